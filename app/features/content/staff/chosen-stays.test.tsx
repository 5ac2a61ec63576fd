import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContentDetail } from '../../../../shared/contract/content/content-parts.ts'
import type { Api } from '../../../../shared/contract/contract.ts'
import { type CollectionName, collections, fieldsOf } from '../../../../shared/rules/content/collections.ts'
import { listOf } from '../../../../shared/rules/content/field-values.ts'
import { drawn } from '../../../../tests/support/drawn.tsx'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createStaff } from '../../../../tests/support/world/actors.ts'
import { createLabel, moveNow } from '../../../../tests/support/world/articles.ts'
import { openField } from '../../../../tests/support/world/resources.ts'
import { listedTool, toolTexts } from '../../../../tests/support/world/tool-records.ts'
import { createTool } from '../../../../tests/support/world/tools.ts'
import { RecordFields } from './record-fields.tsx'
import { readTyped } from './typed-values.ts'

let portal: TestPortal
let api: Api
beforeAll(async () => {
  portal = await openPortal()
  await openField(portal)
  api = await portal.api({ token: (await createStaff(portal, ['editor'])).token })
})
afterAll(() => portal.close())

async function publishedTool(): Promise<string> {
  const added = await api.contentStaff.recordAdd({
    collection: 'tools',
    shared: listedTool,
    texts: toolTexts,
  })
  for (const language of ['zh', 'en'] as const) await moveNow(api, 'tools', added.number, language, 'publish')
  return added.number
}

async function sceneWith(tools: string[]): Promise<string> {
  const texts = { zh: { name: '排班' }, en: { name: 'Rota' } }
  const added = await api.contentStaff.recordAdd({
    collection: 'scenes',
    shared: { tools, order: '1' },
    texts,
  })
  return added.number
}

/** Adds this many tools, newer than all others and otherwise like the last one. */
async function addListedTools(count: number): Promise<void> {
  const like = await createTool(portal)
  for (const [table, column] of [
    ['tools', 'number'],
    ['tool_texts', 'tool_number'],
  ] as const)
    await sql`
      insert into ${sql.table(table)}
      select (jsonb_populate_record(t, jsonb_build_object(${column}::text, 910000 + i))).*
      from ${sql.table(table)} t, generate_series(1, ${count}) i
      where t.${sql.ref(column)} = ${Number(like)}`.execute(portal.db)
}

/** What the form of a record would send of its relations, as it came from the server. */
function sentOf(record: ContentDetail, typed = record.shared): Record<string, string[]> {
  const schema = collections[record.collection]
  const html = drawn(
    <RecordFields
      {...{ schema, part: 'shared', values: typed, errors: {}, options: record.options, pictures: [] }}
    />,
  )
  const chosen = [
    ...html.matchAll(/<option(?=[^>]* selected="")[^>]* value="([^"]*)"/g),
    ...html.matchAll(/<input(?=[^>]* checked="")[^>]* value="([^"]*)"/g),
  ].map(([, value = '']) => value)
  const relations = fieldsOf(schema, 'shared').filter(({ kind }) => kind === 'relation')
  return Object.fromEntries(
    relations.map(({ name }) => [name, chosen.filter((value) => listOf(typed, name).includes(value))]),
  )
}

async function detailOf(collection: CollectionName, number: string, locale: 'zh' | 'en' = 'zh') {
  const { token } = await createStaff(portal, ['editor'])
  return (await portal.api({ token, locale })).contentStaff.recordDetail({ collection, number })
}

async function withdraw(collection: CollectionName, number: string): Promise<void> {
  for (const language of ['zh', 'en'] as const) await moveNow(api, collection, number, language, 'withdraw')
}

it('a tool that was withdrawn since stays where it was chosen, by name and marked', async () => {
  const gone = await publishedTool()
  const stays = await publishedTool()
  const scene = await sceneWith([gone, stays])
  await withdraw('tools', gone)
  const record = await detailOf('scenes', scene)
  expect(record.options.tools).toContainEqual({ value: gone, label: toolTexts.zh.name, isWithdrawn: true })
  expect(record.options.tools).toContainEqual({ value: stays, label: toolTexts.zh.name })
  expect(sentOf(record).tools).toEqual([gone, stays])
  const { version, shared, texts } = record
  await api.contentStaff.recordSave({
    ...{ collection: 'scenes', number: scene, version, shared: { ...shared, ...sentOf(record) } },
    texts: { zh: { ...texts.zh.fields, name: '排班表' }, en: texts.en.fields },
  })
  expect((await detailOf('scenes', scene)).shared).toEqual(record.shared)
})

