import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal, testOrigin } from '../../../tests/support/portal/portal.ts'
import { createStaff, createTeam } from '../../../tests/support/world/actors.ts'
import { moveNow } from '../../../tests/support/world/articles.ts'
import { demoRecords } from '../../../tests/support/world/demo-content.ts'
import { loadContent } from '../../db/demo/load-content.ts'

const demoHelp = demoRecords('helps')

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
  await loadContent(portal.db, 'packages/help')
})
afterAll(() => portal.close())

describe('support.describeSupportCenterList', () => {
  it('answers every topic with its articles, in the language of the path and in order', async () => {
    const { support } = await portal.api({ locale: 'en' })
    const { categories, total } = await support.describeSupportCenterList({})
    expect(total).toBe(demoHelp.length)
    expect(categories.flatMap(({ articles }) => articles.map(({ helpId }) => Number(helpId)))).toEqual(
      demoHelp.map(({ number }) => number),
    )
    expect(categories[0]).toMatchObject({ name: 'Sign-in and account', language: 'en' })
  })

  it('keeps each list as short as asked, and refuses what is no number', async () => {
    const { support } = await portal.api()
    const { categories } = await support.describeSupportCenterList({ most: 2 })
    expect(categories.every(({ articles, count }) => articles.length === 2 && count > 2)).toBe(true)
    await expect(support.describeSupportCenterList({ most: 0 })).rejects.toMatchObject({
      reason: 'invalidInput',
    })
  })
})

describe('support.helpArticle', () => {
  it('shows the text with its topic and its neighbours', async () => {
    const { support } = await portal.api()
    const article = await support.helpArticle({ helpId: '102' })
    expect(article).toMatchObject({ title: '收不到短信验证码', category: { name: '登录与账户' } })
    expect(article.html).toContain('<h2 id="s1">')
    expect(article.related.map(({ helpId }) => helpId)).toEqual(['101', '103', '104', '105', '106'])
    await expect(support.helpArticle({ helpId: '999' })).rejects.toMatchObject({ reason: 'notFound' })
  })
})

describe('support.helpFor', () => {
  it('leads from an error first, then from the page, and from neither to nothing', async () => {
    const { support } = await portal.api()
    const ids = async (input: Parameters<typeof support.helpFor>[0]) =>
      (await support.helpFor(input)).items.map(({ helpId }) => helpId)
    expect(await ids({ page: 'signIn' })).toEqual(['101', '102', '103'])
    expect(await ids({ page: 'signIn', error: 'codeWrong' })).toEqual(['103', '101', '102'])
    expect(await ids({})).toEqual([])
    await expect(support.helpFor({ page: 'nowhere' as 'home' })).rejects.toMatchObject({
      reason: 'invalidInput',
    })
  })
})

describe('support.helpSearch', () => {
  it('finds help by words that the text itself does not use, and by those of the other language', async () => {
    const zh = (await portal.api()).support
    expect((await zh.helpSearch({ keywords: '短信拦截' })).items[0]).toMatchObject({ helpId: '102' })
    expect((await zh.helpSearch({ keywords: '兑换码' })).items.map(({ helpId }) => helpId)).toContain('141')
    const en = (await portal.api({ locale: 'en' })).support
    expect((await en.helpSearch({ keywords: 'activation code' })).items[0]).toMatchObject({
      helpId: '141',
      language: 'en',
    })
    await expect(zh.helpSearch({ keywords: ' ' })).rejects.toMatchObject({ reason: 'invalidInput' })
  })
})

describe('support.helpVote', () => {
  const votes = () => portal.db.selectFrom('help_votes').selectAll().where('help_number', '=', 131).execute()

  it('counts once a visitor, the last word of each, and keeps no account or browser', async () => {
    const browser = await portal.api({ browserId: 'b'.repeat(22) })
    for (const isHelpful of [true, true, false]) await browser.support.helpVote({ helpId: '131', isHelpful })
    const { superAdmin } = await createTeam(portal)
    const account = await portal.api({ token: superAdmin.token, browserId: 'b'.repeat(22) })
    await account.support.helpVote({ helpId: '131', isHelpful: true })
    const rows = await votes()
    expect(rows.map((row) => row.is_helpful).sort()).toEqual([false, true])
    const text = rows.map((row) => row.voter.toString('latin1')).join()
    expect(text).not.toContain('b'.repeat(22))
    expect(text).not.toContain(superAdmin.accountId)
  })

  it('needs an article that is there', async () => {
    const { support } = await portal.api()
    await expect(support.helpVote({ helpId: '999', isHelpful: true })).rejects.toMatchObject({
      reason: 'notFound',
    })
  })

  it('is seen by editors and support agents alone', async () => {
    for (const role of ['editor', 'supportAgent'] as const) {
      const { token } = await createStaff(portal, [role])
      const { items } = await (await portal.api({ token })).supportStaff.helpVotes({})
      expect(items[0]).toMatchObject({ helpId: '131', language: 'zh', helpful: 1, notHelpful: 1 })
      expect(items).toHaveLength(demoHelp.length * 2)
    }
    const { token } = await createStaff(portal, ['reviewer'])
    await expect((await portal.api({ token })).supportStaff.helpVotes({})).rejects.toMatchObject({
      reason: 'notAvailable',
    })
  })

  it('cannot be multiplied by one address that forgets its cookies', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, async () =>
        (await portal.api({ address: '198.51.100.9' })).support
          .helpVote({ helpId: '132', isHelpful: false })
          .then(() => 'taken')
          .catch((error: { reason: string }) => error.reason),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(10)
    expect(outcomes.filter((outcome) => outcome === 'tooMany')).toHaveLength(10)
  })
})

