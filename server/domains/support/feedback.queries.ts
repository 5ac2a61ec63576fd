import { type Insertable, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { notAmong } from '../../db/not-among.ts'
import { endOfTerm } from '../../db/retention.ts'
import type { SupportTables } from '../../db/tables/support.ts'

type Tickets = SupportTables['feedback_tickets']

/** Stores a ticket. @returns undefined if its form or reference is taken */
export async function insertTicket(db: Db, ticket: Insertable<Tickets>) {
  return db
    .insertInto('feedback_tickets')
    .values(ticket)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export type TicketRow = NonNullable<Awaited<ReturnType<typeof insertTicket>>>

export async function findTicketOfForm(db: Db, formHash: Buffer): Promise<TicketRow | undefined> {
  return db.selectFrom('feedback_tickets').selectAll().where('form_hash', '=', formHash).executeTakeFirst()
}

/** By reference or id; `forUpdate` locks it until the transaction ends. */
export async function findTicket(
  db: Db,
  which: { reference: string } | { id: string },
  forUpdate = false,
): Promise<TicketRow | undefined> {
  let query = db.selectFrom('feedback_tickets').selectAll()
  query = 'id' in which ? query.where('id', '=', which.id) : query.where('reference', '=', which.reference)
  return (forUpdate ? query.forUpdate() : query).executeTakeFirst()
}

export async function listTicketsOf(db: Db, accountId: string): Promise<TicketRow[]> {
  return db
    .selectFrom('feedback_tickets')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('received_at', 'desc')
    .limit(50)
    .execute()
}

export async function findOpenTicketSince(
  db: Db,
  accountId: string,
  since: Date,
): Promise<TicketRow | undefined> {
  return db
    .selectFrom('feedback_tickets')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('received_at', '>=', since)
    .where('state', '<>', 'closed')
    .orderBy('received_at')
    .limit(1)
    .executeTakeFirst()
}

export async function insertMessage(
  db: Db,
  message: Omit<Insertable<SupportTables['feedback_messages']>, 'id' | 'created_at'>,
): Promise<void> {
  await db.insertInto('feedback_messages').values(message).execute()
}

export async function insertEvent(
  db: Db,
  event: Omit<Insertable<SupportTables['feedback_events']>, 'id' | 'at'>,
): Promise<void> {
  await db.insertInto('feedback_events').values(event).execute()
}

export async function listMessages(db: Db, ticketId: string) {
  return db
    .selectFrom('feedback_messages')
    .leftJoin('staff_members', (join) =>
      join
        .onRef('staff_members.account_id', '=', 'feedback_messages.account_id')
        .on('feedback_messages.side', '=', 'staff'),
    )
    .selectAll('feedback_messages')
    .select('staff_members.display_name')
    .where('ticket_id', '=', ticketId)
    .orderBy('feedback_messages.id')
    .execute()
}

export async function listEvents(db: Db, ticketId: string) {
  return db
    .selectFrom('feedback_events')
    .leftJoin('staff_members', (join) =>
      join
        .onRef('staff_members.account_id', '=', 'feedback_events.account_id')
        .on('feedback_events.side', '=', 'staff'),
    )
    .selectAll('feedback_events')
    .select('staff_members.display_name')
    .where('ticket_id', '=', ticketId)
    .orderBy('feedback_events.id')
    .execute()
}

/** Lets a browser read a ticket for a number of minutes. */
export async function putReader(
  db: Db,
  ticketId: string,
  browserHash: Buffer,
  minutes: number,
): Promise<void> {
  const until = sql<Date>`now() + make_interval(mins => ${minutes})`
  await db
    .insertInto('feedback_readers')
    .values({ ticket_id: ticketId, browser_hash: browserHash, expires_at: until })
    .onConflict((conflict) =>
      conflict.columns(['ticket_id', 'browser_hash']).doUpdateSet({ expires_at: until }),
    )
    .execute()
}

/** Whether a browser may read a ticket, or could a number of minutes ago. */
export async function isReader(
  db: Db,
  ticketId: string,
  browserHash: Buffer,
  graceMinutes: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('feedback_readers')
    .select('ticket_id')
    .where('ticket_id', '=', ticketId)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', sql<Date>`now() - make_interval(mins => ${graceMinutes})`)
    .executeTakeFirst()
  return row !== undefined
}

/** Forms are remembered for a day, longer than any browser repeats one. */
export async function forgetForms(db: Db): Promise<void> {
  await db
    .updateTable('feedback_tickets')
    .set({ form_hash: null })
    .where('form_hash', 'is not', null)
    .where('received_at', '<', endOfTerm('feedbackForms'))
    .execute()
  await db.deleteFrom('feedback_readers').where('expires_at', '<', endOfTerm('feedbackReaders')).execute()
}

/** Answered tickets without a further message for a number of days; with an id, that one locked. */
export async function listClosable(
  db: Db,
  days: number,
  { id, waiting = [] }: { id?: string; waiting?: readonly string[] },
): Promise<TicketRow[]> {
  let query = db
    .selectFrom('feedback_tickets')
    .selectAll()
    .where('state', '=', 'answered')
    .where('answered_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .where(notAmong('id', waiting))
    .limit(200)
  if (id) query = query.where('id', '=', id).forUpdate()
  return query.execute()
}

/** Tickets closed for longer than contacts are kept, which still have one. */
export async function listExpiredContacts(db: Db, waiting: readonly string[]) {
  return db
    .selectFrom('feedback_tickets')
    .select('id')
    .where('closed_at', '<', endOfTerm('feedbackContacts'))
    .where('contact_removed_at', 'is', null)
    .where(notAmong('id', waiting))
    .limit(200)
    .execute()
}

export async function removeContact(db: Db, id: string): Promise<void> {
  await db
    .updateTable('feedback_tickets')
    .set({
      contact_channel: null,
      contact_encrypted: null,
      name_encrypted: null,
      contact_removed_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute()
}

/** Tickets closed for longer than texts are kept, which still have them. */
export async function listExpiredTexts(db: Db, waiting: readonly string[]) {
  return db
    .selectFrom('feedback_tickets')
    .select('id')
    .where('closed_at', '<', endOfTerm('feedbackTexts'))
    .where('wiped_at', 'is', null)
    .where(notAmong('id', waiting))
    .limit(200)
    .execute()
}

/** Erases a ticket's texts; its existence, kind and times stay. */
export async function wipeTexts(db: Db, id: string): Promise<void> {
  await db
    .updateTable('feedback_messages')
    .set({ body_encrypted: null })
    .where('ticket_id', '=', id)
    .execute()
  await db
    .updateTable('feedback_tickets')
    .set({ about_encrypted: null, page: null, view: null, wiped_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** The objections to a round that were not withdrawn before an answer, the first one first. */
export async function listObjections(db: Db, round: number) {
  return db
    .selectFrom('feedback_tickets')
    .select(['id', 'entry_id', 'result', 'result_reason_encrypted', 'resulted_at'])
    .select(
      sql<boolean>`result is null and due_on < (now() at time zone 'Asia/Shanghai')::date`.as('is_late'),
    )
    .where('round_number', '=', round)
    .where((eb) => eb.or([eb('state', '<>', 'closed'), eb('result', 'is not', null)]))
    .orderBy('id')
    .execute()
}

/** Who answered the objections to an entry of a round, or to its list, that were upheld. */
export async function listUpholders(db: Db, round: number, entryId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('feedback_events')
    .innerJoin('feedback_tickets', 'feedback_tickets.id', 'feedback_events.ticket_id')
    .select('feedback_events.account_id')
    .where('round_number', '=', round)
    .where('result', '=', 'upheld')
    .where((eb) => eb.or([eb('entry_id', 'is', null), eb('entry_id', '=', entryId)]))
    .where('action', '=', 'answer')
    .execute()
  return rows.flatMap(({ account_id }) => account_id ?? [])
}
