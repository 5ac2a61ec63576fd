import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Api } from '../../../../shared/contract/contract.ts'
import { type CollectionName, collections } from '../../../../shared/rules/content/collections.ts'
import type { FieldValues } from '../../../../shared/rules/content/field-values.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createStaff } from '../../../../tests/support/world/actors.ts'
import { moveNow } from '../../../../tests/support/world/articles.ts'

/** An empty portal: everything in it was created by its staff. */
let portal: TestPortal
let editor: Api
let visitor: Api
beforeAll(async () => {
  portal = await openPortal()
  editor = await portal.api({ token: (await createStaff(portal, ['editor'])).token })
  visitor = await portal.api()
})
afterAll(() => portal.close())

type Given = { alias?: string; zh?: FieldValues; en?: FieldValues; order?: string }

async function addField({ alias = '', zh = {}, en = {}, order = '0' }: Given): Promise<string> {
  const shared = { order }
  const { number } = await editor.contentStaff.recordAdd({
    ...{ collection: 'fieldPages', alias, shared, texts: { zh, en } },
  })
  return number
}

async function makeField(alias: string, title: string, order = '0'): Promise<string> {
  const number = await addField({ alias, zh: { title, summary: `${title}上的事。` }, order })
  await moveNow(editor, 'fieldPages', number, 'zh', 'publish')
  return number
}

const toolTexts = (name: string) => ({
  zh: { name, tagline: '记下每一条河。', description: '<p>离线也能用。</p>' },
  en: {},
})

async function addTool(name: string, fields: string[]): Promise<string> {
  const { number } = await editor.contentStaff.recordAdd({
    collection: 'tools',
    shared: { fields: [], toolNeeds: ['dataCollection'], toolKind: 'selfHosted', licence: 'MIT' },
    texts: toolTexts(name),
  })
  await editor.contentStaff.recordSave({
    ...{ collection: 'tools', number, version: 1 },
    ...{
      shared: { fields, toolNeeds: ['dataCollection'], toolKind: 'selfHosted', licence: 'MIT' },
      texts: toolTexts(name),
    },
  })
  return number
}

async function refusal(made: Promise<unknown>): Promise<unknown> {
  return made.then(
    () => 'was taken',
    (error) => error.details?.fields,
  )
}

const aliases = async () => (await visitor.home.configInfo({})).FieldList.map(({ alias }) => alias)

