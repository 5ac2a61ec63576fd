import { type Kysely, sql } from 'kysely'

/**
 * What follows a decision or a question: how long a grant usually lasts, where the tool is opened, the answers of a
 * correction while they are written, and in the staff's list which applications came back mended.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table tools
    add column term_months integer check (term_months between 1 and 120),
    add column start_link text check (start_link ~ '^(https://|/[^/])')`,
  `alter table applications
    add column correction_answers_encrypted text,
    add column correction_saved_at timestamptz`,
  `create or replace view staff_queue as
    select 'application' as kind, a.id, a.reference, a.tool_number, null::text as entity_type,
      coalesce(o.name, t.name) as party_name, a.team_id, a.organisation_id, a.state, a.version,
      a.is_appeal, a.submitted_at, a.amendable_until, a.due_on, a.decided_at, a.assigned_to,
      a.locked_by, a.locked_until,
      case
        when a.state in ('submitted', 'in_review') then 'open'
        when a.state = 'needs_correction' then 'waiting'
        else 'decided'
      end as stage,
      a.state = 'in_review' and cardinality(a.correction_keys) > 0 as is_corrected,
      o.credit_code
    from applications a
    join teams t on t.id = a.team_id
    left join organisations o on o.id = a.organisation_id
    where a.submitted_at is not null
    union all
    select 'verification', o.id, o.reference, null, o.entity_type,
      o.name, o.team_id, o.id, o.state, o.version,
      false, o.submitted_at, null, o.due_on, o.decided_at, o.assigned_to,
      o.locked_by, o.locked_until,
      case
        when o.state = 'pending_review' then 'open'
        when o.state in ('returned', 'pending_documents') then 'waiting'
        else 'decided'
      end,
      false, o.credit_code
    from organisations o
    where o.state <> 'unverified'`,
]