it('a category and a label that were withdrawn since stay chosen', async () => {
  const label = await createLabel(portal)
  const article = await api.contentStaff.recordAdd({
    ...{ collection: 'articles', shared: { labels: [label] }, texts: { zh: { title: '河' }, en: {} } },
  })
  await withdraw('labels', label)
  const record = await detailOf('articles', article.number, 'en')
  expect(record.options.labels).toContainEqual(expect.objectContaining({ value: label, isWithdrawn: true }))
  expect(sentOf(record)).toEqual({ labels: [label] })
  const fresh = await api.contentStaff.recordOptions({ collection: 'articles' })
  expect(fresh.options.labels?.map(({ value }) => value)).not.toContain(label)
})

it('what was typed and is no longer offered stays in the form that comes back', async () => {
  const scene = await sceneWith([])
  const typed = { tools: ['1', '2'] }
  expect(sentOf(await detailOf('scenes', scene), typed)).toEqual(typed)
})

it('a tool stays chosen however many newer ones are listed', async () => {
  const early = await publishedTool()
  const scene = await sceneWith([early])
  await addListedTools(501)
  const record = await detailOf('scenes', scene)
  expect(record.options.tools).toContainEqual({ value: early, label: toolTexts.zh.name })
  expect(sentOf(record).tools).toEqual([early])
})

describe('where more tools are listed than a list has room for', () => {
  it('the portal’s own are offered before those of catalogues, however new', async () => {
    const own = await createTool(portal)
    await sql`insert into content_records (collection, number, source_language, shared, provenance)
      select 'tools', number, 'zh', '{}', '{"catalogue": "C"}' from tools where number > 910000`.execute(
      portal.db,
    )
    const { options } = await api.contentStaff.recordOptions({ collection: 'scenes' })
    expect(options.tools).toHaveLength(500)
    expect(options.tools?.map(({ value }) => value)).toContain(own)
  })

  it('any is chosen by number or address, also with the list; half a number is not saved while typing', () => {
    const data = new FormData()
    data.append('shared.tools', '1001')
    data.append('shared.tools', '')
    data.append('shared.tools.other', '910001， https://example.org/en/tools/toolsDetail/910002?from=7 表')
    const { scenes } = collections
    expect(readTyped(scenes, data).shared.tools).toEqual(['1001', '910001', '910002', '表'])
    expect(readTyped(scenes, data, { isTyping: true }).shared.tools).toEqual(['1001'])
  })

  it('what visitors do not find is refused by its field and shown; the rest is saved and named', async () => {
    const scene = await sceneWith([])
    const save = async (tools: string[]) => {
      const { version, shared, texts } = await detailOf('scenes', scene)
      const typed = { shared: { ...shared, tools }, texts: { zh: texts.zh.fields, en: texts.en.fields } }
      return api.contentStaff.recordSave({ collection: 'scenes', number: scene, version, ...typed })
    }
    const refused = { details: { fields: { 'shared.tools': { reason: 'notAnOption' } } } }
    for (const wrong of ['799999', '表']) await expect(save(['910001', wrong])).rejects.toMatchObject(refused)
    const record = await detailOf('scenes', scene)
    expect(sentOf(record, { tools: ['910001', '表'] }).tools).toEqual(['910001', '表'])
    await save(['910001'])
    const saved = await detailOf('scenes', scene)
    expect(saved.shared.tools).toEqual(['910001'])
    expect(saved.options.tools?.find(({ value }) => value === '910001')?.label).toMatch(/^工具/)
    const fill = { part: 'shared' as const, field: 'tools', way: 'add' as const, value: ['799999'] }
    const items = [{ number: scene, version: saved.version }]
    await expect(api.contentStaff.recordFill({ collection: 'scenes', ...fill, items })).rejects.toMatchObject(
      { details: { fields: { value: { reason: 'notAnOption' } } } },
    )
  })
})
