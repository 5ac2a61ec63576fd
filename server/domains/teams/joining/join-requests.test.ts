import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createAccount, createMember, type TestAccount } from '../../../../tests/support/world/actors.ts'
import { whileRemoved } from '../../../../tests/support/world/removed-meanwhile.ts'
import { inviteInto } from '../../../../tests/support/world/team-invitations.ts'
import { sendVerification, verifyTeam } from '../../../../tests/support/world/verifications.ts'
import { sweepExpired } from '../../../http/door/sweep-expired.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const apiOf = ({ token }: { token: string }) => portal.api({ token })

const ask = async (person: TestAccount, organisationId: string) =>
  (await apiOf(person)).teams.applyJoinTeamMessage({ organisationId, name: '苏澄', message: '我在项目部' })

const titles = async (person: TestAccount) =>
  (await (await apiOf(person)).messages.describeMessageList({})).list.map(({ title }) => title)

async function membersOf(teamId: string): Promise<number> {
  const { count } = await portal.db
    .selectFrom('memberships')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('team_id', '=', teamId)
    .where('left_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

describe('asking to join', () => {
  it('tells the admins alone, who take the asker in as a member', async () => {
    const { team, organisationId } = await verifyTeam(portal)
    const admin = await createMember(portal, team.teamId, 'admin')
    const member = await createMember(portal, team.teamId, 'member')
    const person = await createAccount(portal)
    const { requestID } = await ask(person, organisationId)
    const asked = expect.stringMatching(/^有人申请加入/)
    expect(await titles(admin)).toContainEqual(asked)
    expect(await titles(team.superAdmin)).toContainEqual(asked)
    expect(await titles(member)).not.toContainEqual(asked)
    const { teams } = await apiOf(admin)
    const { requests } = await teams.joinList({})
    expect(requests).toMatchObject([
      { requestID, name: '苏澄', message: '我在项目部', phone: expect.stringMatching(/^139\*{4}\d{4}$/) },
    ])
    await teams.joinDecide({ TeamID: team.teamId, requestID, verdict: 'accept' })
    expect(await titles(person)).toEqual([expect.stringMatching(/接受了你的加入申请$/)])
    expect(await (await apiOf(person)).teams.checkTeam({ organisationId })).toMatchObject({
      isMember: true,
      request: { state: 'accepted' },
    })
    await expect(
      teams.joinDecide({ TeamID: team.teamId, requestID, verdict: 'decline', reason: '改主意' }),
    ).rejects.toMatchObject({ reason: 'illegalTransition' })
  })

  it('is declined with a reason, which the asker reads, and can be asked again', async () => {
    const { team, organisationId } = await verifyTeam(portal)
    const person = await createAccount(portal)
    const { requestID } = await ask(person, organisationId)
    const { teams } = await apiOf(team.superAdmin)
    const decline = (reason: string) =>
      teams.joinDecide({ TeamID: team.teamId, requestID, verdict: 'decline', reason })
    await expect(decline('')).rejects.toMatchObject({
      reason: 'invalidInput',
      details: { fields: { reason: { reason: 'required' } } },
    })
    await decline('请先联系项目部的林老师')
    const mine = await apiOf(person)
    expect((await mine.teams.joinRequests({})).requests).toMatchObject([
      { state: 'declined', reason: '请先联系项目部的林老师' },
    ])
    expect((await ask(person, organisationId)).requestID).not.toBe(requestID)
  })

  it('trust 38: asked 12 times at once is one open request', async () => {
    const { organisationId } = await sendVerification(portal)
    const person = await createAccount(portal)
    const answers = await Promise.allSettled(Array.from({ length: 12 }, () => ask(person, organisationId)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await (await apiOf(person)).teams.joinRequests({})).requests).toHaveLength(1)
    await expect(ask(person, organisationId)).rejects.toMatchObject({ reason: 'alreadyAsked' })
  })

  it('trust 39: of two admins who decide at once one is told', async () => {
    const { team, organisationId } = await verifyTeam(portal)
    const admin = await createMember(portal, team.teamId, 'admin')
    const { requestID } = await ask(await createAccount(portal), organisationId)
    const decide = async (by: TestAccount, verdict: 'accept' | 'decline') =>
      (await apiOf(by)).teams.joinDecide({ TeamID: team.teamId, requestID, verdict, reason: '不认识' })
    const answers = await Promise.allSettled([
      decide(admin, 'accept'),
      decide(team.superAdmin, 'decline'),
      decide(admin, 'accept'),
    ])
    const [refused] = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(refused).toMatchObject({ reason: 'illegalTransition' })
  })

  it('trust 8: is not decided by who is taken out of the team at that moment', async () => {
    const { team, organisationId } = await verifyTeam(portal)
    const person = await createAccount(portal)
    const { requestID } = await ask(person, organisationId)
    for (const verdict of ['accept', 'decline'] as const) {
      const admin = await createMember(portal, team.teamId, 'admin')
      const { teams } = await apiOf(admin)
      const answer = await whileRemoved(portal, { ...team, accountId: admin.accountId }, () =>
        teams.joinDecide({ TeamID: team.teamId, requestID, verdict, reason: '不认识' }),
      )
      expect(answer).toMatchObject({ status: 'rejected', reason: { reason: 'notAvailable' } })
    }
    expect((await (await apiOf(person)).teams.joinRequests({})).requests).toMatchObject([{ state: 'open' }])
    expect(await membersOf(team.teamId)).toBe(1)
  })

  it('is taken back by the asker alone, and closes when they are invited meanwhile', async () => {
    const { team, organisationId } = await verifyTeam(portal)
    const [person, other] = [await createAccount(portal), await createAccount(portal)]
    const { requestID } = await ask(person, organisationId)
    await expect((await apiOf(other)).teams.joinWithdraw({ requestID })).rejects.toMatchObject({
      reason: 'notAvailable',
    })
    await (await apiOf(person)).teams.joinWithdraw({ requestID })
    const { teams } = await apiOf(team.superAdmin)
    await expect(
      teams.joinDecide({ TeamID: team.teamId, requestID, verdict: 'accept' }),
    ).rejects.toMatchObject({ reason: 'illegalTransition' })
    await ask(person, organisationId)
    const { token } = await inviteInto(portal, team)
    await (await apiOf(person)).teams.invitationAccept({ token })
    expect((await teams.joinList({})).requests).toEqual([])
    expect(await membersOf(team.teamId)).toBe(2)
    await expect(ask(person, organisationId)).rejects.toMatchObject({ reason: 'conflict' })
  })

  it('names no organisation that nobody has confirmed, and none that was refused', async () => {
    const { organisationId } = await sendVerification(portal)
    const { teams } = await apiOf(await createAccount(portal))
    expect(await teams.checkTeam({ organisationId })).toMatchObject({
      name: null,
      isVerified: false,
    })
    await portal.db
      .updateTable('organisations')
      .set({ state: 'refused' })
      .where('id', '=', organisationId)
      .execute()
    await expect(teams.checkTeam({ organisationId })).rejects.toMatchObject({
      reason: 'notAvailable',
    })
  })

  it('ends by itself where nobody answers in its term, and the asker is told and may ask again', async () => {
    const { organisationId } = await verifyTeam(portal)
    const person = await createAccount(portal)
    const { requestID } = await ask(person, organisationId)
    const pass = (days: number) =>
      sql`update team_join_requests set created_at = created_at - make_interval(days => ${days})
        where id = ${requestID}`.execute(portal.db)
    await pass(29)
    await sweepExpired(portal.services, {}, 'test')
    expect((await (await apiOf(person)).teams.joinRequests({})).requests).toMatchObject([{ state: 'open' }])
    await pass(2)
    await sweepExpired(portal.services, {}, 'test')
    await sweepExpired(portal.services, {}, 'test')
    expect((await (await apiOf(person)).teams.joinRequests({})).requests).toMatchObject([
      { state: 'lapsed', decidedAt: expect.any(String) },
    ])
    expect(await titles(person)).toEqual([expect.stringMatching(/^加入.*的申请已过期$/)])
    expect((await ask(person, organisationId)).requestID).not.toBe(requestID)
  })

  it('is not offered where nobody leads the team', async () => {
    const { team, organisationId } = await verifyTeam(portal)
    const person = await createAccount(portal)
    await portal.db
      .updateTable('accounts')
      .set({ status: 'deleted' })
      .where('id', '=', team.superAdmin.accountId)
      .execute()
    await expect(ask(person, organisationId)).rejects.toMatchObject({ reason: 'notAvailable' })
  })

  it('trust 46: is limited for one person and for one team', async () => {
    const { team, organisationId } = await verifyTeam(portal)
    const person = await createAccount(portal)
    const { teams } = await apiOf(person)
    const lead = await apiOf(team.superAdmin)
    for (let turn = 0; turn < 3; turn += 1) {
      const { requestID } = await ask(person, organisationId)
      await lead.teams.joinDecide({ TeamID: team.teamId, requestID, verdict: 'decline', reason: '不是同事' })
    }
    await expect(ask(person, organisationId)).rejects.toMatchObject({ reason: 'tooMany' })
    expect((await teams.joinRequests({})).requests).toHaveLength(3)
  })
})
