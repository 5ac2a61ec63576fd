import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NoticeCategory } from '../../../shared/rules/messages/notices.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import {
  createAccount,
  createMember,
  createSession,
  createStaff,
  createTeam,
  type TestTeam,
} from '../../../tests/support/world/actors.ts'
import { type Notice, notify } from './notify.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

async function tell(to: Notice['to'], category: NoticeCategory = 'tool'): Promise<string> {
  await notify(
    { db: portal.db, services: portal.services },
    {
      to,
      category,
      template: 'verification_verified',
      params: { name: { zh: '青苗团队', en: 'Team Seedling' }, reference: 'RZ-2026-7K3M9' },
      link: '/accountCenter?part=team',
    },
  )
  const newest = portal.db.selectFrom('notifications').select('id').orderBy('id', 'desc').limit(1)
  return (await newest.executeTakeFirstOrThrow()).id
}

const toTeam = ({ teamId }: TestTeam): Notice['to'] => ({ kind: 'team', teamId })
const apiOf = (account: { token: string }, locale: 'zh' | 'en' = 'zh') =>
  portal.api({ token: account.token, locale })

describe('messages.describeMessageList', () => {
  it('lists my own and my acting team’s, newest first, in the language of the request', async () => {
    const team = await createTeam(portal)
    const other = await createTeam(portal)
    const mine = await tell({ kind: 'account', accountId: team.superAdmin.accountId }, 'internal')
    const ours = await tell(toTeam(team), 'resource')
    await tell(toTeam(other))
    const zh = await (await apiOf(team.superAdmin)).messages.describeMessageList({})
    expect(zh.list.map(({ messageId }) => messageId)).toEqual([ours, mine])
    expect(zh.list[0]).toEqual({
      messageId: ours,
      category: 'resource',
      title: '青苗团队已通过认证',
      body: expect.stringContaining('RZ-2026-7K3M9'),
      link: '/accountCenter?part=team',
      createdAt: expect.stringMatching(/Z$/),
      isRead: false,
      isForTeam: true,
    })
    expect(zh).toMatchObject({
      total: 2,
      RedPointCount: 1,
      unread: { unreadCount: 0, UnReadCount: 1, RedPointCount: 1 },
    })
    const en = await (await apiOf(team.superAdmin, 'en')).messages.describeMessageList({})
    expect(en.list[0]).toMatchObject({
      title: 'Team Seedling is verified',
      link: '/en/accountCenter?part=team',
    })
  })

  it('filters by category and unread, and pages', async () => {
    const team = await createTeam(portal)
    const ids: string[] = []
    for (const category of ['tool', 'venture', 'internal', 'tool', 'tool'] as const) {
      ids.push(await tell(toTeam(team), category))
    }
    const api = await apiOf(team.superAdmin)
    await api.messages.modifyMessageRead({ messageIds: [ids[4] ?? ''] })
    const idsOf = async (input: Parameters<typeof api.messages.describeMessageList>[0]) => {
      const { list, total } = await api.messages.describeMessageList(input)
      return [total, ...list.map(({ messageId }) => messageId)]
    }
    expect(await idsOf({ category: 'tool' })).toEqual([3, ids[4], ids[3], ids[0]])
    expect(await idsOf({ category: 'tool', unread: true })).toEqual([2, ids[3], ids[0]])
    // In the running edition, venture notices count as portal messages.
    expect(await idsOf({ category: 'internal' })).toEqual([2, ids[2], ids[1]])
    expect(await idsOf({ page: 2, pageSize: 2 })).toEqual([5, ids[2], ids[1]])
  })

  it('shows staff their messages only while they hold the role and have proven the second factor', async () => {
    const staff = await createStaff(portal, ['verifier'])
    const id = await tell({ kind: 'staff', privilege: 'reviewOrganisations' })
    const total = async (token: string) =>
      (await (await portal.api({ token })).messages.describeMessageList({})).total
    expect(await total(staff.token)).toBe(1)
    expect(await total(await createSession(portal, staff.accountId))).toBe(0)
    await portal.db
      .updateTable('staff_members')
      .set({ roles: ['editor'] })
      .where('account_id', '=', staff.accountId)
      .execute()
    expect(await total(staff.token)).toBe(0)
    const open = (await apiOf(staff)).messages.describeMessageInfo({ messageId: id })
    await expect(open).rejects.toMatchObject({ reason: 'notAvailable' })
  })

  it('still lists a message whose template this build does not know', async () => {
    const { accountId, token } = await createAccount(portal)
    const id = await tell({ kind: 'account', accountId })
    await portal.db
      .updateTable('notifications')
      .set({ template: 'from_tomorrow' })
      .where('id', '=', id)
      .execute()
    const { list } = await (await portal.api({ token })).messages.describeMessageList({})
    expect(list[0]).toMatchObject({ title: '你有一条新消息', body: '打开链接查看详情。' })
  })
})

