import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { demoRecords } from '../../../tests/support/world/demo-content.ts'

const demoNotices = demoRecords('notices')
const demoResources = demoRecords('resources')
const demoScenes = demoRecords('scenes')
const demoServices = demoRecords('services')
const demoTools = demoRecords('tools')
const demoTopics = demoRecords('topics')

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
})
afterAll(() => portal.close())

const nameOf = (number: number, locale: 'zh' | 'en') =>
  demoTools.find((tool) => tool.number === number)?.name[locale]

describe.each(['zh', 'en'] as const)('editorial lists in %s', (locale) => {
  it('lists topics in their order with their tools', async () => {
    const { items, total } = await (await portal.api({ locale })).toolbox.topicList({})
    expect(total).toBe(demoTopics.length)
    expect(items.map((topic) => topic.name)).toEqual(demoTopics.map((topic) => topic.name[locale]))
    expect(items[0]?.tools.map((tool) => tool.name)).toEqual(
      demoTopics[0]?.tools.map((number) => nameOf(number, locale)),
    )
  })

  it('lists scenes with their steps', async () => {
    const { items } = await (await portal.api({ locale })).toolbox.sceneList({ page: 2, pageSize: 3 })
    expect(items.map((scene) => scene.name)).toEqual(
      demoScenes.slice(3, 6).map((scene) => scene.name[locale]),
    )
    expect(items[0]?.steps).toEqual(demoScenes[3]?.steps.map((step) => step[locale]))
  })

  it('shows topics with the cards of their tools, narrowed by need, and their lines', async () => {
    const { toolbox } = await portal.api({ locale })
    const all = await toolbox.topicCards({})
    expect(all).toMatchObject({ total: demoTopics.length, all: demoTopics.length })
    expect(all.items[0]).toMatchObject({ advice: demoTopics[0]?.advice[locale] })
    expect(all.items[0]?.cards.map(({ toolId }) => Number(toolId))).toEqual(demoTopics[0]?.tools)
    const mapping = await toolbox.topicCards({ need: ['mapping'] })
    const expected = demoTopics.filter(({ tools }) =>
      tools.some((number) => demoTools.find((tool) => tool.number === number)?.toolNeeds.includes('mapping')),
    )
    expect(mapping.items.map(({ topicId }) => Number(topicId))).toEqual(expected.map(({ number }) => number))
    expect(mapping.needs.find(({ value }) => value === 'mapping')?.count).toBe(expected.length)
    const { items } = await toolbox.topicPrefix({})
    expect(items.map(({ prefix }) => prefix)).toEqual(demoTopics.map(({ prefix }) => prefix[locale]))
  })

  it('returns a scene with its tools, and nothing for an unknown one', async () => {
    const { toolbox } = await portal.api({ locale })
    const [demo] = demoScenes
    const scene = await toolbox.sceneInfo({ sceneId: String(demo?.number) })
    expect(scene).toMatchObject({ name: demo?.name[locale], advice: demo?.advice[locale] })
    expect(scene.cards.map(({ toolId }) => Number(toolId))).toEqual(demo?.tools)
    expect(scene.others.map(({ sceneId }) => sceneId)).not.toContain(scene.sceneId)
    await expect(toolbox.sceneInfo({ sceneId: '3999' })).rejects.toThrow('notFound')
    const narrowed = await toolbox.sceneList({ need: ['finance'] })
    expect(narrowed.total).toBeLessThan(narrowed.all)
    expect(narrowed.items).toHaveLength(narrowed.total)
  })

  it('shows the first of each list on the front page', async () => {
    const front = await (await portal.api({ locale })).toolbox.indexList({})
    expect(front.topics).toMatchObject({ total: demoTopics.length })
    expect(front.scenes).toMatchObject({ total: demoScenes.length })
    expect(front.services.total).toBe(demoServices.length)
    expect(front.services.items[0]?.title).toBe(demoServices[0]?.title[locale])
    expect(front.notices.items[0]?.title).toBe(demoNotices.at(-1)?.title[locale])
  })

  it('lists notices, the newest first', async () => {
    const { items, total } = await (await portal.api({ locale })).toolbox.noticeList({ pageSize: 2 })
    expect(total).toBe(demoNotices.length)
    expect(items.map((notice) => notice.title)).toEqual(
      demoNotices
        .slice(-2)
        .reverse()
        .map((notice) => notice.title[locale]),
    )
  })

  it('shows a tool as a card with what is left of it, and the benefits of teamwork and of zones apart', async () => {
    const api = await portal.api({ locale })
    const limited = demoTools.findLast((tool) => tool.stockPerYear !== null)
    const item = await api.toolbox.item({ toolId: String(limited?.number) })
    expect(item).toMatchObject({ name: limited?.name[locale], quota: { stock: limited?.stockPerYear } })
    const cards = await api.toolbox.cardList({ benefitBelongToType: 1, pageSize: 50 })
    expect(cards.total).toBe(demoTools.length)
    expect(cards.items).toContainEqual(item)
    const numbersOf = async (benefitBelongToType: 2 | 3) => {
      const { items, total } = await api.toolbox.cardList({ benefitBelongToType, pageSize: 50 })
      expect(items).toHaveLength(total)
      return items.map(({ toolId }) => Number(toolId)).sort()
    }
    const teamwork = demoTools.filter(({ toolNeeds }) => toolNeeds.includes('collaboration'))
    expect(await numbersOf(2)).toEqual(teamwork.map(({ number }) => number).sort())
    const ofZones = demoResources.flatMap(({ zones, tools }) => (zones.length > 0 ? tools : []))
    expect(await numbersOf(3)).toEqual([...new Set(ofZones)].sort())
    expect(ofZones.length).toBeGreaterThan(0)
  })

  it('answers the same over HTTP', async () => {
    const api = await portal.api({ locale })
    const prefix = `/api/techforgood${locale === 'en' ? '/en' : ''}`
    const get = async (path: string) => (await portal.fetch(prefix + path)).json()
    const success = (data: unknown) => ({ code: 0, data, traceId: null })
    expect(await get('/toolboxv2/topic/list?page=2&pageSize=3')).toEqual(
      success(await api.toolbox.topicList({ page: 2, pageSize: 3 })),
    )
    expect(await get('/techWebAPI/scene/list')).toEqual(success(await api.toolbox.sceneList({})))
    expect(await get('/techWebAPI/notice/list')).toEqual(success(await api.toolbox.noticeList({})))
    expect(await get('/toolboxv2/item?toolId=1001')).toEqual(
      success(await api.toolbox.item({ toolId: '1001' })),
    )
    const posted = await portal.fetch(`${prefix}/toolbox/card/list`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"benefitBelongToType":1}',
    })
    expect(await posted.json()).toEqual(success(await api.toolbox.cardList({ benefitBelongToType: 1 })))
  })
})

