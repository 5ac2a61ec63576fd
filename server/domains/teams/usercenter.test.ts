import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isSealed } from '../../../app/api/transport/sealed-answer.ts'
import { errorTable } from '../../../shared/contract/error-table.ts'
import { maskName, maskPhone } from '../../../shared/lib/text/masking.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { openSecuredClient } from '../../../tests/support/secured-call.ts'
import { newBrowser, postCall } from '../../../tests/support/sign-in.ts'
import {
  createAccount,
  createMember,
  createSession,
  createTeam,
} from '../../../tests/support/world/actors.ts'
import { sessionCookie } from '../../cookie-names.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const missing = '019a0000-0000-7000-8000-000000000000'

function from(token: string) {
  return { browser: newBrowser(), cookie: `${sessionCookie}=${token}` }
}

async function nameOf(accountId: string, name: string) {
  await portal.db
    .updateTable('accounts')
    .set({ name_encrypted: portal.services.cipher.encrypt(name, 'accounts.name') })
    .where('id', '=', accountId)
    .execute()
}

/** A team with a named super admin, and a member. */
async function namedTeam() {
  const team = await createTeam(portal, { name: '青山护林队' })
  await nameOf(team.superAdmin.accountId, '王小明')
  return { ...team, member: await createMember(portal, team.teamId, 'member') }
}

describe('usercenter.info', () => {
  it('answers masked in-process and sealed for the asking browser over HTTP, the same beneath', async () => {
    const account = await createAccount(portal)
    await nameOf(account.accountId, '欧阳小明')
    const masked = await (await portal.api({ token: account.token })).usercenter.info({})
    expect(masked).toMatchObject({
      userID: account.accountId,
      phone: maskPhone(account.phone),
      name: '欧***',
      teamID: null,
      isStaff: false,
    })
    const client = openSecuredClient(portal, from(account.token))
    const answer = await client.sendSealed('usercenter/info', {})
    const sealed = answer.data as typeof masked
    expect(answer.traceId).toMatch(/^[\da-f-]{36}$/)
    expect([isSealed(sealed.phone), isSealed(sealed.name)]).toEqual([true, true])
    const plain = (await client.open(answer)) as typeof masked
    expect(plain.phone).toBe(account.phone)
    expect({ ...plain, phone: maskPhone(plain.phone ?? ''), name: maskName(plain.name ?? '') }).toEqual(
      masked,
    )
  })

  it('cannot be read with the keys of another browser', async () => {
    const { token } = await createAccount(portal)
    const answer = await openSecuredClient(portal, from(token)).sendSealed('usercenter/info', {})
    await expect(openSecuredClient(portal, from(token)).open(answer)).rejects.toThrow()
  })

  it('is refused without a trace id, and signed out', async () => {
    const { token } = await createAccount(portal)
    const raw = await postCall(portal, 'usercenter/info', {}, from(token))
    expect(raw).toMatchObject({ code: errorTable.payloadRefused.code, status: 400 })
    const client = openSecuredClient(portal, { browser: newBrowser() })
    expect((await client.sendSealed('usercenter/info', {})).status).toBe(403)
  })

  it('refuses a trace id that is used, foreign, expired or for another call, all alike (trust 27)', async () => {
    const account = await createAccount(portal)
    const own = from(account.token)
    const client = openSecuredClient(portal, own)
    const use = (traceId: string, who = own) => postCall(portal, 'usercenter/info', { traceId }, who)

    const used = await client.getTrace('usercenter/info')
    expect((await use(used.traceId)).code).toBe(0)
    const otherCall = await client.getTrace('usercenter/teaminfo')
    const foreign = await client.getTrace('usercenter/info')
    const otherSession = { ...own, cookie: from(await createSession(portal, account.accountId)).cookie }
    const expired = await client.getTrace('usercenter/info')
    await portal.db
      .updateTable('trace_ids')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('id', '=', expired.traceId)
      .execute()
    const refused = [
      await use(used.traceId),
      await use(otherCall.traceId),
      await use(foreign.traceId, otherSession),
      await use(expired.traceId),
      await use(missing),
      await use('no trace id'),
    ].map(({ code, data, status }) => ({ code, data, status }))
    expect(new Set(refused.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(refused[0]).toMatchObject({ code: errorTable.payloadRefused.code, status: 400 })
  })

  it('accepts a trace id once of 20 in parallel (trust 27)', async () => {
    const own = from((await createAccount(portal)).token)
    const { traceId } = await openSecuredClient(portal, own).getTrace('usercenter/info')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => postCall(portal, 'usercenter/info', { traceId }, own)),
    )
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1)
  })
})