describe('messages.describeMessageInfo', () => {
  it('opens a message and thereby reads it, for all of the team', async () => {
    const team = await createTeam(portal)
    const mate = await createMember(portal, team.teamId, 'member')
    const messageId = await tell(toTeam(team))
    const mateApi = await apiOf(mate)
    expect(await mateApi.messages.unreadCount({})).toEqual({ unreadCount: 1 })
    const message = await (await apiOf(team.superAdmin)).messages.describeMessageInfo({ messageId })
    expect(message).toMatchObject({ messageId, isRead: true })
    expect(await mateApi.messages.unreadCount({})).toEqual({ unreadCount: 0 })
    const row = portal.db.selectFrom('notifications').select('read_by').where('id', '=', messageId)
    expect(await row.executeTakeFirstOrThrow()).toEqual({ read_by: team.superAdmin.accountId })
  })

  it('[trust 11] answers the same for a missing message, a stranger’s and one of a team that was left', async () => {
    const team = await createTeam(portal)
    const other = await createTeam(portal)
    const messageId = await tell(toTeam(other))
    const left = await createMember(portal, other.teamId, 'admin')
    await portal.db
      .updateTable('memberships')
      .set({ left_at: new Date() })
      .where('account_id', '=', left.accountId)
      .execute()
    const ask = async (token: string, id: string) => {
      const response = await portal.fetch('/api/techforgood/techWebAPI/message/v3/describeMessageInfo', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ messageId: id }),
        cookie: `__Host-yisun_session=${token}`,
      })
      return [response.status, await response.text()]
    }
    const missing = await ask(team.superAdmin.token, '0198a0f0-0000-7000-8000-000000000000')
    expect(missing[1]).toContain('"code":5001')
    expect(await ask(team.superAdmin.token, messageId)).toEqual(missing)
    expect(await ask(left.token, messageId)).toEqual(missing)
    const row = portal.db.selectFrom('notifications').select('read_at').where('id', '=', messageId)
    expect(await row.executeTakeFirstOrThrow()).toEqual({ read_at: null })
  })
})

