import { type Kysely, sql } from 'kysely'

/**
 * The clock of a ticket that was opened again runs from that day, whatever kind it is given later. The day that was
 * promised when an answer was given stays after the ticket is closed: figures count by it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table feedback_tickets add column clock_from date, add column promised_on date',
  `update feedback_tickets set promised_on = due_on where answered_at is not null and due_on is not null`,
]
