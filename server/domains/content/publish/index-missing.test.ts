import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { runAs } from '../../../../tests/support/portal/postgres.ts'
import { listNotFound } from '../live.queries.ts'
import { indexMissing } from './index-missing.ts'

const resources = [{ collection: 'resources' as const, kind: 'resource' }]

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
  // A large portal at the start of a new release: 100,000 texts, all but the first already indexed.
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
      select 'resource', n::text, 'zh', '资源 ' || n, '{}', 1, '{1}', '{}' from generate_series(1000002, 1100000) n`,
    'vacuum analyze content_live',
    'vacuum analyze search_documents',
  ])
}, 120_000)
afterAll(() => portal.close())

it('finds and indexes missing texts among 100,000 within the statement timeout', async () => {
  expect(await listNotFound(portal.db, resources)).toEqual([
    { collection: 'resources', number: 1_000_001, language: 'zh' },
  ])
  await portal.db.transaction().execute((trx) => indexMissing(trx))
  expect(await listNotFound(portal.db, resources)).toEqual([])
})