describe('messages.modifyMessageRead', () => {
  it('marks several and answers the counts that are left', async () => {
    const team = await createTeam(portal)
    const ids = [await tell(toTeam(team)), await tell(toTeam(team)), await tell(toTeam(team), 'internal')]
    const api = await apiOf(team.superAdmin)
    const chosen = [ids[0] ?? '', ids[2] ?? '', ids[0] ?? '']
    const left = { unreadCount: 1, UnReadCount: 0, RedPointCount: 0, ventureUnreadCount: 0 }
    expect(await api.messages.modifyMessageRead({ messageIds: chosen })).toEqual({ changed: 2, ...left })
    expect(await api.messages.modifyMessageRead({ messageIds: chosen })).toEqual({ changed: 0, ...left })
    expect(await api.messages.unreadCounts({})).toEqual(left)
  })

  it('marks all of a category, but none that came after the page was made', async () => {
    const team = await createTeam(portal)
    await tell(toTeam(team))
    const newest = await tell(toTeam(team))
    await tell(toTeam(team))
    await tell(toTeam(team), 'resource')
    const api = await apiOf(team.superAdmin)
    expect(await api.messages.modifyMessageRead({ all: true, category: 'tool', upTo: newest })).toMatchObject(
      { changed: 2, unreadCount: 1, UnReadCount: 1 },
    )
    expect(await api.messages.modifyMessageRead({ all: true })).toMatchObject({ changed: 2, UnReadCount: 0 })
  })

  it('[trust 12] marks none where one of them is somebody else’s', async () => {
    const team = await createTeam(portal)
    const other = await createTeam(portal)
    const own = await tell(toTeam(team))
    const foreign = await tell(toTeam(other))
    const api = await apiOf(team.superAdmin)
    const both = api.messages.modifyMessageRead({ messageIds: [own, foreign] })
    await expect(both).rejects.toMatchObject({ reason: 'notAvailable' })
    await api.messages.modifyMessageRead({ all: true, upTo: foreign })
    const row = portal.db.selectFrom('notifications').select('read_at').where('id', '=', foreign)
    expect(await row.executeTakeFirstOrThrow()).toEqual({ read_at: null })
  })

  it('refuses a page made for another team, and input that says nothing or both', async () => {
    const team = await createTeam(portal)
    const other = await createTeam(portal)
    const api = await apiOf(team.superAdmin)
    const stale = api.messages.modifyMessageRead({ all: true, TeamID: other.teamId })
    await expect(stale).rejects.toMatchObject({ reason: 'teamChanged' })
    const both = { all: true as const, messageIds: [team.teamId] }
    for (const input of [{}, { messageIds: [] }, both]) {
      await expect(api.messages.modifyMessageRead(input)).rejects.toMatchObject({
        reason: 'invalidInput',
        details: { fields: { messageIds: { reason: 'required' } } },
      })
    }
  })

  it('asks visitors to sign in', async () => {
    const api = await portal.api()
    for (const call of [
      () => api.messages.describeMessageList({}),
      () => api.messages.modifyMessageRead({ all: true }),
      () => api.messages.unreadCounts({}),
      () => api.messages.readToolMessages({}),
    ]) {
      await expect(call()).rejects.toMatchObject({ reason: 'loginEnded' })
    }
  })
})

describe('messages.readToolMessages', () => {
  it('reads the messages about tools alone', async () => {
    const team = await createTeam(portal)
    await tell(toTeam(team))
    await tell(toTeam(team), 'resource')
    const api = await apiOf(team.superAdmin)
    expect(await api.messages.readToolMessages({})).toEqual({ unreadCount: 0 })
    expect(await api.messages.unreadCounts({})).toEqual({
      ...{ unreadCount: 0, UnReadCount: 1, RedPointCount: 0, ventureUnreadCount: 0 },
    })
  })
})

describe('a message of the venture programme', () => {
  it('counts in one badge in every round: its own, or from the fifth on that of the portal', async () => {
    const { superAdmin } = await createTeam(portal)
    await tell({ kind: 'account', accountId: superAdmin.accountId }, 'venture')
    const administrator = await portal.api({ token: (await createStaff(portal, ['administrator'])).token })
    const { messages } = await apiOf(superAdmin)
    for (const [currentRound, own, internal] of [
      [3, 1, 0],
      [4, 1, 0],
      [5, 0, 1],
    ] as const) {
      const settings = await administrator.settingsStaff.site({})
      await administrator.settingsStaff.siteSave({ ...settings, currentRound })
      expect(await messages.unreadCounts({})).toEqual({
        ...{ unreadCount: 0, UnReadCount: 0, RedPointCount: internal, ventureUnreadCount: own },
      })
      const listed = await messages.describeMessageList({ category: own ? 'venture' : 'internal' })
      expect(listed.list).toHaveLength(1)
    }
  })
})
