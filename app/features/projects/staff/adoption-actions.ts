import type { AdoptionState } from '../../../../shared/rules/toolbox/adoption.ts'
import type { Acting } from '../../staff/work/review-action.ts'

/** Records the step that a posted form takes. */
export async function actOnAdoption({ api, form, id: adoptionId }: Acting): Promise<string> {
  // The call refuses any other value.
  const state = form.text('state') as AdoptionState
  const seen = { adoptionId, version: form.text('version') }
  await api.projectsStaff.adoptionMove({ ...seen, state, note: form.text('note') }, form.idempotency())
  return 'quiet'
}
