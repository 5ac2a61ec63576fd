import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Api } from '../../../../shared/contract/contract.ts'
import { planOf } from '../../../../tests/support/plan-of.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { queryOnce } from '../../../../tests/support/query-once.ts'
import { createStaff } from '../../../../tests/support/world/actors.ts'
import { createArticle, createLabel, moveNow } from '../../../../tests/support/world/articles.ts'
import { findRecordNumbers, listCatalogues } from './record-list.queries.ts'

let portal: TestPortal
let editor: Api
beforeAll(async () => {
  portal = await openPortal()
  editor = await portal.api({ token: (await createStaff(portal, ['editor'])).token })
})
afterAll(() => portal.close())

type Asked = Partial<Parameters<Api['contentStaff']['recordList']>[0]>
async function found(asked: Asked): Promise<string[]> {
  const { items } = await editor.contentStaff.recordList({ collection: 'articles', pageSize: 50, ...asked })
  return items.map(({ number }) => number)
}

describe('a list of editors', () => {
  it('is filtered by a reference to a record, also for actions on all results', async () => {
    const [wanted, other] = [await createLabel(portal), await createLabel(portal)]
    const { number } = await createArticle(portal, { label: wanted })
    await createArticle(portal, { label: other })
    expect(await found({ fields: { labels: wanted } })).toEqual([number])
    const all = await editor.contentStaff.recordFound({ collection: 'articles', fields: { labels: wanted } })
    expect(all.items.map((item) => item.number)).toEqual([number])
  })

  it('is narrowed to a choice, alone and with a state', async () => {
    const texts = { zh: { name: '找水' }, en: { name: 'Finding water' } }
    const add = async (footerKind: string) => {
      const shared = { footerKind, target: '/news', order: '1' }
      return (await editor.contentStaff.recordAdd({ collection: 'footerLinks', shared, texts })).number
    }
    const [normal, outside] = [await add('normal'), await add('outsideLink')]
    const asked = { collection: 'footerLinks', fields: { footerKind: 'outsideLink' } } as const
    expect(await found(asked)).toContain(outside)
    expect(await found(asked)).not.toContain(normal)
    expect(await found({ ...asked, state: 'draft' })).toContain(outside)
    await moveNow(editor, 'footerLinks', outside, 'zh', 'publish')
    expect(await found({ ...asked, state: 'published', stateIn: 'zh' })).toContain(outside)
    expect(await found({ ...asked, state: 'published', stateIn: 'en' })).not.toContain(outside)
  })

  it('knows in which language a translation is outdated or missing', async () => {
    const { number } = await createArticle(portal)
    const { version, shared, texts } = await editor.contentStaff.recordDetail({
      ...{ collection: 'articles', number },
    })
    await editor.contentStaff.recordSave({
      ...{ collection: 'articles', number, version, shared },
      texts: { zh: { ...texts.zh.fields, title: '改了' }, en: texts.en.fields },
    })
    expect(await found({ state: 'stale', stateIn: 'en' })).toContain(number)
    expect(await found({ state: 'stale', stateIn: 'zh' })).not.toContain(number)
    const half = await editor.contentStaff.recordAdd({
      ...{ collection: 'articles', shared: {} },
      texts: { zh: { title: '只有中文' }, en: {} },
    })
    expect(await found({ state: 'missing', stateIn: 'en' })).toContain(half.number)
    expect(await found({ state: 'missing', stateIn: 'zh' })).not.toContain(half.number)
  })

  it('is narrowed to tools with rules or questions, or without', async () => {
    const add = async (shared: Record<string, string>) => {
      const { number } = await editor.contentStaff.recordAdd({
        ...{ collection: 'tools', shared, texts: { zh: { name: '条件' }, en: {} } },
      })
      return number
    }
    const [ruled, plain] = [await add({ rules: '[{"kind":"teamAdmin"}]' }), await add({ rules: '[]' })]
    const tools = { collection: 'tools' } as const
    expect(await found({ ...tools, fields: { rules: 'filled' } })).toEqual([ruled])
    expect(await found({ ...tools, fields: { rules: 'empty' } })).toEqual([plain])
    expect(await found({ ...tools, fields: { questions: 'filled' } })).toEqual([])
    expect((await found({ ...tools, fields: { questions: 'empty' } })).sort()).toEqual([ruled, plain].sort())
    expect(await found({ ...tools, fields: { rules: 'teamAdmin' } })).toEqual([])
  })

  it('is filtered by one of the catalogues that records came from', async () => {
    const [{ number: taken }, { number: other }] = [await createArticle(portal), await createArticle(portal)]
    for (const [number, catalogue] of [
      [taken, 'awesome-selfhosted'],
      [other, 'another list'],
    ] as const)
      await portal.db
        .updateTable('content_records')
        .set({ provenance: JSON.stringify({ catalogue }) })
        .where('collection', '=', 'articles')
        .where('number', '=', Number(number))
        .execute()
    expect(await found({ catalogue: 'awesome-selfhosted' })).toEqual([taken])
    expect(await found({ catalogue: 'awesome' })).toEqual([])
    const all = { collection: 'articles', catalogue: 'awesome-selfhosted' } as const
    expect((await editor.contentStaff.recordFound(all)).items.map(({ number }) => number)).toEqual([taken])
    const { catalogues } = await editor.contentStaff.recordOptions({ collection: 'articles' })
    expect(catalogues).toEqual(['another list', 'awesome-selfhosted'])
    expect((await editor.contentStaff.recordOptions({ collection: 'helps' })).catalogues).toEqual([])
  })

  it.each(['title', 'cover', 'nothing'])('is not narrowed by %s', async (name) => {
    await expect(found({ fields: { [name]: '1' } })).rejects.toMatchObject({
      details: { fields: { [`fields.${name}`]: { reason: 'notAnOption' } } },
    })
  })
})

