import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentMessages } from '../../../../tests/support/outbox.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { newBrowser, postCall } from '../../../../tests/support/sign-in.ts'
import { createAccount, createMember, createStaff } from '../../../../tests/support/world/actors.ts'
import {
  contestChange,
  giveOpinion,
  makeChange,
  requestChange,
  uploadChangePaper,
} from '../../../../tests/support/world/super-admin-changes.ts'
import { verifyTeam } from '../../../../tests/support/world/verifications.ts'
import { sessionCookie } from '../../../cookie-names.ts'
import { watchSuperAdminChanges } from './watch-super-admin-changes.jobs.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const callsOf = async (token: string) => (await portal.api({ token })).organisations
const staffOf = async (token: string) => (await portal.api({ token })).organisationsStaff
const rowOf = (id: string) =>
  portal.db.selectFrom('super_admin_changes').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const rolesOf = async (teamId: string) => {
  const rows = await portal.db
    .selectFrom('memberships')
    .select(['account_id', 'role'])
    .where('team_id', '=', teamId)
    .where('left_at', 'is', null)
    .execute()
  return Object.fromEntries(rows.map((row) => [row.account_id, row.role]))
}
const noticesOf = async (token: string) => {
  const { list } = await (await portal.api({ token })).messages.describeMessageList({})
  return list.map((message) => message.title)
}

