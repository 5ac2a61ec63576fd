import type { ApplicationRow } from './application.queries.ts'

/** What every change of an application returns to its team. */
export function presentChanged({ id, reference, state }: ApplicationRow) {
  return { applicationId: id, reference, state }
}

/** What every change returns to staff: it adds the version that the next change must name. */
export function presentChangedToStaff(application: ApplicationRow) {
  return { ...presentChanged(application), version: application.version }
}
