import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Api } from '../../../../shared/contract/contract.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import type { CollectionName } from '../../../../shared/rules/content/collections.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createStaff, createTeam } from '../../../../tests/support/world/actors.ts'
import { fillEmpty } from '../../../fill-empty.ts'

/** A real portal after its first start, with two editors. */
let portal: TestPortal
let editor: Api
let colleague: Api
beforeAll(async () => {
  portal = await openPortal()
  await fillEmpty(portal.appUrl, null)
})
afterAll(() => portal.close())

// Writes per minute are limited for each person.
beforeEach(async () => {
  editor = await portal.api({ token: (await createStaff(portal, ['editor'])).token })
  colleague = await portal.api({ token: (await createStaff(portal, ['editor'])).token })
})

async function starter(name: string) {
  const { items } = await editor.contentStaff.starterList({})
  const found = items.find((item) => item.name === name)
  if (!found) throw new Error(`no ${name}`)
  return found
}

async function statesOf(name: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { state } of (await starter(name)).records) counts[state] = (counts[state] ?? 0) + 1
  return counts
}

async function move(collection: CollectionName, number: string, step: 'publish' | 'submit') {
  for (const language of ['zh', 'en'] satisfies Locale[]) {
    const { version } = await editor.contentStaff.recordDetail({ collection, number })
    await editor.contentStaff.textMove({ collection, number, version, language, move: step })
  }
}

async function rename(collection: CollectionName, number: string) {
  const { version, shared, texts } = await editor.contentStaff.recordDetail({ collection, number })
  await editor.contentStaff.recordSave({
    ...{ collection, number, version, shared },
    texts: { zh: { ...texts.zh.fields, summary: '我们自己的话。' }, en: texts.en.fields },
  })
}

