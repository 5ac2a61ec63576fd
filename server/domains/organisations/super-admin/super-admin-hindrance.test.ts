import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import {
  createMember,
  createSession,
  createStaff,
  type TestAccount,
} from '../../../../tests/support/world/actors.ts'
import {
  contestChange,
  giveOpinion,
  makeChange,
  type RunningChange,
  requestChange,
} from '../../../../tests/support/world/super-admin-changes.ts'
import { verifyTeam } from '../../../../tests/support/world/verifications.ts'

let portal: TestPortal
let administrators: { first: TestAccount; second: TestAccount }
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())
beforeEach(async () => {
  administrators = {
    first: await createStaff(portal, ['administrator']),
    second: await createStaff(portal, ['administrator']),
  }
})

const suspend = async ({ accountId: userID }: TestAccount) => {
  const { suspensionsStaff } = await portal.api({ token: administrators.first.token })
  await suspensionsStaff.suspend({ userID, reason: 'takenOver', words: '登录地点异常' })
}
const lift = async ({ accountId: userID }: TestAccount) => {
  const { suspensionsStaff } = await portal.api({ token: administrators.second.token })
  await suspensionsStaff.lift({ userID, reason: 'cleared', words: '本人已核对身份' })
}
const rowOf = ({ changeId }: Pick<RunningChange, 'changeId'>) =>
  portal.db.selectFrom('super_admin_changes').selectAll().where('id', '=', changeId).executeTakeFirstOrThrow()
const reviewOf = async ({ changeId }: Pick<RunningChange, 'changeId'>) => {
  const { token } = await createStaff(portal, ['verifier'])
  return (await portal.api({ token })).organisationsStaff.changeDetail({ changeId })
}
const isListedWithOpinion = async ({ changeId }: Pick<RunningChange, 'changeId'>) => {
  const { token } = await createStaff(portal, ['verifier'])
  const { staff } = await portal.api({ token })
  const { items } = await staff.queue({ kind: 'superAdminChange', pageSize: 50 })
  return items.find(({ id }) => id === changeId)?.isHalfDecided
}
const titlesOf = async ({ token }: TestAccount) => {
  const { list } = await (await portal.api({ token })).messages.describeMessageList({})
  return list.map(({ title }) => title)
}
/** The sitting super admin agrees. */
const agree = async (change: RunningChange) => {
  const { organisations } = await portal.api({ token: change.team.superAdmin.token })
  const { changeId, version } = change
  const agreed = await organisations.superAdminAnswer({ changeId, version, action: 'agree' })
  return { ...change, version: agreed.version }
}
const impossible = { reason: 'illegalTransition' }

describe('trust 8: a change of super admin in the name of an account that staff suspend', () => {
  it('ends when it was asked for: no papers, the other side told, another one possible', async () => {
    const change = await requestChange(portal)
    const { next, team } = change
    await suspend(next)
    expect((await rowOf(change)).state).toBe('withdrawn')
    const files = portal.db
      .selectFrom('files')
      .select('removed_at')
      .where('attached_id', '=', change.changeId)
    expect((await files.execute()).map(({ removed_at }) => removed_at === null)).toEqual([false])
    expect((await titlesOf(team.superAdmin))[0]).toContain('申请已撤回')
    const events = portal.db
      .selectFrom('super_admin_change_events')
      .select(['action', 'side', 'account_id'])
      .where('change_id', '=', change.changeId)
      .orderBy('id', 'desc')
    const by = administrators.first.accountId
    expect((await events.execute())[0]).toEqual({ action: 'withdraw', side: 'staff', account_id: by })
    const audited = portal.db
      .selectFrom('audit_events')
      .select('account_id')
      .where('kind', '=', 'superAdminChange.withdraw')
      .where('subject_id', '=', change.changeId)
    expect(await audited.execute()).toEqual([{ account_id: by }])
    await lift(next)
    expect((await rowOf(change)).state).toBe('withdrawn')
    const other = await createMember(portal, team.teamId, 'admin')
    const { organisations } = await portal.api({ token: other.token })
    await organisations.superAdminUpdate(await makeChange(portal, team.teamId, other))
  })

  it('also ends while staff decide, and a first opinion decides nothing then', async () => {
    const change = await contestChange(portal)
    const { version } = await giveOpinion(portal, change)
    await suspend(change.next)
    await expect(giveOpinion(portal, { ...change, version })).rejects.toMatchObject(impossible)
    expect((await rowOf(change)).state).toBe('withdrawn')
  })

  it('is not completed on what the account had agreed to, not even once it is restored', async () => {
    const change = await agree(await requestChange(portal))
    const first = await giveOpinion(portal, change)
    const { superAdmin } = change.team
    await suspend(superAdmin)
    await expect(giveOpinion(portal, { ...change, version: first.version })).rejects.toMatchObject(impossible)
    expect(await reviewOf(change)).toMatchObject({ hindrance: 'account', isSittingSuspended: true })
    await lift(superAdmin)
    await expect(giveOpinion(portal, { ...change, version: first.version })).rejects.toMatchObject(impossible)
    expect(await reviewOf(change)).toMatchObject({ hindrance: 'account', isSittingSuspended: false })
    const refused = await giveOpinion(portal, { ...change, version: first.version }, 'refuse')
    const last = await giveOpinion(portal, { ...change, version: refused.version }, 'refuse')
    expect(last).toMatchObject({ state: 'refused', isDecided: true })
  })

  it('is completed where the account had agreed after it was restored', async () => {
    const change = await requestChange(portal)
    const { superAdmin } = change.team
    await suspend(superAdmin)
    await lift(superAdmin)
    // Sessions from before the suspension have ended.
    const token = await createSession(portal, superAdmin.accountId, { teamId: change.team.teamId })
    const agreed = await agree({ ...change, team: { ...change.team, superAdmin: { ...superAdmin, token } } })
    const first = await giveOpinion(portal, agreed)
    expect(await giveOpinion(portal, { ...change, version: first.version })).toMatchObject({ state: 'done' })
  })

  it('is completed against a suspended super admin who was only asked, and staff see that', async () => {
    const change = await contestChange(portal)
    await suspend(change.team.superAdmin)
    expect(await reviewOf(change)).toMatchObject({ hindrance: null, isSittingSuspended: true })
    const first = await giveOpinion(portal, change)
    expect(await giveOpinion(portal, { ...change, version: first.version })).toMatchObject({ state: 'done' })
  })

  it('makes nobody super admin whose account is closed', async () => {
    const { team } = await verifyTeam(portal)
    const member = await createMember(portal, team.teamId, 'member')
    const { organisations } = await portal.api({ token: team.superAdmin.token })
    const input = await makeChange(portal, team.teamId, team.superAdmin, member.phone)
    const change = await organisations.superAdminUpdate(input)
    await portal.db
      .updateTable('super_admin_changes')
      .set({ state: 'deciding' })
      .where('id', '=', change.changeId)
      .execute()
    await suspend(member)
    await expect(giveOpinion(portal, change)).rejects.toMatchObject(impossible)
    expect(await reviewOf(change)).toMatchObject({ hindrance: 'account' })
  })
})

