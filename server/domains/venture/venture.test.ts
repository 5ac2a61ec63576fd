import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createStaff } from '../../../tests/support/world/actors.ts'
import { moveNow } from '../../../tests/support/world/articles.ts'
import { loadContent } from '../../db/demo/load-content.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
  await loadContent(portal.db, 'first', { only: ['projectLibrary'] })
  await loadContent(portal.db, 'demo', {
    only: ['labels', 'articles', 'projectClasses', 'projectSets', 'projects', 'projectActivities'],
  })
})
afterAll(() => portal.close())

describe('a portal whose staff have written nothing yet', () => {
  it('has each edition as a draft with its address, and shows none of them', async () => {
    const empty = await openPortal()
    await loadContent(empty.db, 'first', { only: ['ventureEditions'] })
    await loadContent(empty.db, 'first', { only: ['ventureEditions'] })
    const visitor = await empty.api()
    expect(await visitor.venture.editionDetail({ editionID: '3' })).toEqual({ edition: null, editions: [] })
    expect(await visitor.venture.list({})).toMatchObject({ items: [], total: 0, all: 0, classes: [] })
    const { token } = await createStaff(empty, ['editor'])
    const editor = await empty.api({ token })
    const { items } = await editor.contentStaff.recordList({ collection: 'ventureEditions' })
    expect(items.map(({ alias }) => alias).sort()).toEqual(['vc', 'vc4', 'vcOld', 'vcp'])
    await expect(
      editor.contentStaff.recordAdd({
        collection: 'ventureEditions',
        shared: { since: '2027', order: '9' },
        texts: { zh: {}, en: {} },
      }),
    ).rejects.toMatchObject({ reason: 'illegalTransition' })
    await empty.close()
  })
})

describe('venture.editionDetail', () => {
  beforeAll(() =>
    loadContent(portal.db, 'demo', { only: ['ventureEditions', 'ventureMilestones', 'ventureEntries'] }),
  )

  it('tells of an edition with its figures, days, sets and articles', async () => {
    const { venture } = await portal.api()
    const { edition, editions } = await venture.editionDetail({ editionID: '4' })
    expect(editions.map(({ editionID }) => editionID)).toEqual(['5', '4', '3', '2', '1'])
    expect(edition?.figures[1]).toEqual({ value: '36', label: '支进营' })
    expect(edition?.timeline.map(({ startsOn }) => startsOn)[0]).toBe('2025-02-10')
    expect(edition?.timeline).toHaveLength(6)
    expect(edition?.sets.map(({ instanceSetID }) => instanceSetID)).toEqual(['33', '34'])
    expect(edition?.sets[0]?.projects).toHaveLength(3)
    expect(edition?.articles.map(({ articleId }) => articleId).sort()).toEqual(['216', '220'])
    expect(edition?.outcomesHtml).toContain('<h3')
    expect(JSON.parse(edition?.schemaOrg ?? '')).toMatchObject({ '@type': 'CollectionPage' })
  })

  it('speaks the language of the path', async () => {
    const { venture } = await portal.api({ locale: 'en' })
    const { edition } = await venture.editionDetail({ editionID: '1' })
    expect(edition).toMatchObject({ language: 'en', title: 'Edition 1: one year of small trials' })
    expect(JSON.parse(edition?.schemaOrg ?? '').url).toMatch(/\/en\/vcOld$/)
  })

  it('refuses an edition that there is not', async () => {
    const { venture } = await portal.api()
    await expect(venture.editionDetail({ editionID: '1000' })).rejects.toMatchObject({
      reason: 'invalidInput',
    })
  })

  it('is no article: the addresses of editions answer only as editions', async () => {
    const { content } = await portal.api()
    await expect(content.describeDynamicCenterInfo({ DynamicAliasID: 'vc' })).rejects.toMatchObject({
      reason: 'notFound',
    })
  })
})

