import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../tests/support/portal/test-database.ts'
import { indexDocument, removeDocument } from './index-document.ts'
import { isKnownTerm, tokensOfTerms } from './plan-ranking.ts'
import { refreshSearchStatistics } from './refresh-statistics.ts'
import { loadTermStatistics } from './search.queries.ts'

let test_: TestDatabase
beforeAll(async () => {
  test_ = await openTestDatabase()
})
afterAll(() => test_.close())

const record = (recordId: string, title: string) => ({
  kind: 'tool',
  recordId,
  language: 'en' as const,
  title,
})

async function knows(term: string): Promise<boolean> {
  const tokens = tokensOfTerms([{ term, weight: 1, origin: 'text' }])
  return isKnownTerm(term, await loadTermStatistics(test_.db, tokens))
}

test('counts what was written, forgets what was removed, and rests when little changed', async () => {
  await test_.db.transaction().execute(async (trx) => {
    for (let n = 0; n < 40; n += 1) await indexDocument(trx, record(String(n), `Tool ${n}`))
  })
  expect(await knows('tool')).toBe(false)
  expect(await refreshSearchStatistics(test_.db, { onlyWhenStale: true })).toBe(true)
  expect(await knows('tool')).toBe(true)

  await indexDocument(test_.db, record('lute', 'Lute'))
  expect(await refreshSearchStatistics(test_.db, { onlyWhenStale: true })).toBe(false)
  expect(await refreshSearchStatistics(test_.db)).toBe(true)
  expect(await knows('lute')).toBe(true)

  await removeDocument(test_.db, { kind: 'tool', recordId: 'lute' })
  expect(await refreshSearchStatistics(test_.db)).toBe(true)
  expect(await knows('lute')).toBe(false)
})

test('two nodes never count at once', async () => {
  await test_.db.transaction().execute(async (trx) => {
    expect(await refreshSearchStatistics(trx)).toBe(true)
    expect(await refreshSearchStatistics(test_.db)).toBe(false)
  })
})
