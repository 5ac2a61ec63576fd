import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentMessages } from '../../../../tests/support/outbox.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import {
  createAccount,
  createMember,
  createSession,
  createTeam,
  type TestAccount,
  type TestTeam,
} from '../../../../tests/support/world/actors.ts'
import { whileRemoved } from '../../../../tests/support/world/removed-meanwhile.ts'
import { inviteInto } from '../../../../tests/support/world/team-invitations.ts'
import { invitationCookie, sessionCookie } from '../../../cookie-names.ts'
import { resolveSession } from '../../sign-in/sessions/resolve-session.ts'

let portal: TestPortal
const written: string[] = []
beforeAll(async () => {
  portal = await openPortal({
    log: pino({ level: 'trace' }, { write: (line: string) => written.push(line) }),
    metricsToken: 'f3a9c1d07b5e4482',
  })
})
afterAll(() => portal.close())

const apiOf = (token?: string) => portal.api({ ...(token && { token }) })

/** Accepts over HTTP, as a browser that opened the link does. */
async function acceptOverHttp(person: TestAccount, token: string): Promise<number> {
  const response = await portal.fetch('/api/techforgood/usercenter/v1/invitation/accept', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    cookie: `${sessionCookie}=${person.token}; ${invitationCookie}=${token}`,
  })
  return ((await response.json()) as { code: number }).code
}

async function rolesIn(teamId: string): Promise<(string | null)[][]> {
  const rows = await portal.db
    .selectFrom('memberships')
    .select(['account_id', 'role'])
    .where('team_id', '=', teamId)
    .where('left_at', 'is', null)
    .execute()
  return rows.map((row) => [row.account_id, row.role])
}

const closed = 4014

