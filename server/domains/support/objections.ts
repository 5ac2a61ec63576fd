import { ApiError } from '../../../shared/contract/errors.ts'
import { offeringPaths } from '../../../shared/rules/applications/offerings.ts'
import type { ObjectionResult } from '../../../shared/rules/feedback.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { databaseClock } from '../../db/database-clock.ts'
import { peopleById } from '../sign-in/account/people.ts'
import { plain } from './bar-concerned.ts'
import { barFrom } from './barred.queries.ts'
import type { TicketRow } from './feedback.queries.ts'
import type { Published } from './objections-port.ts'
import type { FeedbackInput } from './send-feedback.ts'

type Reader = Pick<CallContext, 'db' | 'services'>

/** The round and entry that a ticket objects to; null for every other ticket. */
function objectedBy({ round_number: round, entry_id: entryId }: TicketRow): Published | null {
  return round === null ? null : { round, entryId }
}

/**
 * The columns of an objection that is sent, with the day on which its round asks for the answer; none for other feedback.
 * It stands under no team, since its sender is known to nobody who reads it.
 * @throws ApiError `invalidInput` for an objection to nothing; as the port
 */
export async function objectionColumns(ctx: CallContext, input: FeedbackInput) {
  const { topic, round, entry = '', name = '' } = input
  if ((topic === 'objection') !== (round !== undefined))
    throw new ApiError('invalidInput', { fields: { topic: { reason: 'notAnOption' } } })
  if (round === undefined) return {}
  const taken = await ctx.services.ports.objections.take(ctx, { round: Number(round), entry })
  return {
    kind: 'complaint' as const,
    round_number: taken.round,
    entry_id: taken.entryId,
    name_encrypted: name ? ctx.services.cipher.encrypt(name, 'feedback_tickets.name') : null,
    due_on: taken.dueOn,
    team_id: null,
  }
}

/** Lets the page of the round show at once that an objection waits or is answered; does nothing for other tickets. */
export async function showAnew(ctx: CallContext, { round_number: round }: TicketRow): Promise<void> {
  if (round !== null) await ctx.services.contentChanged(ctx.db, [`${offeringPaths.round.page}${round}`])
}

/** Bars everybody from an objection who has a part in what it is about by now; does nothing for other tickets. */
export async function barInvolved({ db, services }: Reader, ticket: TicketRow): Promise<void> {
  const published = objectedBy(ticket)
  if (published)
    await barFrom(db, ticket.id, await services.ports.objections.involvedIn(db, published), 'decided')
}

type Found = { result?: ObjectionResult | undefined; resultReason: string }

/**
 * The columns with what was found about an objection, which its first answer says, for everybody to read.
 * @throws ApiError `invalidInput` where it is missing, given for another ticket, or names who objects
 */
export async function resultColumns(ctx: CallContext<StaffMember>, ticket: TicketRow, found: Found) {
  const { result, resultReason } = found
  if (ticket.round_number === null || ticket.result !== null) {
    if (result) throw new ApiError('invalidInput', { fields: { result: { reason: 'unexpected' } } })
    return {}
  }
  if (!result) throw new ApiError('invalidInput', { fields: { result: { reason: 'required' } } })
  if (!resultReason) throw new ApiError('invalidInput', { fields: { resultReason: { reason: 'required' } } })
  const written = plain(resultReason)
  if ((await namesOf(ctx, ticket)).some((name) => plain(name).length > 1 && written.includes(plain(name))))
    throw new ApiError('invalidInput', { fields: { resultReason: { reason: 'unfitting' } } })
  return {
    result,
    result_reason_encrypted: ctx.services.cipher.encrypt(resultReason, 'feedback_tickets.result_reason'),
    resulted_at: databaseClock,
  }
}

/** How the sender may be named: as they wrote it, and as their account says. */
async function namesOf(ctx: Reader, ticket: TicketRow): Promise<string[]> {
  const { name, contact } = senderOf(ctx, ticket)
  const people = await peopleById(ctx, [ticket.account_id])
  const own = ticket.account_id === null ? undefined : people.get(ticket.account_id)
  return [name, contact, own?.name, own?.phone, own?.email].filter((one) => typeof one === 'string')
}

function senderOf({ services }: Pick<Reader, 'services'>, ticket: TicketRow) {
  const open = (stored: string | null, column: string) =>
    stored && services.cipher.decrypt(stored, `feedback_tickets.${column}`)
  return {
    name: open(ticket.name_encrypted, 'name'),
    contact: open(ticket.contact_encrypted, 'contact'),
  }
}

/** The result of an objection as its sender and everybody else reads it. */
export function presentResult({ services }: Pick<Reader, 'services'>, ticket: TicketRow) {
  const { result, result_reason_encrypted: reason } = ticket
  return {
    result,
    resultReason: reason && services.cipher.decrypt(reason, 'feedback_tickets.result_reason'),
  }
}

/** An objection for its handler, with its sender only where they have opened its papers. */
export async function presentObjection(ctx: CallContext, ticket: TicketRow, isOpened: boolean) {
  const published = objectedBy(ticket)
  if (!published) return null
  const { title, entry } = await ctx.services.ports.objections.describe(ctx, published)
  return {
    roundId: String(published.round),
    roundTitle: title[ctx.locale],
    entry,
    ...presentResult(ctx, ticket),
    sender: isOpened ? senderOf(ctx, ticket) : null,
  }
}
