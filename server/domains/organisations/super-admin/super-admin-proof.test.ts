import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createMember, type TestAccount } from '../../../../tests/support/world/actors.ts'
import { makeChange, requestChange } from '../../../../tests/support/world/super-admin-changes.ts'
import { verifyTeam } from '../../../../tests/support/world/verifications.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const callsOf = async ({ token }: TestAccount) => (await portal.api({ token })).organisations

/** Moves the session's proof of identity that many minutes into the past. */
const proofLiesBack = ({ accountId }: TestAccount, minutes: number) =>
  portal.db
    .updateTable('sessions')
    .set({ identity_proven_at: sql<Date>`now() - make_interval(mins => ${minutes})` })
    .where('account_id', '=', accountId)
    .execute()

describe('trust 9: a stolen session gives no team away', () => {
  it('nobody agrees without having shown lately whose account it is, and who has agreed is told', async () => {
    const { changeId, version, next, team } = await requestChange(portal)
    const sitting = await callsOf(team.superAdmin)
    await proofLiesBack(team.superAdmin, 16)
    const agreeing = sitting.superAdminAnswer({ changeId, version, action: 'agree' })
    await expect(agreeing).rejects.toMatchObject({ reason: 'stepUpNeeded' })
    expect((await sitting.superAdminDetail({ changeId })).state).toBe('cooling_off')

    await proofLiesBack(team.superAdmin, 14)
    const agreed = await sitting.superAdminAnswer({ changeId, version, action: 'agree' })
    expect(agreed.state).toBe('deciding')
    expect(await toldTo(team.superAdmin)).toMatchObject([/你已同意变更超管/, /不是你本人操作/])
    expect((await toldTo(next))[0]).toContain('对方同意变更超管')
  })

  it('who follows agrees with the same proof', async () => {
    const { changeId, version, member } = await handOver()
    await proofLiesBack(member, 16)
    const agreeing = (await callsOf(member)).superAdminAnswer({ changeId, version, action: 'agree' })
    await expect(agreeing).rejects.toMatchObject({ reason: 'stepUpNeeded' })
  })

  it('the sitting one asks for nobody else without it', async () => {
    const { team } = await verifyTeam(portal)
    const member = await createMember(portal, team.teamId, 'member')
    const input = await makeChange(portal, team.teamId, team.superAdmin, member.phone)
    await proofLiesBack(team.superAdmin, 16)
    const calls = await callsOf(team.superAdmin)
    await expect(calls.superAdminUpdate(input)).rejects.toMatchObject({ reason: 'stepUpNeeded' })
    await proofLiesBack(team.superAdmin, 14)
    expect((await calls.superAdminUpdate(input)).state).toBe('cooling_off')
  })

  it('what only protects takes none: asking for oneself, contesting, taking back', async () => {
    const { team } = await verifyTeam(portal)
    const next = await createMember(portal, team.teamId, 'admin')
    for (const person of [team.superAdmin, next]) await proofLiesBack(person, 16)
    const asking = await callsOf(next)
    const first = await asking.superAdminUpdate(await makeChange(portal, team.teamId, next))
    const contested = await (await callsOf(team.superAdmin)).superAdminAnswer({
      ...first,
      action: 'contest',
      statement: '我没有离职。',
    })
    expect(contested.state).toBe('contested')
    expect((await asking.superAdminAnswer({ ...contested, action: 'withdraw' })).state).toBe('withdrawn')
  })
})

/** A change requested by the sitting super admin. */
async function handOver() {
  const { team } = await verifyTeam(portal)
  const member = await createMember(portal, team.teamId, 'member')
  const input = await makeChange(portal, team.teamId, team.superAdmin, member.phone)
  return { ...(await (await callsOf(team.superAdmin)).superAdminUpdate(input)), member }
}

/** The newest message to a person. */
async function toldTo({ token }: TestAccount): Promise<string[]> {
  const { messages } = await portal.api({ token })
  const [newest] = (await messages.describeMessageList({})).list
  return newest ? [newest.title, newest.body] : []
}
