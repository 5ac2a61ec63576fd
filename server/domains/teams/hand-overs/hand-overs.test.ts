import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HandOverAction } from '../../../../shared/rules/applications/hand-over.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import {
  createMember,
  createSession,
  createTeam,
  type TestAccount,
  type TestTeam,
} from '../../../../tests/support/world/actors.ts'
import { inviteInto } from '../../../../tests/support/world/team-invitations.ts'
import { verifyTeam } from '../../../../tests/support/world/verifications.ts'
import { hashOfToken } from '../../sign-in/sessions/resolve-session.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const apiOf = ({ token }: { token: string }) => portal.api({ token })

/** A team with its super admin and one member. */
async function pair(): Promise<{ team: TestTeam; giver: TestAccount; taker: TestAccount }> {
  const team = await createTeam(portal, { kind: 'unregistered' })
  return { team, giver: team.superAdmin, taker: await createMember(portal, team.teamId, 'member') }
}

const offer = async ({ teamId, superAdmin }: TestTeam, { accountId }: TestAccount, by = superAdmin) =>
  (await apiOf(by)).handOvers.offer({ TeamID: teamId, userID: accountId })

const answer = async (person: TestAccount, handOverID: string, action: HandOverAction) =>
  (await apiOf(person)).handOvers.answer({ handOverID, action })

const look = async (person: TestAccount, { teamId }: TestTeam) =>
  (await apiOf(person)).handOvers.describe({ TeamID: teamId })

async function rolesIn({ teamId }: TestTeam) {
  const rows = await portal.db
    .selectFrom('memberships')
    .select(['account_id', 'role'])
    .where('team_id', '=', teamId)
    .where('left_at', 'is', null)
    .execute()
  return Object.fromEntries(rows.map(({ account_id, role }) => [account_id, role]))
}

const noticesOf = async ({ accountId }: TestAccount) => {
  const rows = await portal.db
    .selectFrom('notifications')
    .select('template')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  return rows.map(({ template }) => template.replace('super_admin_hand_over_', ''))
}

const refused = (reason: string) => ({ reason })

