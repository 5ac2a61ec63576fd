import type pg from 'pg'

/** So many are near in time and place, that a list of few of them fills a page. */
const close = 1_000
const closeDistricts = 10

type Filled = { teamId: string; name: string; regions: number[]; size: number; onList: number }

/** Ten cities of a province, each with ten districts. @returns the districts, and the province last */
export async function addRegions(admin: pg.Client): Promise<number[]> {
  await admin.query('set session_replication_role = replica')
  await admin.query(
    `insert into content_live (collection, number, language, version, fields, shared, text_hash, position,
        first_published_at, published_at)
      select 'regions', 6000 + n, 'zh', 1, jsonb_build_object('name', '地区 ' || n),
        jsonb_build_object('order', n::text, 'within', case when n = 0 then '[]'::jsonb
          when n <= 10 then '["6000"]' else jsonb_build_array((6001 + n % 10)::text) end), '', n, now(), now()
      from generate_series(0, 110) n`,
  )
  return [...Array.from({ length: 100 }, (_, index) => 6011 + index), 6000]
}

/**
 * Fills activities up to a size, over five years back and five ahead, one in ten of a month and the rest of a day; the
 * first thousand within four weeks in ten districts, so that a list has as many rows among these alone. Each with a shift, and the sign-ups: `onList` for the first shift, and one each for so many that there are as many
 * sign-ups as activities. Written without triggers: what they would keep is written here.
 * @returns places of new activities that are to come; no calls, whose projects need a real team
 */
export async function fillVolunteering(
  admin: pg.Client,
  { teamId, name, regions, size, onList }: Filled,
): Promise<number[]> {
  const { activities } = await countsOf(admin)
  await admin.query(
    `create temporary table if not exists new_ones (n integer, shared jsonb, first_day date, last_day date)`,
  )
  await admin.query('truncate new_ones')
  await admin.query(
    `insert into new_ones select n, jsonb_build_object(
        'volunteerKind', case when n % 10 = 0 then 'call' else 'activity' end,
        'mode', (array['onsite', 'online', 'either'])[1 + n % 3],
        'skills', jsonb_build_array((array['development', 'design', 'data', 'writing', 'translation', 'training',
          'accessibility', 'security'])[1 + (n / 3) % 8]),
        'region', jsonb_build_array(($3::integer[])[1 + (n / 7) % case when n < ${close} then ${closeDistricts} else $4 end]::text),
        'startsOn', first::text, 'endsOn', last::text), first, last
      from generate_series($1::integer, $2::integer - 1) n,
        lateral (select current_date + case when n < ${close} then n % 28 else hashint4(n) % 1825 end as first) f,
        lateral (select case when n % 10 = 0 then first + 29 else first end as last) l`,
    [activities, size, regions.slice(0, -1), regions.length - 1],
  )
  for (const statement of statements) await admin.query(statement)
  await admin.query(
    `insert into activity_hosts (activity, team_id, told_at)
      select 10000 + n, case when n = 0 then $1::uuid else uuid7() end, now()
      from new_ones`,
    [teamId],
  )
  await admin.query(
    `insert into volunteer_signups (shift_id, account_id, state, name_encrypted)
      select case when n < $2 then ('01900000-0000-7000-8000-' || lpad('0', 12, '0'))::uuid else ${shiftOfActivity} end,
        uuid7(), 'accepted', $1 from new_ones`,
    [name, onList],
  )
  await admin.query('update volunteer_shifts set taken = $1 where activity = 10000', [onList])
  const { rows } = await admin.query<{ n: number }>(
    'select n from new_ones where first_day > current_date and n > $1 and n % 10 > 0 order by hashint4(n) limit 100',
    [onList],
  )
  return rows.map(({ n }) => n)
}

const shiftOfActivity = `('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`
const statements = [
  `insert into content_live (collection, number, language, version, fields, shared, text_hash, first_published_at,
      published_at)
    select 'volunteerActivities', 10000 + n, 'zh', 1, jsonb_build_object('title', '整理旧电脑 ' || n, 'summary',
      '把捐来的旧电脑擦干净，装上系统。', 'host', '青禾公益团队', 'place', '仓库', 'body', '<p>带上手套。</p>', 'howToJoin',
      '到一楼。'), shared, '', now(), now() from new_ones`,
  `insert into content_records (collection, number, source_language, shared)
    select 'volunteerActivities', 10000 + n, 'zh', shared from new_ones`,
  `insert into activity_listing (number, first_day, last_day, start_time, found_words)
    select 10000 + n, first_day, last_day, '', words_of_activity(shared) from new_ones`,
  `insert into activity_entries select entry.* from activity_listing listed, entries_of_activity(listed) entry
    where listed.number in (select 10000 + n from new_ones)`,
  // The search learns that they exist, without their words: a node that starts would index what it does not know.
  `insert into search_documents (kind, record_id, language, title, facets, length, tokens, words)
    select 'volunteerActivity', (10000 + n)::text, 'zh', '整理旧电脑', '{}', 1, '{}', '{}' from new_ones`,
  `insert into volunteer_shifts (id, activity, starts_at, ends_at, places, taken, is_direct)
    select ${shiftOfActivity}, 10000 + n, now() + interval '40 days', now() + interval '41 days', 400, 1, true
    from new_ones`,
]

/** How many activities and sign-ups there are, beside those of the demo. */
export async function countsOf(admin: pg.Client): Promise<{ activities: number; signups: number }> {
  const { rows } = await admin.query<{ activities: number; signups: number }>(
    `select (select count(*)::integer from activity_listing where number >= 10000) as activities,
      (select count(*)::integer from volunteer_signups) as signups`,
  )
  return rows[0] ?? { activities: 0, signups: 0 }
}