describe('a field', () => {
  it('is created, published and ordered by staff, and appears wherever fields do', async () => {
    expect(await aliases()).toEqual([])
    const rivers = await makeField('rivers', '护河', '2')
    await makeField('schools', '学校', '1')
    const config = await visitor.home.configInfo({})
    expect(config.FieldList).toEqual([
      { alias: 'schools', name: '学校' },
      { alias: 'rivers', name: '护河' },
    ])
    expect(config.fieldMenu).toEqual(config.FieldList)
    expect(await visitor.resources.fieldInfo({ alias: 'rivers' })).toMatchObject({ title: '护河', html: '' })
    const { items } = await editor.contentStaff.recordList({ collection: 'fieldPages', sort: 'order' })
    const before = items.map(({ number }) => number)
    await editor.contentStaff.recordOrder({
      ...{ collection: 'fieldPages', before, after: before.toReversed() },
    })
    expect(await aliases()).toEqual(['rivers', 'schools'])
    const tool = await addTool('巡河本', ['rivers'])
    await moveNow(editor, 'tools', tool, 'zh', 'publish')
    expect((await visitor.toolbox.listPage({ field: ['rivers'] })).total).toBe(1)
    const { uses } = await editor.contentStaff.recordDetail({ collection: 'fieldPages', number: rivers })
    expect(uses).toEqual([{ collection: 'tools', total: 1 }])
  })

  it('has a short name of its own, which stays once readers have seen it', async () => {
    const texts = { zh: { title: '水', summary: '水。' }, en: {} }
    const add = (alias: string) =>
      refusal(editor.contentStaff.recordAdd({ collection: 'fieldPages', alias, shared: {}, texts }))
    await makeField('water', '水')
    expect(await add('water')).toEqual({ alias: { reason: 'notAnOption' } })
    expect(await add('Water ways')).toEqual({ alias: { reason: 'wrongFormat' } })
    const number = await addField({ zh: texts.zh })
    const publish = () => moveNow(editor, 'fieldPages', number, 'zh', 'publish')
    expect(await refusal(publish())).toEqual({ alias: { reason: 'required' } })
    const bare = await addField({ zh: { title: '湿地' }, order: '' })
    // All errors at once, so that one correction is enough to publish.
    expect(await refusal(moveNow(editor, 'fieldPages', bare, 'zh', 'publish'))).toEqual({
      'texts.zh.summary': { reason: 'required' },
      'shared.order': { reason: 'required' },
      alias: { reason: 'required' },
    })
    const key = { collection: 'fieldPages' as const, number }
    const save = (version: number, alias: string) =>
      editor.contentStaff.recordSave({ ...key, version, alias, shared: { order: '3' }, texts })
    const { version } = await save(1, 'lakes')
    await publish()
    expect(await refusal(save(version + 1, 'ponds'))).toEqual({ alias: { reason: 'unexpected' } })
    expect(await aliases()).toContain('lakes')
  })

  it('that is retired leaves menu, filters and page, and comes back as it was', async () => {
    const number = await makeField('forests', '护林')
    const tool = await addTool('护林本', ['forests'])
    await moveNow(editor, 'tools', tool, 'zh', 'publish')
    await moveNow(editor, 'fieldPages', number, 'zh', 'withdraw')
    expect(await aliases()).not.toContain('forests')
    await expect(visitor.resources.fieldInfo({ alias: 'forests' })).rejects.toThrow('notFound')
    expect((await visitor.toolbox.itemDetail({ toolId: tool })).fieldNames).toEqual([])
    // Its old value stays marked in its form; to be published again it needs a field that is available.
    const { options, version, shared } = await editor.contentStaff.recordDetail({
      ...{ collection: 'tools', number: tool },
    })
    expect(options.fields).toContainEqual({ value: 'forests', label: '护林', isWithdrawn: true })
    await editor.contentStaff.recordSave({
      ...{ collection: 'tools', number: tool, version, shared, texts: toolTexts('护林本子') },
    })
    const publish = () => moveNow(editor, 'tools', tool, 'zh', 'publish')
    expect(await refusal(publish())).toEqual({ 'shared.fields': { reason: 'notAnOption' } })
    await moveNow(editor, 'fieldPages', number, 'zh', 'publish')
    await publish()
    expect(await aliases()).toContain('forests')
    expect((await visitor.toolbox.listPage({ field: ['forests'] })).total).toBe(1)
  })

  it('that got another name is found by it with every tool', async () => {
    const number = await makeField('bees', '养蜂')
    const tool = await addTool('蜂箱本', ['bees'])
    await moveNow(editor, 'tools', tool, 'zh', 'publish')
    const key = { collection: 'fieldPages' as const, number }
    const { version, shared } = await editor.contentStaff.recordDetail(key)
    const texts = { zh: { title: '传粉昆虫', summary: '蜂与蝶。' }, en: {} }
    await editor.contentStaff.recordSave({ ...key, version, shared, texts })
    await moveNow(editor, 'fieldPages', number, 'zh', 'publish')
    expect((await portal.runJobs()).failures).toEqual([])
    const { items } = await visitor.search.find({ keywords: '传粉昆虫', kind: ['tool'] })
    expect(items.map(({ path }) => path)).toEqual([`/tools/toolsDetail/${tool}`])
  })

  it('that a draft names is not deleted', async () => {
    const number = await makeField('seas', '护海')
    await addTool('护海本', ['seas'])
    const { removal } = await editor.contentStaff.recordDetail({ collection: 'fieldPages', number })
    expect(removal).toBe('published')
    expect((await editor.contentStaff.recordOptions({ collection: 'tools' })).options.fields).toContainEqual({
      ...{ value: 'seas', label: '护海' },
    })
  })
})

