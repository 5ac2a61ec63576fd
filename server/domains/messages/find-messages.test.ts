import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NoticeCategory } from '../../../shared/rules/messages/notices.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createMember, createTeam, type TestTeam } from '../../../tests/support/world/actors.ts'
import { notify } from './notify.ts'

let portal: TestPortal
let team: TestTeam
let other: TestTeam
beforeAll(async () => {
  portal = await openPortal()
  team = await createTeam(portal)
  other = await createTeam(portal)
  await tell(team.teamId, { zh: '青苗资料库', en: 'Seedling Archive' }, 'RZ-2026-7K3M9')
  await tell(team.teamId, { zh: '河湾读书会', en: 'Riverbend Readers' }, 'RZ-2026-4QF2D')
  await tell(team.teamId, { zh: '青苗画室', en: 'Seedling Studio' }, 'RZ-2026-9WX1B', 'internal')
  await tell(other.teamId, { zh: '青苗合唱团', en: 'Seedling Choir' }, 'RZ-2026-1AA1A')
})
afterAll(() => portal.close())

async function tell(
  teamId: string,
  name: { zh: string; en: string },
  reference: string,
  category: NoticeCategory = 'tool',
) {
  await notify(
    { db: portal.db, services: portal.services },
    {
      to: { kind: 'team', teamId },
      category,
      template: 'verification_verified',
      params: { name, reference },
      link: '/',
    },
  )
}

const apiOf = (account: { token: string }, locale: 'zh' | 'en' = 'zh') =>
  portal.api({ token: account.token, locale })

describe('messages, searched', () => {
  it.each([
    // Across the boundary between the template's text and its parameter.
    ['zh', '青苗资料库已通过', ['青苗资料库']],
    ['zh', '青苗', ['青苗画室', '青苗资料库']],
    ['zh', '已通过 青苗　画室', ['青苗画室']],
    ['zh', '青苗畫室', ['青苗画室']],
    ['zh', 'rz-2026-4qf2d', ['河湾读书会']],
    ['zh', 'ＲＺ－２０２６－４ＱＦ２Ｄ', ['河湾读书会']],
    ['zh', 'Seedling', []],
    ['zh', '%', []],
    ['zh', '合唱团', []],
    ['en', 'seedling VERIFIED', ['Seedling Studio', 'Seedling Archive']],
    ['en', '青苗', []],
  ] as const)('in %s for %s', async (locale, search, names) => {
    const { list, total } = await (await apiOf(team.superAdmin, locale)).messages.describeMessageList({
      search,
    })
    expect(list.map(({ title }) => names.find((name) => title.includes(name)) ?? title)).toEqual(names)
    expect(total).toBe(names.length)
  })

  it('narrow with the category and page like all messages', async () => {
    const { messages } = await apiOf(team.superAdmin)
    expect((await messages.describeMessageList({ search: '青苗', category: 'tool' })).total).toBe(1)
    const second = await messages.describeMessageList({ search: '青苗', page: 2, pageSize: 1 })
    expect(second).toMatchObject({ total: 2, list: [{ title: expect.stringContaining('青苗资料库') }] })
    const first = await messages.describeMessageList({ search: '青苗', pageSize: 1 })
    expect(second.newestId).toBe(first.list[0]?.messageId)
  })

  it('are marked read as they were found, for the whole team, and nobody else’s', async () => {
    const own = await createTeam(portal)
    const mate = await createMember(portal, own.teamId, 'member')
    for (let count = 0; count < 30; count += 1) {
      await tell(own.teamId, { zh: `第 ${count} 号青苗`, en: `Seedling ${count}` }, 'RZ-2026-7K3M9')
      await tell(own.teamId, { zh: `第 ${count} 号河湾`, en: `Riverbend ${count}` }, 'RZ-2026-7K3M9')
    }
    const { messages } = await apiOf(own.superAdmin)
    const { newestId, total } = await messages.describeMessageList({ search: '青苗' })
    expect(total).toBe(30)
    await tell(own.teamId, { zh: '刚到的青苗', en: 'Late seedling' }, 'RZ-2026-7K3M9')
    const marked = await messages.modifyMessageRead({ all: true, search: '青苗', upTo: newestId ?? '' })
    expect(marked).toMatchObject({ changed: 30, unreadCount: 31 })
    const { messages: ofMate } = await apiOf(mate)
    const left = await ofMate.describeMessageList({ unread: true, pageSize: 50 })
    expect(left.list.filter(({ title }) => title.includes('青苗')).map(({ title }) => title)).toEqual([
      expect.stringContaining('刚到的青苗'),
    ])
    const foreign = await (await apiOf(other.superAdmin)).messages.unreadCounts({})
    expect(foreign.unreadCount).toBe(1)
  })

  it('mark nothing where nothing is found, and take no search beside chosen messages', async () => {
    const { messages } = await apiOf(team.superAdmin)
    expect(await messages.modifyMessageRead({ all: true, search: '没有这个词' })).toMatchObject({
      changed: 0,
    })
    const both = messages.modifyMessageRead({ messageIds: [team.teamId], search: '青苗' })
    await expect(both).rejects.toMatchObject({ reason: 'invalidInput' })
  })
})