describe('usercenter.teaminfo and memberlist', () => {
  it("show the acting team, its super admin first, with everyone's phone masked", async () => {
    const { teamId, superAdmin, member } = await namedTeam()
    const client = openSecuredClient(portal, from(member.token))
    const info = (await client.open(await client.sendSealed('usercenter/teaminfo', {}))) as object
    expect(info).toMatchObject({
      info: { teamID: teamId, name: '青山护林队', kind: 'registered', organisationId: null },
      role: 'member',
      memberCount: 2,
      superAdmin: { name: '王**', phone: maskPhone(superAdmin.phone) },
    })
    const answer = await client.sendSealed('usercenter/memberlist', {})
    expect(JSON.stringify(answer)).not.toContain('王小明')
    const list = (await client.open(answer)) as { members: object[]; total: number }
    expect(list).toMatchObject({
      total: 2,
      members: [
        { userID: superAdmin.accountId, name: '王**', role: 'superAdmin', isMe: false },
        { userID: member.accountId, name: null, role: 'member', isMe: true },
      ],
    })
    for (const phone of [superAdmin.phone, member.phone]) {
      expect(JSON.stringify([info, list])).not.toContain(phone.slice(3))
    }
  })

  it('pages the members', async () => {
    const { teamId, superAdmin } = await createTeam(portal)
    for (let count = 0; count < 21; count += 1) await createMember(portal, teamId, 'member')
    const api = await portal.api({ token: superAdmin.token })
    const second = await api.usercenter.memberlist({ page: 2 })
    expect(second).toMatchObject({ total: 22, pageSize: 20 })
    expect(second.members).toHaveLength(2)
  })

  it('need a team, and stop at the moment somebody has left it', async () => {
    const account = await createAccount(portal)
    const api = await portal.api({ token: account.token })
    await expect(api.usercenter.teaminfo({})).rejects.toMatchObject({ reason: 'noTeam' })
    const { teamId, member } = await namedTeam()
    await portal.db
      .updateTable('memberships')
      .set({ left_at: new Date() })
      .where('team_id', '=', teamId)
      .where('account_id', '=', member.accountId)
      .execute()
    const left = await portal.api({ token: member.token })
    await expect(left.usercenter.memberlist({})).rejects.toMatchObject({ reason: 'noTeam' })
    expect(await left.usercenter.teamlist({})).toEqual({ teams: [] })
  })
})

describe('usercenter.teamcreate', () => {
  it('makes me the one super admin of a team that I act for at once', async () => {
    const { token, accountId } = await createAccount(portal)
    const created = await postCall(
      portal,
      'usercenter/teamcreate',
      { kind: 'registered', name: ' 清河助学会 ' },
      from(token),
    )
    const { teamID } = created.data as { teamID: string }
    const api = await portal.api({ token })
    expect(await api.usercenter.teamlist({})).toEqual({
      teams: [{ teamID, name: '清河助学会', kind: 'registered', role: 'superAdmin', isActing: true }],
    })
    expect((await api.signIn.session({})).user).toMatchObject({ teamID, teamName: '清河助学会' })
    const audit = await portal.db
      .selectFrom('audit_events')
      .select(['account_id', 'team_id', 'kind'])
      .where('subject_id', '=', teamID)
      .execute()
    expect(audit).toEqual([{ account_id: accountId, team_id: teamID, kind: 'team.created' }])
  })

  it('refuses a second super admin, whoever writes it', async () => {
    const { teamId } = await createTeam(portal)
    await expect(createMember(portal, teamId, 'superAdmin')).rejects.toThrow(/memberships_one_super_admin/)
  })

  it('gives a person one space of their own, however many tabs ask at once', async () => {
    const { token } = await createAccount(portal)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        postCall(portal, 'usercenter/teamcreate', { kind: 'person', name: '小明' }, from(token)),
      ),
    )
    expect(answers.map((answer) => answer.code).sort()).toEqual([0, 4004, 4004, 4004, 4004])
  })

  it('happens once for one Idempotency-Key', async () => {
    const { token } = await createAccount(portal)
    const api = await portal.api({ token })
    const input = { kind: 'unregistered', name: '晨光志愿队' } as const
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => api.usercenter.teamcreate(input, { idempotencyKey: 'same-key-1' })),
    )
    expect(new Set(answers.map((answer) => answer.teamID)).size).toBe(1)
    expect((await api.usercenter.teamlist({})).teams).toHaveLength(1)
  })

  it('stops at 20 teams, also when they are asked for at once', async () => {
    const { token } = await createAccount(portal)
    const api = await portal.api({ token })
    const results = await Promise.allSettled(
      Array.from({ length: 24 }, (_, count) =>
        api.usercenter.teamcreate({ kind: 'unregistered', name: `队伍 ${count}` }),
      ),
    )
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(20)
  })

  it.each([
    ['', 'required'],
    ['队', 'tooShort'],
    ['长'.repeat(61), 'tooLong'],
    ['a\u0000b', 'wrongFormat'],
    ['\ud800', 'wrongFormat'],
  ])('refuses the name %j as %s', async (name, reason) => {
    const { token } = await createAccount(portal)
    const api = await portal.api({ token })
    await expect(api.usercenter.teamcreate({ kind: 'registered', name })).rejects.toMatchObject({
      reason: 'invalidInput',
      details: { fields: { name: { reason } } },
    })
  })

  it('takes no role, organisation or owner from outside (trust 13)', async () => {
    const { token } = await createAccount(portal)
    const stuffed = {
      kind: 'person',
      name: '小明的空间',
      role: 'member',
      organisation_id: missing,
      organisationId: missing,
      owner_account_id: missing,
    }
    const created = await postCall(portal, 'usercenter/teamcreate', stuffed, from(token))
    const row = await portal.db
      .selectFrom('teams')
      .select('organisation_id')
      .where('id', '=', (created.data as { teamID: string }).teamID)
      .executeTakeFirstOrThrow()
    expect(row.organisation_id).toBeNull()
  })
})

