import { type Kysely, sql } from 'kysely'

/** What the figures of a period are counted by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'create index applications_submitted on applications (submitted_at) include (state, tool_number)',
  'create index application_decisions_decided on application_decisions (decided_at)',
  'create index organisations_submitted on organisations (submitted_at) include (state)',
  'create index feedback_tickets_received on feedback_tickets (received_at)',
  'create index deliveries_created on deliveries (created_at) include (state)',
  `create index content_texts_in_review on content_texts (updated_at) where state = 'in_review'`,
]