describe('an invitation by link', () => {
  it('says who invites to what, takes the person in once, and goes on for the team', async () => {
    const team = await createTeam(portal, { name: '清河助学会' })
    await (await apiOf(team.superAdmin.token)).usercenter.profileupdate({ name: '林知远' })
    const { token } = await inviteInto(portal, team, { role: 'admin' })
    expect(await (await apiOf()).teams.invitation({ token })).toMatchObject({
      state: 'open',
      teamName: '清河助学会',
      role: 'admin',
      invitedBy: '林知远',
      phone: null,
      next: 'signIn',
    })
    const person = await createAccount(portal)
    const api = await apiOf(person.token)
    expect(await api.teams.invitation({ token })).toMatchObject({ next: 'accept' })
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await api.teams.invitationAccept({ token })).toEqual({ teamID: team.teamId })
    }
    expect(await resolveSession(portal.db, person.token, '127.0.0.1')).toMatchObject({
      team: { id: team.teamId, role: 'admin' },
    })
    expect(await (await apiOf(person.token)).teams.invitation({ token })).toMatchObject({
      state: 'member',
      role: 'admin',
      isActing: true,
    })
    expect(await (await apiOf()).teams.invitation({ token })).toEqual({ state: 'closed' })
    const { list } = await (await apiOf(person.token)).messages.describeMessageList({})
    expect(list.map(({ title }) => title)).toEqual(['欢迎加入清河助学会，你是管理员'])
    const inviter = await (await apiOf(team.superAdmin.token)).messages.describeMessageList({})
    expect(inviter.list.map(({ title }) => title)).toEqual(['你邀请的同事已加入清河助学会'])
  })

  it('names the inviter by a masked phone where they have no name', async () => {
    const team = await createTeam(portal)
    const { token } = await inviteInto(portal, team)
    const shown = await (await apiOf()).teams.invitation({ token })
    expect(shown).toMatchObject({ invitedBy: expect.stringMatching(/^139\*{4}\d{4}$/) })
  })

  it('is used as often as it says, and by nobody more', async () => {
    const team = await createTeam(portal)
    const { token } = await inviteInto(portal, team, { mostUses: 5 })
    const people = await Promise.all(Array.from({ length: 12 }, () => createAccount(portal)))
    const codes = await Promise.all(people.map((person) => acceptOverHttp(person, token)))
    expect(codes.filter((code) => code === 0)).toHaveLength(5)
    expect(codes.filter((code) => code === closed)).toHaveLength(7)
    expect(await rolesIn(team.teamId)).toHaveLength(6)
  })

  it('trust 38: accepted 20 times at once by one person it makes one membership and counts one use', async () => {
    const team = await createTeam(portal)
    const [first, second] = [await inviteInto(portal, team, { mostUses: 5 }), await inviteInto(portal, team)]
    const person = await createAccount(portal)
    const codes = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => acceptOverHttp(person, (turn % 2 ? first : second).token)),
    )
    expect(new Set(codes)).toEqual(new Set([0]))
    expect((await rolesIn(team.teamId)).filter(([id]) => id === person.accountId)).toHaveLength(1)
    const { sum } = await portal.db
      .selectFrom('team_invitations')
      .select(sql<number>`sum(uses)::int`.as('sum'))
      .where('team_id', '=', team.teamId)
      .executeTakeFirstOrThrow()
    expect(sum).toBe(1)
    expect((await (await apiOf(person.token)).messages.describeMessageList({})).total).toBe(1)
  })

  it('trust 12: lets nobody in once it is taken back, has expired or never was', async () => {
    const team = await createTeam(portal)
    const admin = await apiOf(team.superAdmin.token)
    const revoked = await inviteInto(portal, team)
    await admin.teams.invitationRevoke({ TeamID: team.teamId, invitationID: revoked.invitationID })
    const expired = await inviteInto(portal, team)
    await portal.db
      .updateTable('team_invitations')
      .set({ expires_at: sql<Date>`now()` })
      .where('id', '=', expired.invitationID)
      .execute()
    for (const token of [revoked.token, expired.token, 'A'.repeat(22), '']) {
      const person = await createAccount(portal)
      expect(await acceptOverHttp(person, token)).toBe(closed)
      expect(await (await apiOf(person.token)).teams.invitation({ token })).toEqual({ state: 'closed' })
    }
    expect(await rolesIn(team.teamId)).toEqual([[team.superAdmin.accountId, 'superAdmin']])
    await expect(
      admin.teams.invitationRevoke({ TeamID: team.teamId, invitationID: revoked.invitationID }),
    ).rejects.toMatchObject({ reason: 'notAvailable' })
  })

  it('trust 8: brings nobody back who was taken out of the team, and ends with who made it', async () => {
    const team = await createTeam(portal)
    const link = await inviteInto(portal, team, { mostUses: 5 })
    const person = await createAccount(portal)
    expect(await acceptOverHttp(person, link.token)).toBe(0)
    const lead = await apiOf(team.superAdmin.token)
    await lead.teams.memberRole({ TeamID: team.teamId, userID: person.accountId, role: 'admin' })
    const { link: made } = await (await apiOf(person.token)).teams.invitationCreate({
      TeamID: team.teamId,
      role: 'member',
      mostUses: 5,
    })
    await lead.teams.memberRemove({ TeamID: team.teamId, userID: person.accountId })
    expect(await acceptOverHttp(person, link.token)).toBe(closed)
    const own = new URL(made).searchParams.get('token') ?? ''
    expect(await acceptOverHttp(person, own)).toBe(closed)
    expect(await acceptOverHttp(await createAccount(portal), own)).toBe(closed)
    // Others can still join by the super admin's link.
    expect(await acceptOverHttp(await createAccount(portal), link.token)).toBe(0)
    const anew = await inviteInto(portal, team)
    expect(await acceptOverHttp(person, anew.token)).toBe(0)
  })

  it('trust 8: is not made by who is taken out of the team at that moment', async () => {
    const team = await createTeam(portal)
    const admin = await createMember(portal, team.teamId, 'admin')
    const { teams } = await apiOf(admin.token)
    const answer = await whileRemoved(portal, { ...team, accountId: admin.accountId }, () =>
      teams.invitationCreate({ TeamID: team.teamId, role: 'member', mostUses: 5 }),
    )
    expect(answer).toMatchObject({ status: 'rejected', reason: { reason: 'notAvailable' } })
    expect((await (await apiOf(team.superAdmin.token)).teams.invitationList({})).invitations).toEqual([])
    // Nor can a demoted admin make one with an older session.
    const demoted = await createMember(portal, team.teamId, 'admin')
    const before = await apiOf(demoted.token)
    await (await apiOf(team.superAdmin.token)).teams.memberRole({
      TeamID: team.teamId,
      userID: demoted.accountId,
      role: 'member',
    })
    const late = before.teams.invitationCreate({ TeamID: team.teamId, role: 'member' })
    await expect(late).rejects.toMatchObject({ reason: 'notAvailable' })
  })

  it('does not change a member’s role', async () => {
    const team = await createTeam(portal)
    const { token } = await inviteInto(portal, team, { role: 'admin' })
    const member = await createMember(portal, team.teamId, 'member')
    expect(await acceptOverHttp(member, token)).toBe(0)
    expect(await rolesIn(team.teamId)).toContainEqual([member.accountId, 'member'])
    expect(await acceptOverHttp(await createAccount(portal), token)).toBe(0)
  })
})

