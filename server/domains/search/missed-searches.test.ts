import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createStaff } from '../../../tests/support/world/actors.ts'
import { moveNow } from '../../../tests/support/world/articles.ts'
import { listedTool, toolTexts } from '../../../tests/support/world/tool-records.ts'
import { sweepExpired } from '../../http/door/sweep-expired.ts'
import { refreshSearchStatistics } from '../../search/refresh-statistics.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
})
beforeEach(() => portal.db.deleteFrom('missed_searches').execute())
afterAll(() => portal.close())

async function openStaff(role: 'editor' | 'supportAgent' | 'reviewer') {
  const { token } = await createStaff(portal, [role])
  return portal.api({ token })
}

const kept = async () =>
  portal.db.selectFrom('missed_searches').select(['text', 'place', 'count']).orderBy('text').execute()

describe('searches without result', () => {
  it('are counted in the form in which searches are compared, by where they were made', async () => {
    const zh = await portal.api({ locale: 'zh', address: '198.51.100.1' })
    const en = await portal.api({ locale: 'en', address: '198.51.100.2' })
    await zh.search.find({ keywords: 'Qzvxwk  Jfgh' })
    await en.search.find({ keywords: 'ｑｚｖｘｗｋ, jfgh!' })
    await zh.toolbox.searchTools({ keywords: 'qzvxwk jfgh' })
    await zh.support.helpSearch({ keywords: 'qzvxwk jfgh' })
    await zh.projects.list({ search: 'qzvxwk jfgh' })
    expect(await kept()).toEqual(
      expect.arrayContaining([
        { text: 'qzvxwk jfgh', place: 'site', count: 2 },
        { text: 'qzvxwk jfgh', place: 'tools', count: 1 },
        { text: 'qzvxwk jfgh', place: 'help', count: 1 },
        { text: 'qzvxwk jfgh', place: 'projects', count: 1 },
      ]),
    )
    expect(await kept()).toHaveLength(4)
  })

  it('that find something, or ask for nothing, are not', async () => {
    const api = await portal.api()
    await api.search.find({ keywords: '志愿者' })
    await api.search.find({ keywords: '志愿者', kind: ['projectSet'] })
    await api.search.find({ keywords: '' })
    await api.search.find({ keywords: '，。！' })
    expect(await kept()).toEqual([])
  })

  it('for a name that was just published and is mistyped find it all the same, in either language', async () => {
    const editor = await openStaff('editor')
    const { number } = await editor.contentStaff.recordAdd({
      collection: 'tools',
      shared: listedTool,
      texts: { zh: {}, en: { ...toolTexts.en, name: 'Quillwortia' } },
    })
    await moveNow(editor, 'tools', number, 'en', 'publish')
    for (const locale of ['zh', 'en'] as const) {
      const visitor = await portal.api({ locale })
      const tools = await visitor.toolbox.searchTools({ keywords: 'quilwortia' })
      expect(tools).toMatchObject({ total: 1, spelling: 'Quillwortia', near: [] })
      expect(tools.items[0]?.toolId).toBe(number)
      const all = await visitor.search.find({ keywords: 'quillwrotia' })
      expect(all).toMatchObject({ total: 1, spelling: 'Quillwortia', near: [] })
      expect((await visitor.search.find({ keywords: 'quillwax' })).near).toHaveLength(1)
    }
    expect(await kept()).toEqual([{ text: 'quillwax', place: 'site', count: 2 }])
  })

  it('are answered with no name that was withdrawn, before words are counted again', async () => {
    const editor = await openStaff('editor')
    const { number } = await editor.contentStaff.recordAdd({
      collection: 'tools',
      shared: listedTool,
      texts: {
        zh: { ...toolTexts.zh, name: '蓼蓝簿' },
        en: { ...toolTexts.en, name: 'Zostervine' },
      },
    })
    for (const language of ['zh', 'en'] as const) await moveNow(editor, 'tools', number, language, 'publish')
    await refreshSearchStatistics(portal.db)
    const offered = async (keywords: string) => {
      const visitor = await portal.api({ locale: 'en' })
      const tools = await visitor.toolbox.searchTools({ keywords })
      return [tools.spelling, (await visitor.search.find({ keywords })).spelling]
    }
    const queries = ['zostrevine', 'zostrevine volunteers', 'liaolanb']
    for (const query of queries) {
      expect(String(await offered(query)), query).toMatch(/zostervine|liaolan$/i)
    }
    for (const language of ['zh', 'en'] as const) await moveNow(editor, 'tools', number, language, 'withdraw')
    for (const query of queries) {
      expect(String(await offered(query)), query).not.toMatch(/zostervine|liaolan$/i)
    }
  })

  it('with numbers of people are not kept, nor who searched', async () => {
    const api = await portal.api({ address: '198.51.100.3' })
    for (const keywords of ['qzvxwk 138 1234 5678', 'qzvxwk@example.org', '11010519491231002X']) {
      await api.search.find({ keywords })
    }
    expect(await kept()).toEqual([])
    await api.search.find({ keywords: 'qzvxwk' })
    const row = await portal.db.selectFrom('missed_searches').selectAll().executeTakeFirstOrThrow()
    expect(Object.keys(row).sort()).toEqual([
      'count',
      'count_since',
      'first_at',
      'handled_at',
      'handled_by',
      'id',
      'last_at',
      'note',
      'place',
      'text',
      'version',
    ])
    const limits = await portal.db.selectFrom('rate_limits').select('key').execute()
    expect(limits.some(({ key }) => key.includes('qzvxwk'))).toBe(false)
  })

  it('of one address count thirty times an hour', async () => {
    const api = await portal.api({ address: '198.51.100.4' })
    for (let turn = 0; turn < 35; turn += 1) await api.search.find({ keywords: 'qzvxwk' })
    expect(await kept()).toEqual([{ text: 'qzvxwk', place: 'site', count: 30 }])
  })

  it('are deleted when nobody has searched them for half a year', async () => {
    const api = await portal.api({ address: '198.51.100.5' })
    await api.search.find({ keywords: 'qzvxwkc' })
    await api.search.find({ keywords: 'qzvxwkd' })
    await portal.db
      .updateTable('missed_searches')
      .set({ last_at: new Date(Date.now() - 181 * 86_400_000) })
      .where('text', '=', 'qzvxwkc')
      .execute()
    await sweepExpired(portal.services, {}, 'test')
    expect((await kept()).map(({ text }) => text)).toEqual(['qzvxwkd'])
  })
})

