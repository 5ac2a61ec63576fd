import { type Kysely, sql } from 'kysely'

/** The name of the foreign key to tools, where the table had one. */
const tables = {
  applications: 'applications_tool_number_fkey',
  question_sets: 'tool_question_sets_tool_number_fkey',
  offering_stock_periods: 'tool_quota_periods_tool_number_fkey',
  activation_codes: 'activation_codes_tool_number_fkey',
  quota_reservations: null,
}

/** What names a tool by its number names an offering by kind and number; what is there is of tools. */
function toOffering([table, foreignKey]: [string, string | null]): string {
  return `
alter table ${table} rename column tool_number to offering_number;
${foreignKey ? `alter table ${table} drop constraint ${foreignKey};` : ''}
alter table ${table} add column offering_kind text not null default 'tool' check (offering_kind in ('tool'));
alter table ${table} alter column offering_kind drop default;
alter table ${table} add foreign key (offering_kind, offering_number) references offerings;
`
}

/**
 * Applications are for offerings, of which tools are the first kind. Each kind keeps its own table; a trigger on
 * it keeps `offerings` in step, so that nothing refers to an offering that is not there, and none is deleted that
 * something refers to. A later kind widens the checks and adds its trigger.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table offerings (
  kind text not null check (kind in ('tool')),
  number integer not null,
  primary key (kind, number)
);
insert into offerings (kind, number) select 'tool', number from tools;

create function keep_offerings() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        delete from offerings where kind = tg_argv[0] and number = old.number;
      end if;
      if tg_op <> 'DELETE' then
        insert into offerings (kind, number) values (tg_argv[0], new.number);
      end if;
      return null;
    end
  $$;
create trigger keep_offerings after insert or delete or update of number on tools
  for each row execute function keep_offerings('tool');

drop view staff_queue;
alter table tool_question_sets rename to question_sets;
alter table tool_quota_periods rename to offering_stock_periods;
${Object.entries(tables).map(toOffering).join('')}
alter index tool_question_sets_pkey rename to question_sets_pkey;
alter table question_sets drop constraint tool_question_sets_tool_number_version_key;
alter table question_sets add unique (offering_kind, offering_number, version);

alter table offering_stock_periods drop constraint tool_quota_periods_pkey;
alter table offering_stock_periods add primary key (offering_kind, offering_number, year);
alter table offering_stock_periods rename constraint tool_quota_periods_reserved_check to offering_stock_periods_reserved_check;
alter table offering_stock_periods rename constraint tool_quota_periods_spent_check to offering_stock_periods_spent_check;

alter table activation_codes drop constraint activation_codes_tool_number_code_index_key;
alter table activation_codes add unique (offering_kind, offering_number, code_index);
drop index activation_codes_free;
create index activation_codes_free on activation_codes (offering_kind, offering_number, id)
  where application_id is null;

drop index applications_one_open;
create unique index applications_one_open on applications (team_id, offering_kind, offering_number)
  where state in ('draft', 'submitted', 'in_review', 'needs_correction', 'approved', 'fulfilling', 'active');
drop index applications_submitted;
create index applications_submitted on applications (submitted_at) include (state, offering_kind, offering_number);

create view staff_queue as
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
    o.credit_code, null::text as feedback_kind, '{}'::uuid[] as barred
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
    false, o.credit_code, null, '{}'
  from organisations o
  where o.state <> 'unverified'
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
    false, null, f.kind,
    array(select b.account_id from feedback_barred b where b.ticket_id = f.id)
  from feedback_tickets f
  left join teams t on t.id = f.team_id;
`)
    .execute(db)
}
