import { type Kysely, sql } from 'kysely'

/**
 * Verifications that were taken back by their team or closed by the portal, and requests to join that nobody
 * decided. A code is held by who has sent everything: neither a claim whose letter is missing nor a verification that
 * was revoked keeps its owner out.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const states = `'unverified', 'pending_documents', 'pending_review', 'verified', 'returned', 'refused',
  'due_renewal', 'expired', 'suspended', 'revoked', 'withdrawn', 'closed'`
const today = `(now() at time zone 'Asia/Shanghai')::date`

const statesOf = (table: string, known: string) => [
  `alter table ${table} drop constraint ${table}_state_check`,
  `alter table ${table} add constraint ${table}_state_check check (state in (${known}))`,
]

const statements = [
  ...statesOf('organisations', states),
  ...statesOf('organisation_events', states),
  'drop index organisations_credit_code',
  `create unique index organisations_credit_code on organisations (credit_code)
    where state not in ('pending_documents', 'revoked', 'refused', 'withdrawn', 'closed')`,
  // The watch finds what waits for its team by the queue's index on the state.
  'drop index organisations_returned',
  // What waits already gets its day, and is told before it is closed: so far only the papers went.
  `update organisations set papers_warned_at = null,
      due_on = case state when 'returned' then (decided_at at time zone 'Asia/Shanghai')::date + 90
        else (submitted_at at time zone 'Asia/Shanghai')::date + 30 end
    where state = 'pending_documents' or (state = 'returned' and verified_until is null)`,
  `update organisations set due_on = ${today} + 14
    where state = 'returned' and verified_until is not null and due_on is null`,
  ...statesOf('team_join_requests', `'open', 'accepted', 'declined', 'withdrawn', 'lapsed'`),
  `create index team_join_requests_open on team_join_requests (created_at) where state = 'open'`,
]
