import { type Kysely, sql } from 'kysely'

/** The list of services: its orders and its filters, each read from an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const services = "where collection = 'services'"

const statements = [
  'create index content_live_position on content_live (collection, position, number)',
  `create index content_live_services on content_live using gin (shared jsonb_path_ops) ${services}`,
  `create index content_live_services_reply on content_live (((shared->>'replyDays')::integer), number desc) ${services}`,
]
