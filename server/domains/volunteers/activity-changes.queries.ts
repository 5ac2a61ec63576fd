import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '../../../shared/lib/locale.ts'
import { readRow } from '../../../shared/rules/record-of.ts'
import type { Db } from '../../db/database.ts'
import type { StoredWords } from '../../db/published-lists.queries.ts'

export type ChangesAfter = { locale: Locale; modified: number; number: number; limit: number }

type Stored = StoredWords & { published_at: Date; is_past: boolean }
type Changed = Stored & { is_live: boolean; modified: number }

/**
 * What was published or withdrawn in a language after a place in the order of changes, the earliest first. The
 * last two seconds are left out: a transaction that began in them may still commit behind what was read.
 * @returns the activity as published, or null, each with its microseconds since 1970
 */
export async function listActivityChanges(db: Db, after: ChangesAfter) {
  const { rows } = await activityChangesQuery(after).execute(db)
  return rows.map(({ is_live, modified, ...row }) => ({
    number: row.number,
    modified,
    activity: is_live ? readRow('volunteerActivities', row) : null,
  }))
}
/** The statement behind `listActivityChanges`, also used by the test of its plan. */
export function activityChangesQuery({ locale, modified, number, limit }: ChangesAfter): RawBuilder<Changed> {
  const changed = (at: RawBuilder<unknown>) => sql`
    language = ${locale} and collection = 'volunteerActivities'
    and (${at}, number) > (timestamptz 'epoch' + ${modified}::float8 * interval '1 microsecond', ${number}) and ${at} < now() - interval '2 seconds'
    order by ${at}, number limit ${limit}`
  const inMicroseconds = (at: RawBuilder<unknown>) => sql`(extract(epoch from ${at}) * 1000000)::float8`
  const publishedAt = sql`published_at`
  const goneAt = sql`updated_at`
  return sql<Changed>`
    (select number, language, fields, shared, published_at, false as is_past, true as is_live,
        ${inMicroseconds(publishedAt)} as modified
      from content_live where ${changed(publishedAt)})
    union all
    (select number, language, fields, '{}'::jsonb, updated_at, false, false, ${inMicroseconds(goneAt)}
      from content_texts where live_version is null and first_published_at is not null and ${changed(goneAt)})
    order by modified, number limit ${limit}`
}
