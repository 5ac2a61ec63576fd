import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../tests/support/portal/test-database.ts'
import { indexDocument, removeDocument } from './index-document.ts'
import { suggest } from './suggest.ts'

let test_: TestDatabase
beforeAll(async () => {
  test_ = await openTestDatabase()
  const names: [recordId: string, language: 'zh' | 'en', title: string, keywords: string[]][] = [
    ['volunteer', 'zh', '志愿者管理系统', []],
    ['volunteer', 'en', 'Volunteer Manager', []],
    ['guide', 'zh', '招募志愿者指南', []],
    ['office', 'zh', 'ONLYOFFICE', ['在线文档']],
    ['asset', 'en', 'Office Assets', []],
  ]
  for (const [recordId, language, title, keywords] of names) {
    await indexDocument(test_.db, { kind: 'tool', recordId, language, title, keywords })
  }
})
afterAll(() => test_.close())

async function titles(prefix: string, language: 'zh' | 'en' = 'zh') {
  return (await suggest(test_.db, prefix, { language })).map(({ title }) => title)
}

test.each([
  ['志愿', ['志愿者管理系统', '招募志愿者指南'], 'the beginning of a name first'],
  ['志願者', ['志愿者管理系统', '招募志愿者指南'], 'traditional characters'],
  ['zhiyuanzheg', ['志愿者管理系统'], 'pinyin not yet finished'],
  ['zyzg', ['志愿者管理系统'], 'initials'],
  ['manag', ['Volunteer Manager'], 'a later word; the name that was typed, not its translation'],
  ['only', ['ONLYOFFICE'], 'any case'],
  ['在线', ['ONLYOFFICE'], 'another name'],
  ['xyz', [], 'nothing'],
])('%s suggests %j: %s', async (prefix, expected) => {
  expect(await titles(prefix)).toEqual(expected)
})

test('a record is suggested in the language of the page, once', async () => {
  expect(await titles('volunteer', 'en')).toEqual(['Volunteer Manager'])
})

test('wildcards are letters like any other', async () => {
  expect(await titles('%')).toEqual([])
  expect(await titles('_')).toEqual([])
})

test('a removed record is no longer suggested', async () => {
  await removeDocument(test_.db, { kind: 'tool', recordId: 'asset' })
  expect(await titles('asset', 'en')).toEqual([])
})