describe('staff', () => {
  it('read the most frequent first, note what they did, and see what is searched again', async () => {
    const visitor = await portal.api({ address: '198.51.100.6' })
    for (const keywords of ['qzvxwka', 'qzvxwkb', 'qzvxwkb']) await visitor.search.find({ keywords })
    const { searchStaff } = await openStaff('editor')
    const open = await searchStaff.missedList({})
    expect(open.items.map(({ text, count }) => [text, count])).toEqual([
      ['qzvxwkb', 2],
      ['qzvxwka', 1],
    ])
    expect(open.counts).toEqual({ open: 2, handled: 0 })
    const [{ missedId, version } = { missedId: '', version: 0 }] = open.items
    const change = { missedId, version, state: 'handled' as const, note: '加了同义词' }
    await searchStaff.missedHandle(change)
    await expect(searchStaff.missedHandle(change)).rejects.toMatchObject({ reason: 'conflict' })
    await visitor.search.find({ keywords: 'qzvxwkb' })
    const handled = await searchStaff.missedList({ state: 'handled' })
    expect(handled.items).toMatchObject([{ text: 'qzvxwkb', count: 3, countSince: 1, note: '加了同义词' }])
    expect(handled.items[0]?.handledBy).toBeTruthy()
    await searchStaff.missedHandle({ missedId, version: 2, state: 'open', note: '还不够' })
    expect((await searchStaff.missedList({})).counts).toEqual({ open: 2, handled: 0 })
  })

  it('are editors and support agents', async () => {
    const { searchStaff } = await openStaff('reviewer')
    await expect(searchStaff.missedList({})).rejects.toMatchObject({ reason: 'notAvailable' })
    expect((await (await openStaff('supportAgent')).searchStaff.missedList({})).items).toEqual([])
  })
})
