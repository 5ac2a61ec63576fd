import { type Kysely, sql } from 'kysely'

/**
 * The volunteer activities as a list: one row for each that visitors can read in any language, kept in step with
 * content_live by the database, with what they are found by as words such as `skill:data` and `region:12`. One
 * index of words serves every filter and their combinations; the days have indexes of their own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table activity_listing (
  number integer primary key,
  first_day date not null,
  last_day date not null,
  start_time text not null,
  found_words text[] not null
);
create index activity_listing_starts on activity_listing (first_day, start_time, number);
create index activity_listing_ends on activity_listing (last_day desc, number desc);
create index activity_listing_span on activity_listing using gist (daterange(first_day, last_day, '[]'));
create index activity_listing_found_words on activity_listing using gin (found_words);

create function words_of_activity(shared jsonb) returns text[] language sql immutable as $$
  select array(
    select 'kind:' || (shared->>'volunteerKind') where shared->>'volunteerKind' <> ''
    union all select 'way:' || way from unnest(case shared->>'mode'
      when 'either' then array['onsite', 'online'] else array[shared->>'mode'] end) way where way <> ''
    union all select 'skill:' || skill from jsonb_array_elements_text(coalesce(shared->'skills', '[]')) skill
    union all select 'field:' || field from jsonb_array_elements_text(coalesce(shared->'fields', '[]')) field
    union all select 'region:' || region from jsonb_array_elements_text(coalesce(shared->'region', '[]')) region
  )
$$;

-- What both languages share may differ between their published versions: the newest says how it is found.
create function keep_activity_listing() returns trigger language plpgsql as $$
  declare subject integer := case when tg_op = 'DELETE' then old.number else new.number end;
  begin
    insert into activity_listing (number, first_day, last_day, start_time, found_words)
    select live.number, (live.shared->>'startsOn')::date,
      greatest((live.shared->>'startsOn')::date, nullif(live.shared->>'endsOn', '')::date),
      coalesce(live.shared->>'startTime', ''), words_of_activity(live.shared)
    from content_live live where live.collection = 'volunteerActivities' and live.number = subject
    order by live.published_at desc limit 1
    on conflict (number) do update set first_day = excluded.first_day, last_day = excluded.last_day,
      start_time = excluded.start_time, found_words = excluded.found_words;
    if not found then delete from activity_listing where number = subject; end if;
    return null;
  end
$$;
create trigger keep_activity_listing_put after insert or update on content_live
  for each row when (new.collection = 'volunteerActivities') execute function keep_activity_listing();
create trigger keep_activity_listing_remove after delete on content_live
  for each row when (old.collection = 'volunteerActivities') execute function keep_activity_listing();

insert into activity_listing (number, first_day, last_day, start_time, found_words)
select distinct on (number) number, (shared->>'startsOn')::date,
  greatest((shared->>'startsOn')::date, nullif(shared->>'endsOn', '')::date),
  coalesce(shared->>'startTime', ''), words_of_activity(shared)
from content_live where collection = 'volunteerActivities' order by number, published_at desc;

drop index content_live_volunteer_days, content_live_volunteer_starts, content_live_volunteer_span;
`)
    .execute(db)
}
