import { randomBytes } from 'node:crypto'
import type { Api } from '../../../shared/contract/contract.ts'
import type { TestPortal } from '../portal/portal.ts'

/** A complaint as a form sends it; every form has a key of its own. */
export function feedbackInput() {
  return {
    formKey: randomBytes(16).toString('hex'),
    kind: 'complaint' as const,
    topic: 'application' as const,
    body: '申请过了期限还没有答复。',
  }
}

/** Sends a complaint as the client's account. Returns its number, code and id. */
export async function sendFeedback(
  portal: TestPortal,
  api: Api,
  more: Partial<Parameters<Api['support']['feedbackSend']>[0]> = {},
) {
  const sent = await api.support.feedbackSend({ ...feedbackInput(), ...more })
  return { ...sent, ticketId: (await ticketOf(portal, sent.reference)).id }
}

export async function ticketOf(portal: TestPortal, reference: string) {
  return portal.db
    .selectFrom('feedback_tickets')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
}