describe('usercenter.teamchoose', () => {
  it('acts for another of my teams in this session alone', async () => {
    const { token, accountId } = await createAccount(portal)
    const other = await createSession(portal, accountId)
    const api = async () => portal.api({ token })
    const first = await (await api()).usercenter.teamcreate({ kind: 'registered', name: '第一队' })
    await (await api()).usercenter.teamcreate({ kind: 'registered', name: '第二队' })
    expect(await (await api()).usercenter.teamchoose({ TeamID: first.teamID })).toEqual({
      teamID: first.teamID,
      name: '第一队',
    })
    expect((await (await api()).signIn.session({})).user?.teamID).toBe(first.teamID)
    expect((await (await portal.api({ token: other })).signIn.session({})).user?.teamID).toBeNull()
  })

  it("answers for somebody else's team as for one that does not exist (trust 11)", async () => {
    const { token } = await createAccount(portal)
    const { teamId } = await createTeam(portal)
    const choose = (TeamID: string) => postCall(portal, 'usercenter/teamchoose', { TeamID }, from(token))
    const foreign = await choose(teamId)
    const none = await choose(missing)
    expect({ code: foreign.code, data: foreign.data }).toEqual({ code: none.code, data: none.data })
    expect(foreign.code).toBe(errorTable.notAvailable.code)
    expect((await choose('1')).code).toBe(errorTable.invalidInput.code)
  })
})

describe('usercenter.profileupdate', () => {
  it('keeps my name encrypted, and takes it away again', async () => {
    const { token, accountId } = await createAccount(portal)
    const api = await portal.api({ token })
    await api.usercenter.profileupdate({ name: '李晓' })
    const row = await portal.db
      .selectFrom('accounts')
      .select('name_encrypted')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    expect(row.name_encrypted).not.toContain('李晓')
    expect((await api.usercenter.info({})).name).toBe('李*')
    await api.usercenter.profileupdate({ name: '' })
    expect((await api.usercenter.info({})).name).toBeNull()
  })
})

it('of many windows that save another name at once, each told of the same one, the first is not overwritten', async () => {
  const { token } = await createAccount(portal)
  const api = await portal.api({ token })
  const names = Array.from({ length: 8 }, (_, n) => `林知远${n}`)
  const saved = await Promise.allSettled(
    names.map((name) => api.usercenter.profileupdate({ name, base: { name: '' } })),
  )
  expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const one of saved)
    if (one.status === 'rejected')
      expect(one.reason).toMatchObject({ details: { fields: { name: { reason: 'changedElsewhere' } } } })
})

describe('every call of the account', () => {
  it.each([
    'usercenter/teamlist',
    'usercenter/teamcreate',
    'usercenter/teamchoose',
    'usercenter/profileupdate',
    'usercenter/sessionlist',
    'usercenter/sessionend',
  ])('%s is refused signed out', async (path) => {
    const answer = await postCall(portal, path, {}, { browser: newBrowser() })
    expect(answer).toMatchObject({ code: errorTable.loginEnded.code, status: 403 })
  })
})
