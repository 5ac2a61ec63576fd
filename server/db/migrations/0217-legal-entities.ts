import { type Kysely, sql } from 'kysely'

/**
 * An organisation is its credit code: one row, whose id its yearly allowance is counted by. Each team's verification
 * with its letter stays a row of `organisations`, and any number of them are of one legal entity; a volunteer team is
 * in no register and has none. A sent application counts for the legal entity that its team acts for, of which the index
 * lets one be open for each offering. One public page is of a legal entity.
 *
 * The legal entity takes the id of the row that held the code, so that what was counted by it stays as it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table legal_entities (
  id uuid primary key default uuid7(),
  credit_code text not null unique
);
alter table organisations add column entity_id uuid references legal_entities;
alter table organisation_faces add column entity_id uuid unique references legal_entities;
alter table applications add column entity_id uuid references legal_entities;

insert into legal_entities (id, credit_code)
  select distinct on (credit_code) id, credit_code from organisations where credit_code is not null
  order by credit_code, state in ('pending_documents', 'revoked', 'refused', 'withdrawn', 'closed'),
    verified_until is null, id;
update organisations o set entity_id = e.id from legal_entities e where e.credit_code = o.credit_code;
create function set_legal_entity() returns trigger language plpgsql as $$
begin
  insert into legal_entities (credit_code) values (new.credit_code) on conflict do nothing;
  new.entity_id := (select id from legal_entities where credit_code = new.credit_code);
  return new;
end $$;
create trigger organisations_entity before insert or update of credit_code on organisations
  for each row when (new.credit_code is not null) execute function set_legal_entity();
create index organisations_of_entity on organisations (entity_id) where entity_id is not null;
drop index organisations_credit_code;

update organisation_faces f set entity_id = o.entity_id
  from organisations o where o.id = f.organisation_id and o.id = (
    select p.organisation_id from organisation_faces p join organisations s on s.id = p.organisation_id
    where s.entity_id = o.entity_id
    order by s.state in ('pending_documents', 'revoked', 'refused', 'withdrawn', 'closed'), s.id limit 1);

update applications a set entity_id = o.entity_id
  from teams t join organisations o on o.id = t.organisation_id
  where t.id = a.team_id and o.entity_id = o.id and o.verified_until is not null
    and o.state not in ('revoked', 'refused', 'withdrawn', 'closed') and a.state <> 'draft';
create unique index applications_one_of_entity on applications (entity_id, offering_kind, offering_number)
  where entity_id is not null
    and state in ('submitted', 'in_review', 'needs_correction', 'approved', 'fulfilling', 'active');

update quota_reservations r set holder_id = o.entity_id
  from organisations o where o.id = r.holder_id and r.holder_kind = 'organisation' and o.entity_id <> o.id;
with moved as (
  delete from allowance_periods p using organisations o
    where o.id = p.holder_id and p.holder_kind = 'organisation' and o.entity_id <> o.id
    returning o.entity_id, p.year, p.units, p.reserved, p.spent
)
insert into allowance_periods as p (holder_kind, holder_id, year, units, reserved, spent)
  select 'organisation', entity_id, year, greatest(max(units), sum(reserved + spent)), sum(reserved), sum(spent)
  from moved group by entity_id, year
  on conflict (holder_kind, holder_id, year) do update set
    reserved = p.reserved + excluded.reserved, spent = p.spent + excluded.spent,
    units = greatest(p.units, p.reserved + excluded.reserved + p.spent + excluded.spent);
`)
    .execute(db)
}
