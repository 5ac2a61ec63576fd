import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorTable } from '../../../shared/contract/error-table.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { demoRecords } from '../../../tests/support/world/demo-content.ts'
import { findServices } from './list-services.ts'

const demoServices = demoRecords('services')

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
})
afterAll(() => portal.close())

describe.each(['zh', 'en'] as const)('digital services in %s', (locale) => {
  it('are listed in the editors’ order with what every filter would leave', async () => {
    const { services } = await portal.api({ locale })
    const list = await services.serviceList({})
    expect(list.total).toBe(demoServices.length)
    expect(list.hasSelfTest).toBe(true)
    expect(list.items.map(({ title }) => title)).toEqual(demoServices.map(({ title }) => title[locale]))
    const cost = list.facets.find(({ facet }) => facet === 'cost')
    const free = demoServices.filter((service) => service.cost === 'free').length
    expect(cost?.options.find(({ value }) => value === 'free')?.count).toBe(free)
    expect(cost?.totalWithout).toBe(demoServices.length)
  })

  it('are narrowed by any of the values of one filter and by all filters together', async () => {
    const { services } = await portal.api({ locale })
    const list = await services.serviceList({
      category: ['security', 'data'],
      mode: ['online'],
      sort: 'reply',
    })
    const expected = demoServices.filter(
      ({ serviceCategory, modes }) =>
        ['security', 'data'].includes(serviceCategory) && modes.includes('online'),
    )
    expect(list.total).toBe(expected.length)
    expect(new Set(list.items.map(({ serviceId }) => serviceId))).toEqual(
      new Set(expected.map(({ number }) => String(number))),
    )
    expect(list.items.map(({ replyDays }) => replyDays)).toEqual(
      expected.map(({ replyDays }) => replyDays).sort((a, b) => Number(a) - Number(b)),
    )
    const category = list.facets.find(({ facet }) => facet === 'category')
    const online = demoServices.filter(({ modes }) => modes.includes('online'))
    expect(category?.totalWithout).toBe(online.length)
    const none = await services.serviceList({ category: ['website'], cost: ['free'] })
    expect(none).toMatchObject({ total: 0, items: [], pageCount: 0 })
  })

  it('come page by page, and a page beyond the last is empty', async () => {
    const { services } = await portal.api({ locale })
    const second = await services.serviceList({ page: 2, pageSize: 5 })
    expect(second.items.map(({ serviceId }) => serviceId)).toEqual(
      demoServices.slice(5, 10).map(({ number }) => String(number)),
    )
    expect(await services.serviceList({ page: 9, pageSize: 5 })).toMatchObject({ items: [], pageCount: 3 })
  })

  it('show everything of one, with its tools in their order', async () => {
    const { services, toolbox } = await portal.api({ locale })
    const [demo] = demoServices
    const service = await services.serviceInfo({ serviceId: String(demo?.number) })
    expect(service).toMatchObject({
      title: demo?.title[locale],
      provider: demo?.provider[locale],
      limits: demo?.limits[locale],
      steps: demo?.steps.map((step) => step[locale]),
      results: demo?.results.map((result) => result[locale]),
      language: locale,
    })
    expect(service.tools.map(({ toolId }) => Number(toolId))).toEqual(demo?.tools)
    const tool = await toolbox.itemDetail({ toolId: service.tools[0]?.toolId ?? '' })
    expect(service.tools[0]?.name).toBe(tool.name)
    expect(service.similar.every(({ category }) => category === service.category)).toBe(true)
    expect(service.similar.some(({ serviceId }) => serviceId === service.serviceId)).toBe(false)
  })

  it('are missing under an unknown number', async () => {
    const { services } = await portal.api({ locale })
    await expect(services.serviceInfo({ serviceId: '499' })).rejects.toMatchObject({ reason: 'notFound' })
  })

  it('say what is wrong with a call', async () => {
    const prefix = `/api/techforgood${locale === 'en' ? '/en' : ''}`
    const info = await portal.fetch(`${prefix}/industry/service/info?serviceId=abc`)
    expect((await info.json()).code).toBe(errorTable.invalidInput.code)
    // A secured call without a trace id is refused.
    const list = await portal.fetch(`${prefix}/industry/service/list`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    })
    expect((await list.json()).code).not.toBe(0)
  })

  it('are found by words', async () => {
    const words = locale === 'zh' ? '无障碍走查' : 'accessibility audit'
    const [first] = await findServices({ db: portal.db, locale }, words, 3)
    expect(first?.serviceId).toBe('411')
  })
})

it('their addresses stand in the sitemap', async () => {
  const text = await (await portal.fetch('/sitemap.xml')).text()
  for (const { number } of demoServices) {
    expect(text).toContain(`/tools/digitalService/${number}<`)
    expect(text).toContain(`/en/tools/digitalService/${number}<`)
  }
})

it('name no self-test while none is published', async () => {
  const empty = await openPortal()
  const { services } = await empty.api()
  expect(await services.serviceList({})).toMatchObject({ items: [], hasSelfTest: false })
  await empty.close()
})
