import type { Db } from '../../db/database.ts'
import { privilegesOf } from '../../db/privileges-of.ts'
import type { SupportTables } from '../../db/tables/support.ts'

type Why = SupportTables['feedback_barred']['why']

/**
 * Bars accounts from a ticket; the first reason stays for those already barred. A reason that no sorter takes back takes
 * the place of being complained of.
 */
export async function barFrom(db: Db, ticketId: string, accountIds: string[], why: Why): Promise<void> {
  if (accountIds.length === 0) return
  await db
    .insertInto('feedback_barred')
    .values([...new Set(accountIds)].map((id) => ({ ticket_id: ticketId, account_id: id, why })))
    .onConflict((conflict) =>
      conflict
        .columns(['ticket_id', 'account_id'])
        .doUpdateSet({ why })
        .where('feedback_barred.why', '=', 'concerned'),
    )
    .execute()
}

/**
 * Sets the people complained of among selectable staff, as decided by the reader. People who could not be
 * selected, because they are no longer staff, stay barred, and so does who sent it.
 */
export async function setConcerned(
  db: Db,
  ticketId: string,
  { chosen, among }: { chosen: string[]; among: string[] },
): Promise<void> {
  await db
    .deleteFrom('feedback_barred')
    .where('ticket_id', '=', ticketId)
    .where('why', '=', 'concerned')
    .where('account_id', 'in', among)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('feedback_tickets')
            .select('id')
            .where('id', '=', ticketId)
            .whereRef('feedback_tickets.account_id', '=', 'feedback_barred.account_id'),
        ),
      ),
    )
    .execute()
  await barFrom(db, ticketId, chosen, 'concerned')
}

export async function listBarred(db: Db, ticketId: string) {
  return db
    .selectFrom('feedback_barred')
    .select(['account_id', 'why'])
    .where('ticket_id', '=', ticketId)
    .execute()
}

/** The people complained of, in a fixed order. */
export async function listConcerned(db: Db, ticketId: string): Promise<string[]> {
  const barred = await listBarred(db, ticketId)
  return barred.flatMap(({ account_id: id, why }) => (why === 'concerned' ? [id] : [])).sort()
}

/** Whether an account is barred, as its sender always is, also where they came to the staff later. */
export async function isBarred(db: Db, ticketId: string, accountId: string): Promise<boolean> {
  const barred = db
    .selectFrom('feedback_barred')
    .select('ticket_id')
    .where('ticket_id', '=', ticketId)
    .where('account_id', '=', accountId)
  const sent = db
    .selectFrom('feedback_tickets')
    .select('id as ticket_id')
    .where('id', '=', ticketId)
    .where('account_id', '=', accountId)
  return (await barred.union(sent).executeTakeFirst()) !== undefined
}

/** All active members of staff by name, with whether they answer tickets. */
export async function listStaff(db: Db) {
  return db
    .selectFrom('staff_members')
    .select(['account_id', 'display_name', privilegesOf('roles').as('privileges')])
    .where('status', '=', 'active')
    .orderBy('display_name')
    .orderBy('account_id')
    .execute()
}