describe('what is left of a tool', () => {
  it('goes down with what is reserved and spent this year, and not below zero', async () => {
    const api = await portal.api()
    const limited = demoTools.find((tool) => tool.stockPerYear !== null)
    const toolId = String(limited?.number)
    const stock = limited?.stockPerYear ?? 0
    const year = (await api.toolbox.item({ toolId })).quota.year
    const take = (reserved: number, spent: number, of: number) =>
      portal.db
        .insertInto('offering_stock_periods')
        .values({ offering_kind: 'tool', offering_number: Number(toolId), year: of, reserved, spent })
        .onConflict((conflict) =>
          conflict.columns(['offering_kind', 'offering_number', 'year']).doUpdateSet({ reserved, spent }),
        )
        .execute()
    await take(stock, 0, year - 1)
    expect((await api.toolbox.item({ toolId })).quota.left).toBe(stock)
    await take(2, 1, year)
    expect((await api.toolbox.item({ toolId })).quota.left).toBe(stock - 3)
    await take(stock, 5, year)
    expect((await api.toolbox.item({ toolId })).quota.left).toBe(0)
  })
})

describe('editorial lists', () => {
  it('refuse what they cannot read', async () => {
    const api = await portal.api()
    for (const path of [
      'toolboxv2/topic/list?page=0',
      'techWebAPI/scene/list?pageSize=x',
      'toolboxv2/item?toolId=a',
    ]) {
      expect(await (await portal.fetch(`/api/techforgood/${path}`)).json()).toMatchObject({ code: 4001 })
    }
    await expect(api.toolbox.item({ toolId: '999999' })).rejects.toMatchObject({ reason: 'notFound' })
    const wrongType = await portal.fetch('/api/techforgood/toolbox/card/list', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"benefitBelongToType":4}',
    })
    expect(await wrongType.json()).toMatchObject({ code: 4001 })
  })

  it('leave out what is not published', async () => {
    await portal.db.deleteFrom('content_live').where('collection', '=', 'notices').execute()
    expect(await (await portal.api()).toolbox.noticeList({})).toEqual({ items: [], total: 0 })
  })
})
