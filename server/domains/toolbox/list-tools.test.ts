import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Api } from '../../../shared/contract/contract.ts'
import {
  toolAudiences,
  toolCosts,
  toolFacets,
  toolKinds,
  toolNeeds,
} from '../../../shared/rules/toolbox/tool-facets.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { demoRecords } from '../../../tests/support/world/demo-content.ts'

const demoFields = demoRecords('fieldPages')
const demoTools = demoRecords('tools')
const demoTopics = demoRecords('topics')

let portal: TestPortal
let api: Api
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
  api = await portal.api()
})
afterAll(() => portal.close())

/** Expected results from the demo's data, computed without SQL. */
type Choice = { need: string[]; field: string[]; whoMayApply: string[]; cost: string[]; kind: string[] }
type Card = {
  toolId: string
  needs: string[]
  fields: string[]
  whoMayApply: string
  cost: string
  kind: string
}

const some = <T extends string>(values: readonly T[]) => fc.subarray([...values], { maxLength: 3 })
const choices = fc.record({
  need: some(toolNeeds),
  field: some(demoFields.map((field) => field.alias)),
  whoMayApply: some(toolAudiences),
  cost: some(toolCosts),
  kind: some(toolKinds),
})

function valuesOf(card: Card, facet: keyof Choice): string[] {
  if (facet === 'need') return card.needs
  return facet === 'field' ? card.fields : [card[facet]]
}

function passes(card: Card, choice: Choice, except?: keyof Choice): boolean {
  return toolFacets
    .filter((facet) => facet !== except && choice[facet].length > 0)
    .every((facet) => valuesOf(card, facet).some((value) => choice[facet].includes(value)))
}

async function listAll(): Promise<Card[]> {
  const pages = await Promise.all([1, 2].map((page) => api.toolbox.listPage({ page, pageSize: 50 })))
  return pages.flatMap((page) => page.items)
}

