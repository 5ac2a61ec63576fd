import { describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../../../tests/support/portal/memory-storage.ts'
import { createClientState } from './client-state.ts'
import { channelName, type TabChannel, type TabNews } from './tab-channel.ts'

/** Tabs of one browser: they share the storage and hear each other. */
function openTabs(count: number, storage = memoryStorage()) {
  const ears: ((news: TabNews) => void)[] = []
  const tabs = Array.from({ length: count }, (_, self) => {
    const channel: TabChannel = {
      post(news) {
        for (const [index, hear] of ears.entries()) if (index !== self) hear(structuredClone(news))
      },
      listen: (hear) => void ears.push(hear),
    }
    return createClientState(() => storage, channel)
  })
  return { tabs, storage }
}

function openTab(entries: Record<string, string> = {}) {
  const { tabs, storage } = openTabs(1, memoryStorage(entries))
  const [tab] = tabs
  if (!tab) throw new Error('no tab')
  return { tab, storage, stored: (key: string) => JSON.parse(storage.getItem(key) ?? 'null') }
}

const user = { userID: 'u1', teamName: null, isStaff: false }

describe('the shared client state', () => {
  it('starts with the defaults of the specification', () => {
    expect(openTab().tab.store.getState()).toMatchObject({
      userInfo: null,
      teamID: 0,
      headerDot: 0,
      toolBadgeNum: 0,
      vcBadgeNum: 0,
      resourceBadgeNum: 0,
      internalMessageNum: 0,
      lang: 'zh',
      footerInfo: { type: 'normal', outsideLink: [], footerLogos: [] },
    })
  })

  it('keeps every part under its own key', () => {
    const { tab, storage } = openTab()
    tab.setUser(user)
    tab.setUnread({ tool: 1, venture: 0, resource: 2, internal: 3 })
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index)).sort()
    expect(keys).toEqual(
      [
        'FieldList',
        'TG_teamID',
        'UserInfo',
        'fieldMenu',
        'footerInfo',
        'headerDot',
        'hotBanner',
        'internalMessageNum',
        'lang',
        'likeDataTwo',
        'organizationList',
        'resourceBadgeNum',
        'teaminfo',
        'toolBadgeNum',
        'vcBadgeNum',
        'volunteerLike',
      ].sort(),
    )
  })

  it('finds what an earlier page has kept, and starts anew from what it cannot read', () => {
    const { tab } = openTab({ TG_teamID: '"t9"', lang: '"en"', toolBadgeNum: '{broken', UserInfo: 'null' })
    expect(tab.store.getState()).toMatchObject({ teamID: 't9', lang: 'en', toolBadgeNum: 0, userInfo: null })
  })

  it('works where the browser refuses storage', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const tab = createClientState(refuse, { post() {}, listen() {} })
    expect(() => tab.setTeam({ info: { teamID: 't1' } })).not.toThrow()
    expect(tab.store.getState().teamID).toBe('t1')
  })

  it('stores an empty user object as null', () => {
    const { tab, stored } = openTab()
    tab.setUser(user)
    tab.setUser({})
    expect(tab.store.getState()).toMatchObject({ userInfo: null, teamID: 0 })
    expect(stored('UserInfo')).toBeNull()
  })

  it('keeps the phone in memory alone, and not for somebody else', () => {
    const { tab, storage } = openTab()
    tab.setUser({ ...user, phone: 'eyJ..a.b.c', traceId: 'x' })
    tab.setPhone('+8613800138000')
    tab.setUser({ ...user, teamName: '新名' })
    expect(tab.store.getState().phone).toBe('+8613800138000')
    expect(JSON.stringify(Object.entries(storage))).not.toContain('13800138000')
    expect(storage.getItem('UserInfo')).not.toContain('13800138000')
    tab.setUser({ ...user, userID: 'u2' })
    expect(tab.store.getState().phone).toBeUndefined()
  })

  it.each([
    [{ tool: 0, venture: 0, resource: 0, internal: 0 }, 0],
    [{ tool: 1, venture: 0, resource: 0, internal: 0 }, 1],
    [{ tool: 0, venture: 2, resource: 0, internal: 0 }, 1],
    [{ tool: 0, venture: 0, resource: 3, internal: 0 }, 1],
    [{ tool: 0, venture: 0, resource: 0, internal: 9 }, 1],
  ])('sets the dot for %j to %i and tells the other tabs', (unread, dot) => {
    const { tabs } = openTabs(2)
    const [first, second] = tabs
    second?.setUnread({ tool: 5, venture: 5, resource: 5, internal: 5 })
    first?.setUnread(unread)
    for (const tab of tabs) {
      expect(tab.store.getState()).toMatchObject({
        headerDot: dot,
        toolBadgeNum: unread.tool,
        vcBadgeNum: unread.venture,
        resourceBadgeNum: unread.resource,
        internalMessageNum: unread.internal,
      })
    }
  })

  it('names the channel after the product', () => expect(channelName).toBe('yisun'))

  it('forgets a login in every tab, likes excepted', () => {
    const { tabs, storage } = openTabs(
      2,
      memoryStorage({ likeDataTwo: '["1"]', volunteerLike: '["2"]', other: '1' }),
    )
    const [first, second] = tabs
    for (const tab of tabs) tab.setUser(user)
    first?.clear({ tellTabs: true })
    for (const tab of [first, second]) {
      expect(tab?.store.getState()).toMatchObject({
        userInfo: null,
        teamID: 0,
        phone: undefined,
        likeDataTwo: ['1'],
        volunteerLike: ['2'],
      })
    }
    expect(storage.getItem('other')).toBeNull()
    expect(JSON.parse(storage.getItem('likeDataTwo') ?? '')).toEqual(['1'])
    expect(JSON.parse(storage.getItem('UserInfo') ?? '""')).toBeNull()
  })

  it('tells a sign-out once, not in a circle', () => {
    const post = vi.fn()
    const heard: ((news: TabNews) => void)[] = []
    const tab = createClientState(() => memoryStorage(), { post, listen: (hear) => void heard.push(hear) })
    tab.setUser(user)
    for (const hear of heard) hear({ kind: 'signedOut' })
    expect(tab.store.getState().userInfo).toBeNull()
    expect(post).not.toHaveBeenCalled()
  })

  it.each([
    [{ info: { teamID: 't7' } }, 't7'],
    [null, 0],
  ])('resets the team from the stored team info %j to %j', (teaminfo, expected) => {
    const { tab } = openTab({ teaminfo: JSON.stringify(teaminfo), TG_teamID: '"t1"' })
    tab.resetTeam()
    expect(tab.store.getState().teamID).toBe(expected)
  })
})