describe('a help article of an editor', () => {
  it('is read, found and mapped from its publishing until it is withdrawn', async () => {
    const { token } = await createStaff(portal, ['editor'])
    const { contentStaff } = await portal.api({ token })
    const texts = {
      zh: { title: '怎样借用会议室', summary: '提前三天预约。', body: '<p>写信给前台。</p>', keywords: '' },
      en: { title: 'Borrowing a room', summary: 'Three days ahead.', body: '<p>Write.</p>', keywords: '' },
    }
    const shared = { category: ['17'], pages: ['projects'], errors: [], order: '1' }
    const { number } = await contentStaff.recordAdd({ collection: 'helps', shared, texts })
    const visitor = (await portal.api()).support
    const found = async () =>
      (await visitor.helpSearch({ keywords: '借用会议室' })).items.map(({ helpId }) => helpId)
    expect(await found()).not.toContain(number)
    await moveNow(await portal.api({ token }), 'helps', number, 'zh', 'publish')
    expect(await found()).toContain(number)
    expect((await visitor.helpFor({ page: 'projects' })).items[0]).toMatchObject({ helpId: number })
    const map = await (await portal.fetch('/sitemap.xml')).text()
    expect(map).toContain(`<loc>${testOrigin}/support/${number}</loc>`)
    await moveNow(await portal.api({ token }), 'helps', number, 'zh', 'withdraw')
    expect(await found()).not.toContain(number)
    await expect(visitor.helpArticle({ helpId: number })).rejects.toMatchObject({ reason: 'notFound' })
  })

  it('keeps to the pages and errors that there are', async () => {
    const { token } = await createStaff(portal, ['editor'])
    const { contentStaff } = await portal.api({ token })
    const shared = { category: ['11'], pages: ['nowhere'], errors: [], order: '1' }
    await expect(
      contentStaff.recordAdd({ collection: 'helps', shared, texts: { zh: {}, en: {} } }),
    ).rejects.toMatchObject({ reason: 'invalidInput', details: { fields: { 'shared.pages': {} } } })
  })
})

it('writes its help once: what an editor has withdrawn stays away', async () => {
  const { token } = await createStaff(portal, ['editor'])
  const api = await portal.api({ token })
  await moveNow(api, 'helps', '166', 'en', 'withdraw')
  await loadContent(portal.db, 'packages/help')
  const { support } = await portal.api({ locale: 'en' })
  expect(await support.helpArticle({ helpId: '166' })).toMatchObject({ language: 'zh' })
})

it('loses no article with a category that is withdrawn: what is listed is as many as it says', async () => {
  const { token } = await createStaff(portal, ['editor'])
  const api = await portal.api({ token })
  const read = async (locale: 'zh' | 'en' = 'zh') => {
    const { categories, total } = await (await portal.api({ locale })).support.describeSupportCenterList({})
    return { categories, total, listed: categories.reduce((sum, { articles }) => sum + articles.length, 0) }
  }
  const before = await read()
  expect(before.categories.every(({ categoryId }) => categoryId !== null)).toBe(true)
  for (const language of ['zh', 'en'] as const)
    await moveNow(api, 'helpCategories', '11', language, 'withdraw')
  const { categories, total, listed } = await read()
  expect([listed, total]).toEqual([before.total, before.total])
  const own = before.categories.find(({ categoryId }) => categoryId === '11')
  expect(categories.at(-1)).toMatchObject({
    ...{ categoryId: null, language: 'zh', name: '其他', count: own?.count, articles: own?.articles },
  })
  expect((await read('en')).categories.at(-1)).toMatchObject({
    categoryId: null,
    language: 'en',
    name: 'Other',
  })
})
