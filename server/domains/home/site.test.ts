import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Api } from '../../../shared/contract/contract.ts'
import type { CollectionName } from '../../../shared/rules/content/collections.ts'
import type { FieldValues } from '../../../shared/rules/content/field-values.ts'
import { editionAlias } from '../../../shared/rules/content/venture-collections.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createStaff } from '../../../tests/support/world/actors.ts'
import { makePhoto, moveNow } from '../../../tests/support/world/articles.ts'
import { publishEdition } from '../../../tests/support/world/venture/editions.ts'
import { loadContent } from '../../db/demo/load-content.ts'
import { loadSite } from '../../db/demo/load-site.ts'
import { demoOperator } from '../../db/demo/operator.ts'

let portal: TestPortal
let editor: Api
beforeAll(async () => {
  portal = await openPortal()
  await loadContent(portal.db, 'packages/legal', { only: ['footerLinks'], operator: demoOperator })
  await loadContent(portal.db, 'packages/home', {
    only: ['homeBlocks', 'footerLinks'],
    operator: demoOperator,
  })
  await loadContent(portal.db, 'packages/home', { only: ['banners'] })
  await loadSite(portal.db)
  await portal.db
    .insertInto('fields')
    .values({
      alias: 'rivers',
      position: 1,
      name_zh: '河流',
      name_en: 'Rivers',
      summary_zh: '',
      summary_en: '',
    })
    .execute()
  editor = await portal.api({ token: (await createStaff(portal, ['editor'])).token })
})
afterAll(() => portal.close())

type Texts = { zh: FieldValues; en: FieldValues }

async function publish(
  collection: CollectionName,
  shared: FieldValues,
  texts: Texts,
  languages: ('zh' | 'en')[] = ['zh', 'en'],
) {
  const { number } = await editor.contentStaff.recordAdd({ collection, shared, texts })
  for (const language of languages) await moveNow(editor, collection, number, language, 'publish')
  return number
}

const visitor = (locale: 'zh' | 'en') => portal.api({ locale })

it('begins with the initial texts, blocks and links of a new portal, and no banner', async () => {
  const home = await (await visitor('en')).home.homePageAll({})
  expect(home.title).toBe('The right technology, joined to where it is needed')
  expect(home.blocks.map(({ path }) => path)).toContain('/authentication')
  expect(home.banner).toBeNull()
  const config = await (await visitor('en')).home.configInfo({})
  expect(config.normal.map(({ url }) => url)).toEqual([
    '/en/f7b9b5e',
    '/en/c0b81b0',
    '/en/toolDonationAgreement',
    '/en/resource',
    '/en/accessible',
    '/en/impact',
  ])
  expect(config.outsideLink).toHaveLength(3)
  expect(config.hotBanner).toEqual({ img: '', link: '' })
})

it('leads to the newest edition of the venture programme, once one is published', async () => {
  const blocksAt = async () =>
    (await (await visitor('zh')).home.homePageAll({})).blocks.map(({ path }) => path)
  const linksAt = async () => (await (await visitor('zh')).home.configInfo({})).normal.map(({ url }) => url)
  const all = (await blocksAt()).concat(await linksAt())
  expect(all.filter((path) => /^\/v(c|enture)/.test(path))).toEqual([])
  const programmeAt = async (path = '/en/venture') => (await portal.fetch(path)).headers.get('location')
  expect(await programmeAt()).toBe('/en/ventureRounds')
  const { edition } = await publishEdition(portal)
  expect(await blocksAt()).toContain(`/${editionAlias(edition)}`)
  expect(await linksAt()).toContain(`/${editionAlias(edition)}`)
  expect(await programmeAt()).toBe(`/en/${editionAlias(edition)}`)
  expect(await programmeAt('/venture/')).toBe(`/${editionAlias(edition)}`)
})

