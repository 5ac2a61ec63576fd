import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { askForChange, sendAsStaff } from '../../../../tests/support/staff-calls.ts'
import {
  createAccount,
  createPeople,
  createSession,
  createStaff,
  type TestAccount,
} from '../../../../tests/support/world/actors.ts'
import { lapseRoleChanges } from './lapse-role-changes.jobs.ts'
import { requireConfirmer } from './role-change.policy.ts'
import { findRoleChangeForUpdate } from './role-change.queries.ts'

let portal: TestPortal
let one: TestAccount
let two: TestAccount
let editor: TestAccount
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.db.updateTable('staff_members').set({ status: 'ended' }).execute()
  await portal.db
    .updateTable('staff_role_changes')
    .set({ state: 'withdrawn', decided_at: sql<Date>`now()` })
    .where('state', '=', 'open')
    .execute()
  const [first, second, third] = await createPeople(portal, [
    { staffRoles: ['administrator'] },
    { staffRoles: ['administrator'] },
    { staffRoles: ['editor'] },
  ])
  if (!first || !second || !third) throw new Error('No staff')
  one = first
  two = second
  editor = third
})

const send = (person: { token: string }, path: string, input: object = {}) =>
  sendAsStaff(portal, person, path, input)
const ask = (roles: string[], userID = editor.accountId, asker = one) =>
  askForChange(portal, asker, 'memberRoles', { userID, roles })
const confirm = async (person: { token: string }, changeId: string) =>
  (await send(person, 'roleChangeConfirm', { changeId })).reason
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? ''

/** Suspends and restores a person, each by another administrator. */
async function suspendAndRestore({ accountId: userID }: TestAccount): Promise<void> {
  const [first, second] = await createPeople(portal, [
    { staffRoles: ['administrator'] },
    { staffRoles: ['administrator'] },
  ])
  if (!first || !second) throw new Error('No staff')
  const why = { userID, reason: 'takenOver', words: '登录地点异常' }
  expect((await send(first, 'accountSuspend', why)).reason).toBe('ok')
  const cleared = { userID, reason: 'cleared', words: '本人已核对身份' }
  expect((await send(second, 'accountLift', cleared)).reason).toBe('ok')
}