describe('among 100,000 records', () => {
  beforeAll(async () => {
    // In batches, because a statement is cancelled after five seconds.
    for (let from = 0; from < 100_000; from += 10_000)
      await sql`
        with made as (
          select 'helps' as collection, 10000 + n as number,
            jsonb_build_object('category', jsonb_build_array((n % 50)::text), 'order', n::text) as shared
          from generate_series(${from}::integer, ${from + 9999}::integer) n
        ), records as (
          insert into content_records (collection, number, source_language, shared)
          select collection, number, 'zh', shared from made
        )
        insert into content_texts (collection, number, language, state, fields)
        select collection, number, language, 'draft', jsonb_build_object('title', '第 ' || number)
        from made, unnest(array['zh', 'en']) language`.execute(portal.db)
    await sql`
      update content_records set provenance = jsonb_build_object('catalogue', 'list ' || number % 40)
      where collection = 'helps' and number % 10 = 0`.execute(portal.db)
    for (let from = 0; from < 100_000; from += 10_000)
      await sql`
        insert into content_records (collection, number, source_language, shared)
        select 'tools', 10000 + n, 'zh', jsonb_build_object('questions', case n % 500 when 0 then '{}' else '' end)
        from generate_series(${from}::integer, ${from + 9999}::integer) n`.execute(portal.db)
    for (const table of ['records', 'texts'])
      await queryOnce(portal.ownerUrl, `vacuum analyze content_${table}`)
  }, 180_000)

  const range = { limit: 20, offset: 0 }
  const helps = { collection: 'helps' as const, titleField: 'title', search: '', state: undefined }

  it('filtered records are found by an index', async () => {
    const narrowed = { ...helps, fields: { category: '7' }, sort: 'changed' as const }
    expect((await findRecordNumbers(portal.db, narrowed, range)).total).toBe(2_000)
    const plan = await planOf(portal.db, (db) => findRecordNumbers(db, narrowed, range))
    expect(plan).toContain('content_records_shared')
    expect(plan).not.toContain('content_texts')
  })

  it('records of a catalogue, and the list of catalogues, are found by an index', async () => {
    const narrowed = { ...helps, catalogue: 'list 30', sort: 'changed' as const }
    expect((await findRecordNumbers(portal.db, narrowed, range)).total).toBe(2_500)
    const plan = await planOf(portal.db, (db) => findRecordNumbers(db, narrowed, range))
    expect(plan).toContain('content_records_catalogue')
    expect(await listCatalogues(portal.db, 'helps')).toEqual(['list 0', 'list 10', 'list 20', 'list 30'])
    const known = await planOf(portal.db, (db) => listCatalogues(db, 'helps'))
    expect(known).toContain('content_records_catalogue')
    expect(known).not.toContain('Seq Scan')
  })

  it('tools with questions are found by an index', async () => {
    const tools = { ...helps, collection: 'tools' as const, titleField: 'name', sort: 'changed' as const }
    const narrowed = { ...tools, fields: { questions: 'filled' } }
    expect((await findRecordNumbers(portal.db, narrowed, range)).total).toBe(200)
    const plan = await planOf(portal.db, (db) => findRecordNumbers(db, narrowed, range))
    expect(plan).toContain('content_records_questions')
    expect(plan).not.toContain('Seq Scan')
  })

  it.each(['changed', 'order'] as const)('the list by %s reads no text', async (sort) => {
    const plan = await planOf(portal.db, (db) => findRecordNumbers(db, { ...helps, sort }, range))
    expect(plan).not.toContain('content_texts')
  })

  it.each([
    ['narrowed', { fields: { category: '7' }, sort: 'changed' as const }],
    ['narrowed, by a state', { fields: { category: '7' }, state: 'draft' as const, sort: 'title' as const }],
    ['of a catalogue', { catalogue: 'list 10', sort: 'title' as const }],
    ['in order', { sort: 'order' as const }],
  ])('a page of it, %s, finds its records by an index', async (_, asked) => {
    const plan = await planOf(portal.db, (db) => findRecordNumbers(db, { ...helps, ...asked }, range))
    expect(plan).not.toMatch(/"Seq Scan"[^{}]*"Relation Name":"content_records"/)
  })
})
