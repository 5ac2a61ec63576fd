import type { ApplicationRow } from './application.queries.ts'

/** What every change of an application answers to its team. */
export function presentChanged({ id, reference, state }: ApplicationRow) {
  return { applicationId: id, reference, state }
}

/** What every change answers to staff: with the version that the next change must have seen. */
export function presentChangedToStaff(application: ApplicationRow) {
  return { ...presentChanged(application), version: application.version }
}
