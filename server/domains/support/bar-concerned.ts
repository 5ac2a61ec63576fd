import { parseReference } from '../../../shared/lib/reference.ts'
import type { CallContext } from '../../context.ts'
import { notify } from '../messages/notify.ts'
import { staffWithPrivilege } from '../messages/recipients.ts'
import { staffBehind } from '../staff/staff-behind.ts'
import { barFrom, listBarred, listStaff } from './barred.queries.ts'
import type { TicketRow } from './feedback.queries.ts'

const referenceInside = /(?:SQ|RZ|CG|FK|XQ|LD)[\s-]*\d{4}[\s-]*[0-9A-Z]{5}/gi

/**
 * Bars people whom a ticket may be about, before anybody has read it: staff who worked on a matter named by
 * number, staff who are named, and a member of staff who sent it themselves.
 */
export async function barConcerned(ctx: CallContext, ticket: TicketRow, about: string): Promise<void> {
  const behind: string[] = []
  for (const [typed] of about.normalize('NFKC').matchAll(referenceInside)) {
    const reference = parseReference(typed)
    if (reference) behind.push(...(await staffBehind(ctx.db, reference)))
  }
  const staff = await listStaff(ctx.db)
  const plainAbout = plain(about)
  const named = staff.filter(({ display_name: name }) => {
    const plainName = plain(name)
    return plainName.length > 1 && plainAbout.includes(plainName)
  })
  await barFrom(ctx.db, ticket.id, [...behind, ...named.map((row) => row.account_id)], 'concerned')
  if (ticket.account_id && staff.some((row) => row.account_id === ticket.account_id))
    await barFrom(ctx.db, ticket.id, [ticket.account_id], 'sender')
  await tellIfNobodyMay(ctx, ticket)
}

/** A name for comparison: without differences in case, width and spaces. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s·.]/g, '')
}

/** Tells administrators of a ticket that no support agent may handle: they can give the role to others. */
export async function tellIfNobodyMay(
  ctx: Pick<CallContext, 'db' | 'services'>,
  ticket: TicketRow,
): Promise<void> {
  const barred = (await listBarred(ctx.db, ticket.id)).map((row) => row.account_id)
  const agents = await staffWithPrivilege(ctx.db, 'handleFeedback')
  if (barred.length === 0 || agents.some((id) => !barred.includes(id))) return
  await notify(ctx, {
    to: { kind: 'staff', privilege: 'manageStaff' },
    category: 'internal',
    template: 'feedback_no_handler_staff',
    params: { reference: ticket.reference },
    link: '/staff/members',
  })
}