describe('asking for another super admin', () => {
  it('has the longer wait if nothing may be sent to the sitting one', async () => {
    const { changeId: usual } = await requestChange(portal)
    const { team } = await verifyTeam(portal)
    await portal.db
      .insertInto('consents')
      .values({
        account_id: team.superAdmin.accountId,
        document: 'terms',
        version: 1,
        language: 'zh',
        text_hash: Buffer.alloc(32),
        withdrawn_at: sql<Date>`now()`,
      })
      .execute()
    const { changeId } = await requestChange(portal, { team })
    const [shorter, longer] = [await rowOf(usual), await rowOf(changeId)]
    expect(longer.kind).toBe('takeOver')
    expect(longer.cooling_until > shorter.cooling_until).toBe(true)
  })

  it('tells both sides, begins the time to answer, and keeps what was written encrypted', async () => {
    const { changeId, next, team } = await requestChange(portal)
    const row = await rowOf(changeId)
    expect(row).toMatchObject({ state: 'cooling_off', kind: 'takeOver', due_on: null })
    expect(JSON.stringify(row)).not.toMatch(/苏禾|秘书长|离职/)
    const actions = await portal.db
      .selectFrom('super_admin_change_events')
      .select(['action', 'side'])
      .where('change_id', '=', changeId)
      .orderBy('id')
      .execute()
    expect(actions.map(({ action }) => action)).toEqual(['request', 'notify', 'coolOff'])
    expect((await noticesOf(team.superAdmin.token))[0]).toContain('请你回应')
    expect((await noticesOf(next.token))[0]).toContain('已提交')
    await portal.runJobs()
    const phones = (await sentMessages(portal)).map((message) => message.recipient)
    expect(phones).toEqual(expect.arrayContaining([team.superAdmin.phone, next.phone]))
  })

  it('shows each side its turn, and nobody else anything', async () => {
    const { changeId, next, team, organisationId } = await requestChange(portal)
    const other = await (await callsOf(team.superAdmin.token)).superAdminDetail({ changeId })
    expect(other).toMatchObject({
      mySide: 'otherSide',
      turn: 'otherSide',
      actions: ['agree', 'contest'],
      papers: [],
    })
    // The requester has no profile yet: the name stated for the letter is shown.
    expect(other.next.name).toBe('苏*')
    const mine = await (await callsOf(next.token)).superAdminDetail({ changeId })
    expect(mine).toMatchObject({ mySide: 'requester', actions: ['withdraw'], realName: '苏*' })
    expect(mine.papers).toHaveLength(1)
    const colleague = await createMember(portal, team.teamId, 'admin')
    const calls = await callsOf(colleague.token)
    await expect(calls.superAdminDetail({ changeId })).rejects.toMatchObject({ reason: 'notAvailable' })
    const info = await calls.superAdminInfo({ organisationId })
    expect(info.teams[0]).toMatchObject({ myRole: 'admin', running: { changeId: null } })
    expect(info.teams[0]?.superAdmin?.phone).toMatch(/^139\*{4}\d{4}$/)
    const stranger = await callsOf((await createAccount(portal)).token)
    expect((await stranger.superAdminInfo({ organisationId })).teams[0]?.superAdmin?.phone).toBeNull()
  })

  it('is refused without its papers, for others, twice at once, and for what is not verified', async () => {
    const { team } = await verifyTeam(portal)
    const [next, rival] = [await createAccount(portal), await createAccount(portal)]
    const calls = await callsOf(next.token)
    const input = await makeChange(portal, team.teamId, next)
    await expect(calls.superAdminUpdate({ ...input, letter: [], statement: ' ' })).rejects.toMatchObject({
      details: { fields: { letter: { reason: 'file' }, statement: { reason: 'required' } } },
    })
    await expect(calls.superAdminUpdate({ ...input, phone: '', letter: [] })).rejects.toMatchObject({
      details: { fields: { phone: { reason: 'phone' }, letter: { reason: 'file' } } },
    })
    await expect(calls.superAdminUpdate({ ...input, phone: rival.phone })).rejects.toMatchObject({
      details: { fields: { phone: { reason: 'notAnOption' } } },
    })
    await expect(calls.superAdminUpdate({ ...input, isUnreachable: true })).rejects.toMatchObject({
      details: { fields: { proof: { reason: 'file' } } },
    })
    await expect(calls.superAdminUpdate({ ...input, TeamID: randomUUID() })).rejects.toMatchObject({
      reason: 'notAvailable',
    })
    const answers = await Promise.allSettled([
      calls.superAdminUpdate(input),
      (await callsOf(rival.token)).superAdminUpdate(await makeChange(portal, team.teamId, rival)),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { reason: 'alreadyOpen' },
    })
  })

  it('waits longer where nobody can be reached, and only with a paper that shows it', async () => {
    const { team } = await verifyTeam(portal)
    const next = await createAccount(portal)
    const { changeId } = await (await callsOf(next.token)).superAdminUpdate({
      ...(await makeChange(portal, team.teamId, next)),
      isUnreachable: true,
      proof: [await uploadChangePaper(portal, next.token, 'unreachableProof')],
    })
    const short = await requestChange(portal)
    const [long, usual] = [await rowOf(changeId), await rowOf(short.changeId)]
    expect(long.kind).toBe('succession')
    expect(long.cooling_until > usual.cooling_until).toBe(true)
  })

  it('tells a member’s number from a stranger’s only to members', async () => {
    const { team } = await verifyTeam(portal)
    const member = await createMember(portal, team.teamId, 'member')
    const stranger = await createAccount(portal)
    const fits = async (token: string, phone: string) =>
      (await (await callsOf(token)).checkPhone({ TeamID: team.teamId, phone })).fits
    expect(await fits(team.superAdmin.token, member.phone)).toBe('member')
    expect(await fits(member.token, team.superAdmin.phone)).toBe('superAdmin')
    expect(await fits(stranger.token, stranger.phone)).toBe('me')
    expect(await fits(stranger.token, member.phone)).toBe('nobody')
    expect(await fits(stranger.token, team.superAdmin.phone)).toBe('nobody')
  })
})