describe('an invitation by phone', () => {
  it('trust 12: is accepted by its phone alone, whoever has the link', async () => {
    const team = await createTeam(portal)
    const [meant, other] = [await createAccount(portal), await createAccount(portal)]
    const { token, invitationID } = await inviteInto(portal, team, { phone: meant.phone, mostUses: 20 })
    const masked = expect.stringMatching(/^139\*{4}\d{4}$/)
    expect(await (await apiOf(other.token)).teams.invitation({ token })).toMatchObject({
      next: 'otherPhone',
      phone: masked,
    })
    expect(await acceptOverHttp(other, token)).toBe(closed)
    // Its id is not secret: it only works for the owner of the phone.
    for (const reader of [undefined, other.token]) {
      expect(await (await apiOf(reader)).teams.invitation({ invitationID })).toEqual({ state: 'closed' })
    }
    await expect((await apiOf(other.token)).teams.invitationAccept({ invitationID })).rejects.toMatchObject({
      reason: 'invitationClosed',
    })
    const mine = await apiOf(meant.token)
    expect(await mine.teams.invitation({ invitationID })).toMatchObject({ next: 'accept' })
    expect(await mine.teams.invitationAccept({ invitationID })).toEqual({ teamID: team.teamId })
    expect(await acceptOverHttp(await createAccount(portal), token)).toBe(closed)
  })

  it('comes as a text message with the link, and to who has an account also as a message', async () => {
    const team = await createTeam(portal, { name: '清河助学会' })
    const { token } = await inviteInto(portal, team, { phone: '13800138001' })
    await portal.runJobs()
    const [sms] = (await sentMessages(portal)).filter(({ recipient }) => recipient === '+8613800138001')
    expect(sms?.body).toContain(`/invitation?token=${token}`)

    const { token: session } = await createAccount(portal)
    expect((await (await apiOf(session)).teams.invitationsForMe({})).invitations).toEqual([])
    const known = await createAccount(portal)
    const { invitationID } = await inviteInto(portal, team, { phone: known.phone })
    const mine = await (await apiOf(known.token)).teams.invitationsForMe({})
    expect(mine.invitations).toMatchObject([{ invitationID, teamName: '清河助学会', role: 'member' }])
    const { list } = await (await apiOf(known.token)).messages.describeMessageList({})
    expect(list[0]).toMatchObject({
      title: '有同事邀请你加入团队',
      link: `/invitation?id=${invitationID}`,
    })
    await portal.runJobs()
    const texts = (await sentMessages(portal)).filter(({ recipient }) => recipient === known.phone)
    expect(texts).toHaveLength(1)
  })

  it('trust 5: answers the same for a phone with an account and one without', async () => {
    const team = await createTeam(portal)
    const api = await apiOf(team.superAdmin.token)
    const invite = async (phone: string) => {
      const {
        phone: _,
        link: __,
        qr: ___,
        invitationID: ____,
        expiresAt: _____,
        ...rest
      } = await api.teams.invitationCreate({ TeamID: team.teamId, role: 'member', phone })
      return rest
    }
    expect(await invite((await createAccount(portal)).phone)).toEqual(await invite('13800138002'))
  })

  it('replaces the earlier one to the same phone, and stops after three in a day', async () => {
    const team = await createTeam(portal)
    const phone = '13800138003'
    const first = await inviteInto(portal, team, { phone })
    await inviteInto(portal, team, { phone: '+86 138 0013 8003' })
    const { invitations } = await (await apiOf(team.superAdmin.token)).teams.invitationList({})
    expect(invitations).toHaveLength(1)
    expect(await (await apiOf()).teams.invitation({ token: first.token })).toEqual({ state: 'closed' })
    await inviteInto(portal, team, { phone })
    const other = await createTeam(portal)
    await expect(inviteInto(portal, other, { phone })).rejects.toMatchObject({ reason: 'tooMany' })
  })

  it.each(['12345', '+1 415 555', 'abc'])('refuses %s, which is no mobile number', async (phone) => {
    const team = await createTeam(portal)
    await expect(inviteInto(portal, team, { phone })).rejects.toMatchObject({
      reason: 'invalidInput',
      details: { fields: { phone: { reason: 'phone' } } },
    })
  })
})

