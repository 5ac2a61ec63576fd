import { ApiError } from '../../../shared/contract/errors.ts'
import type { SeenView } from '../../../shared/contract/support/feedback-parts.ts'
import { createReference } from '../../../shared/lib/reference.ts'
import { shanghaiYear } from '../../../shared/lib/text/shanghai-time.ts'
import { type FeedbackKind, type FeedbackTopic, feedbackTerms } from '../../../shared/rules/feedback.ts'
import { viewTopic } from '../../../shared/rules/feedback-view.ts'
import type { CallContext } from '../../context.ts'
import { addressBucket, spendLimits } from '../../db/limits.ts'
import { dayAfterWorkingDays } from '../../db/working-days.queries.ts'
import { attachFiles } from '../files/attach-files.ts'
import { type Contact, parseContact } from '../messages/sending/parse-contact.ts'
import { barConcerned } from './bar-concerned.ts'
import { barFrom } from './barred.queries.ts'
import { readerOf } from './feedback.policy.ts'
import {
  findOpenTicketSince,
  findTicketOfForm,
  insertEvent,
  insertMessage,
  insertTicket,
  putReader,
  type TicketRow,
} from './feedback.queries.ts'
import { codeOfForm, hashOfCode, isSameHash } from './feedback-code.ts'
import { barInvolved, objectionColumns, showAnew } from './objections.ts'
import { tellSender } from './tell-sender.ts'

export type FeedbackInput = {
  formKey: string
  kind: FeedbackKind
  topic: FeedbackTopic
  body: string
  page: string
  about: string
  contact: string
  files: string[]
  /** Of an objection: its round, an entry's reference or nothing, and who objects. */
  round?: string | undefined
  entry?: string
  name?: string
  view: SeenView
}

/**
 * The sender, and the staff known to be complained of. A contact is the account's own: it was verified once,
 * and is not validated like a typed one.
 */
type From = {
  accountId: string | null
  teamId?: string | null
  concerned: string[]
  contact?: Contact | null
  /** One of theirs that came since then has to be closed before another is taken. */
  onceSince?: Date
}

function senderOf({ actor }: CallContext): From {
  if (actor.kind !== 'account') return { accountId: null, concerned: [] }
  return { accountId: actor.accountId, teamId: actor.team?.id ?? null, concerned: [] }
}

/**
 * Takes a complaint or a suggestion from anybody. The same form makes one ticket however often it is sent, and gets the
 * same number and code each time.
 * @throws ApiError `tooMany`, `idempotencyMismatch` for a form that was sent with other words, `invalidInput`,
 * `illegalTransition` for a second one where one is taken, or an objection outside of the public notice
 */
export async function sendFeedback(ctx: CallContext, input: FeedbackInput, from: From = senderOf(ctx)) {
  const { keyedHash } = ctx.services
  const form = {
    form_hash: keyedHash(input.formKey, 'feedback form'),
    request_hash: keyedHash(JSON.stringify(wordsOf(input)), 'feedback request'),
  }
  const sent = await findTicketOfForm(ctx.db, form.form_hash)
  if (sent) return repeat(ctx, sent, input, form.request_hash)
  const { accountId, onceSince } = from
  if (accountId && onceSince && (await findOpenTicketSince(ctx.db, accountId, onceSince)))
    throw new ApiError('illegalTransition')
  const contact = from.contact ?? parseContact(input.contact)
  const objection = await objectionColumns(ctx, input)
  const ticket = await store(ctx, input, { form, contact, from, objection })
  if (!ticket) {
    const other = await findTicketOfForm(ctx.db, form.form_hash)
    if (!other) throw new ApiError('conflict')
    return repeat(ctx, other, input, form.request_hash)
  }
  await keepWords(ctx, ticket, input)
  // Counted only here: an invalid or repeated form costs no try.
  await limitSending(ctx, from)
  await barFrom(ctx.db, ticket.id, from.concerned, 'concerned')
  await barInvolved(ctx, ticket)
  await showAnew(ctx, ticket)
  await barConcerned(ctx, ticket, input.about)
  await tellSender(ctx, ticket, 'received')
  ctx.audit({
    kind: 'feedback.send',
    subjectKind: 'feedback',
    subjectId: ticket.id,
    // Who objects is kept apart, also from those who read the audit.
    ...(ticket.round_number !== null && { accountId: null, teamId: null }),
    after: { reference: ticket.reference, kind: ticket.kind, topic: ticket.topic, state: ticket.state },
  })
  return answerOf(ctx, ticket, input.formKey)
}

