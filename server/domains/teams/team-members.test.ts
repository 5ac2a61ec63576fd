import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { runAs } from '../../../tests/support/portal/postgres.ts'
import {
  createAccount,
  createMember,
  createSession,
  createTeam,
  type TestAccount,
  type TestTeam,
} from '../../../tests/support/world/actors.ts'
import { createApplication } from '../../../tests/support/world/applications.ts'
import { createTool } from '../../../tests/support/world/tools.ts'
import { sendVerification, verifyTeam } from '../../../tests/support/world/verifications.ts'
import { sessionCookie } from '../../cookie-names.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const apiOf = ({ token }: { token: string }) => portal.api({ token })

async function codeOverHttp(token: string, path: string, body: object = {}): Promise<number> {
  const response = await portal.fetch(`/api/techforgood/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    cookie: `${sessionCookie}=${token}`,
  })
  return ((await response.json()) as { code: number }).code
}

async function roleOf({ teamId }: TestTeam, { accountId }: TestAccount) {
  const row = await portal.db
    .selectFrom('memberships')
    .select(['role', 'left_at'])
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row && row.left_at === null ? row.role : null
}

const noTeam = 4002
const notAvailable = 5001

describe('trust 8: a member who is taken out', () => {
  it('is refused by every session at the next request, and told', async () => {
    const team = await createTeam(portal, { name: '清河助学会' })
    const member = await createMember(portal, team.teamId, 'member')
    const other = await createSession(portal, member.accountId, { teamId: team.teamId })
    for (const token of [member.token, other]) {
      expect(await codeOverHttp(token, 'user/application/list')).toBe(0)
    }
    const { teams } = await apiOf(team.superAdmin)
    await teams.memberRemove({ TeamID: team.teamId, userID: member.accountId })
    for (const token of [member.token, other]) {
      expect(await codeOverHttp(token, 'user/application/list')).toBe(noTeam)
      expect(await codeOverHttp(token, 'usercenter/teamchoose', { TeamID: team.teamId })).toBe(notAvailable)
    }
    const { list } = await (await apiOf(member)).messages.describeMessageList({})
    expect(list[0]?.title).toBe('你已被移出清河助学会')
  })

  it('does not act for the team again by an old session once invited anew', async () => {
    const team = await createTeam(portal)
    const member = await createMember(portal, team.teamId, 'member')
    const { teams } = await apiOf(team.superAdmin)
    await teams.memberRemove({ TeamID: team.teamId, userID: member.accountId })
    await portal.db
      .updateTable('memberships')
      .set({ left_at: null })
      .where('account_id', '=', member.accountId)
      .execute()
    expect(await codeOverHttp(member.token, 'user/application/list')).toBe(noTeam)
  })

  it('loses an admin’s rights with the role, in the session that is open', async () => {
    const team = await createTeam(portal)
    const admin = await createMember(portal, team.teamId, 'admin')
    const invite = { TeamID: team.teamId, role: 'member' }
    expect(await codeOverHttp(admin.token, 'usercenter/v1/invitation/create', invite)).toBe(0)
    const { teams } = await apiOf(team.superAdmin)
    await teams.memberRole({ TeamID: team.teamId, userID: admin.accountId, role: 'member' })
    expect(await codeOverHttp(admin.token, 'usercenter/v1/invitation/create', invite)).toBe(notAvailable)
    expect((await teams.invitationList({})).invitations).toEqual([])
  })
})

describe('roles', () => {
  it('trust 13: nobody makes themselves or others super admin, and nobody reaches beyond their role', async () => {
    const team = await createTeam(portal)
    const [admin, second, member] = await Promise.all([
      createMember(portal, team.teamId, 'admin'),
      createMember(portal, team.teamId, 'admin'),
      createMember(portal, team.teamId, 'member'),
    ])
    const TeamID = team.teamId
    const set = (by: TestAccount, of: TestAccount, role: string) =>
      codeOverHttp(by.token, 'usercenter/v1/member/role', { TeamID, userID: of.accountId, role })
    const remove = (by: TestAccount, of: TestAccount) =>
      codeOverHttp(by.token, 'usercenter/v1/member/remove', { TeamID, userID: of.accountId })
    expect(await set(team.superAdmin, admin, 'superAdmin')).toBe(4001)
    for (const [by, of] of [
      [admin, member],
      [admin, admin],
      [admin, team.superAdmin],
      [member, member],
      [team.superAdmin, team.superAdmin],
    ] as const) {
      expect(await set(by, of, 'admin')).toBe(notAvailable)
    }
    for (const [by, of] of [
      [admin, second],
      [admin, team.superAdmin],
      [member, admin],
      [team.superAdmin, team.superAdmin],
    ] as const) {
      expect(await remove(by, of)).toBe(notAvailable)
    }
    expect(await set(team.superAdmin, member, 'admin')).toBe(0)
    expect(await roleOf(team, member)).toBe('admin')
    expect(await set(team.superAdmin, member, 'member')).toBe(0)
    expect(await remove(admin, member)).toBe(0)
    expect(await roleOf(team, team.superAdmin)).toBe('superAdmin')
  })

  it('a removal and a change of role at once leave one of them, and the team its super admin', async () => {
    const team = await createTeam(portal)
    const people = await Promise.all(
      Array.from({ length: 6 }, () => createMember(portal, team.teamId, 'member')),
    )
    const { teams } = await apiOf(team.superAdmin)
    await Promise.all(
      people.flatMap(({ accountId: userID }) => [
        teams.memberRole({ TeamID: team.teamId, userID, role: 'admin' }).catch(() => undefined),
        teams.memberRemove({ TeamID: team.teamId, userID }),
      ]),
    )
    for (const person of people) expect(await roleOf(team, person)).toBeNull()
    expect(await roleOf(team, team.superAdmin)).toBe('superAdmin')
  })
})

describe('the super admin of a team', () => {
  it.each([
    ["update memberships set role = 'admin' where role = 'superAdmin'", 'memberships_keep_super_admin'],
    ["update memberships set left_at = now() where role = 'superAdmin'", 'memberships_keep_super_admin'],
    ["delete from memberships where role = 'superAdmin'", 'memberships_keep_super_admin'],
    ["update memberships set role = 'superAdmin' where role = 'member'", 'memberships_one_super_admin'],
  ])('is exactly one by the database itself: %s', async (statement, constraint) => {
    const team = await createTeam(portal)
    await createMember(portal, team.teamId, 'member')
    const alone = `${statement} and team_id = '${team.teamId}'`
    await expect(runAs(portal.appUrl, [alone])).rejects.toMatchObject({ constraint })
  })

  it('changes in one transaction', async () => {
    const team = await createTeam(portal)
    const member = await createMember(portal, team.teamId, 'member')
    const set = (role: string, accountId: string) =>
      `update memberships set role = '${role}' where team_id = '${team.teamId}' and account_id = '${accountId}'`
    await runAs(portal.appUrl, [
      `begin; ${set('admin', team.superAdmin.accountId)}; ${set('superAdmin', member.accountId)}; commit`,
    ])
    expect(await roleOf(team, member)).toBe('superAdmin')
  })
})

describe('leaving', () => {
  it('is free to members and admins, who lose the team at once, and to the last one', async () => {
    const team = await createTeam(portal)
    const member = await createMember(portal, team.teamId, 'member')
    const { teams } = await apiOf(member)
    expect(await teams.leaving({})).toMatchObject({ hindrances: [], superAdmin: null, isLast: false })
    await teams.leave({ TeamID: team.teamId })
    expect(await codeOverHttp(member.token, 'user/application/list')).toBe(noTeam)
    const lead = await apiOf(team.superAdmin)
    expect(await lead.teams.leaving({})).toMatchObject({ hindrances: [], isLast: true })
    await lead.teams.leave({ TeamID: team.teamId })
    expect((await (await apiOf(team.superAdmin)).usercenter.teamlist({})).teams).toEqual([])
  })

  it('is hindered for the super admin of others', async () => {
    const team = await createTeam(portal)
    await createMember(portal, team.teamId, 'admin')
    const { teams } = await apiOf(team.superAdmin)
    expect(await teams.leaving({})).toMatchObject({ hindrances: ['superAdmin'] })
    await expect(teams.leave({ TeamID: team.teamId })).rejects.toMatchObject({ reason: 'illegalTransition' })
  })

  it('is refused to a person named in a verification in progress, and to the last of a verified team', async () => {
    const { team } = await sendVerification(portal)
    const { teams } = await apiOf(team.superAdmin)
    await createMember(portal, team.teamId, 'member')
    expect((await teams.leaving({})).hindrances).toContain('verification')
    const verified = await verifyTeam(portal)
    const lead = await apiOf(verified.team.superAdmin)
    expect(await lead.teams.leaving({})).toMatchObject({ hindrances: ['verification'], isLast: true })
  })

  it('leaves applications with the team, but the last one ends none', async () => {
    const team = await createTeam(portal)
    const member = await createMember(portal, team.teamId, 'member')
    await createApplication(portal, 'submitted', { team, toolId: await createTool(portal) })
    expect(await (await apiOf(member)).teams.leaving({})).toMatchObject({
      hindrances: [],
      openApplications: 1,
    })
    await (await apiOf(member)).teams.leave({ TeamID: team.teamId })
    const lead = await apiOf(team.superAdmin)
    expect((await lead.teams.leaving({})).hindrances).toContain('applications')
  })

  it('lets nobody into a team at the moment its last member leaves it', async () => {
    const team = await createTeam(portal)
    const { link } = await (await apiOf(team.superAdmin)).teams.invitationCreate({
      TeamID: team.teamId,
      role: 'member',
    })
    const token = new URL(link).searchParams.get('token') ?? ''
    const person = await createAccount(portal)
    await Promise.allSettled([
      (await apiOf(team.superAdmin)).teams.leave({ TeamID: team.teamId }),
      (await apiOf(person)).teams.invitationAccept({ token }),
    ])
    const lead = await roleOf(team, team.superAdmin)
    expect(await roleOf(team, person)).toBe(lead === 'superAdmin' ? 'member' : null)
  })
})

describe('the name of a team', () => {
  it('is changed by admins, everywhere at once', async () => {
    const team = await createTeam(portal, { name: '清河助学会' })
    const admin = await createMember(portal, team.teamId, 'admin')
    const { teams } = await apiOf(admin)
    expect(await teams.teamupdate({ TeamID: team.teamId, name: '青禾助学会' })).toEqual({
      name: '青禾助学会',
    })
    const { info } = await (await apiOf(team.superAdmin)).usercenter.teaminfo({})
    expect(info.name).toBe('青禾助学会')
    await expect(teams.teamupdate({ TeamID: team.teamId, name: '一' })).rejects.toMatchObject({
      reason: 'invalidInput',
    })
  })
})

describe('the session', () => {
  it('names my other teams, for the header to change over', async () => {
    const person = await createAccount(portal)
    const { usercenter } = await apiOf(person)
    const { teamID: first } = await usercenter.teamcreate({ kind: 'unregistered', name: '青禾助学会' })
    const { teamID: second } = await usercenter.teamcreate({ kind: 'unregistered', name: '清河读书会' })
    const acting = async () => (await (await apiOf(person)).signIn.session({})).user
    expect(await acting()).toMatchObject({
      teamID: second,
      otherTeams: [{ teamID: first, name: '青禾助学会' }],
    })
    await (await apiOf(person)).usercenter.teamchoose({ TeamID: first })
    expect(await acting()).toMatchObject({ teamID: first, otherTeams: [{ teamID: second }] })
  })
})

describe('organization/work', () => {
  it('says what I may do for the organisation of my team', async () => {
    const { team, organisationId } = await verifyTeam(portal)
    const member = await createMember(portal, team.teamId, 'member')
    const ask = async (person: TestAccount) =>
      (await apiOf(person)).teams.work({ TeamID: team.teamId, ID: organisationId })
    expect(await ask(team.superAdmin)).toEqual({
      role: 'superAdmin',
      canLead: true,
      personMayAct: 'met',
      isVerified: true,
    })
    expect(await ask(member)).toEqual({
      role: 'member',
      canLead: false,
      personMayAct: 'unknown',
      isVerified: true,
    })
  })
})
