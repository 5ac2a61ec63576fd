import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../tests/support/portal/test-database.ts'
import { analyseQuery } from './analyse-query.ts'
import { indexDocument } from './index-document.ts'
import { planRanking, tokensOfTerms } from './plan-ranking.ts'
import { refreshSearchStatistics } from './refresh-statistics.ts'
import { loadTermStatistics, rankingQuery } from './search.queries.ts'
import { candidateBudget, search } from './search.ts'
import { suggestionQuery } from './suggest.queries.ts'
import { suggest } from './suggest.ts'
import { tokenOf } from './token-hash.ts'

let test_: TestDatabase

const words = ['开源', '管理', '文件', 'server', 'photo']

/** 100,000 documents of twelve words out of 5,000, with each of `words` in a tenth to a half of them. */
beforeAll(async () => {
  test_ = await openTestDatabase()
  const common = words.map((word) => tokenOf(word, 0))
  await test_.asOwner([
    'drop index search_documents_tokens',
    `insert into search_documents (kind, record_id, language, title, facets, length, tokens, words)
      select case when n % 100 = 0 then 'article' else 'tool' end, n::text, 'en', 'Tool ' || n, '{}', 20, uniq(sort(array(
          select (hashint4(n * 12 + word) % 2500) * 700001 % 2000000000 from generate_series(1, 12) word
          union all
          select token from unnest('{${common}}'::int[]) with ordinality as t (token, place)
          where abs(hashint4(n * 7 + place::int)) % 10 < place
        ))), array['word' || n % 5000]
      from generate_series(1, 100000) n`,
    `insert into search_suggestions select id, 'tool ' || record_id from search_documents`,
    'create index search_documents_tokens on search_documents using gin (tokens gin__int_ops)',
    'analyze search_documents, search_suggestions',
  ])
  await indexDocument(test_.db, { kind: 'tool', recordId: 'nextcloud', language: 'en', title: 'Nextcloud' })
  await refreshSearchStatistics(test_.db)
}, 120_000)
afterAll(() => test_.close())

async function planOf(statement: ReturnType<typeof sql>, seqscan: 'on' | 'off'): Promise<string> {
  return test_.db.transaction().execute(async (trx) => {
    await sql`select set_config('enable_seqscan', ${seqscan}, true)`.execute(trx)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${statement}`.execute(trx)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
}

test.each(['nextcloud', '开源 管理', '开源', '筹款', 'photo server 文件 nextcloud'])(
  '%s reads the index of tokens and never the whole table, of all kinds or of one',
  async (text) => {
    const { terms } = analyseQuery(text)
    const statistics = await loadTermStatistics(test_.db, tokensOfTerms(terms))
    const { averageLength } = statistics
    const ranking = planRanking(terms, statistics, candidateBudget(averageLength))
    const page = { language: 'zh', leastShare: 0.15, limit: 10, offset: 0 } as const
    for (const [kinds, shownKinds] of [[], [undefined, ['article']], [['tool']], [['article']]]) {
      const statement = rankingQuery({ ...ranking, ...page, filter: { kinds }, shownKinds, averageLength })
      const plan = await planOf(statement, 'off')
      expect(plan).toContain('Bitmap Index Scan on search_documents_tokens')
      expect(plan).not.toMatch(/(Seq Scan|Index Scan using \w+) on search_documents/)
    }
  },
)

test('a common word ranks a bounded number of documents and says that there are more', async () => {
  const result = await search(test_.db, { text: '管理', language: 'zh', limit: 10, offset: 0 })
  expect(result.hits).toHaveLength(10)
  expect(result.isTotalExact).toBe(false)
  expect(result.total).toBeLessThan(3 * candidateBudget(20))
})

test('a kind that is rare is found beside a common one, which is still counted', async () => {
  const page = { language: 'zh', limit: 10, offset: 0 } as const
  const { hits, kinds, total } = await search(test_.db, { text: '管理', shownKinds: ['article'], ...page })
  expect(hits.map(({ kind }) => kind)).toEqual(Array(10).fill('article'))
  expect(total).toBe(kinds.article)
  expect(kinds.tool).toBeGreaterThan(100)
})

test('a rare word is found among common ones, and a typing error among all words', async () => {
  for (const text of ['开源 管理 文件 nextcloud', 'nextclould']) {
    const { hits } = await search(test_.db, { text, language: 'zh', limit: 10, offset: 0 })
    expect(hits[0]?.recordId).toBe('nextcloud')
  }
})

test('suggestions read the beginning of the index of keys', async () => {
  const input = { key: 'tool 99', language: 'en', kinds: undefined, limit: 8 } as const
  const plan = await planOf(suggestionQuery(input), 'on')
  expect(plan).toContain('search_suggestions_pkey')
  expect(plan).not.toContain('Seq Scan')
  expect((await suggest(test_.db, 'tool 9999', { language: 'en' })).length).toBe(8)
})

test('the session plans as before once a search has run in its transaction', async () => {
  await test_.db.transaction().execute(async (trx) => {
    await search(trx, { text: '管理', language: 'zh', limit: 10, offset: 0 })
    const { rows } = await sql<{ enable_seqscan: string }>`show enable_seqscan`.execute(trx)
    expect(rows[0]?.enable_seqscan).toBe('on')
  })
})
