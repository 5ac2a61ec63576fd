import { type Kysely, sql } from 'kysely'

/**
 * Requests to adopt a project and for a tool become work like any other: assigned to a person, with a soft lock,
 * and in the one list. A request to adopt gets the day by which it was promised an answer; one from before has
 * none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table adoption_requests
  add column due_on date,
  add column assigned_to uuid references accounts,
  add column locked_by uuid references accounts,
  add column locked_until timestamptz;
alter table tool_requests
  add column assigned_to uuid references accounts,
  add column locked_by uuid references accounts,
  add column locked_until timestamptz;

create or replace view staff_queue as
  select 'application' as kind, a.id, a.reference, a.offering_kind, a.offering_number, null::text as entity_type,
    coalesce(o.name, t.name) as party_name, a.team_id, a.organisation_id, a.state, a.version,
    a.is_appeal, a.submitted_at, a.amendable_until, a.due_on, a.decided_at, a.assigned_to,
    a.locked_by, a.locked_until,
    case
      when a.state in ('submitted', 'in_review') then 'open'
      when a.state = 'needs_correction' then 'waiting'
      else 'decided'
    end as stage,
    a.state = 'in_review' and cardinality(a.correction_keys) > 0 as is_corrected,
    o.credit_code, null::text as feedback_kind, '{}'::uuid[] as barred,
    null::text as change_kind, null::date as answer_until,
    case when a.is_appeal
      then array(select d.decided_by from application_decisions d where d.application_id = a.id)
      else '{}'::uuid[]
    end as deciders,
    null::integer as project_number, null::text as words, null::text as words_encrypted,
    null::text as language, true as is_reachable
  from applications a
  join teams t on t.id = a.team_id
  left join organisations o on o.id = a.organisation_id
  where a.submitted_at is not null
  union all
  select 'verification', o.id, o.reference, null, null, o.entity_type,
    o.name, o.team_id, o.id, o.state, o.version,
    false, o.submitted_at, null, o.due_on, o.decided_at, o.assigned_to,
    o.locked_by, o.locked_until,
    case
      when o.state = 'pending_review' then 'open'
      when o.state in ('returned', 'pending_documents') then 'waiting'
      else 'decided'
    end,
    false, o.credit_code, null, '{}', null, null, '{}',
    null, null, null, null, true
  from organisations o
  where o.state <> 'unverified'
  union all
  select 'superAdminChange', c.id, c.reference, null, null, null,
    concat_ws(' · ', o.name, nullif(t.name, o.name)), c.team_id, c.organisation_id, c.state, c.version,
    false, c.requested_at, null, c.due_on, c.decided_at, c.assigned_to,
    c.locked_by, c.locked_until,
    case
      when c.state in ('deciding', 'contested') then 'open'
      when c.state in ('requested', 'notified', 'cooling_off') then 'waiting'
      else 'decided'
    end,
    false, o.credit_code, null, array[c.sitting_account_id, c.next_account_id], c.kind,
    case when c.state in ('requested', 'notified', 'cooling_off') then c.cooling_until end,
    array_remove(array[c.first_by], null),
    null, null, null, null, true
  from super_admin_changes c
  join teams t on t.id = c.team_id
  join organisations o on o.id = c.organisation_id
  union all
  select 'feedback', f.id, f.reference, null, null, null,
    coalesce(t.name, ''), f.team_id, null, f.state, f.version,
    false, f.received_at, null, f.due_on, coalesce(f.closed_at, f.answered_at), f.assigned_to,
    f.locked_by, f.locked_until,
    case
      when f.state in ('received', 'triaged') then 'open'
      when f.state = 'answered' then 'waiting'
      else 'decided'
    end,
    false, null, f.kind, array(select b.account_id from feedback_barred b where b.ticket_id = f.id),
    null, null, '{}',
    null, null, null, null, true
  from feedback_tickets f
  left join teams t on t.id = f.team_id
  union all
  select 'toolRequest', r.id, r.reference, null, null, null,
    coalesce(t.name, ''), r.team_id, null, r.state, r.version,
    false, r.created_at, null, null, r.changed_at, r.assigned_to,
    r.locked_by, r.locked_until,
    case when r.state = 'received' then 'open' else 'decided' end,
    false, null, null, array_remove(array[r.account_id], null), null, null, '{}',
    null, r.need, r.need_encrypted, r.language, r.contact_encrypted is not null or r.account_id is not null
  from tool_requests r
  left join teams t on t.id = r.team_id
  union all
  select 'adoption', a.id, a.reference, null, null, null,
    coalesce(t.name, ''), a.team_id, null, a.state, a.version,
    false, a.received_at, null, a.due_on, a.changed_at, a.assigned_to,
    a.locked_by, a.locked_until,
    case
      when a.state = 'received' then 'open'
      when a.state = 'inTouch' then 'waiting'
      else 'decided'
    end,
    false, null, null, array_remove(array[a.account_id], null), null, null, '{}',
    a.number, a.organisation, a.organisation_encrypted, null, true
  from adoption_requests a
  left join teams t on t.id = a.team_id;
`)
    .execute(db)
}
