import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createStaff } from '../../../tests/support/world/actors.ts'
import { moveNow } from '../../../tests/support/world/articles.ts'
import { loadDemo } from './load-demo.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
})
afterAll(() => portal.close())

const tool = { collection: 'tools' as const, number: '1002' }

/** Removes a record as if it had never been written, or as if somebody had deleted it. */
async function take(collection: string, number: number, remembers: boolean): Promise<void> {
  await portal.db.transaction().execute(async (trx) => {
    for (const table of ['content_live', 'content_versions', 'content_texts', 'content_records'])
      await sql`delete from ${sql.table(table)} where collection = ${collection} and number = ${number}`.execute(
        trx,
      )
    if (collection === 'tools')
      for (const [table, key] of [
        ['question_sets', 'offering_number'],
        ['tool_texts', 'tool_number'],
        ['tools', 'number'],
      ] as const)
        await sql`delete from ${sql.table(table)} where ${sql.ref(key)} = ${number}`.execute(trx)
    if (!remembers)
      await sql`delete from first_content where collection = ${collection} and number = ${number}`.execute(
        trx,
      )
  })
}

it('gives a filled demo what is new, once, and nothing that its editors changed or removed', async () => {
  const editor = await portal.api({ token: (await createStaff(portal, ['editor'])).token })
  const { contentStaff } = editor
  const { texts, shared, version } = await contentStaff.recordDetail(tool)
  const own = { zh: { ...texts.zh.fields, tagline: '编辑改过的一句话' }, en: texts.en.fields }
  await contentStaff.recordSave({ ...tool, version, shared, texts: own })
  await moveNow(editor, 'tools', '1002', 'zh', 'publish')
  const [, article] = (await contentStaff.recordList({ collection: 'articles', sort: 'title' })).items
  await moveNow(editor, 'articles', article?.number ?? '', 'zh', 'withdraw')
  expect(await loadDemo(portal.db)).toBe(false)

  // An earlier release did not have these records; somebody has deleted the third.
  await take('tools', 1003, false)
  await take('helps', 101, false)
  await take('notices', 4002, true)
  const before = await contentStaff.recordList({ collection: 'notices' })
  expect(await loadDemo(portal.db)).toBe(true)
  expect(await loadDemo(portal.db)).toBe(false)

  const visitor = await portal.api()
  const again = await visitor.toolbox.itemDetail({ toolId: '1003' })
  const { items } = await visitor.toolbox.searchTools({ keywords: again.name, page: 1 })
  expect(items.map(({ toolId }) => toolId)).toContain('1003')
  expect((await contentStaff.recordDetail({ collection: 'helps', number: '101' })).texts.zh.state).toBe(
    'published',
  )
  expect((await contentStaff.recordList({ collection: 'notices' })).total).toBe(before.total)
  expect((await visitor.toolbox.itemDetail({ toolId: '1002' })).tagline).toBe('编辑改过的一句话')
  const withdrawn = { collection: 'articles' as const, number: article?.number ?? '' }
  expect((await contentStaff.recordDetail(withdrawn)).texts.zh.state).toBe('withdrawn')
})
