import { type Kysely, sql } from 'kysely'

/**
 * One list of what staff work on, over both kinds of it. A view and not a table: nothing has to be kept in step, and
 * each half is found by the index of its own domain.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table applications add column locked_by uuid references accounts, add column locked_until timestamptz',
  `create view staff_queue as
    select 'application' as kind, a.id, a.reference, a.tool_number, null::text as entity_type,
      coalesce(o.name, t.name) as party_name, a.team_id, a.organisation_id, a.state, a.version,
      a.is_appeal, a.submitted_at, a.amendable_until, a.due_on, a.decided_at, a.assigned_to,
      a.locked_by, a.locked_until,
      case
        when a.state in ('submitted', 'in_review') then 'open'
        when a.state = 'needs_correction' then 'waiting'
        else 'decided'
      end as stage
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
      end
    from organisations o
    where o.state <> 'unverified'`,
]