it('says how a tool is found and used, in the steps that staff have written', async () => {
  const { how } = await (await visitor('zh')).home.homePageAll({})
  expect(how.steps).toHaveLength(4)
  expect(how.steps[0]).toEqual({ title: '找到合适的工具', text: '逐条看清申请条件、名额和退出方式' })
  const record = { collection: 'homePage' as const, number: '1' }
  const { version, shared, texts } = await editor.contentStaff.recordDetail(record)
  const zh = { ...texts.zh.fields, howTitle: '两步', howLines: '打电话\n来一趟：周三下午' }
  await editor.contentStaff.recordSave({ ...record, version, shared, texts: { zh, en: texts.en.fields } })
  await moveNow(editor, 'homePage', '1', 'zh', 'publish')
  const own = (await (await visitor('zh')).home.homePageAll({})).how
  expect(own).toEqual({
    title: '两步',
    steps: [
      { title: '打电话', text: '' },
      { title: '来一趟', text: '周三下午' },
    ],
  })
})

it('shows the banner that comes first in a language, another language only where it has none', async () => {
  const { fileId } = await editor.files.upload({ purpose: 'picture', file: await makePhoto(600, 400) })
  const picture = await editor.contentStaff.pictureAdd({ fileId, altZh: '操场', altEn: 'A playground' })
  const shared = { target: '/volunteer', bannerPicture: picture.pictureId, order: '1' }
  const texts = { zh: { title: '周末来帮忙' }, en: { title: 'Come and help' } }
  await publish('banners', shared, texts, ['zh'])
  const { banner } = await (await visitor('en')).home.homePageAll({})
  expect(banner).toMatchObject({ title: '周末来帮忙', language: 'zh', picture: { alt: 'A playground' } })
  const { hotBanner } = await (await visitor('en')).home.configInfo({})
  expect(hotBanner).toEqual({ img: picture.src, link: '/en/volunteer' })
  const later = { ...shared, order: '2' }
  const number = await publish('banners', later, { zh: { title: '后一条' }, en: { title: 'Later' } })
  expect((await (await visitor('en')).home.homePageAll({})).banner).toMatchObject({
    ...{ title: 'Later', language: 'en' },
  })
  expect((await (await visitor('zh')).home.homePageAll({})).banner?.title).toBe('周末来帮忙')
  const seen = await editor.contentStaff.recordDetail({ collection: 'banners', number })
  expect([seen.texts.en.hiddenBehind, seen.texts.zh.hiddenBehind?.title]).toEqual([null, '周末来帮忙'])
})

it('shows of banners in the same place the newest, and tells editors which one is seen', async () => {
  const shared = { target: '/volunteer', order: '0' }
  const old = await publish('banners', shared, { zh: { title: '先来的' }, en: { title: 'First come' } })
  const titles = { zh: { title: '后来的' }, en: { title: 'Later come' } }
  const fresh = await publish('banners', shared, titles, ['en'])
  expect((await (await visitor('en')).home.homePageAll({})).banner?.title).toBe('Later come')
  const { items } = await editor.contentStaff.recordList({ collection: 'banners', sort: 'order' })
  const live = items.filter((item) => item.zh.isLive || item.en.isLive)
  expect(live.slice(0, 2).map(({ number }) => number)).toEqual([fresh, old])
  const behind = { number: fresh, title: 'Later come' }
  expect(live[1]?.en.hiddenBehind).toEqual(behind)
  const seen = await editor.contentStaff.recordDetail({ collection: 'banners', number: fresh })
  expect([seen.texts.en.hiddenBehind, seen.texts.zh.hiddenBehind]).toEqual([null, null])
  // Correcting a slip in the older one does not bring it back to the front.
  const { version, texts } = await editor.contentStaff.recordDetail({ collection: 'banners', number: old })
  const en = { ...texts.en.fields, title: 'First come, mended' }
  await editor.contentStaff.recordSave({
    ...{ collection: 'banners', number: old, version, shared },
    texts: { zh: texts.zh.fields, en },
  })
  await moveNow(editor, 'banners', old, 'en', 'publish')
  expect((await (await visitor('en')).home.homePageAll({})).banner?.title).toBe('Later come')
  const order = items.map(({ number }) => number)
  await editor.contentStaff.recordOrder({
    ...{ collection: 'banners', before: order },
    after: [old, ...order.filter((number) => number !== old)],
  })
  expect((await (await visitor('en')).home.homePageAll({})).banner?.title).toBe('First come, mended')
})