/** Every row of the tables in which content is kept. */
async function rows(): Promise<unknown> {
  const tables = [
    ...['content_records', 'content_texts', 'content_versions', 'content_live', 'first_content'],
    ...['fields', 'tools', 'tool_texts', 'question_sets', 'offerings', 'search_documents', 'package_records'],
  ]
  const all: Record<string, unknown> = {}
  for (const table of tables) {
    const { rows: found } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(table)} t order by 1`.execute(portal.db)
    all[table] = found.map(({ row }) => row)
  }
  return all
}

describe('starter packages', () => {
  it('are none of them in a new portal, and readers see no help that nobody chose', async () => {
    const { items } = await editor.contentStaff.starterList({})
    expect(items.map(({ name }) => name)).toEqual(['home', 'legal', 'help', 'fields', 'tools'])
    for (const { takenAt, records } of items) {
      expect(takenAt).toBeNull()
      expect(new Set(records.map(({ state }) => state))).toEqual(new Set(['new']))
    }
    const tools = items.find(({ name }) => name === 'tools')?.records ?? []
    expect(tools.filter(({ source, licence }) => !source || !licence)).toEqual([])
    const { rows: held } = await sql<{ collection: string }>`
      select distinct collection from content_records
      where collection in ('helps', 'helpCategories', 'homeBlocks', 'footerLinks', 'banners', 'tools')`.execute(
      portal.db,
    )
    expect(held).toEqual([])
  })

  it('come as drafts, all of them once, and leave the tables as they were when they are taken out', async () => {
    const before = await rows()
    for (const { name, records } of (await editor.contentStaff.starterList({})).items)
      expect(await editor.contentStaff.starterTakeIn({ name })).toEqual({
        ...{ added: records.length, left: [], unknown: 0 },
      })
    const { rows: states } = await sql<{ state: string }>`
      select distinct t.state from content_texts t join package_records p
        on (p.collection, p.number) = (t.collection, t.number)`.execute(portal.db)
    expect(states).toEqual([{ state: 'draft' }])
    expect((await starter('help')).takenAt).not.toBeNull()
    for (const name of ['tools', 'fields', 'help', 'legal', 'home'])
      expect((await colleague.contentStaff.starterTakeOut({ name })).kept).toEqual([])
    expect(await rows()).toEqual(before)
  })

  it('are taken once where two editors do it at the same moment', async () => {
    const both = await Promise.all([
      editor.contentStaff.starterTakeIn({ name: 'home' }),
      colleague.contentStaff.starterTakeIn({ name: 'home' }),
    ])
    expect(both.map(({ added }) => added).sort((a, b) => a - b)).toEqual([0, 15])
    const removed = await Promise.all([
      editor.contentStaff.starterTakeOut({ name: 'home' }),
      colleague.contentStaff.starterTakeOut({ name: 'home' }),
    ])
    expect(removed.map((one) => one.removed).sort((a, b) => a - b)).toEqual([0, 15])
  })

  it('keep what an editor has changed until that is confirmed, and name it', async () => {
    const before = await rows()
    await editor.contentStaff.starterTakeIn({ name: 'home' })
    await rename('homeBlocks', '2')
    expect(await statesOf('home')).toEqual({ taken: 14, changed: 1 })
    expect(await editor.contentStaff.starterTakeOut({ name: 'home' })).toEqual({
      removed: 14,
      kept: [{ collection: 'homeBlocks', number: '2', title: '知道名字，直接搜', reason: 'changed' }],
    })
    expect(await statesOf('home')).toEqual({ new: 14, changed: 1 })
    expect(await editor.contentStaff.starterTakeOut({ name: 'home', alsoChanged: true })).toEqual({
      ...{ removed: 1, kept: [] },
    })
    expect(await rows()).toEqual(before)
  })

  it('take away what was published and nobody refers to, with all that readers saw of it', async () => {
    const before = await rows()
    await editor.contentStaff.starterTakeIn({ name: 'fields' })
    await editor.contentStaff.starterTakeIn({ name: 'tools' })
    const { records } = await starter('tools')
    for (const { number } of (await starter('fields')).records)
      await move('fieldPages', number ?? '', 'publish')
    await move('tools', records[0]?.number ?? '', 'publish')
    const visitor = await portal.api()
    const found = await visitor.toolbox.itemDetail({ toolId: records[0]?.number ?? '' })
    expect(found.name).toBe('LibreOffice')
    expect(await statesOf('tools')).toEqual({ taken: 10 })
    const { removed, kept } = await editor.contentStaff.starterTakeOut({ name: 'fields' })
    expect(removed + kept.length).toBe(10)
    expect(kept.map(({ reason }) => reason)).toContain('inUse')
    expect((await editor.contentStaff.starterTakeOut({ name: 'tools' })).kept).toEqual([])
    expect((await editor.contentStaff.starterTakeOut({ name: 'fields' })).kept).toEqual([])
    await expect(visitor.toolbox.itemDetail({ toolId: records[0]?.number ?? '' })).rejects.toThrow()
    expect(await rows()).toEqual(before)
  })

  it('keep a tool that a team wishes for, and what waits for a review', async () => {
    await editor.contentStaff.starterTakeIn({ name: 'fields' })
    await editor.contentStaff.starterTakeIn({ name: 'tools' })
    for (const { number } of (await starter('fields')).records)
      await move('fieldPages', number ?? '', 'publish')
    const [wished, waiting] = (await starter('tools')).records.map(({ number }) => number ?? '')
    await move('tools', wished ?? '', 'publish')
    await move('tools', waiting ?? '', 'submit')
    const { teamId } = await createTeam(portal)
    await portal.db
      .insertInto('tool_wishes')
      .values({ team_id: teamId, tool_number: Number(wished) })
      .execute()
    const { removed, kept } = await editor.contentStaff.starterTakeOut({ name: 'tools' })
    expect(removed).toBe(8)
    expect(kept.map(({ number, reason }) => [number, reason])).toEqual(
      expect.arrayContaining([
        [wished, 'inUse'],
        [waiting, 'waiting'],
      ]),
    )
    const visitor = await portal.api()
    expect((await visitor.toolbox.itemDetail({ toolId: wished ?? '' })).name).toBe('LibreOffice')
  })

  it('leave what the portal has at the same address, and say what they could not refer to', async () => {
    await portal.db.deleteFrom('tool_wishes').execute()
    for (const name of ['tools', 'fields'])
      await editor.contentStaff.starterTakeOut({ name, alsoChanged: true })
    const { records } = await starter('tools')
    for (const { number } of records.filter(({ state }) => state !== 'new')) {
      const collection = 'tools' as const
      for (const language of ['zh', 'en'] as const) {
        const { version } = await editor.contentStaff.recordDetail({ collection, number: number ?? '' })
        await editor.contentStaff.textMove({
          ...{ collection, number: number ?? '', version, language, move: 'sendBack' },
        })
      }
    }
    for (const name of ['tools', 'fields'])
      expect((await editor.contentStaff.starterTakeOut({ name, alsoChanged: true })).kept).toEqual([])
    expect((await editor.contentStaff.starterTakeIn({ name: 'tools' })).unknown).toBeGreaterThan(10)
    await editor.contentStaff.recordAdd({
      ...{ collection: 'fieldPages', alias: 'education', shared: { order: '1' } },
      texts: { zh: { title: '我们的教育' }, en: {} },
    })
    const { added, left } = await editor.contentStaff.starterTakeIn({ name: 'fields' })
    expect([added, left]).toEqual([9, [{ collection: 'fieldPages', title: '教育' }]])
    expect(await statesOf('fields')).toEqual({ taken: 9, here: 1 })
  })

  it('bring back nothing that an editor has removed, and record who did what', async () => {
    const name = 'home'
    await editor.contentStaff.starterTakeIn({ name })
    const key = { collection: 'banners' as const, number: '1' }
    const { version } = await editor.contentStaff.recordDetail(key)
    await editor.contentStaff.recordRemove({ ...key, version })
    expect(await editor.contentStaff.starterTakeIn({ name })).toMatchObject({ added: 0, left: [] })
    expect(await statesOf(name)).toEqual({ taken: 14, gone: 1 })
    expect(await editor.contentStaff.starterTakeOut({ name })).toMatchObject({ removed: 14, kept: [] })
    expect(await statesOf(name)).toEqual({ new: 15 })
    const kinds = await portal.db
      .selectFrom('audit_events')
      .select('kind')
      .where('subject_kind', '=', 'starter')
      .where('subject_id', '=', name)
      .execute()
    expect(new Set(kinds.map(({ kind }) => kind))).toEqual(new Set(['starter.takenIn', 'starter.takenOut']))
    await expect(editor.contentStaff.starterTakeIn({ name: 'nowhere' })).rejects.toMatchObject({
      reason: 'notFound',
    })
  })
})