/** The fields that make two submissions equal: the screen may have been rotated meanwhile. */
function wordsOf({ view, ...words }: FeedbackInput) {
  return words
}

/** A repeated form gets the first response, and is not counted again. */
async function repeat(ctx: CallContext, ticket: TicketRow, input: FeedbackInput, requestHash: Buffer) {
  if (!isSameHash(ticket.request_hash, requestHash)) throw new ApiError('idempotencyMismatch')
  return answerOf(ctx, ticket, input.formKey)
}

/** The holder of the form's key has just sent it: their browser may read the ticket. */
async function answerOf(ctx: CallContext, ticket: TicketRow, formKey: string) {
  ctx.rememberBrowser()
  await putReader(ctx.db, ticket.id, readerOf(ctx), feedbackTerms.readingMinutes)
  return {
    reference: ticket.reference,
    code: codeOfForm(ctx.services, formKey),
    dueOn: ticket.due_on ?? '',
    isContacted: ticket.contact_channel !== null || ticket.account_id !== null,
  }
}

/** Per owner: the link of a suspension can be used from any address. */
async function limitSending(ctx: CallContext, { accountId }: From): Promise<void> {
  const from = accountId ?? addressBucket(ctx.address)
  const { sendsPerAddressPerHour, sendsPerAddressPerDay } = feedbackTerms
  await spendLimits(ctx.services.limits, [
    { key: `feedback:hour:${from}`, most: sendsPerAddressPerHour, windowSeconds: 3600 },
    { key: `feedback:day:${from}`, most: sendsPerAddressPerDay, windowSeconds: 24 * 3600 },
  ])
}

type Form = { form_hash: Buffer; request_hash: Buffer }

type Rest = {
  form: Form
  contact: Contact | null
  from: From
  objection: Awaited<ReturnType<typeof objectionColumns>>
}

async function store(ctx: CallContext, input: FeedbackInput, { form, contact, from, objection }: Rest) {
  const { services } = ctx
  const seal = (value: string, column: string) =>
    value ? services.cipher.encrypt(value, `feedback_tickets.${column}`) : null
  const reference = createReference('FK', shanghaiYear(new Date()))
  return insertTicket(ctx.db, {
    ...form,
    reference,
    kind: input.kind,
    topic: input.topic,
    language: ctx.locale,
    page: input.page || null,
    view: viewOf(input),
    about_encrypted: seal(input.about, 'about'),
    contact_channel: contact?.channel ?? null,
    contact_encrypted: seal(contact?.to ?? '', 'contact'),
    code_hash: hashOfCode(services, reference, codeOfForm(services, input.formKey)),
    account_id: from.accountId,
    team_id: from.teamId ?? null,
    due_on: await dayAfterWorkingDays(ctx.db, feedbackTerms.replyWorkingDays[input.kind]),
    ...objection,
  })
}

function viewOf({ topic, view }: FeedbackInput): string | null {
  return topic === viewTopic && Object.keys(view).length > 0 ? JSON.stringify(view) : null
}

async function keepWords(ctx: CallContext, ticket: TicketRow, input: FeedbackInput): Promise<void> {
  await insertMessage(ctx.db, {
    ticket_id: ticket.id,
    side: 'sender',
    account_id: ticket.account_id,
    body_encrypted: ctx.services.cipher.encrypt(input.body, 'feedback_messages.body'),
  })
  await insertEvent(ctx.db, {
    ticket_id: ticket.id,
    action: 'send',
    side: 'sender',
    account_id: ticket.account_id,
  })
  try {
    await attachFiles(ctx, { fileIds: input.files, kind: 'feedback', id: ticket.id, purpose: 'feedback' })
  } catch (error) {
    // Reported at the field: leaving the form would lose what was typed.
    if (!(error instanceof ApiError)) throw error
    throw new ApiError('invalidInput', { fields: { files: { reason: 'file' } } })
  }
}