describe('who may invite', () => {
  it('trust 13: an admin invites no admin, a member nobody, and nobody to another team', async () => {
    const team = await createTeam(portal)
    const other = await createTeam(portal)
    const admin = await createMember(portal, team.teamId, 'admin')
    const member = await createMember(portal, team.teamId, 'member')
    const invite = async (person: TestAccount, role: 'member' | 'admin', TeamID = team.teamId) =>
      (await apiOf(person.token)).teams.invitationCreate({ TeamID, role })
    await expect(invite(admin, 'admin')).rejects.toMatchObject({ reason: 'notAvailable' })
    await expect(invite(member, 'member')).rejects.toMatchObject({ reason: 'notAvailable' })
    await expect(invite(admin, 'member', other.teamId)).rejects.toMatchObject({ reason: 'teamChanged' })
    expect((await invite(admin, 'member')).link).toContain('/invitation?token=')
  })

  it('nobody into the space of one person', async () => {
    const own = await createTeam(portal, { kind: 'person' })
    await expect(inviteInto(portal, own)).rejects.toMatchObject({ reason: 'notAvailable' })
  })
})

describe('trust 29: the secret of an invitation', () => {
  it('stands in no table, job, log line or metric, and leaves the address at once', async () => {
    const team: TestTeam = await createTeam(portal)
    const link = await inviteInto(portal, team)
    const phone = await inviteInto(portal, team, { phone: '13800138004' })
    const person = await createAccount(portal)
    const response = await portal.fetch('/api/techforgood/usercenter/v1/invitation', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: link.token }),
    })
    const [cookie] = response.headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-yisun_invitation=.*HttpOnly.*Secure.*SameSite=Lax/)
    expect(await acceptOverHttp(person, link.token)).toBe(0)
    expect(await everythingStored(portal)).not.toContain(link.token)
    expect(await everythingStored(portal)).not.toContain(phone.token)
    await portal.runJobs()
    expect(await everythingStored(portal)).not.toContain(phone.token)
    const metrics = await portal.fetch('/metrics', { headers: { authorization: 'Bearer f3a9c1d07b5e4482' } })
    for (const text of [written.join(''), await metrics.text()]) {
      expect(text).not.toContain(link.token)
      expect(text).not.toContain(phone.token)
    }
  })
})

/** Every row of every table, jobs included. */
async function everythingStored({ db }: TestPortal): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(db)
  let found = ''
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string | null }>`
      select string_agg(t::text, ' ') as text from ${sql.raw(name)} t`.execute(db)
    found += rows[0]?.text ?? ''
  }
  return found
}

it('an old session of another browser acts for the team only after choosing it', async () => {
  const team = await createTeam(portal)
  const person = await createAccount(portal)
  const elsewhere = await createSession(portal, person.accountId)
  expect(await acceptOverHttp(person, (await inviteInto(portal, team)).token)).toBe(0)
  expect(await resolveSession(portal.db, elsewhere, '127.0.0.1')).toMatchObject({ team: null })
})