describe('toolbox.listPage', () => {
  it.each(['zh', 'en'] as const)('lists every tool once, a page at a time, in %s', async (locale) => {
    const list = await portal.api({ locale })
    const seen: string[] = []
    for (let page = 1; ; page += 1) {
      const { items, total, pageCount } = await list.toolbox.listPage({ page, pageSize: 20 })
      expect([total, pageCount]).toEqual([demoTools.length, Math.ceil(demoTools.length / 20)])
      if (items.length === 0) break
      seen.push(...items.map((item) => item.toolId))
      expect(items[0]?.name).toBe(demoTools.find((t) => String(t.number) === items[0]?.toolId)?.name[locale])
    }
    expect([...seen].sort()).toEqual(demoTools.map((tool) => String(tool.number)))
  })

  it('counts what each filter would leave, whatever is chosen in it, and finds exactly that', async () => {
    const cards = await listAll()
    await fc.assert(
      fc.asyncProperty(choices, async (choice) => {
        const { total, items, facets } = await api.toolbox.listPage({ ...choice, pageSize: 50 })
        const expected = cards.filter((card) => passes(card, choice))
        expect(total).toBe(expected.length)
        if (total <= 50) {
          expect(items.map((item) => item.toolId).sort()).toEqual(expected.map((card) => card.toolId).sort())
        }
        for (const { facet, options, totalWithout } of facets) {
          const rest = cards.filter((card) => passes(card, choice, facet))
          expect(totalWithout).toBe(rest.length)
          for (const { value, count } of options) {
            expect(count).toBe(rest.filter((card) => valuesOf(card, facet).includes(value)).length)
          }
        }
      }),
      { numRuns: 40 },
    )
  })

  it('keeps its counts in step with what is published, changed and deleted', async () => {
    const fresh = async () => {
      // A filter with all values chosen is counted anew.
      const { facets } = await api.toolbox.listPage({ whoMayApply: [...toolAudiences], kind: [...toolKinds] })
      return facets
    }
    const number = demoTools[3]?.number ?? 0
    const { db } = portal
    await db
      .updateTable('tools')
      .set({ cost: 'discounted', needs: ['finance'] })
      .where('number', '=', number)
      .execute()
    expect((await api.toolbox.listPage({})).facets).toEqual(await fresh())
    const texts = db.updateTable('tool_texts').where('tool_number', 'in', [number, number + 1])
    await texts.set({ state: 'withdrawn' }).execute()
    const { facets, total } = await api.toolbox.listPage({})
    expect(total).toBe(demoTools.length - 2)
    expect(facets).toEqual(await fresh())
    await texts.set({ state: 'published' }).execute()
    expect((await api.toolbox.listPage({})).facets).toEqual(await fresh())
  })

  it('names every value in the language of the page', async () => {
    const { facets } = await (await portal.api({ locale: 'en' })).toolbox.listPage({})
    const labels = facets.flatMap((facet) => facet.options.map((option) => option.label))
    expect(labels).toContain('Gathering data')
    expect(labels).toContain('Education')
    expect(labels.filter((label) => !/^[\x20-\x7e]+$/.test(label))).toEqual([])
  })

  it('sorts by last review, by usual reply time and by number', async () => {
    const sorted = async (sort: 'reviewed' | 'reply' | 'newest') =>
      (await api.toolbox.listPage({ sort, pageSize: 50 })).items
    const days = (await sorted('reply')).map((item) => item.replyWorkingDays)
    expect(days).toEqual([...days].sort((a, b) => a - b))
    const reviewed = (await sorted('reviewed')).map((item) => item.reviewedOn)
    expect(reviewed).toEqual([...reviewed].sort().reverse())
    expect((await sorted('newest'))[0]?.toolId).toBe(String(demoTools.at(-1)?.number))
  })

  it('narrows to a topic', async () => {
    const [topic] = demoTopics
    const { items, total } = await api.toolbox.listPage({ topic: String(topic?.number) })
    expect(total).toBe(topic?.tools.length)
    expect(items.map((item) => Number(item.toolId)).sort()).toEqual([...(topic?.tools ?? [])].sort())
    expect((await api.toolbox.listPage({ topic: '999' })).total).toBe(0)
  })

  it('answers the same over HTTP, with one value, several, and parameters it does not know', async () => {
    const inputs: [string, Parameters<Api['toolbox']['listPage']>[0]][] = [
      ['cost=free', { cost: 'free' }],
      ['cost=free&cost=discounted&page=2&pageSize=3', { cost: ['free', 'discounted'], page: 2, pageSize: 3 }],
      ['utm_source=x&need=finance', { need: 'finance' }],
    ]
    for (const [query, input] of inputs) {
      const response = await portal.fetch(`/api/techforgood/toolbox/listpage?${query}`)
      const data = await api.toolbox.listPage(input)
      expect(data.items.length).toBeGreaterThan(0)
      expect(await response.json()).toEqual({ code: 0, data, traceId: null })
    }
  })

  it.each(['cost=gold', 'page=0', 'page=x', 'pageSize=51', 'sort=price', 'field=<b>', 'topic=-1'])(
    'refuses %s',
    async (query) => {
      const response = await portal.fetch(`/api/techforgood/toolbox/listpage?${query}`)
      const { code, data } = (await response.json()) as { code: number; data: { fields: object } }
      expect([response.status, code]).toEqual([200, 4001])
      expect(Object.keys(data.fields)[0]).toMatch(new RegExp(`^${query.split('=')[0]}`))
    },
  )

  it('does not list drafts, lists the other language where only that is published, and says which', async () => {
    const number = demoTools.at(-1)?.number ?? 0
    const publish = (state: 'draft' | 'published', language: 'zh' | 'en') =>
      portal.db
        .updateTable('tool_texts')
        .set({ state })
        .where('tool_number', '=', number)
        .where('language', '=', language)
        .execute()
    const english = await portal.api({ locale: 'en' })
    const first = async () => (await english.toolbox.listPage({ sort: 'newest', pageSize: 1 })).items[0]
    await publish('draft', 'en')
    expect(await first()).toMatchObject({ toolId: String(number), language: 'zh' })
    await publish('draft', 'zh')
    expect((await first())?.toolId).toBe(String(number - 1))
    expect((await english.toolbox.listPage({})).total).toBe(demoTools.length - 1)
    await publish('published', 'en')
    await publish('published', 'zh')
    expect(await first()).toMatchObject({ toolId: String(number), language: 'en' })
  })
})