describe('the time to answer', () => {
  it('ends by itself, and then staff decide', async () => {
    const { changeId, next } = await requestChange(portal)
    await watchSuperAdminChanges(portal.services, {}, randomUUID())
    expect((await rowOf(changeId)).state).toBe('cooling_off')
    await portal.db
      .updateTable('super_admin_changes')
      .set({ cooling_until: sql<string>`current_date - 2` })
      .where('id', '=', changeId)
      .execute()
    await watchSuperAdminChanges(portal.services, {}, randomUUID())
    await watchSuperAdminChanges(portal.services, {}, randomUUID())
    const row = await rowOf(changeId)
    expect(row.state).toBe('deciding')
    expect(row.due_on).not.toBeNull()
    expect((await noticesOf(next.token)).filter((title) => title.includes('等待期已结束'))).toHaveLength(1)
  })

  it('is left by the side whose answer it is, and not by the other', async () => {
    const { changeId, version, next, team } = await requestChange(portal)
    const [asking, sitting] = [await callsOf(next.token), await callsOf(team.superAdmin.token)]
    const answer = { changeId, version }
    await expect(asking.superAdminAnswer({ ...answer, action: 'agree' })).rejects.toMatchObject({
      reason: 'notAvailable',
    })
    await expect(sitting.superAdminAnswer({ ...answer, action: 'withdraw' })).rejects.toMatchObject({
      reason: 'notAvailable',
    })
    await expect(sitting.superAdminAnswer({ ...answer, action: 'contest' })).rejects.toMatchObject({
      details: { fields: { statement: { reason: 'required' } } },
    })
    const agreed = await sitting.superAdminAnswer({ ...answer, action: 'agree' })
    expect(agreed.state).toBe('deciding')
    await expect(
      sitting.superAdminAnswer({ ...answer, version: agreed.version, action: 'contest', statement: '不' }),
    ).rejects.toMatchObject({ reason: 'illegalTransition' })
  })

  it('a request that is withdrawn leaves no papers and makes room for another', async () => {
    const { changeId, version, next, team } = await requestChange(portal)
    const calls = await callsOf(next.token)
    expect(await calls.superAdminAnswer({ changeId, version, action: 'withdraw' })).toMatchObject({
      state: 'withdrawn',
    })
    const detail = await calls.superAdminDetail({ changeId })
    expect(detail.papers).toEqual([{ field: 'letter', sha256: expect.any(String), file: null }])
    await calls.superAdminUpdate(await makeChange(portal, team.teamId, next))
  })
})

describe('deciding', () => {
  it('takes two of the same opinion, swaps the roles and ends the sessions of both', async () => {
    const change = await contestChange(portal)
    const { next, team } = change
    const first = await giveOpinion(portal, change)
    expect(first).toMatchObject({ state: 'contested', isDecided: false })
    expect(await rolesOf(team.teamId)).toMatchObject({ [next.accountId]: 'admin' })
    const other = await giveOpinion(portal, { ...change, version: first.version }, 'refuse')
    expect(other.isDecided).toBe(false)
    const done = await giveOpinion(portal, { ...change, version: other.version }, 'complete')
    expect(done.isDecided).toBe(false)
    const last = await giveOpinion(portal, { ...change, version: done.version }, 'complete')
    expect(last).toMatchObject({ state: 'done', isDecided: true })
    expect(await rolesOf(team.teamId)).toMatchObject({
      [next.accountId]: 'superAdmin',
      [team.superAdmin.accountId]: 'admin',
    })
    for (const { token } of [next, team.superAdmin]) {
      await expect((await portal.api({ token })).usercenter.info({})).rejects.toMatchObject({
        reason: 'loginEnded',
      })
    }
    const person = await portal.db
      .selectFrom('acting_persons')
      .select('finding')
      .where('account_id', '=', next.accountId)
      .executeTakeFirstOrThrow()
    expect(person.finding).toBe('met')
    const files = await portal.db
      .selectFrom('files')
      .select('removed_at')
      .where('attached_id', '=', change.changeId)
      .execute()
    expect(files.every((file) => file.removed_at !== null)).toBe(true)
  })

  it('makes a stranger the super admin and the former one a member', async () => {
    const change = await contestChange(portal, await requestChange(portal, { isStranger: true }))
    const first = await giveOpinion(portal, change)
    await giveOpinion(portal, { ...change, version: first.version })
    expect(await rolesOf(change.team.teamId)).toEqual({
      [change.next.accountId]: 'superAdmin',
      [change.team.superAdmin.accountId]: 'member',
    })
  })

  it('refuses with a reason that both sides read, and nothing changes', async () => {
    const change = await contestChange(portal)
    const first = await giveOpinion(portal, change, 'refuse')
    await giveOpinion(portal, { ...change, version: first.version }, 'refuse')
    const detail = await (await callsOf(change.next.token)).superAdminDetail({ changeId: change.changeId })
    expect(detail).toMatchObject({
      state: 'refused',
      reason: { code: 'contestUpheld', title: '异议成立' },
      answer: '我没有离职。',
    })
    expect(await rolesOf(change.team.teamId)).toMatchObject({
      [change.team.superAdmin.accountId]: 'superAdmin',
    })
    expect((await noticesOf(change.team.superAdmin.token))[0]).toContain('没有通过')
  })

  it.each([
    ['a refusal of a verification', 'notFound', 'unfitting'],
    ['nothing', undefined, 'required'],
  ])('is not refused for the reason of %s', async (_, reason, problem) => {
    const { changeId, version } = await contestChange(portal)
    const { organisationsStaff } = await portal.api({
      token: (await createStaff(portal, ['verifier'])).token,
    })
    await expect(
      organisationsStaff.changeDecide({ changeId, version, verdict: 'refuse', ...(reason && { reason }) }),
    ).rejects.toMatchObject({ details: { fields: { reason: { reason: problem } } } })
  })

  it('reports that the super admin has changed meanwhile', async () => {
    const change = await contestChange(portal)
    const first = await giveOpinion(portal, change)
    const third = await createMember(portal, change.team.teamId, 'member')
    await portal.db.transaction().execute(async (db) => {
      for (const [accountId, role] of [
        [change.team.superAdmin.accountId, 'member'],
        [third.accountId, 'superAdmin'],
      ] as const) {
        await db.updateTable('memberships').set({ role }).where('account_id', '=', accountId).execute()
      }
    })
    await expect(giveOpinion(portal, { ...change, version: first.version })).rejects.toMatchObject({
      reason: 'conflict',
    })
    expect((await rowOf(change.changeId)).state).toBe('contested')
  })

  it('does not wait before its time', async () => {
    const change = await requestChange(portal)
    await expect(giveOpinion(portal, change)).rejects.toMatchObject({ reason: 'illegalTransition' })
  })
})