async function rolesOf({ accountId }: { accountId: string }): Promise<string[]> {
  const row = await portal.db
    .selectFrom('staff_members')
    .select(['roles', 'status'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.status === 'active' ? row.roles : []
}

async function auditOf(changeId: string) {
  return portal.db
    .selectFrom('audit_events')
    .select(['kind', 'account_id', 'before', 'after'])
    .where('subject_id', '=', changeId)
    .orderBy('position')
    .execute()
}

async function noticesOf({ accountId }: TestAccount): Promise<string[]> {
  const rows = await portal.db
    .selectFrom('notifications')
    .select('template')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  return rows.map(({ template }) => template)
}

describe('a change of roles', () => {
  it('takes effect when another administrator confirms it, ends their sessions, and the audit tells who', async () => {
    const { changeId } = await ask(['editor', 'reviewer'])
    expect(await rolesOf(editor)).toEqual(['editor'])
    expect(await noticesOf(two)).toEqual(['staff_change_asked'])
    expect(await noticesOf(one)).toEqual([])
    expect(await confirm(two, changeId)).toBe('ok')
    expect((await rolesOf(editor)).toSorted()).toEqual(['editor', 'reviewer'])
    expect((await send(editor, 'queue')).reason).toBe('loginEnded')
    expect(await noticesOf(one)).toEqual(['staff_change_confirmed'])
    const { list } = await (await portal.api({ token: one.token })).messages.describeMessageList({})
    const { display_name } = await portal.db
      .selectFrom('staff_members')
      .select('display_name')
      .where('account_id', '=', editor.accountId)
      .executeTakeFirstOrThrow()
    expect(list[0]?.title).toContain(display_name)
    const [asked, confirmed] = await auditOf(changeId)
    expect(asked).toMatchObject({ kind: 'staff.change.asked', account_id: one.accountId })
    expect(confirmed).toMatchObject({
      kind: 'staff.change.confirmed',
      account_id: two.accountId,
      before: { roles: ['editor'] },
      after: {
        roles: ['reviewer', 'editor'],
        gained: ['reviewApplications', 'decideApplications', 'revealApplicants', 'manageCodes'],
        lost: [],
        askedBy: one.accountId,
        subject: editor.accountId,
      },
    })
  })

  it('is listed with what exactly changes, and whether the reader can confirm it', async () => {
    const { changeId } = await ask(['supportAgent'])
    const seen = async (person: TestAccount) => {
      const { open } = await (await portal.api({ token: person.token })).roleChangesStaff.list({})
      return open.find((change) => change.changeId === changeId)
    }
    expect(await seen(one)).toMatchObject({ isMine: true, hindrance: 'mine' })
    const change = await seen(two)
    expect(change).toMatchObject({ kind: 'memberRoles', isMine: false, hindrance: null })
    expect(change?.gained).toEqual(['handleFeedback', 'seeDeliveries'])
    expect(change?.lost).toContain('editContent')
    expect((await send(editor, 'roleChangeList')).reason).toBe('notAvailable')
  })

  it('is refused with a reason, or withdrawn, and then nothing changes', async () => {
    const first = await ask(['reviewer'])
    expect((await send(two, 'roleChangeRefuse', { changeId: first.changeId, reason: '' })).reason).toBe(
      'invalidInput',
    )
    const reason = '他仍负责内容，电话 13912345678'
    expect((await send(two, 'roleChangeRefuse', { changeId: first.changeId, reason })).reason).toBe('ok')
    expect(await noticesOf(one)).toContain('staff_change_refused')
    expect(JSON.stringify(await auditOf(first.changeId))).not.toContain('13912345678')
    const second = await ask(['reviewer'])
    const withdraw = (person: TestAccount) =>
      send(person, 'roleChangeWithdraw', { changeId: second.changeId })
    expect((await withdraw(two)).reason).toBe('notAvailable')
    expect((await withdraw(one)).reason).toBe('ok')
    expect(await confirm(two, second.changeId)).toBe('illegalTransition')
    expect(await rolesOf(editor)).toEqual(['editor'])
  })

  it('cannot be requested for a member who has an open one', async () => {
    await ask(['reviewer'])
    const again = await send(two, 'memberRoles', { userID: editor.accountId, roles: ['supportAgent'] })
    expect(again.reason).toBe('alreadyOpen')
  })

  it('never leaves the portal without an administrator, also when two let each other go at once', async () => {
    const three = await createStaff(portal, ['administrator'])
    const both = [
      await ask([], two.accountId, three),
      await ask([], one.accountId, three),
      await ask([], three.accountId, one),
    ]
    const [first, second, third] = both.map(({ changeId }) => changeId)
    const answers = await Promise.all([
      confirm(one, first ?? ''),
      confirm(two, second ?? ''),
      confirm(two, third ?? ''),
    ])
    expect(answers).toContain('ok')
    const left = await Promise.all([one, two, three].map(rolesOf))
    expect(left.flat()).toContain('administrator')
  })
})

describe('trust 11: four eyes for role changes', () => {
  it('who asked does not confirm, nor refuse', async () => {
    const { changeId } = await ask(['reviewer'])
    expect(await confirm(one, changeId)).toBe('secondPersonNeeded')
    expect((await send(one, 'roleChangeRefuse', { changeId, reason: '不' })).reason).toBe(
      'secondPersonNeeded',
    )
    expect(await rolesOf(editor)).toEqual(['editor'])
  })

  it('who is no administrator at the moment of confirming does not, however the request came this far', async () => {
    const { changeId } = await ask(['reviewer'])
    const change = await findRoleChangeForUpdate(portal.db, changeId)
    if (!change) throw new Error('No change')
    const confirmed = requireConfirmer(portal.db, change, [one.accountId], two.accountId)
    await expect(confirmed).rejects.toMatchObject({ reason: 'notAvailable' })
    await requireConfirmer(portal.db, change, [one.accountId, two.accountId], two.accountId)
  })

  it('the only administrator does not even ask to go', async () => {
    await portal.db
      .updateTable('staff_members')
      .set({ status: 'ended' })
      .where('account_id', '!=', one.accountId)
      .execute()
    for (const roles of [[], ['editor']])
      expect((await send(one, 'memberRoles', { userID: one.accountId, roles })).reason).toBe(
        'illegalTransition',
      )
  })

  it('who would gain rights neither asks nor confirms; who only loses them may', async () => {
    const mine = { userID: one.accountId, roles: ['administrator', 'reviewer'] }
    expect((await send(one, 'memberRoles', mine)).reason).toBe('ownInterest')
    const { changeId } = await ask(mine.roles, one.accountId, two)
    expect(await confirm(one, changeId)).toBe('ownInterest')
    expect(await noticesOf(one)).toEqual([])
    expect(await rolesOf(one)).toEqual(['administrator'])
    const three = await createStaff(portal, ['administrator', 'editor'])
    const less = await ask(['administrator'], three.accountId, three)
    expect(await confirm(one, less.changeId)).toBe('ok')
  })

  it('who would gain may say no, by which nobody gains', async () => {
    const three = await createStaff(portal, ['administrator'])
    const { changeId } = await ask(['administrator', 'editor'], three.accountId)
    expect(await confirm(three, changeId)).toBe('ownInterest')
    expect((await send(three, 'roleChangeRefuse', { changeId, reason: '不需要' })).reason).toBe('ok')
    expect(await rolesOf(three)).toEqual(['administrator'])
  })

  it('of two who confirm and refuse at once exactly one decides', async () => {
    const three = await createStaff(portal, ['administrator'])
    const { changeId } = await ask(['reviewer'])
    const answers = await Promise.all([
      ...[two, three, two, three].map((person) => confirm(person, changeId)),
      send(three, 'roleChangeRefuse', { changeId, reason: '先不调整' }).then(({ reason }) => reason),
    ])
    expect(answers.filter((reason) => reason === 'ok')).toHaveLength(1)
    expect(answers.filter((reason) => reason === 'illegalTransition')).toHaveLength(4)
    const steps = (await auditOf(changeId)).map(({ kind }) => kind)
    expect(steps).toHaveLength(2)
  })

  it('what nobody has confirmed in time lapses, is told, and cannot be confirmed even before the job has come', async () => {
    const { changeId } = await ask(['reviewer'])
    await portal.db
      .updateTable('staff_role_changes')
      .set({ lapses_at: sql<Date>`now()` })
      .where('id', '=', changeId)
      .execute()
    expect(await confirm(two, changeId)).toBe('illegalTransition')
    await lapseRoleChanges(portal.services, {}, randomUUID())
    expect((await auditOf(changeId)).map(({ kind }) => kind)).toEqual([
      'staff.change.asked',
      'staff.change.lapsed',
    ])
    expect(await noticesOf(one)).toEqual(['staff_change_lapsed'])
    expect(await confirm(two, changeId)).toBe('illegalTransition')
    expect(await rolesOf(editor)).toEqual(['editor'])
  })

  it('what somebody asked who was suspended, or is no administrator any more, cannot be confirmed', async () => {
    const { changeId } = await ask(['reviewer'])
    const set = (status: 'active' | 'suspended') =>
      portal.db.updateTable('accounts').set({ status }).where('id', '=', one.accountId).execute()
    await set('suspended')
    expect(await confirm(two, changeId)).toBe('conflict')
    await set('active')
    await portal.db
      .updateTable('staff_members')
      .set({ roles: ['editor'] })
      .where('account_id', '=', one.accountId)
      .execute()
    expect(await confirm(two, changeId)).toBe('conflict')
    expect(await rolesOf(editor)).toEqual(['editor'])
  })

  it.each([
    ['memberRoles', () => ({ userID: editor.accountId, roles: ['editor', 'reviewer'] })],
    ['roleSave', () => ({ nameZh: '查阅档案', nameEn: 'Reading archives', privileges: ['readAudit'] })],
  ] as const)(
    'what somebody asked by %s is closed for good once they are suspended',
    async (path, wanted) => {
      const { changeId } = await askForChange(portal, one, path, wanted())
      await suspendAndRestore(one)
      expect(await confirm(two, changeId)).toBe('illegalTransition')
      const steps = await auditOf(changeId)
      expect(steps.map(({ kind }) => kind)).toEqual(['staff.change.asked', 'staff.change.withdrawn'])
      expect(steps[1]?.account_id).not.toBe(one.accountId)
      expect(steps[1]?.after).toMatchObject({ askedBy: one.accountId, reason: 'askerSuspended' })
      const { decided } = await (await portal.api({ token: two.token })).roleChangesStaff.list({})
      expect(decided.find((change) => change.changeId === changeId)).toMatchObject({ state: 'withdrawn' })
      expect(await rolesOf(editor)).toEqual(['editor'])
    },
  )

  it('what others asked stays open when somebody is suspended', async () => {
    const { changeId } = await ask(['editor', 'reviewer'], editor.accountId, two)
    await suspendAndRestore(one)
    const three = await createStaff(portal, ['administrator'])
    expect(await confirm(three, changeId)).toBe('ok')
  })

  it('what starts from something else than when it was asked for cannot be confirmed', async () => {
    const { changeId } = await ask(['editor', 'reviewer'])
    await portal.db
      .updateTable('staff_members')
      .set({ roles: ['supportAgent'] })
      .where('account_id', '=', editor.accountId)
      .execute()
    expect(await confirm(two, changeId)).toBe('conflict')
    expect(await rolesOf(editor)).toEqual(['supportAgent'])
  })

  it('a role that was retired meanwhile cannot be given', async () => {
    const key = randomUUID()
    await portal.db
      .insertInto('staff_roles')
      .values({ key, name_zh: '档案', name_en: 'Archive', privileges: ['readAudit'] })
      .execute()
    const { changeId } = await ask(['editor', key])
    await portal.db
      .updateTable('staff_roles')
      .set({ retired_at: sql<Date>`now()` })
      .where('key', '=', key)
      .execute()
    expect(await confirm(two, changeId)).toBe('conflict')
    expect(await rolesOf(editor)).toEqual(['editor'])
  })

  it('the table itself refuses one person in both places, whatever the code does', async () => {
    const { changeId } = await ask(['reviewer'])
    const set = (decidedBy: string | null) =>
      portal.db
        .updateTable('staff_role_changes')
        .set({ state: 'confirmed', decided_by: decidedBy, decided_at: sql<Date>`now()` })
        .where('id', '=', changeId)
        .execute()
    const fourEyes = { constraint: 'staff_role_changes_four_eyes' }
    await expect(set(one.accountId)).rejects.toMatchObject(fourEyes)
    await expect(set(null)).rejects.toMatchObject(fourEyes)
    await expect(set(editor.accountId)).rejects.toMatchObject({
      constraint: 'staff_role_changes_nobody_gains_alone',
    })
  })
})

describe('trust 16: the first hour of a portal', () => {
  const roles = ['administrator', 'editor', 'verifier', 'reviewer']
  const takeOwn = () => send(one, 'memberRoles', { userID: one.accountId, roles })
  const end = (...people: TestAccount[]) =>
    portal.db
      .updateTable('staff_members')
      .set({ status: 'ended' })
      .where(
        'account_id',
        'in',
        people.map(({ accountId }) => accountId),
      )
      .execute()

  it('the only member of staff takes roles alone, at once, and the audit says so', async () => {
    await end(two, editor)
    const { reason, data } = await takeOwn()
    expect([reason, data]).toMatchObject(['ok', { isDone: true }])
    expect((await rolesOf(one)).toSorted()).toEqual(roles.toSorted())
    const { changeId } = data as { changeId: string }
    expect(await auditOf(changeId)).toMatchObject([{ kind: 'staff.change.asked', after: { by: 'alone' } }])
    const api = await portal.api({ token: one.token })
    const { decided } = await api.roleChangesStaff.list({})
    expect(decided[0]).toMatchObject({ changeId, state: 'confirmed', isAlone: true, decidedBy: null })
    expect(await contentSeenBy(one)).toBe('ok')
    expect((await send(one, 'memberRoles', { userID: one.accountId, roles: [] })).reason).toBe(
      'illegalTransition',
    )
  })

  it('nobody does as soon as anybody else is staff, whoever that is, whatever the code does', async () => {
    await end(two)
    expect((await takeOwn()).reason).toBe('ownInterest')
    expect(await rolesOf(one)).toEqual(['administrator'])
    const insert = portal.db
      .insertInto('staff_role_changes')
      .values({
        ...{ kind: 'memberRoles', member_id: one.accountId, asked_by: one.accountId, is_alone: true },
        ...{ before: '{"roles":["administrator"]}', after: JSON.stringify({ roles }), gained: [], lost: [] },
        ...{ state: 'confirmed', decided_at: sql<Date>`now()`, lapses_at: sql<Date>`now()` },
      })
      .execute()
    await expect(insert).rejects.toMatchObject({ constraint: 'staff_role_changes_sole_staff' })
  })

  const contentSeenBy = async (person: TestAccount) =>
    (await portal.api({ token: person.token })).contentStaff.collectionList({}).then(
      () => 'ok',
      (error) => error.reason,
    )
})

describe('trust 11: four eyes for invitations to the staff', () => {
  const invite = (asker: TestAccount, roles = ['reviewer']) =>
    askForChange(portal, asker, 'invitationCreate', { name: '新同事', roles })
  const accept = async (person: { token: string }, link: string) =>
    (await send(person, 'invitationAccept', { token: tokenOf(link) })).reason
  const shown = async (person: { token: string }, link: string) =>
    (await send(person, 'invitation', { token: tokenOf(link) })).data.state

  it('a link opens nothing until a second administrator has confirmed it, and is good for 30 minutes from then', async () => {
    const newcomer = await createAccount(portal)
    const { changeId, link } = await invite(one)
    expect(await shown(newcomer, link)).toBe('waiting')
    expect(await accept(newcomer, link)).toBe('codeUnusable')
    expect(await confirm(one, changeId)).toBe('secondPersonNeeded')
    expect(await confirm(two, changeId)).toBe('ok')
    expect(await shown(newcomer, link)).toBe('open')
    const { decided } = await (await portal.api({ token: one.token })).roleChangesStaff.list({})
    const { linkExpiresAt } = decided.find((change) => change.changeId === changeId) ?? {}
    const leftMs = new Date(linkExpiresAt ?? 0).getTime() - Date.now()
    expect(leftMs).toBeGreaterThan(28 * 60_000)
    expect(leftMs).toBeLessThan(31 * 60_000)
    expect(await accept(newcomer, link)).toBe('ok')
    expect(await rolesOf(newcomer)).toEqual(['reviewer'])
  })

  it('a link that makes a judge and nothing else is good for a week, since judges come from outside', async () => {
    const daysLeft = async (...roles: string[]) => {
      const { changeId } = await invite(one, roles)
      expect(await confirm(two, changeId)).toBe('ok')
      const { decided } = await (await portal.api({ token: one.token })).roleChangesStaff.list({})
      const { linkExpiresAt } = decided.find((change) => change.changeId === changeId) ?? {}
      return (new Date(linkExpiresAt ?? 0).getTime() - Date.now()) / 86_400_000
    }
    expect(await daysLeft('judge')).toBeCloseTo(7, 1)
    expect(await daysLeft('judge', 'reviewer')).toBeLessThan(0.03)
  })

  it('neither who asked nor who confirmed takes the rights with it', async () => {
    const { changeId, link } = await invite(one)
    expect(await confirm(two, changeId)).toBe('ok')
    for (const person of [one, two]) {
      expect(await shown(person, link)).toBe('own')
      expect(await accept(person, link)).toBe('codeUnusable')
      expect(await rolesOf(person)).toEqual(['administrator'])
    }
  })

  it.each(['asked for it', 'confirmed it'])(
    'a link opens nothing once who %s is suspended',
    async (which) => {
      const { changeId, link } = await invite(one)
      expect(await confirm(two, changeId)).toBe('ok')
      const newcomer = await createAccount(portal)
      expect(await shown(newcomer, link)).toBe('open')
      const { accountId: userID } = which === 'asked for it' ? one : two
      const by = await createStaff(portal, ['administrator'])
      const why = { reason: 'takenOver', words: '登录地点异常' }
      expect((await send(by, 'accountSuspend', { userID, ...why })).reason).toBe('ok')
      expect(await shown(newcomer, link)).toBe('closed')
      expect(await accept(newcomer, link)).toBe('codeUnusable')
      expect(await rolesOf(newcomer)).toEqual([])
      // Nor after a restore: requests that were open stay closed.
      const third = await createStaff(portal, ['administrator'])
      const cleared = { reason: 'cleared', words: '本人已核对身份' }
      expect((await send(third, 'accountLift', { userID, ...cleared })).reason).toBe('ok')
      expect(await shown(newcomer, link)).toBe('closed')
      expect(await accept(newcomer, link)).toBe('codeUnusable')
    },
  )

  it('a link that waited when who asked for it was suspended is not to be confirmed, nor opens by itself', async () => {
    const { changeId, link } = await invite(one)
    await suspendAndRestore(one)
    const newcomer = await createAccount(portal)
    expect(await confirm(two, changeId)).toBe('illegalTransition')
    expect(await shown(newcomer, link)).toBe('closed')
    expect(await accept(newcomer, link)).toBe('codeUnusable')
    const row = portal.db
      .selectFrom('staff_invitations')
      .innerJoin('staff_role_changes as c', 'c.invitation_id', 'staff_invitations.id')
      .select(sql<boolean>`expires_at <= now()`.as('is_over'))
      .where('c.id', '=', changeId)
    expect(await row.executeTakeFirst()).toEqual({ is_over: true })
  })

  it.each(['refused', 'withdrawn', 'lapsed'])('a link that was %s stays shut', async (end) => {
    const { changeId, link } = await invite(one)
    if (end === 'refused') await send(two, 'roleChangeRefuse', { changeId, reason: '先不邀请' })
    if (end === 'withdrawn') await send(one, 'roleChangeWithdraw', { changeId })
    if (end === 'lapsed') {
      await portal.db
        .updateTable('staff_role_changes')
        .set({ lapses_at: sql<Date>`now()` })
        .where('id', '=', changeId)
        .execute()
      await lapseRoleChanges(portal.services, {}, randomUUID())
    }
    const newcomer = await createAccount(portal)
    expect(await shown(newcomer, link)).toBe('closed')
    expect(await accept(newcomer, link)).toBe('codeUnusable')
    // Even if something else has given it a validity period.
    await portal.db
      .updateTable('staff_invitations')
      .set({ expires_at: sql<Date>`now() + interval '10 minutes'` })
      .where('used_at', 'is', null)
      .execute()
    expect(await accept(newcomer, link)).toBe('codeUnusable')
  })

  it('the only administrator invites exactly one more alone, and the audit says so', async () => {
    await portal.db
      .updateTable('staff_members')
      .set({ status: 'ended' })
      .where('account_id', '=', two.accountId)
      .execute()
    const api = await portal.api({ token: one.token })
    expect((await api.roleChangesStaff.list({})).isSole).toBe(true)
    const answers = await Promise.all(
      [1, 2, 3].map(() => send(one, 'invitationCreate', { name: '新同事', roles: ['administrator'] })),
    )
    expect(answers.map(({ reason }) => reason).sort()).toEqual(['alreadyOpen', 'alreadyOpen', 'ok'])
    const { changeId, link } = (answers.find(({ reason }) => reason === 'ok')?.data ?? {}) as {
      changeId: string
      link: string
    }
    expect(await auditOf(changeId)).toMatchObject([{ kind: 'staff.change.asked', after: { by: 'alone' } }])
    expect(await accept(one, link)).toBe('codeUnusable')

    const waiting = await invite(one, ['reviewer'])
    const newcomer = await createAccount(portal)
    expect(await accept(newcomer, waiting.link)).toBe('codeUnusable')
    const both = { name: '新同事', roles: ['administrator', 'reviewer'] }
    expect((await send(one, 'invitationCreate', both)).reason).toBe('illegalTransition')

    expect(await accept(newcomer, link)).toBe('ok')
    const token = await createSession(portal, newcomer.accountId, { isStaff: true })
    expect((await api.roleChangesStaff.list({})).isSole).toBe(false)
    expect(await confirm({ token }, waiting.changeId)).toBe('ok')
    const next = await invite(one, ['administrator'])
    expect(await accept(await createAccount(portal), next.link)).toBe('codeUnusable')
  })
})

describe('trust 11: four eyes for what a role may do', () => {
  const facts = { nameZh: '档案', nameEn: 'Archive', privileges: ['readAudit'] }
  const makeRole = async () => {
    const { changeId } = await askForChange(portal, one, 'roleSave', facts)
    expect(await confirm(two, changeId)).toBe('ok')
    const { roles } = await (await portal.api({ token: one.token })).staff.roleList({})
    const { key = '', version = 0 } = roles.at(-1) ?? {}
    return { key, version }
  }
  const rightsOf = async ({ token }: { token: string }) =>
    (await (await portal.api({ token })).staff.secondFactor({})).privileges

  it('no role passes for another by what nobody sees in its name', async () => {
    for (const names of [{ nameZh: '管理\u200b员' }, { nameEn: 'rotartsi\u202enimdA' }])
      await expect(askForChange(portal, one, 'roleSave', { ...facts, ...names })).rejects.toThrow(
        'invalidInput',
      )
  })

  it('a role is made, given, changed and retired by two each time, and its holders follow at once', async () => {
    const asked = await askForChange(portal, one, 'roleSave', { ...facts, nameZh: '试用' })
    const named = async () =>
      (await (await portal.api({ token: one.token })).staff.roleList({})).roles.map(({ name }) => name)
    expect(await named()).not.toContain('试用')
    expect(await confirm(one, asked.changeId)).toBe('secondPersonNeeded')
    expect(await confirm(two, asked.changeId)).toBe('ok')
    expect(await named()).toContain('试用')

    const role = await makeRole()
    const holder = await createStaff(portal, [role.key])
    const change = { role, ...facts, privileges: ['seeDeliveries', 'handleSearches'] }
    const other = await askForChange(portal, one, 'roleSave', change)
    expect((await send(two, 'roleRetire', role)).reason).toBe('alreadyOpen')
    expect(await rightsOf(holder)).toEqual(['readAudit'])
    expect(await confirm(two, other.changeId)).toBe('ok')
    expect((await rightsOf(holder)).toSorted()).toEqual(['handleSearches', 'seeDeliveries'])

    expect((await send(one, 'roleRetire', role)).reason).toBe('conflict')
    const seen = { ...role, version: role.version + 1 }
    const end = await askForChange(portal, one, 'roleRetire', seen)
    expect(await confirm(two, end.changeId)).toBe('ok')
    expect(await rightsOf(holder)).toEqual([])
    expect((await send(one, 'roleSave', { ...change, role: seen })).reason).toBe('notAvailable')
    expect((await auditOf(role.key)).map(({ kind }) => kind)).toEqual([
      'staff.roleMade',
      'staff.roleChanged',
      'staff.roleRetired',
    ])
  })

  it('who holds a role neither asks for more rights of it nor confirms them', async () => {
    const role = await makeRole()
    const holder = await createStaff(portal, ['administrator', role.key])
    const more = { role, ...facts, privileges: ['readAudit', 'decideApplications'] }
    expect((await send(holder, 'roleSave', more)).reason).toBe('ownInterest')
    const { changeId } = await askForChange(portal, one, 'roleSave', more)
    expect(await confirm(holder, changeId)).toBe('ownInterest')
    expect(await rightsOf(holder)).not.toContain('decideApplications')
    // Nor a person who was given it meanwhile.
    await portal.db
      .updateTable('staff_members')
      .set({ roles: ['administrator', role.key] })
      .where('account_id', '=', one.accountId)
      .execute()
    expect(await confirm(two, changeId)).toBe('ownInterest')
  })

  it('no role can give and take rights, and those that every portal has never change', async () => {
    const reserved = { ...facts, privileges: ['manageStaff'] }
    expect((await send(one, 'roleSave', reserved)).reason).toBe('invalidInput')
    const builtIn = { key: 'reviewer', version: 1 }
    expect((await send(one, 'roleSave', { ...facts, role: builtIn })).reason).toBe('notAvailable')
    expect((await send(one, 'roleRetire', builtIn)).reason).toBe('notAvailable')
  })
})
