import { type Kysely, sql } from 'kysely'

/**
 * Who of the staff looked at somebody's phone, name or address in full, so that the person can read it. The reason
 * stands here as it does in the audit. What was revealed before is taken from there: of applications for who began
 * them, of verifications for who had stated last by then that they act for the organisation.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const columns = 'viewed_account_id, viewer_account_id, what, subject_id, reference, reason, at'

const statements = [
  `create table data_views (
    id uuid primary key default uuid7(),
    viewed_account_id uuid not null references accounts,
    viewer_account_id uuid not null references staff_members (account_id),
    what text not null check (what in ('application', 'verification')),
    subject_id uuid not null,
    reference text not null,
    reason text not null,
    at timestamptz not null default now()
  )`,
  'create index data_views_newest on data_views (viewed_account_id, at desc, id desc)',
  `insert into data_views (${columns})
    select applications.started_by, audit_events.account_id, 'application', applications.id, applications.reference,
      audit_events.after->>'reason', audit_events.at
    from audit_events
    join staff_members on staff_members.account_id = audit_events.account_id
    join applications on applications.id::text = audit_events.subject_id
    where audit_events.kind = 'application.revealed' and audit_events.subject_kind = 'application'`,
  `insert into data_views (${columns})
    select acting.account_id, audit_events.account_id, 'verification', organisations.id, organisations.reference,
      audit_events.after->>'reason', audit_events.at
    from audit_events
    join staff_members on staff_members.account_id = audit_events.account_id
    join organisations on organisations.id::text = audit_events.subject_id
    join lateral (
      select account_id from organisation_submissions
      where organisation_id = organisations.id and submitted_at <= audit_events.at
      order by number desc limit 1
    ) acting on true
    where audit_events.kind = 'organisation.revealed' and audit_events.subject_kind = 'organisation'`,
]
