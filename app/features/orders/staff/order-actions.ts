import { proveIfAsked } from '../../staff/prove-if-asked.ts'
import type { Acting } from '../../staff/work/review-action.ts'
import { postedStep } from '../order-act.ts'

/** Takes the step of a posted form as staff. */
export async function actOnOrderAsStaff({ api, form, id }: Acting): Promise<string> {
  await proveIfAsked(api, form)
  await api.ordersStaff.step(postedStep(form, id), form.idempotency())
  return 'quiet'
}
