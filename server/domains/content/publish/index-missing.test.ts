import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { planTextOf } from '../../../../tests/support/plan-of.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { runAs } from '../../../../tests/support/portal/postgres.ts'
import { lookedForQuery } from '../live.queries.ts'
import { indexMissing } from './index-missing.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
  // A large portal at the start of a new release: 100,000 texts, all but the first and the last two already indexed.
  await runAs(portal.ownerUrl, [
    `insert into content_records (collection, number, source_language, shared)
      select 'resources', n, 'zh', '{}' from generate_series(1000001, 1100000) n`,
    `insert into content_texts (collection, number, language, state, fields, live_version)
      select 'resources', n, 'zh', 'published', '{}', 1 from generate_series(1000001, 1100000) n`,
    `insert into content_versions (collection, number, language, version, fields, shared, text_hash)
      select 'resources', n, 'zh', 1, '{}', '{}', '' from generate_series(1000001, 1100000) n`,
    `insert into content_live (collection, number, language, version, fields, shared, text_hash, first_published_at, published_at)
      select 'resources', n, 'zh', 1, jsonb_build_object('title', '资源 ' || n), '{}', '', now(), now()
      from generate_series(1000001, 1100000) n`,
    `insert into search_documents (kind, record_id, language, title, facets, length, tokens, words)
      select 'resource', n::text, 'zh', '资源 ' || n, '{}', 1, '{1}', '{}' from generate_series(1000002, 1099998) n`,
    'vacuum analyze content_live',
    'vacuum analyze search_documents',
  ])
}, 120_000)
afterAll(() => portal.close())

it('indexes the first of what is missing at the start, and the rest beside the running portal', async () => {
  const indexed = async () => {
    const { rows } = await sql<{ record_id: string }>`select record_id from search_documents
      where record_id in ('1000001', '1099999', '1100000') order by 1`.execute(portal.db)
    return rows.map(({ record_id }) => record_id)
  }
  const after = await indexMissing(portal.db)
  expect(await indexed()).toEqual(['1000001'])
  await portal.services.enqueue(portal.db, 'index-missing', after ?? {})
  expect((await portal.runJobs()).failures).toEqual([])
  expect(await indexed()).toEqual(['1000001', '1099999', '1100000'])
})

it('looks through 100,000 texts by indexes, a thousand at a time', async () => {
  const kinds = [{ collection: 'resources' as const, kind: 'resource' }]
  const after = { collection: 'resources' as const, number: 1_050_000, language: 'zh' as const }
  const plan = await planTextOf(portal.db, lookedForQuery({ kinds, after, limit: 1_000 }))
  expect(plan).toContain('content_live_pkey')
  expect(plan).toContain('search_documents_kind_record_id_language_key')
  expect(plan).not.toContain('Seq Scan')
})
