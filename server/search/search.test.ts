import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../tests/support/portal/test-database.ts'
import { indexDocument, removeDocument, type SearchDocument } from './index-document.ts'
import { refreshSearchStatistics } from './refresh-statistics.ts'
import { type SearchInput, search } from './search.ts'

let test_: TestDatabase

const documents: SearchDocument[] = [
  tool('nextcloud', 'zh', 'Nextcloud', '把文件、日历和通讯录放在自己的服务器上', ['网盘']),
  tool('nextcloud', 'en', 'Nextcloud', 'Files, calendars and contacts on a server of your own', [
    'file sync',
  ]),
  tool('volunteer', 'zh', '志愿者排班助手', '安排志愿者的班次，确认服务时长', ['志愿服务']),
  tool('volunteer', 'en', 'Shift Helper', 'Plans the shifts of volunteers and confirms their hours', []),
  tool('vault', 'en', 'Vaultwarden', 'A password manager for organisations', ['passwords']),
  tool('ledger', 'zh', '小账本', '给社会组织用的记账软件，自动生成报表', []),
  tool('home', 'zh', '家庭自动化中心', '连接家里的灯和传感器', []),
  { ...tool('guide', 'zh', '机构安全指南', '口令和密码怎样保管', []), kind: 'article' },
]

function tool(
  recordId: string,
  language: 'zh' | 'en',
  title: string,
  summary: string,
  keywords: string[],
): SearchDocument {
  const facets = [`language:${language}`, `size:${title.length > 6 ? 'long' : 'short'}`]
  return { kind: 'tool', recordId, language, title, summary, keywords, facets }
}

beforeAll(async () => {
  test_ = await openTestDatabase()
  for (const document of documents) await indexDocument(test_.db, document)
  await refreshSearchStatistics(test_.db)
})
afterAll(() => test_.close())

async function find(text: string, input: Partial<SearchInput> = {}) {
  const result = await search(test_.db, { text, language: 'zh', limit: 10, offset: 0, ...input })
  return { ...result, ids: result.hits.map((hit) => hit.recordId) }
}

test.each([
  ['志愿者', 'volunteer', 'text', 'Chinese'],
  ['誌願者', 'volunteer', 'text', 'traditional characters'],
  ['ＮＥＸＴＣＬＯＵＤ', 'nextcloud', 'text', 'full width and case'],
  ['next cloud', 'nextcloud', 'text', 'a name taken apart'],
  ['shift planning', 'volunteer', 'text', 'English stems'],
  ['zhiyuanzhe', 'volunteer', 'pinyin', 'pinyin'],
  ['zhi yuan zhe', 'volunteer', 'pinyin', 'pinyin by syllables'],
  ['zyz', 'volunteer', 'pinyin', 'initials'],
  ['jizhang', 'ledger', 'pinyin', 'pinyin of a word that is in no name'],
  ['会计', 'ledger', 'synonym', 'a synonym'],
  ['密码管理器', 'vault', 'glossary', 'a Chinese word for an English-only record'],
  ['bookkeeping', 'ledger', 'glossary', 'an English word for a Chinese-only record'],
  ['home automation', 'home', 'glossary', 'two English words for one of Chinese'],
  ['nextclould', 'nextcloud', 'spelling', 'a typing error'],
  ['vautlwarden', 'vault', 'spelling', 'swapped letters'],
  ['志原者', 'volunteer', 'spelling', 'Chinese that sounds the same'],
  ['zhiyuanhze', 'volunteer', 'spelling', 'pinyin with swapped letters'],
  ['zhiyunzhe', 'volunteer', 'spelling', 'pinyin with a letter missing'],
  ['ziyuanzhe', 'volunteer', 'spelling', 'pinyin as it is spoken in the south'],
  ['jihzang', 'ledger', 'spelling', 'mistyped pinyin of a word that is in no name'],
  ['志原者排班', 'volunteer', 'spelling', 'a wrong character beside right ones'],
  ['资原者', 'volunteer', 'spelling', 'Chinese that sounds nearly the same'],
  ['vlounteer', 'volunteer', 'glossary', 'swapped letters at the beginning of a word'],
  ['shfit', 'volunteer', 'spelling', 'swapped letters in a short word'],
  ['calender', 'nextcloud', 'spelling', 'a wrong vowel'],
  ['bookkeepign', 'ledger', 'glossary', 'a mistyped English word for a Chinese-only record'],
])('%s finds %s by %s: %s', async (text, recordId, way) => {
  const { hits } = await find(text, { kinds: ['tool'] })
  expect(hits[0]).toMatchObject({ kind: 'tool', recordId })
  expect(hits[0]?.matchedBy).toContain(way)
})

