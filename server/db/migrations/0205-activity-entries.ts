import { type Kysely, sql } from 'kysely'

/**
 * The lists of activities by place and skill: each activity has an entry for everywhere and for its region, in each of
 * them for any skill and for each of its own. What a list shows or counts is then one stretch of an index, in order,
 * however many activities there are. Kept in step with activity_listing by the database.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create function region_of_activity(words text[]) returns integer language sql immutable as $$
  select substr(word, 8)::integer from unnest(words) word where word like 'region:%' limit 1
$$;
alter table activity_listing add column region integer generated always as (region_of_activity(found_words)) stored;

-- region 0 is everywhere, the skill '' any.
create table activity_entries (
  region integer not null,
  skill text not null,
  kind text not null,
  mode text not null,
  number integer not null,
  first_day date not null,
  last_day date not null,
  start_time text not null,
  primary key (region, skill, first_day, start_time, number) include (last_day)
);

create function entries_of_activity(listed activity_listing) returns setof activity_entries language sql stable as $$
  select place.region, able.skill,
    case when 'kind:call' = any(listed.found_words) then 'call' else 'activity' end,
    case when listed.found_words @> array['way:onsite', 'way:online'] then 'either'
      when 'way:online' = any(listed.found_words) then 'online' else 'onsite' end,
    listed.number, listed.first_day, listed.last_day, listed.start_time
  from (values (0), (listed.region)) place (region),
    (select '' union select substr(word, 7) from unnest(listed.found_words) word where word like 'skill:%') able (skill)
  where place.region is not null
$$;

create function keep_activity_entries() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      delete from activity_entries entry using entries_of_activity(old) former
      where (entry.region, entry.skill, entry.first_day, entry.start_time, entry.number)
        = (former.region, former.skill, former.first_day, former.start_time, former.number);
    end if;
    if tg_op <> 'DELETE' then insert into activity_entries select * from entries_of_activity(new); end if;
    return null;
  end
$$;
create trigger keep_activity_entries after insert or update or delete on activity_listing
  for each row execute function keep_activity_entries();

insert into activity_entries select entry.* from activity_listing listed, entries_of_activity(listed) entry;
create index activity_entries_starts on activity_entries
  (region, skill, kind, mode, first_day, start_time, number) include (last_day);
create index activity_entries_ends on activity_entries
  (region, skill, kind, mode, last_day desc, number desc) include (first_day, start_time);

-- Of those that have begun each list reads all: from the index alone.
create index activity_listing_begun on activity_listing using gist (daterange(first_day, last_day, '[]'))
  include (number, first_day, last_day, start_time, region, found_words) where last_day > first_day;
drop index activity_listing_span, activity_listing_ends;
`)
    .execute(db)
}