describe('an alias or number that does not exist', () => {
  const unknown = { 'shared.fields': { reason: 'notAnOption' } }

  it('is refused when a record is added, saved, saved by itself or filled', async () => {
    await makeField('known', '已有')
    const shared = {
      fields: ['nowhere'],
      toolNeeds: ['dataCollection'],
      toolKind: 'selfHosted',
      licence: 'MIT',
    }
    const typed = { shared, texts: toolTexts('无处') }
    const tools = 'tools' as const
    expect(await refusal(editor.contentStaff.recordAdd({ collection: tools, ...typed }))).toEqual(unknown)
    const number = await addTool('有处', ['known'])
    const key = { collection: tools, number, version: 2 }
    expect(await refusal(editor.contentStaff.recordSave({ ...key, ...typed }))).toEqual(unknown)
    expect(await refusal(editor.contentStaff.recordAutosave({ ...key, ...typed }))).toEqual(unknown)
    const filled = await editor.contentStaff.recordFill({
      ...{ collection: tools, part: 'shared', field: 'fields', way: 'replace', value: ['nowhere'] },
      items: [{ number, version: 2 }],
    })
    expect(filled).toMatchObject({ done: [], refused: [{ number, fields: ['shared.fields'] }] })
  })

  it.each<[CollectionName, FieldValues]>([
    ['articles', { labels: ['99999'] }],
    ['zones', { institutions: ['99999'], fields: ['known'] }],
    ['resources', { zones: ['99999'], fields: ['known'] }],
    ['projects', { classes: ['99999'], fields: ['known'] }],
  ])('is refused in %s', async (collection, shared) => {
    const zh = { [collections[collection].titleField]: '指错了地方' }
    const made = editor.contentStaff.recordAdd({ collection, shared, texts: { zh, en: {} } })
    expect(Object.values((await refusal(made)) as object)).toEqual([{ reason: 'notAnOption' }])
  })

  it('is refused by every way of publishing a record that already has it', async () => {
    const names = ['一', '二', '三']
    const numbers: string[] = []
    for (const name of names) numbers.push(await addTool(`旧本${name}`, ['known']))
    // As an earlier release stored it.
    await portal.db
      .updateTable('content_records')
      .set({
        shared: JSON.stringify({
          fields: ['nowhere', 'known'],
          toolNeeds: ['dataCollection'],
          toolKind: 'selfHosted',
          licence: 'MIT',
        }),
      })
      .where('collection', '=', 'tools')
      .where('number', 'in', numbers.map(Number))
      .execute()
    const [one = '', two = '', three = ''] = numbers
    expect(await refusal(moveNow(editor, 'tools', one, 'zh', 'publish'))).toEqual(unknown)
    const many = await editor.contentStaff.textMoveMany({
      ...{ collection: 'tools', language: 'zh', move: 'publish', items: [{ number: two, version: 2 }] },
    })
    expect(many).toMatchObject({ done: [], refused: [{ number: two }] })
    const publishAt = new Date(Date.now() + 60_000).toISOString()
    const schedule = editor.contentStaff.textMove({
      ...{ collection: 'tools', number: three, version: 2, language: 'zh', move: 'schedule', publishAt },
    })
    expect(await refusal(schedule)).toEqual(unknown)
    expect((await visitor.toolbox.listPage({ field: ['nowhere'] })).total).toBe(0)
  })
})

describe('many fields withdrawn at once', () => {
  it('skip those in use, naming their uses, until that is confirmed', async () => {
    const [used, unused] = [await makeField('meres', '湖'), await makeField('tarns', '塘')]
    const tool = await addTool('巡湖本', ['meres'])
    await moveNow(editor, 'tools', tool, 'zh', 'publish')
    const withdraw = async (numbers: string[], alsoUsed?: boolean) => {
      const items = await Promise.all(
        numbers.map(async (number) => ({
          number,
          version: (await editor.contentStaff.recordDetail({ collection: 'fieldPages', number })).version,
        })),
      )
      const move = { collection: 'fieldPages', language: 'zh', move: 'withdraw' } as const
      return editor.contentStaff.textMoveMany({ ...move, items, ...(alsoUsed && { alsoUsed }) })
    }
    expect(await withdraw([used, unused])).toEqual({
      done: [unused],
      refused: [{ number: used, error: 'inUse', fields: [], uses: [{ collection: 'tools', total: 1 }] }],
    })
    expect(await aliases()).toContain('meres')
    expect(await withdraw([used], true)).toEqual({ done: [used], refused: [] })
    expect(await aliases()).not.toContain('meres')
  })
})