describe('what editions funded', () => {
  it('is listed in order with what was paid, how it ended and where it goes on', async () => {
    const { venture } = await portal.api()
    const first = await venture.list({})
    expect(first).toMatchObject({ total: 9, all: 9, page: 1, pageCount: 1 })
    expect(first.items[0]).toMatchObject({
      title: '巡河卡的第一版',
      state: 'finished',
      amount: 60_000,
      class: { classId: '301', name: '采集数据' },
      project: { instanceID: '3001' },
    })
    expect(first.items.at(-1)).toMatchObject({ state: 'stopped', project: null })
    const second = await venture.secondList({ page: 2, pageSize: 4 })
    expect(second).toMatchObject({ total: 10, page: 2, pageCount: 3 })
    expect(second.items).toHaveLength(4)
  })

  it('can be narrowed to a class, with how much is in each', async () => {
    const { venture } = await portal.api({ locale: 'en' })
    const list = await venture.list({ classId: '303' })
    expect(list).toMatchObject({ total: 2, all: 9 })
    expect(list.items.map(({ class: filed }) => filed?.name)).toEqual(['Access for all', 'Access for all'])
    expect(list.classes.reduce((sum, { count }) => sum + count, 0)).toBe(9)
    expect((await venture.list({ classId: '999' })).items).toEqual([])
    await expect(venture.list({ classId: 'x' })).rejects.toMatchObject({ reason: 'invalidInput' })
  })

  it('is listed of the later editions too, page by page, at their own addresses', async () => {
    const { token } = await createStaff(portal, ['editor'])
    const editor = await portal.api({ token })
    const text = { summary: '听得见。', outcome: '装好了。', maker: '示例', place: '' }
    for (let n = 1; n <= 22; n += 1) {
      const shared = { ventureEdition: ['4'], classes: ['301'], ventureState: 'finished', amount: '10' }
      const { number } = await editor.contentStaff.recordAdd({
        collection: 'ventureEntries',
        shared: { ...shared, project: [], order: String(n) },
        texts: { zh: { ...text, title: `第 ${n} 盏灯` }, en: {} },
      })
      await moveNow(editor, 'ventureEntries', number, 'zh', 'publish')
    }
    const { venture } = await portal.api()
    const { all, items } = await venture.editionEntries({ editionID: '4', page: 2 })
    // The demo's twelve come after those that an editor puts first.
    expect([all, items.length, items[0]?.title, items[1]?.title]).toEqual([
      34,
      14,
      '第 21 盏灯',
      '第 22 盏灯',
    ])
    expect(await venture.editionEntries({ editionID: '1' })).toEqual(await venture.list({}))
  })

  it('follows what an editor publishes, in the only language that there is', async () => {
    const { token } = await createStaff(portal, ['editor'])
    const editor = await portal.api({ token })
    const { number } = await editor.contentStaff.recordAdd({
      collection: 'ventureEntries',
      shared: {
        ventureEdition: ['2'],
        classes: ['301'],
        ventureState: 'changed',
        amount: '1200',
        project: [],
        order: '1',
      },
      texts: {
        zh: {
          title: '门口的意见箱',
          summary: '收纸条。',
          outcome: '改收语音。',
          maker: '示例小组',
          place: '',
        },
        en: {},
      },
    })
    const visitor = await portal.api({ locale: 'en' })
    expect((await visitor.venture.secondList({})).all).toBe(10)
    await moveNow(editor, 'ventureEntries', number, 'zh', 'publish')
    const { items, all } = await visitor.venture.secondList({})
    expect(all).toBe(11)
    expect(items[0]).toMatchObject({ entryID: number, language: 'zh', state: 'changed', amount: 1200 })
  })
})

describe('an entry whose languages are published in different classes', () => {
  it('counts once in each language, in the class that stands there', async () => {
    const { token } = await createStaff(portal, ['editor'])
    const editor = await portal.api({ token })
    const text = { title: '楼道灯', summary: '会自己关。', outcome: '装好了。', maker: '示例', place: '' }
    const entry = { collection: 'ventureEntries' as const, texts: { zh: text, en: text } }
    const shared = { ventureEdition: ['2'], ventureState: 'changed', amount: '10', project: [], order: '1' }
    const added = await editor.contentStaff.recordAdd({ ...entry, shared: { ...shared, classes: ['301'] } })
    const { number } = added
    await moveNow(editor, 'ventureEntries', number, 'zh', 'publish')
    const version = await moveNow(editor, 'ventureEntries', number, 'en', 'publish')
    await editor.contentStaff.recordSave({
      ...{ ...entry, number, version },
      shared: { ...shared, classes: ['302'] },
    })
    await moveNow(editor, 'ventureEntries', number, 'zh', 'publish')
    for (const locale of ['zh', 'en'] as const) {
      const { venture } = await portal.api({ locale })
      const { all, items, classes } = await venture.secondList({ pageSize: 20 })
      expect(all).toBe(items.length)
      for (const { classId, count } of classes) {
        expect([classId, items.filter((item) => item.class?.classId === classId).length]).toEqual([
          classId,
          count,
        ])
      }
    }
  })
})

describe('the preview of an edition', () => {
  it('shows what is not published yet', async () => {
    const { token } = await createStaff(portal, ['editor'])
    const editor = await portal.api({ token })
    const preview = await editor.contentStaff.recordPreview({ collection: 'ventureEditions', number: '2' })
    expect(preview).toMatchObject({ kind: 'edition', edition: { editionID: '2', since: 2023 } })
  })
})