describe('trust 16: two persons change a super admin, and neither is a side', () => {
  const decideOverHttp = async (token: string, change: { changeId: string; version: number }) => {
    const from = { browser: newBrowser(), address: '10.9.1.1', cookie: `${sessionCookie}=${token}` }
    const input = { changeId: change.changeId, version: change.version, verdict: 'complete' }
    const { data } = await postCall(portal, 'staff/superAdminChange/decide', input, from)
    return (data as { error?: string }).error ?? 'ok'
  }

  it('the first opinion is not the second one too', async () => {
    const change = await contestChange(portal)
    const { verifier, version } = await giveOpinion(portal, change)
    expect(await decideOverHttp(verifier.token, { ...change, version })).toBe('secondPersonNeeded')
    expect((await rowOf(change.changeId)).state).toBe('contested')
  })

  it.each(['is suspended', 'may no longer decide'])('the opinion of one who %s is none', async (what) => {
    const change = await contestChange(portal)
    const { verifier, version } = await giveOpinion(portal, change)
    await (what === 'is suspended'
      ? portal.db.updateTable('accounts').set({ status: 'suspended' }).where('id', '=', verifier.accountId)
      : portal.db
          .updateTable('staff_members')
          .set({ roles: ['editor'] })
          .where('account_id', '=', verifier.accountId)
    ).execute()
    expect(await isListedWithOpinion(change.changeId)).toBe(false)
    const second = await giveOpinion(portal, { ...change, version })
    expect(second).toMatchObject({ isDecided: false, state: 'contested' })
    const third = await createStaff(portal, ['verifier'])
    const seen = await (await staffOf(third.token)).changeDetail({ changeId: change.changeId })
    expect(seen.firstOpinion?.verdict).toBe('complete')
    expect(await isListedWithOpinion(change.changeId)).toBe(true)
    const last = await giveOpinion(portal, { ...change, version: second.version }, 'complete', third)
    expect(last).toMatchObject({ isDecided: true, state: 'done' })
  })

  it('the opinion of one who was suspended counts no more once that is lifted', async () => {
    const change = await contestChange(portal)
    const { verifier, version: seen } = await giveOpinion(portal, change)
    const [first, second] = [
      await createStaff(portal, ['administrator']),
      await createStaff(portal, ['administrator']),
    ]
    const { accountId: userID } = verifier
    const why = { userID, reason: 'takenOver' as const, words: '登录地点异常' }
    await (await portal.api({ token: first.token })).suspensionsStaff.suspend(why)
    const cleared = { userID, reason: 'cleared' as const, words: '本人已核对身份' }
    await (await portal.api({ token: second.token })).suspensionsStaff.lift(cleared)

    const { version, first_by: by, first_verdict: verdict } = await rowOf(change.changeId)
    expect([by, verdict]).toEqual([null, null])
    expect(await isListedWithOpinion(change.changeId)).toBe(false)
    // A reader who had the page open while the opinion counted is told of the change.
    const stale = giveOpinion(portal, { ...change, version: seen })
    await expect(stale).rejects.toMatchObject({ reason: 'conflict' })
    const next = await giveOpinion(portal, { ...change, version })
    expect(next).toMatchObject({ isDecided: false, state: 'contested' })
    const voided = portal.db
      .selectFrom('audit_events')
      .select('account_id')
      .where('kind', '=', 'superAdminChange.opinion.void')
      .where('subject_id', '=', change.changeId)
    expect(await voided.execute()).toEqual([{ account_id: first.accountId }])
  })

  it('who asks, who is asked and who is in a team of the organisation decide nothing', async () => {
    const change = await contestChange(portal)
    const { version } = await giveOpinion(portal, change)
    for (const accountId of [
      change.next.accountId,
      change.team.superAdmin.accountId,
      (await createMember(portal, change.team.teamId, 'member')).accountId,
    ]) {
      const token = await makeVerifier(accountId)
      expect(await decideOverHttp(token, { ...change, version })).toBe('ownInterest')
    }
    expect((await rowOf(change.changeId)).second_by).toBeNull()
  })

  it('the table itself refuses both, whatever the code does', async () => {
    const change = await contestChange(portal)
    const { verifier } = await giveOpinion(portal, change)
    const set = (values: Record<string, unknown>) =>
      portal.db.updateTable('super_admin_changes').set(values).where('id', '=', change.changeId).execute()
    await expect(set({ state: 'done', second_by: verifier.accountId })).rejects.toMatchObject({
      constraint: 'super_admin_changes_two_persons',
    })
    await expect(set({ state: 'done' })).rejects.toMatchObject({
      constraint: 'super_admin_changes_two_persons',
    })
    await expect(set({ second_by: change.next.accountId })).rejects.toMatchObject({
      constraint: 'super_admin_changes_no_side_decides',
    })
  })

  async function isListedWithOpinion(changeId: string): Promise<boolean | undefined> {
    const { token } = await createStaff(portal, ['verifier'])
    const { staff } = await portal.api({ token })
    const { items } = await staff.queue({ kind: 'superAdminChange', pageSize: 50 })
    return items.find(({ id }) => id === changeId)?.isHalfDecided
  }

  async function makeVerifier(accountId: string): Promise<string> {
    const colleague = await createStaff(portal, ['verifier'])
    await portal.db
      .insertInto('staff_members')
      .values({
        account_id: accountId,
        roles: ['verifier'],
        display_name: '兼职',
        totp_secret_encrypted: null,
        totp_confirmed_at: sql<Date>`now()`,
        totp_last_step: null,
      })
      .execute()
    await portal.db
      .updateTable('sessions')
      .set({ account_id: accountId })
      .where('account_id', '=', colleague.accountId)
      .execute()
    return colleague.token
  }
})

describe('the queue of staff', () => {
  it('has what waits for a decision, and shows names masked until a reason is given', async () => {
    const change = await contestChange(portal)
    const verifier = await createStaff(portal, ['verifier'])
    const { staff, organisationsStaff: calls } = await portal.api({ token: verifier.token })
    const { items, total } = await staff.queue({ kind: 'superAdminChange', pageSize: 50 })
    expect(items.map(({ id }) => id)).toContain(change.changeId)
    expect(total).toBe(items.length)
    const review = await calls.changeDetail({ changeId: change.changeId })
    expect(review).toMatchObject({ realName: '苏*', statement: '原超管已经离职。', answer: '我没有离职。' })
    await calls.changeReveal({ changeId: change.changeId, reason: '核对授权证明' })
    const { views } = await (await portal.api({ token: change.next.token })).usercenter.dataViews({})
    expect(views[0]).toMatchObject({ what: 'superAdminChange', reason: '核对授权证明' })
  })
})
