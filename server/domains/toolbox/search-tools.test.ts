import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { reindexTool } from '../content/tools/tool-documents.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
})
afterAll(() => portal.close())

async function firstNames(keywords: string, locale: 'zh' | 'en' = 'zh'): Promise<string> {
  const { items } = await (await portal.api({ locale })).toolbox.searchTools({ keywords })
  return items
    .slice(0, 3)
    .map((item) => item.name)
    .join(' | ')
}

describe('toolbox.searchTools', () => {
  it.each([
    ['密码', /Vaultwarden|KeePassXC/],
    ['密碼', /Vaultwarden|KeePassXC/],
    ['mima', /Vaultwarden|KeePassXC/],
    ['nextcloud', /^Nextcloud/],
    ['nextclod', /^Nextcloud/],
    ['next cloud', /^Nextcloud/],
    ['读屏', /NVDA/],
    ['螢幕朗讀', /NVDA/],
    ['wangpan', /Nextcloud/],
    ['问卷', /LimeSurvey|Kobo/],
    ['survey', /LimeSurvey|Kobo/],
    ['视频会议', /Jitsi|BigBlueButton/],
    ['video meeting', /Jitsi|BigBlueButton/],
    ['志原者', /./],
  ])('finds %s', async (keywords, expected) => {
    expect(await firstNames(keywords)).toMatch(expected)
  })

  it.each([
    ['screen reader', /NVDA/],
    ['读屏', /NVDA/],
    ['accounting', /GnuCash|ERPNext|Odoo/],
    ['飞书 替代 聊天', /Zulip|Jitsi|Discourse/],
  ])('finds %s on the English pages', async (keywords, expected) => {
    expect(await firstNames(keywords, 'en')).toMatch(expected)
  })

  it('says how it read a word that it does not know', async () => {
    const api = await portal.api()
    expect((await api.toolbox.searchTools({ keywords: 'nextclod' })).spelling).toBe('nextcloud')
    expect((await api.toolbox.searchTools({ keywords: 'nextcloud' })).spelling).toBeNull()
  })

  it('narrows what it found by filters, keeps the order, and counts what each would leave', async () => {
    const api = await portal.api()
    const all = await api.toolbox.searchTools({ keywords: '数据', pageSize: 50 })
    expect(all.total).toBe(all.items.length)
    expect(all.isCut).toBe(false)
    const free = await api.toolbox.searchTools({ keywords: '数据', cost: 'free', pageSize: 50 })
    expect(free.items).toEqual(all.items.filter((item) => item.cost === 'free'))
    const counts = all.facets.find(({ facet }) => facet === 'cost')
    expect(counts?.options.find(({ value }) => value === 'free')?.count).toBe(free.total)
    expect(free.facets.find(({ facet }) => facet === 'cost')?.totalWithout).toBe(all.total)
  })

  it('offers near names where nothing is found, and nothing for no words', async () => {
    const api = await portal.api()
    const nothing = await api.toolbox.searchTools({ keywords: 'moodxqzv' })
    expect(nothing.total).toBe(0)
    expect(nothing.near.map(({ name }) => name).join()).toContain('Moodle')
    expect(await api.toolbox.searchTools({})).toMatchObject({ total: 0, items: [], near: [], keywords: '' })
  })

  it('answers the same over HTTP and takes any text', async () => {
    const api = await portal.api({ locale: 'en' })
    for (const keywords of ['志愿者', "'; drop table tools; --", '%_\\', '😀', '<script>', 'a'.repeat(200)]) {
      const response = await portal.fetch(
        `/api/techforgood/en/techWebAPI/tool/search?keywords=${encodeURIComponent(keywords)}`,
      )
      expect(await response.json()).toEqual({
        code: 0,
        data: await api.toolbox.searchTools({ keywords }),
        traceId: null,
      })
    }
  })

  it.each([`keywords=${'a'.repeat(201)}`, 'keywords=a&keywords=b', 'keywords=%00', 'keywords=a&cost=gold'])(
    'refuses %s',
    async (query) => {
      const response = await portal.fetch(`/api/techforgood/techWebAPI/tool/search?${query}`)
      expect(await response.json()).toMatchObject({ code: 4001 })
    },
  )

  it('no longer finds what was withdrawn, and finds it again', async () => {
    const api = await portal.api()
    const find = async () =>
      (await api.toolbox.searchTools({ keywords: 'Zulip' })).items[0]?.name ?? 'nothing'
    const zulip = (await api.toolbox.searchTools({ keywords: 'Zulip' })).items[0]
    const setState = (state: 'withdrawn' | 'published') =>
      portal.db
        .updateTable('tool_texts')
        .set({ state })
        .where('tool_number', '=', Number(zulip?.toolId))
        .execute()
    await setState('withdrawn')
    expect(await find()).not.toMatch(/^Zulip/)
    await reindexTool(portal.db, Number(zulip?.toolId))
    expect(await find()).not.toMatch(/^Zulip/)
    await setState('published')
    await reindexTool(portal.db, Number(zulip?.toolId))
    expect(await find()).toMatch(/^Zulip/)
  })
})
