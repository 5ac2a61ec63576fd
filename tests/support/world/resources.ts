import type { Api } from '../../../shared/contract/contract.ts'
import type { CollectionName } from '../../../shared/rules/content/collections.ts'
import type { FieldValues } from '../../../shared/rules/content/field-values.ts'
import type { TestPortal } from '../portal/portal.ts'
import { createStaff } from './actors.ts'
import { moveNow } from './articles.ts'

let made = 0

/** A field under which records can be filed. Returns its alias. */
export async function openField(portal: TestPortal, alias = 'education'): Promise<string> {
  const names = {
    name_zh: '教育',
    name_en: 'Education',
    summary_zh: '课堂与助学。',
    summary_en: 'Classrooms.',
  }
  await portal.db
    .insertInto('fields')
    .values({ alias, position: 0, ...names })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return alias
}

export type Given = { shared?: FieldValues; zh?: FieldValues; editor?: Api }

/** A resource published in Chinese only. Returns its number. */
export async function createResource(portal: TestPortal, given: Given = {}): Promise<string> {
  return publish(portal, 'resources', given, {
    shared: {
      resourceKind: 'guide',
      fields: [await openField(portal)],
      licence: 'CC0 1.0',
      reviewedOn: '2026-11-01',
      order: '9',
    },
    zh: {
      title: `第 ${made} 份指南`,
      summary: '先做这三步。',
      provider: '示例小组',
      format: '一页',
      body: '<p>第一步，数一数。</p>',
      audience: '谁都能用。',
      steps: '读一遍\n做一遍',
    },
  })
}

/** A service published in Chinese only. Returns its number. */
export async function createService(portal: TestPortal, given: Given = {}): Promise<string> {
  return publish(portal, 'services', given, {
    shared: {
      serviceCategory: 'training',
      modes: ['online'],
      cost: 'free',
      whoMayApply: 'anyTeam',
      replyDays: '3',
      workDays: '2',
      reviewedOn: '2026-11-01',
      order: '9',
    },
    zh: {
      title: `第 ${made} 项服务`,
      summary: '陪你做一遍。',
      provider: '示例小组',
      body: '<p>一人一次。</p>',
      audience: '任何团队。',
      results: '一张清单',
      steps: '约时间',
      limits: '不代为主持。',
    },
  })
}

/** An institution published in Chinese only. Returns its number. */
export async function createInstitution(portal: TestPortal, given: Given = {}): Promise<string> {
  return publish(portal, 'institutions', given, {
    shared: { fields: [await openField(portal)], order: '9' },
    zh: { title: `第 ${made} 家`, summary: '做一件小事。', body: '<p>三个人。</p>' },
  })
}

/** A zone published in Chinese only. Returns its number, by which it is found. */
export async function createZone(portal: TestPortal, given: Given = {}): Promise<string> {
  return publish(portal, 'zones', given, {
    shared: { fields: [await openField(portal)], order: '9' },
    zh: { name: `第 ${made} 个专区`, summary: '一起用。', audience: '谁都行。', offers: '一张桌子' },
  })
}

/** A record published in Chinese only. Returns its number. */
export async function publish(
  portal: TestPortal,
  collection: CollectionName,
  given: Given,
  { shared, zh }: { shared: FieldValues; zh: FieldValues },
): Promise<string> {
  made += 1
  const editor = given.editor ?? (await portal.api({ token: (await createStaff(portal, ['editor'])).token }))
  const { number } = await editor.contentStaff.recordAdd({
    collection,
    shared: { ...shared, ...given.shared },
    texts: { zh: { ...zh, ...given.zh }, en: {} },
  })
  await moveNow(editor, collection, number, 'zh', 'publish')
  return number
}
