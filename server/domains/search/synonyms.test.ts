import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Api } from '../../../shared/contract/contract.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createStaff } from '../../../tests/support/world/actors.ts'
import { createArticle, createLabel, moveNow } from '../../../tests/support/world/articles.ts'

let portal: TestPortal
let editor: Api
beforeAll(async () => {
  portal = await openPortal()
  const account = await createStaff(portal, ['editor'])
  editor = await portal.api({ token: account.token })
  const label = await createLabel(portal, account)
  const made = await createArticle(portal, { editor: account, label })
  const { version, ...detail } = await editor.contentStaff.recordDetail({
    collection: 'articles',
    number: made.number,
  })
  await editor.contentStaff.recordSave({
    collection: 'articles',
    number: made.number,
    version,
    shared: detail.shared,
    texts: { zh: {}, en: { ...detail.texts.en.fields, title: 'Zorbing for beginners' } },
  })
  await moveNow(editor, 'articles', made.number, 'en', 'publish')
})
afterAll(() => portal.close())

const synonyms = { collection: 'synonyms' as const }

async function add(zh: string, en: string): Promise<string> {
  const texts = { zh: { words: zh }, en: { words: en } }
  return (await editor.contentStaff.recordAdd({ ...synonyms, shared: {}, texts })).number
}

async function titlesOf(keywords: string, locale: 'zh' | 'en' = 'zh') {
  const { items } = await (await portal.api({ locale })).search.find({ keywords, kind: [] })
  return items.map(({ title }) => title.map((part) => (typeof part === 'string' ? part : part.text)).join(''))
}

const refusalOf = (action: Promise<unknown>) =>
  action.then(
    () => 'done',
    (error: { details?: { fields?: object } }) => error.details?.fields ?? error,
  )

it('join the languages from the moment in which both are published, and no longer once withdrawn', async () => {
  expect(await titlesOf('滚滚球')).toEqual([])
  const number = await add('滚滚球\n悠波球', 'zorbing')
  await moveNow(editor, 'synonyms', number, 'zh', 'publish')
  expect(await titlesOf('滚滚球')).toEqual([])
  await moveNow(editor, 'synonyms', number, 'en', 'publish')
  expect(await titlesOf('悠波球')).toEqual(['Zorbing for beginners'])
  await moveNow(editor, 'synonyms', number, 'en', 'withdraw')
  expect(await titlesOf('悠波球')).toEqual([])
})

it('are tried before they are published', async () => {
  const words = { zh: '太空球', en: 'zorbing' }
  const tried = await editor.searchStaff.synonymTry({ keywords: '太空球', words })
  expect(tried).toMatchObject({ before: 0, after: 1, items: [{ language: 'en', isNew: true }] })
  expect(await titlesOf('太空球')).toEqual([])
  expect(
    await refusalOf(editor.searchStaff.synonymTry({ keywords: '球', words: { zh: '球', en: '' } })),
  ).toEqual({ 'texts.zh.words': { reason: 'tooShort' } })
})

it.each([
  ['球', 'zorbing', { 'texts.zh.words': { reason: 'tooShort' } }],
  ['滚球', 'z', { 'texts.en.words': { reason: 'tooShort' } }],
  ['一二三四五六七八九', 'zorbing', { 'texts.zh.words': { reason: 'tooLong' } }],
  ['滚球', 'one two three four five', { 'texts.en.words': { reason: 'tooLong' } }],
  ['app滚球', 'zorbing', { 'texts.zh.words': { reason: 'wrongFormat' } }],
  ['滚球场,的', '', { 'texts.zh.words': { reason: 'wrongFormat' } }],
  ['滚·球场', '', { 'texts.zh.words': { reason: 'wrongFormat' } }],
  ['', 'zorb, the', { 'texts.en.words': { reason: 'wrongFormat' } }],
  [
    Array.from({ length: 13 }, (_, i) => `滚球${'一二三四五六七八九十甲乙丙'[i]}`).join('\n'),
    '',
    {
      'texts.zh.words': { reason: 'tooManyChosen', limit: 12 },
    },
  ],
])('refuse %s with %s as they are saved', async (zh, en, fields) => {
  expect(await refusalOf(add(zh, en))).toEqual(fields)
})

it('refuse to be published empty, with a word that is everywhere, or when they would join too many', async () => {
  const publish = async (number: string, language: 'zh' | 'en') =>
    refusalOf(moveNow(editor, 'synonyms', number, language, 'publish'))
  expect(await publish(await add('', 'zorb'), 'zh')).toEqual({ 'texts.zh.words': { reason: 'required' } })
  expect(await publish(await add('', 'the\nzorb'), 'en')).toEqual({
    'texts.en.words': { reason: 'notAnOption' },
  })
  const letters = 'abcdefghijkl'
  const chain = (name: string) => [...letters].map((letter) => `${name}${letter}ord`).join('\n')
  expect(await publish(await add('', chain('mo')), 'en')).toBe('done')
  expect(await publish(await add('', chain('po')), 'en')).toBe('done')
  expect(await publish(await add('', 'moaord\npobord\nthird'), 'en')).toEqual({
    'texts.en.words': { reason: 'tooLarge', limit: 24 },
  })
})

it('that somebody else has made too many meanwhile are not published by the clock', async () => {
  const number = await add('', 'soonword\nlaterword')
  const { version } = await editor.contentStaff.recordDetail({ ...synonyms, number })
  const publishAt = new Date(Date.now() + 60_000).toISOString()
  await editor.contentStaff.textMove({
    ...synonyms,
    number,
    version,
    language: 'en',
    move: 'schedule',
    publishAt,
  })
  const many = [...'abcdefghijk'].map((letter) => `${letter}filler`)
  for (const first of ['soonword', 'laterword']) {
    const words = [first, ...many.map((word) => `${first}${word}`)].join('\n')
    await moveNow(editor, 'synonyms', await add('', words), 'en', 'publish')
  }
  await moveNow(editor, 'synonyms', await add('', 'soonwordafiller\none more'), 'en', 'publish')
  await portal.makeJobsDue()
  await portal.db
    .updateTable('content_texts')
    .set({ publish_at: new Date(0) })
    .where('state', '=', 'scheduled')
    .execute()
  await portal.runJobs()
  const { texts } = await editor.contentStaff.recordDetail({ ...synonyms, number })
  expect(texts.en.state).toBe('draft')
})
