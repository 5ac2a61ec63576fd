import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../tests/support/portal/test-database.ts'
import { indexDocument } from './index-document.ts'
import { refreshSearchStatistics } from './refresh-statistics.ts'
import { search } from './search.ts'
import { suggest } from './suggest.ts'

let test_: TestDatabase
beforeAll(async () => {
  test_ = await openTestDatabase()
})
afterAll(() => test_.close())

const naughty: [name: string, text: string][] = [
  ['nothing', ''],
  ['spaces', ' \t\u3000\n'],
  ['NUL', 'a\0b\0'],
  ['lone surrogates', '\uD800文\uDFFF'],
  ['punctuation', '!!!，。？&|:*()<->\'"\\%_{}[]'],
  ['an SQL injection', "'; drop table search_documents; --"],
  ['an array literal', '{1,2,NULL}'],
  ['a tsquery', 'a & !b <-> c:*'],
  ['10,000 characters', '榫'.repeat(10_000)],
  ['10,000 letters', 'x'.repeat(10_000)],
  ['10,000 words', 'yi sun '.repeat(1_500)],
  ['emoji', '👩‍👩‍👧‍👦🏳️‍🌈'],
  ['right to left', 'مرحبا \u202Eabc\u202C שלום'],
  ['combining marks', `Z${'\u0351'.repeat(300)}`],
  ['rare characters', '𠮷𡈽 𪚥'],
  ['numbers', '9'.repeat(400)],
  ['compounds', 'a-'.repeat(3_000)],
]

test.each(naughty)('%s is indexed, searched and suggested without an error', async (name, text) => {
  const record = { kind: 'tool', recordId: name, language: 'zh' } as const
  await indexDocument(test_.db, { ...record, title: text, keywords: [text], summary: text, facets: [text] })
  await indexDocument(test_.db, { ...record, title: name, body: text.repeat(3) })
  await refreshSearchStatistics(test_.db)
  const result = await search(test_.db, { text, language: 'zh', limit: 10, offset: 0 })
  expect(result.total).toBeGreaterThanOrEqual(result.hits.length)
  await suggest(test_.db, text, { language: 'en' })
})

test('the tables still stand and a text without letters finds nothing', async () => {
  const ask = (text: string) => search(test_.db, { text, language: 'en', limit: 10, offset: 0 })
  expect((await ask('NUL')).hits.map((hit) => hit.recordId)).toEqual(['NUL'])
  const nothing = { hits: [], total: 0, isTotalExact: true, kinds: {}, terms: [] }
  expect(await ask('!!! ，。')).toEqual(nothing)
  expect(await ask('\0')).toEqual(nothing)
})
