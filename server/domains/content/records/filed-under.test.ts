import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Api } from '../../../../shared/contract/contract.ts'
import type { CollectionName } from '../../../../shared/rules/content/collections.ts'
import type { FieldValues } from '../../../../shared/rules/content/field-values.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createStaff } from '../../../../tests/support/world/actors.ts'
import { articleValues, moveNow } from '../../../../tests/support/world/articles.ts'
import { openField } from '../../../../tests/support/world/resources.ts'

let portal: TestPortal
let editor: Api
beforeAll(async () => {
  portal = await openPortal()
  editor = await portal.api({ token: (await createStaff(portal, ['editor'])).token })
  await openField(portal)
})
afterAll(() => portal.close())

async function publish(
  collection: CollectionName,
  { shared, zh, en = {} }: { shared: FieldValues; zh: FieldValues; en?: FieldValues },
): Promise<string> {
  const { number } = await editor.contentStaff.recordAdd({ collection, shared, texts: { zh, en } })
  await moveNow(editor, collection, number, 'zh', 'publish')
  return number
}

async function rename(collection: CollectionName, number: string, name: string): Promise<void> {
  const { version, shared, texts } = await editor.contentStaff.recordDetail({ collection, number })
  const zh = { ...texts.zh.fields, name }
  const both = { zh, en: texts.en.fields }
  await editor.contentStaff.recordSave({ collection, number, version, shared, texts: both })
  await moveNow(editor, collection, number, 'zh', 'publish')
}

/** The search results after all waiting jobs have run. */
async function find(keywords: string): Promise<string[]> {
  expect((await portal.runJobs()).failures).toEqual([])
  const { items } = await (await portal.api()).search.find({ keywords, kind: [] })
  return items.map(({ path }) => path.split('/').at(-1) ?? '')
}

const help = {
  title: '怎么改密码',
  summary: '两步。',
  body: '<p>先登录。</p>',
}
const project = {
  ...{ title: '巡河卡', summary: '一张卡。', maker: '示例小组', body: '<p>写一写。</p>' },
  ...{ requirements: '一支笔', reuseSteps: '抄一张', contact: 'a@example.org' },
}
const sharedOfProject = {
  stage: 'pilot',
  fields: ['education'],
  since: '2024',
  setupDays: '2',
  licence: 'MIT',
}

it.each<[CollectionName, CollectionName, string, FieldValues, FieldValues]>([
  ['labels', 'articles', 'labels', {}, articleValues('1').texts.zh],
  ['helpCategories', 'helps', 'category', { order: '1' }, help],
  ['projectClasses', 'projects', 'classes', sharedOfProject, project],
])(
  'what is filed under %s is found by their name of now: %s',
  async (collection, from, field, shared, zh) => {
    const name = { name: '旱獭观测', summary: '一句话。' }
    const filed = await publish(collection, { shared: { order: '1' }, zh: name })
    const number = await publish(from, { shared: { ...shared, [field]: [filed] }, zh })
    expect(await find('旱獭')).toEqual([number])

    await rename(collection, filed, '鸬鹚记事')
    expect(await find('旱獭')).toEqual([])
    expect(await find('鸬鹚')).toEqual([number])

    await moveNow(editor, collection, filed, 'zh', 'withdraw')
    expect(await find('鸬鹚')).toEqual([])
    await moveNow(editor, from, number, 'zh', 'withdraw')
  },
)