test('a record in two languages is one hit', async () => {
  expect((await find('Nextcloud')).ids).toEqual(['nextcloud'])
  expect((await find('Nextcloud')).total).toBe(1)
})

test('a name that is the query comes before one that holds it', async () => {
  await indexDocument(
    test_.db,
    tool('talk', 'zh', 'Nextcloud Talk for Nextcloud', 'Nextcloud', ['nextcloud']),
  )
  expect((await find('nextcloud')).ids).toEqual(['nextcloud', 'talk'])
  await removeDocument(test_.db, { kind: 'tool', recordId: 'talk' })
  expect((await find('nextcloud')).ids).toEqual(['nextcloud'])
})

test('a mistyped word is answered with its correction, a right one is not', async () => {
  expect((await find('nextclould 服务器')).spelling).toBe('nextcloud 服务器')
  expect((await find('nextcloud')).spelling).toBeUndefined()
})

test('kinds, records and facets narrow what is found', async () => {
  expect((await find('密码', { kinds: ['article'] })).ids).toEqual(['guide'])
  expect((await find('密码', { filters: { recordIds: ['vault'] } })).ids).toEqual(['vault'])
  expect(
    (await find('密码', { filters: { facets: [['language:en', 'language:fr'], ['size:long']] } })).ids,
  ).toEqual(['vault'])
  expect((await find('密码', { filters: { facets: [['language:en'], ['size:short']] } })).ids).toEqual([])
  expect((await find('密码', { filters: { recordIds: [] } })).ids).toEqual([])
})

test('pages follow one another without gap or repetition', async () => {
  const all = await find('机构 服务 软件')
  const pages = await Promise.all([0, 1, 2].map((offset) => find('机构 服务 软件', { limit: 1, offset })))
  expect(pages.flatMap((page) => page.ids)).toEqual(all.ids.slice(0, 3))
  expect(new Set(all.ids).size).toBe(all.ids.length)
  expect(pages.map((page) => page.total)).toEqual([all.total, all.total, all.total])
})

test('a character in common is not a find', async () => {
  expect(await find('甲骨文')).toMatchObject({ ids: [], total: 0 })
  expect((await find('灯')).ids).toEqual(['home'])
})

test('a record published after the last count is found at once', async () => {
  await indexDocument(test_.db, tool('fresh', 'zh', '榫卯图谱', '木作教学', []))
  expect((await find('榫卯图谱')).ids).toEqual(['fresh'])
  await removeDocument(test_.db, { kind: 'tool', recordId: 'fresh', language: 'zh' })
  expect((await find('榫卯图谱')).ids).toEqual([])
})

test('a document written again replaces what was found of it', async () => {
  await indexDocument(test_.db, tool('renamed', 'zh', '甲骨文输入', '', []))
  await indexDocument(test_.db, tool('renamed', 'zh', '篆书输入', '', []))
  expect((await find('甲骨文')).ids).toEqual([])
  expect((await find('篆书')).ids).toEqual(['renamed'])
})

test('what a rolled back transaction indexed is not found', async () => {
  await test_.db
    .transaction()
    .execute(async (trx) => {
      await indexDocument(trx, tool('undone', 'zh', '麒麟手册', '', []))
      throw new Error('undo')
    })
    .catch(() => {})
  expect((await find('麒麟')).ids).toEqual([])
})
