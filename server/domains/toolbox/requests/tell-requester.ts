import type { RequestReach } from '../../../../shared/rules/toolbox/tool-requests.ts'
import type { CallContext } from '../../../context.ts'
import { openSealed } from '../../../db/keys/sealed-texts.ts'
import { notify } from '../../messages/notify.ts'
import { sendToContact } from '../../messages/sending/send-to-contact.ts'
import { requestContact } from './request-contact.ts'
import type { RequestRow } from './staff-requests.queries.ts'

/**
 * Sends an answer to the requester: a message to the account, a mail or text message to the contact. A text
 * message includes the answer, since a person without an account has no other source.
 * @returns the channels used
 */
export async function tellRequester(
  ctx: Pick<CallContext, 'db' | 'services'>,
  row: RequestRow,
  { answer, tool }: { answer: string; tool: number | null },
): Promise<RequestReach[]> {
  const params = { reference: row.reference, answer }
  const link = tool === null ? `/tools/searchToolList?${searched(ctx, row)}` : `/tools/toolsDetail/${tool}`
  const sent: RequestReach[] = []
  if (row.account_id) {
    const to = { kind: 'account', accountId: row.account_id } as const
    await notify(ctx, { to, category: 'tool', template: 'tool_request_answered', params, link })
    sent.push('account')
  }
  const contact = row.contact_encrypted ? requestContact(ctx.services, row.contact_encrypted) : null
  if (contact) {
    const template = contact.channel === 'sms' ? 'tool_request_answered_sms' : 'tool_request_answered'
    await sendToContact(ctx, { ...contact, locale: row.language, template, params, link })
    sent.push(contact.channel)
  }
  return sent
}

function searched({ services: { cipher } }: Pick<CallContext, 'services'>, row: RequestRow): URLSearchParams {
  const read = (name: 'keywords' | 'tool_name' | 'need') => openSealed(cipher, 'tool_requests', name, row)
  return new URLSearchParams({
    keywords: read('keywords') || read('tool_name') || (read('need') ?? '').slice(0, 40),
  })
}
