import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { moveNow } from '../../../tests/support/world/articles.ts'
import {
  beginTestImport,
  mappingOf,
  reportOf,
  tryRows,
  writeRows,
} from '../../../tests/support/world/imports.ts'
import { openField } from '../../../tests/support/world/resources.ts'
import { listedTool } from '../../../tests/support/world/tool-records.ts'
import { fillEmpty } from '../../fill-empty.ts'
import { reindexTool } from '../content/tools/tool-documents.ts'

let portal: TestPortal
/** Like catalogue data: the first has no stated cost. */
let silent: string
let free: string
beforeAll(async () => {
  portal = await openPortal()
  await openField(portal)
  const content =
    'name,about,licence,cost\nSilent Vault,Keeps secrets,BUSL-1.1,\nOpen Vault,Keeps keys,MIT,free\n'
  const begun = await beginTestImport(portal, [{ name: 'tools.csv', content }], {
    collection: 'tools',
    languages: 'en',
  })
  const columns = {
    'en.name': 'name',
    'en.tagline': 'about',
    'en.description': 'about',
    'shared.licence': 'licence',
    'shared.toolCost': 'cost',
    'shared.toolKind': `=${listedTool.toolKind}`,
    'shared.toolNeeds': `=${listedTool.toolNeeds}`,
    'shared.fields': `=${listedTool.fields}`,
  }
  await tryRows(portal, begun, mappingOf(columns, 'en.name'))
  await writeRows(portal, begun)
  const [first, second] = await reportOf(begun)
  silent = first?.number ?? ''
  free = second?.number ?? ''
  for (const number of [silent, free]) await moveNow(begun.api, 'tools', number, 'en', 'publish')
})
afterAll(() => portal.close())

const detail = async (toolId: string, locale: 'zh' | 'en' = 'en') =>
  (await portal.api({ locale })).toolbox.itemDetail({ toolId })

async function freeTools() {
  const { items, facets } = await (await portal.api()).toolbox.listPage({ cost: ['free'], pageSize: 50 })
  const options = facets.find(({ facet }) => facet === 'cost')?.options ?? []
  return {
    ids: items.map(({ toolId }) => toolId),
    options: options.map(({ value, count }) => [value, count]),
  }
}

describe('a tool whose cost nobody has stated', () => {
  it('is called free nowhere: not on its page, to search engines, in lists or in the open data', async () => {
    const said = { cost: 'unstated', labels: { cost: 'Not stated' } }
    expect(await detail(silent)).toMatchObject(said)
    expect((await detail(silent, 'zh')).labels.cost).toBe('未注明')
    const forEngines = JSON.parse((await detail(silent)).schemaOrg)
    expect(forEngines).toMatchObject({ name: 'Silent Vault', license: 'BUSL-1.1' })
    expect(forEngines).not.toHaveProperty('isAccessibleForFree')
    expect(forEngines).not.toHaveProperty('offers')
    expect(JSON.parse((await detail(free)).schemaOrg)).toMatchObject({ isAccessibleForFree: true })

    const reader = await portal.api({ locale: 'en' })
    const { items: compared } = await reader.toolbox.compare({ id: [silent, free] })
    expect(compared.map(({ cost }) => cost)).toEqual(['unstated', 'free'])
    const { items } = await reader.toolbox.recommend({ need: ['dataAnalysis'], money: 'none' })
    const weighed = new Map(items.map(({ tool, reasons, cautions }) => [tool.toolId, { reasons, cautions }]))
    expect(weighed.get(free)?.reasons.map(({ kind }) => kind)).toContain('free')
    expect(weighed.get(silent)).toMatchObject({ reasons: [{ kind: 'need' }], cautions: [] })

    const open = await (await portal.fetch('/openData/tools.json')).json()
    const costs = open.items.map((item: { number: string; shared: { cost: string } }) => [
      item.number,
      item.shared.cost,
    ])
    expect(Object.fromEntries(costs)).toEqual({ [silent]: '', [free]: 'free' })
  })

  it('is not found among the free ones, and is no filter of its own', async () => {
    expect(await freeTools()).toEqual({ ids: [free], options: freeOnly })
  })

  it.each(['free', '免费'])(
    'is found by “%s” no longer once a node has started on what an earlier release published so',
    async (word) => {
      await publishedAsFree()
      expect(await foundBy(word)).toEqual([silent, free].toSorted())
      await fillEmpty(portal.appUrl, null)
      expect(await foundBy(word)).toEqual([free])
      expect(await foundBy('vault')).toEqual([silent, free].toSorted())
    },
  )

  it('is written anew at that start alone, and no other tool with it', async () => {
    await publishedAsFree()
    const before = await documentIds()
    await fillEmpty(portal.appUrl, null)
    const after = await documentIds()
    expect(after.get(silent)).not.toBe(before.get(silent))
    expect(after.get(free)).toBe(before.get(free))
    await fillEmpty(portal.appUrl, null)
    expect(await documentIds()).toEqual(after)
  })
})

/** As an earlier release indexed it: free, although its cost is unstated. */
async function publishedAsFree() {
  const number = Number(silent)
  const costs = (cost: 'free' | 'unstated') =>
    portal.db.updateTable('tools').set({ cost }).where('number', '=', number)
  await costs('free').execute()
  await portal.db.transaction().execute((trx) => reindexTool(trx, number))
  await costs('unstated').execute()
}

async function foundBy(keywords: string) {
  const { items } = await (await portal.api({ locale: 'en' })).search.find({ keywords, kind: ['tool'] })
  return items.map(({ path }) => path.split('/').at(-1)).toSorted()
}

async function documentIds() {
  const rows = await portal.db
    .selectFrom('search_documents')
    .select(['id', 'record_id'])
    .where('kind', '=', 'tool')
    .execute()
  return new Map(rows.map(({ id, record_id }) => [record_id, id]))
}

const freeOnly = [
  ['free', 1],
  ['donatedQuota', 0],
  ['hostedByProgramme', 0],
  ['discounted', 0],
]