describe('handing a team over', () => {
  it('makes the member super admin once they accept, tells both and ends the sessions of both', async () => {
    const { team, giver, taker } = await pair()
    expect(await look(giver, team)).toMatchObject({
      by: 'handOver',
      mySide: 'giver',
      members: [{ userID: taker.accountId, phone: expect.stringContaining('****') }],
      waiting: null,
    })
    const { handOverID } = await offer(team, taker)
    expect(await look(taker, team)).toMatchObject({ mySide: 'taker', waiting: { handOverID }, members: [] })
    expect(await rolesIn(team)).toEqual({ [giver.accountId]: 'superAdmin', [taker.accountId]: 'member' })
    await answer(taker, handOverID, 'accept')
    expect(await rolesIn(team)).toEqual({ [giver.accountId]: 'member', [taker.accountId]: 'superAdmin' })
    for (const person of [giver, taker]) {
      await expect(look(person, team)).rejects.toMatchObject(refused('loginEnded'))
    }
    expect(await noticesOf(giver)).toEqual(['sent', 'taken'])
    expect(await noticesOf(taker)).toEqual(['offered', 'given'])
  })

  it('lets the former super admin leave, who could not before', async () => {
    const { team, giver, taker } = await pair()
    const before = await (await apiOf(giver)).teams.leaving({})
    expect(before).toMatchObject({ hindrances: ['superAdmin'], superAdmin: { by: 'handOver' } })
    const { obstacles } = await (await apiOf(giver)).privacy.deletionPreview({})
    expect(obstacles).toMatchObject([{ kind: 'superAdmin', id: team.teamId, superAdmin: { by: 'handOver' } }])
    await answer(taker, (await offer(team, taker)).handOverID, 'accept')
    const token = await createSession(portal, giver.accountId, { teamId: team.teamId })
    const { teams, privacy } = await portal.api({ token })
    expect((await privacy.deletionPreview({})).obstacles).toEqual([])
    await teams.leave({ TeamID: team.teamId })
    expect(await rolesIn(team)).toEqual({ [taker.accountId]: 'superAdmin' })
  })

  it('ends invitations that the former super admin has made', async () => {
    const { team, taker } = await pair()
    const { token } = await inviteInto(portal, team, { role: 'admin' })
    await answer(taker, (await offer(team, taker)).handOverID, 'accept')
    expect(await (await portal.api()).teams.invitation({ token })).toEqual({ state: 'closed' })
  })

  it('changes nothing when it is declined or taken back, and can be begun anew', async () => {
    const { team, giver, taker } = await pair()
    const first = await offer(team, taker)
    await expect(offer(team, taker)).rejects.toMatchObject(refused('alreadyOpen'))
    await answer(taker, first.handOverID, 'decline')
    const second = await offer(team, taker)
    await answer(giver, second.handOverID, 'withdraw')
    await expect(answer(taker, second.handOverID, 'accept')).rejects.toMatchObject(refused('notAvailable'))
    expect(await rolesIn(team)).toMatchObject({ [giver.accountId]: 'superAdmin' })
    expect(await noticesOf(giver)).toEqual(['sent', 'declined', 'sent'])
    expect(await noticesOf(taker)).toEqual(['offered', 'offered', 'withdrawn'])
  })

  it('is offered by the super admin alone, to a member, and answered by who was named alone', async () => {
    const { team, giver, taker } = await pair()
    const admin = await createMember(portal, team.teamId, 'admin')
    const stranger = (await pair()).giver
    for (const by of [admin, taker, stranger]) {
      await expect(offer(team, admin, by)).rejects.toMatchObject(refused('notAvailable'))
    }
    await expect(offer(team, stranger)).rejects.toMatchObject(refused('notAvailable'))
    await expect(offer(team, giver)).rejects.toMatchObject(refused('notAvailable'))
    const { handOverID } = await offer(team, taker)
    for (const [person, action] of [
      [admin, 'accept'],
      [giver, 'accept'],
      [stranger, 'accept'],
      [taker, 'withdraw'],
      [admin, 'decline'],
    ] as const) {
      await expect(answer(person, handOverID, action)).rejects.toMatchObject(refused('notAvailable'))
    }
    expect(await look(admin, team)).toMatchObject({ mySide: null, waiting: null, members: [] })
    await expect(look(stranger, team)).rejects.toMatchObject(refused('notAvailable'))
  })

  it('waits no more once the named member has left, and another can be named', async () => {
    const { team, giver, taker } = await pair()
    const { handOverID } = await offer(team, taker)
    await (await apiOf(giver)).teams.memberRemove({ TeamID: team.teamId, userID: taker.accountId })
    await expect(answer(taker, handOverID, 'accept')).rejects.toMatchObject(refused('notAvailable'))
    expect(await look(giver, team)).toMatchObject({ waiting: null })
    await offer(team, await createMember(portal, team.teamId, 'member'))
  })

  it('trust 9: asks the super admin to show lately whose account it is', async () => {
    const { team, giver, taker } = await pair()
    await portal.db
      .updateTable('sessions')
      .set({ identity_proven_at: sql<Date>`now() - interval '16 minutes'` })
      .where('token_hash', '=', hashOfToken(giver.token))
      .execute()
    await expect(offer(team, taker)).rejects.toMatchObject(refused('stepUpNeeded'))
    expect(await look(giver, team)).toMatchObject({ waiting: null })
  })

  it('is not for a team of a verified organisation, also when that came while it waited', async () => {
    const { team } = await verifyTeam(portal)
    const mate = await createMember(portal, team.teamId, 'member')
    await expect(offer(team, mate)).rejects.toMatchObject(refused('illegalTransition'))
    expect(await look(team.superAdmin, team)).toMatchObject({ by: 'change', members: [], waiting: null })
    expect(await (await apiOf(team.superAdmin)).teams.leaving({})).toMatchObject({
      superAdmin: { by: 'change', organisationId: expect.any(String) },
    })
    const waiting = await createTeam(portal)
    const taker = await createMember(portal, waiting.teamId, 'member')
    const { handOverID } = await offer(waiting, taker)
    await verifyTeam(portal, waiting)
    await expect(answer(taker, handOverID, 'accept')).rejects.toMatchObject(refused('illegalTransition'))
    expect(await rolesIn(waiting)).toMatchObject({ [waiting.superAdmin.accountId]: 'superAdmin' })
  })

  it('lapses after its term: nobody can accept it, and both are told once', async () => {
    const { team, giver, taker } = await pair()
    const { handOverID } = await offer(team, taker)
    await sql`update team_hand_overs set offered_at = now() - interval '14 days' where id = ${handOverID}`.execute(
      portal.db,
    )
    await expect(answer(taker, handOverID, 'accept')).rejects.toMatchObject(refused('notAvailable'))
    for (let turn = 0; turn < 2; turn += 1) {
      await portal.services.enqueue(portal.db, 'lapse-hand-overs', {})
      expect((await portal.runJobs()).failures).toEqual([])
    }
    expect(await noticesOf(giver)).toEqual(['sent', 'lapsed'])
    expect(await noticesOf(taker)).toEqual(['offered', 'lapsed'])
    await offer(team, taker)
  })

  it('trust 39: of many answers at once one counts', async () => {
    const { team, giver, taker } = await pair()
    const { handOverID } = await offer(team, taker)
    const answers = await Promise.allSettled([
      answer(taker, handOverID, 'accept'),
      answer(giver, handOverID, 'withdraw'),
      answer(taker, handOverID, 'decline'),
      answer(taker, handOverID, 'accept'),
    ])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(Object.values(await rolesIn(team)).sort()).toEqual(['member', 'superAdmin'])
  })
})
