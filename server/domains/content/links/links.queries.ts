import { sql } from 'kysely'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { brokenAfterDays } from '../../../../shared/rules/content/broken-links.ts'
import type { CollectionName } from '../../../../shared/rules/content/collections.ts'
import type { ReadRecord } from '../../../../shared/rules/content/record-of-path.ts'
import type { Db } from '../../../db/database.ts'
import type { LiveRow } from '../live.queries.ts'
import type { FieldLink } from './links-of-text.ts'

/** One node at a time, until the transaction ends: two would find and claim the same addresses. */
export async function takeTurn(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('outside links'))`.execute(db)
}

/** Published texts whose current version has not been scanned for links. */
export async function listUnread(db: Db, limit: number): Promise<LiveRow[]> {
  return db
    .selectFrom('content_live as l')
    .leftJoin('content_link_reads as r', (join) =>
      join
        .onRef('r.collection', '=', 'l.collection')
        .onRef('r.number', '=', 'l.number')
        .onRef('r.language', '=', 'l.language'),
    )
    .selectAll('l')
    .where((eb) => eb.or([eb('r.version', 'is', null), eb('r.version', '<>', eb.ref('l.version'))]))
    .limit(limit)
    .execute()
}

type ReadText = Pick<LiveRow, 'collection' | 'number' | 'language' | 'version'>

/** Replaces the recorded links of a text; its addresses are checked soon, including known ones. */
export async function replaceLinks(db: Db, text: ReadText, links: FieldLink[]): Promise<void> {
  const { collection, number, language, version } = text
  const key = { collection, number, language }
  await db
    .deleteFrom('content_links')
    .where('collection', '=', collection)
    .where('number', '=', number)
    .where('language', '=', language)
    .execute()
  if (links.length > 0) {
    await db
      .insertInto('content_links')
      .values(links.map(({ field, url }) => ({ ...key, field, url })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const addresses = [...new Map(links.map(({ url, host }) => [url, { url, host }])).values()]
    await db
      .insertInto('outside_links')
      .values(addresses)
      .onConflict((conflict) => conflict.column('url').doUpdateSet({ due_at: sql<Date>`now()` }))
      .execute()
  }
  await db
    .insertInto('content_link_reads')
    .values({ ...key, version })
    .onConflict((conflict) => conflict.columns(['collection', 'number', 'language']).doUpdateSet({ version }))
    .execute()
}

/** Deletes the links of texts that are no longer published, and addresses to which nothing links. */
export async function forgetLinks(db: Db): Promise<void> {
  for (const table of ['content_links', 'content_link_reads'])
    await sql`delete from ${sql.table(table)} t where not exists (select from content_live l
      where (l.collection, l.number, l.language) = (t.collection, t.number, t.language))`.execute(db)
  await sql`delete from outside_links o
    where not exists (select from content_links c where c.url = o.url)`.execute(db)
}

/** An address, which may contain personal input, and the id that identifies it in the log when it fails. */
export type ClaimedLink = { url: string; id: string }

/**
 * Claims due addresses, one per host; no host is asked twice within a minute. A claim lasts an hour: if the
 * node dies, the address is due again then.
 */
export async function claimLinks(db: Db, limit: number): Promise<ClaimedLink[]> {
  const { rows } = await sql<ClaimedLink>`
    update outside_links set claimed_at = now(), due_at = now() + interval '1 hour'
    where url in (
      select url from (
        select distinct on (host) url, due_at from outside_links o
        where due_at <= now() and host <> '' and not exists (select from outside_links n
          where n.host = o.host and n.claimed_at > now() - interval '1 minute')
        order by host, due_at
      ) first order by due_at limit ${limit}
    ) returning url, md5(url) as id`.execute(db)
  return rows
}

/** Records that an address was found: earlier failures are cleared, and it is due in a week. */
export async function noteFound(db: Db, url: string): Promise<void> {
  await sql`update outside_links set answer = 'found', checked_at = now(), due_at = now() + interval '7 days',
    failed_days = 0, failed_on = null, failing_since = null where url = ${url}`.execute(db)
}

/** Records that an address failed; each day counts once, and it is checked again the next day. */
export async function noteFault(db: Db, url: string, answer: string): Promise<void> {
  const today = sql`(now() at time zone 'Asia/Shanghai')::date`
  await sql`update outside_links set answer = ${answer}, checked_at = now(), due_at = now() + interval '20 hours',
    failed_days = case when failed_on = ${today} then failed_days else least(failed_days + 1, 1000) end,
    failed_on = ${today}, failing_since = coalesce(failing_since, now()) where url = ${url}`.execute(db)
}

export type BrokenLink = {
  collection: CollectionName
  number: number
  languages: Locale[]
  field: string
  url: string
  since: string
  answer: string
}

/** Paths of records that are due for a check. */
export async function listInside(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('outside_links')
    .select('url')
    .where('host', '=', '')
    .where('due_at', '<=', sql<Date>`now()`)
    .orderBy('due_at')
    .limit(limit)
    .execute()
  return rows.map(({ url }) => url)
}

/**
 * The keys of one pattern that lead somewhere. A number does if its record is published. Another word also
 * does if no record ever had it as alias, since it is then a page of the portal itself.
 */
export async function liveKeys(db: Db, records: ReadRecord[]): Promise<Set<string>> {
  const [first] = records
  if (!first) return new Set()
  const keys = records.map(({ key }) => key)
  if (first.byAlias) {
    const { rows } = await sql<{ alias: string }>`
      select r.alias from content_records r
      where r.collection = any(${first.collections}) and r.alias = any(${keys})
      group by r.alias having not bool_or(exists (select from content_live l
        where (l.collection, l.number) = (r.collection, r.number)))`.execute(db)
    const gone = new Set(rows.map(({ alias }) => alias))
    return new Set(keys.filter((key) => !gone.has(key)))
  }
  const rows = await db
    .selectFrom('content_live')
    .select('number')
    .where('collection', 'in', first.collections)
    .where('number', 'in', keys.map(Number))
    .execute()
  return new Set(rows.map(({ number }) => String(number)))
}

/** Records which paths show a record and which no longer do; being certain, this needs no waiting period. */
export async function noteInside(db: Db, found: string[], gone: string[]): Promise<void> {
  await sql`update outside_links set answer = 'found', checked_at = now(), due_at = now() + interval '10 minutes',
    failed_days = 0, failed_on = null, failing_since = null where url = any(${found})`.execute(db)
  await sql`update outside_links set answer = 'withdrawn', checked_at = now(),
    due_at = now() + interval '10 minutes', failed_days = ${brokenAfterDays},
    failed_on = (now() at time zone 'Asia/Shanghai')::date, failing_since = coalesce(failing_since, now())
    where url = any(${gone})`.execute(db)
}

/** Links that failed on several days, with where they are; the longest broken first. */
export async function listBroken(db: Db, limit: number): Promise<{ items: BrokenLink[]; total: number }> {
  const { rows } = await sql<BrokenLink & { total: number }>`
    select c.collection, c.number, c.field, c.url, o.answer,
      array_agg(c.language order by c.language desc) as languages,
      to_char(o.failing_since at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as since,
      count(*) over ()::integer as total
    from outside_links o join content_links c on c.url = o.url
    where o.failed_days >= ${brokenAfterDays}
    group by c.collection, c.number, c.field, c.url, o.answer, o.failing_since
    order by since, c.collection, c.number, c.field, c.url limit ${limit}`.execute(db)
  return { items: rows.map(({ total: _, ...item }) => item), total: rows[0]?.total ?? 0 }
}