it('previews a draft on the home page, in its place, and visitors see none of it', async () => {
  const previewOf = async (collection: CollectionName, number: string) => {
    const preview = await editor.contentStaff.recordPreview({ collection, number })
    if (preview.kind !== 'home') throw new Error('it is shown on another page')
    return preview
  }
  const shared = { target: '/news', order: '7' }
  const texts = { zh: { title: '还没发布' }, en: { title: 'Not yet published' } }
  const banner = await editor.contentStaff.recordAdd({ collection: 'banners', shared, texts })
  const preview = await previewOf('banners', banner.number)
  expect([preview.title, preview.home.banner?.title]).toEqual(['还没发布', '还没发布'])
  const withSummary = {
    zh: { title: '新入口', summary: '一句话' },
    en: { title: 'New way', summary: 'A line' },
  }
  const [before] = await recordsInOrder('homeBlocks')
  const first = { target: '/volunteer', order: '0' }
  const block = await editor.contentStaff.recordAdd({
    ...{ collection: 'homeBlocks', shared: first },
    texts: withSummary,
  })
  const { home } = await previewOf('homeBlocks', block.number)
  expect(home.blocks[before?.shared.order === '0' ? 1 : 0]?.title).toBe('新入口')
  const words = await editor.contentStaff.recordDetail({ collection: 'homePage', number: '1' })
  await editor.contentStaff.recordSave({
    ...{ collection: 'homePage', number: '1', version: words.version, shared: words.shared },
    texts: { zh: { ...words.texts.zh.fields, title: '换个说法' }, en: words.texts.en.fields },
  })
  expect((await previewOf('homePage', '1')).home.title).toBe('换个说法')
  const seen = await (await visitor('zh')).home.homePageAll({})
  expect([seen.title, seen.banner?.title]).not.toContain('换个说法')
  expect(seen.banner?.title).not.toBe('还没发布')
  expect(seen.blocks.map(({ title }) => title)).not.toContain('新入口')
})

it('previews a zone among those of its field', async () => {
  const texts = { zh: { name: '护河队' }, en: { name: 'River keepers' } }
  const zone = await editor.contentStaff.recordAdd({
    ...{ collection: 'zones', shared: { fields: ['rivers'], order: '1' }, texts },
  })
  const preview = await editor.contentStaff.recordPreview({ collection: 'zones', number: zone.number })
  if (preview.kind !== 'zones') throw new Error('it is shown on another page')
  expect(preview.field.zones.map(({ name }) => name)).toEqual(['护河队'])
  expect((await (await visitor('zh')).resources.fieldInfo({ alias: 'rivers' })).zones).toEqual([])
})

async function recordsInOrder(collection: CollectionName) {
  const { items } = await editor.contentStaff.recordList({ collection, sort: 'order' })
  return Promise.all(items.map(({ number }) => editor.contentStaff.recordDetail({ collection, number })))
}

it('puts a footer link where its kind says; a logo without picture is a link', async () => {
  const texts = { zh: { name: '合作方' }, en: { name: 'Partner' } }
  await publish('footerLinks', { footerKind: 'footerLogos', target: 'partner.example', order: '9' }, texts, [
    'zh',
  ])
  const { footerLogos, outsideLink } = await (await visitor('en')).home.configInfo({})
  expect(footerLogos).toEqual([])
  expect(outsideLink.at(-1)).toEqual({ label: '合作方', url: 'https://partner.example', language: 'zh' })
})

it('lists staff’s entries in the field menu, and all fields without any', async () => {
  expect((await (await visitor('zh')).home.configInfo({})).fieldMenu).toEqual([
    { alias: 'rivers', name: '河流' },
  ])
  await publish(
    'fieldMenu',
    { menuField: 'rivers', order: '1' },
    { zh: { name: '护河' }, en: { name: 'River care' } },
  )
  const { fieldMenu, FieldList } = await (await visitor('en')).home.configInfo({})
  expect([fieldMenu, FieldList]).toEqual([
    [{ alias: 'rivers', name: 'River care' }],
    [{ alias: 'rivers', name: 'Rivers' }],
  ])
})

it.each(['javascript:alert(1)', '/with space', '/a//b'])('refuses the link %s', async (target) => {
  const values = { shared: { target, order: '1' }, texts: { zh: { title: '入口' }, en: { title: 'Way in' } } }
  await expect(editor.contentStaff.recordAdd({ collection: 'homeBlocks', ...values })).rejects.toMatchObject({
    details: { fields: { 'shared.target': { reason: 'url' } } },
  })
})
