import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planOf } from '../../../../tests/support/plan-of.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { queryOnce } from '../../../../tests/support/query-once.ts'
import { isPictureLive, usedPictures } from './pictures.queries.ts'

let portal: TestPortal
const [cover, inBody, unused] = [randomUUID(), randomUUID(), randomUUID()]
beforeAll(async () => {
  portal = await openPortal()
  // In batches, because a statement is cancelled after five seconds.
  for (let from = 0; from < 20_000; from += 5_000)
    await sql`
      with made as (
        select 'articles' as collection, 10000 + n as number, 'zh' as language,
          jsonb_build_object('body', '<p>' || repeat('字', 300) || '</p><img src="/pictures/' ||
            case n when 17000 then ${inBody}::text else gen_random_uuid()::text end || '/800.avif">') as fields,
          jsonb_build_object('cover', case n when 3 then ${cover}::text else gen_random_uuid()::text end) as shared
        from generate_series(${from}::integer, ${from + 4999}::integer) n
      ), records as (
        insert into content_records (collection, number, source_language, shared)
        select collection, number, 'zh', shared from made
      ), texts as (
        insert into content_texts (collection, number, language, state, fields)
        select collection, number, language, 'draft', fields from made
      ), versions as (
        insert into content_versions (collection, number, language, version, fields, shared, text_hash)
        select collection, number, language, 1, fields, shared, '' from made
      )
      insert into content_live (collection, number, language, version, fields, shared, text_hash, first_published_at, published_at)
      select collection, number, language, 1, fields, shared, '', now(), now() from made`.execute(portal.db)
  for (const table of ['live', 'records', 'texts', 'versions'])
    await queryOnce(portal.ownerUrl, `vacuum analyze content_${table}`)
}, 120_000)
afterAll(() => portal.close())

describe('whether readers see a picture', () => {
  it('is known for a picture in a field, inside a text, and used nowhere', async () => {
    expect(await isPictureLive(portal.db, cover)).toBe(true)
    expect(await isPictureLive(portal.db, inBody)).toBe(true)
    expect(await isPictureLive(portal.db, unused)).toBe(false)
  })

  it('is found by an index, not by reading every published text', async () => {
    const plan = await planOf(portal.db, (db) => isPictureLive(db, cover))
    expect(plan).toContain('content_live_identifiers')
    expect(plan).not.toContain('Seq Scan')
  })
})

describe('whether a record uses a picture', () => {
  it('is found by indexes for a page of the library', async () => {
    const ids = [cover, inBody, unused]
    expect(await usedPictures(portal.db, ids)).toEqual(new Set([cover, inBody]))
    const plan = await planOf(portal.db, (db) => usedPictures(db, ids))
    expect(plan).toContain('content_versions_identifiers')
    expect(plan).not.toContain('Seq Scan')
  })
})