describe('an organisation whose standing is gone', () => {
  const standing = async (organisationId: string, action: 'suspend' | 'revoke' | 'restore') => {
    const { version } = await portal.db
      .selectFrom('organisations')
      .select('version')
      .where('id', '=', organisationId)
      .executeTakeFirstOrThrow()
    const { token } = await createStaff(portal, ['verifier'])
    const { organisationsStaff } = await portal.api({ token })
    await organisationsStaff.changeStanding({ organisationId, version, action, reason: 'complaint' })
  }

  it.each(['suspend', 'revoke'] as const)(
    'gets no other super admin after %s, and is refused one',
    async (action) => {
      const change = await contestChange(portal)
      const { version } = await giveOpinion(portal, change)
      await standing(change.organisationId, action)
      await expect(giveOpinion(portal, { ...change, version })).rejects.toMatchObject(impossible)
      expect(await reviewOf(change)).toMatchObject({ hindrance: 'organisation' })
      const leads = portal.db
        .selectFrom('memberships')
        .select('account_id')
        .where('team_id', '=', change.team.teamId)
        .where('role', '=', 'superAdmin')
      expect(await leads.execute()).toEqual([{ account_id: change.team.superAdmin.accountId }])
      const first = await giveOpinion(portal, { ...change, version }, 'refuse')
      const last = await giveOpinion(portal, { ...change, version: first.version }, 'refuse')
      expect(last).toMatchObject({ state: 'refused' })
    },
  )

  it('goes on where it is restored', async () => {
    const change = await contestChange(portal)
    const { version } = await giveOpinion(portal, change)
    await standing(change.organisationId, 'suspend')
    await standing(change.organisationId, 'restore')
    expect(await reviewOf(change)).toMatchObject({ hindrance: null })
    expect(await giveOpinion(portal, { ...change, version })).toMatchObject({ state: 'done' })
  })
})

describe('trust 16: the first opinion of a verifier who has joined a team of the organisation since', () => {
  it('counts no more: it takes two others', async () => {
    const change = await contestChange(portal)
    const { verifier, version } = await giveOpinion(portal, change)
    expect(await isListedWithOpinion(change)).toBe(true)
    await portal.db
      .insertInto('memberships')
      .values({ team_id: change.team.teamId, account_id: verifier.accountId, role: 'member', left_at: null })
      .execute()
    expect(await isListedWithOpinion(change)).toBe(false)
    expect((await reviewOf(change)).firstOpinion).toBeNull()
    const second = await giveOpinion(portal, { ...change, version })
    expect(second).toMatchObject({ isDecided: false, state: 'contested' })
    expect(await isListedWithOpinion(change)).toBe(true)
    const last = await giveOpinion(portal, { ...change, version: second.version })
    expect(last).toMatchObject({ isDecided: true, state: 'done' })
  })

  it('also where they have left it again', async () => {
    const change = await contestChange(portal)
    const { verifier, version } = await giveOpinion(portal, change)
    await portal.db
      .insertInto('memberships')
      .values({
        ...{ team_id: change.team.teamId, account_id: verifier.accountId, role: 'member' },
        left_at: sql<Date>`now()`,
      })
      .execute()
    expect(await giveOpinion(portal, { ...change, version })).toMatchObject({ isDecided: false })
  })
})
