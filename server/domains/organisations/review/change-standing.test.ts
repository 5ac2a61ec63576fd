import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StandingAction } from '../../../../shared/rules/organisations/verification-transitions.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createStaff, type TestAccount } from '../../../../tests/support/world/actors.ts'
import {
  renewVerification,
  type SentByTeam,
  sendForSame,
  sendVerification,
  verifyForSame,
  verifyTeam,
} from '../../../../tests/support/world/verifications.ts'

let portal: TestPortal
let one: TestAccount
let other: TestAccount
beforeAll(async () => {
  portal = await openPortal()
  one = await createStaff(portal, ['verifier'])
  other = await createStaff(portal, ['verifier'])
})
afterAll(() => portal.close())

const met = { exists: 'met', personMayAct: 'met', eligible: 'met', standing: 'met' } as const

const detailOf = async ({ team, organisationId }: SentByTeam) =>
  (await portal.api({ token: team.superAdmin.token })).organisations.detail({ organisationId })

async function change(by: TestAccount, sent: SentByTeam, action: StandingAction, allTeams = false) {
  const { organisationsStaff } = await portal.api({ token: by.token })
  const { organisationId } = sent
  const { version } = await detailOf(sent)
  return organisationsStaff.changeStanding({ organisationId, version, action, reason: 'complaint', allTeams })
}

/** A verified team whose renewal waits for review. */
async function renewing(): Promise<SentByTeam> {
  const sent = await verifyTeam(portal)
  await renewVerification(portal, sent)
  return sent
}

async function returnIt(sent: SentByTeam): Promise<void> {
  await (await portal.api({ token: one.token })).organisationsStaff.decide({
    organisationId: sent.organisationId,
    version: (await detailOf(sent)).version,
    outcome: 'returned',
    ...met,
    reason: 'paperUnreadable',
    remarks: [{ field: 'certificate', text: '请重新拍摄' }],
  })
}

const papersOf = async (sent: SentByTeam) => (await detailOf(sent)).papers.filter(({ file }) => file).length

async function lastNotice({ team }: SentByTeam): Promise<string | undefined> {
  const row = await portal.db
    .selectFrom('notifications')
    .select('template')
    .where('team_id', '=', team.teamId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.template
}

describe('while a renewal is under way', () => {
  it.each(['pending_review', 'returned'] as const)(
    'the verification is suspended at once and its renewal goes on when a second person restores it: %s',
    async (state) => {
      const sent = await renewing()
      if (state === 'returned') await returnIt(sent)
      expect((await detailOf(sent)).holds).toBe(true)
      await change(one, sent, 'suspend')
      expect(await detailOf(sent)).toMatchObject({ state: 'suspended', holds: false, remarks: [] })
      expect(await papersOf(sent)).toBeGreaterThan(0)
      await expect(change(one, sent, 'restore')).rejects.toMatchObject({ reason: 'secondPersonNeeded' })
      expect(await change(other, sent, 'restore')).toMatchObject({ state: 'pending_review' })
      const { holds, dueOn, events } = await detailOf(sent)
      expect({ holds, due: dueOn !== null, last: events[0]?.action }).toEqual({
        holds: true,
        due: true,
        last: 'resume',
      })
      expect(await lastNotice(sent)).toBe('verification_resumed')
    },
  )

  it.each(['pending_review', 'returned'] as const)(
    'it is revoked by a second person, and the renewal ends with its papers: %s',
    async (state) => {
      const sent = await renewing()
      if (state === 'returned') await returnIt(sent)
      const by = state === 'returned' ? other : one
      expect(await change(by, sent, 'revoke')).toMatchObject({ state: 'revoked' })
      expect(await detailOf(sent)).toMatchObject({ holds: false, dueOn: null })
      expect(await papersOf(sent)).toBe(0)
    },
  )

  it('a first verification has no standing that could be changed', async () => {
    const sent = await sendVerification(portal)
    for (const action of ['suspend', 'revoke', 'restore', 'reinstate'] as const) {
      await expect(change(one, sent, action)).rejects.toMatchObject({ reason: 'illegalTransition' })
    }
  })
})

describe('what was revoked', () => {
  it('is reinstated by a second person with a reason, and the team is told', async () => {
    const sent = await verifyTeam(portal)
    await change(one, sent, 'revoke')
    await expect(change(one, sent, 'reinstate')).rejects.toMatchObject({ reason: 'secondPersonNeeded' })
    expect(await change(other, sent, 'reinstate')).toMatchObject({ state: 'verified' })
    const { holds, reason, verdicts, events } = await detailOf(sent)
    expect({ holds, verdicts, last: events[0]?.action }).toMatchObject({
      holds: true,
      verdicts: { standing: 'met' },
      last: 'reinstate',
    })
    expect(reason?.title).toBeTruthy()
    expect(await lastNotice(sent)).toBe('verification_reinstated')
    const audited = await portal.db
      .selectFrom('audit_events')
      .select(['kind', 'account_id'])
      .where('subject_id', '=', sent.organisationId)
      .where('kind', '=', 'organisation.reinstate')
      .execute()
    expect(audited).toEqual([{ kind: 'organisation.reinstate', account_id: other.accountId }])
  })

  it('ends the right of one team alone, and comes back beside the others', async () => {
    const sent = await verifyTeam(portal)
    const beside = await verifyForSame(portal, sent)
    await change(one, sent, 'revoke')
    expect([(await detailOf(sent)).holds, (await detailOf(beside)).holds]).toEqual([false, true])
    expect(await change(other, sent, 'reinstate')).toMatchObject({ state: 'verified' })
  })
})

describe('what concerns the organisation itself', () => {
  it('suspends and revokes all its teams at once, and each is told', async () => {
    const sent = await verifyTeam(portal)
    const [beside, asking] = [await verifyForSame(portal, sent), await sendForSame(portal, sent)]
    const foreign = await verifyTeam(portal)
    await change(one, sent, 'suspend', true)
    const statesOf = async () =>
      Promise.all([sent, beside, asking, foreign].map(async (of) => (await detailOf(of)).state))
    expect(await statesOf()).toEqual(['suspended', 'suspended', 'pending_review', 'verified'])
    expect([await lastNotice(sent), await lastNotice(beside)]).toEqual([
      'verification_suspended',
      'verification_suspended',
    ])
    // What one verifier began, another ends, for each of the teams.
    await expect(change(one, sent, 'revoke', true)).rejects.toMatchObject({ reason: 'secondPersonNeeded' })
    await change(other, sent, 'revoke', true)
    expect(await statesOf()).toEqual(['revoked', 'revoked', 'pending_review', 'verified'])
  })

  it('is left to another verifier where one of its teams is their own decision', async () => {
    const sent = await verifyTeam(portal)
    const beside = await verifyForSame(portal, sent, one)
    await expect(change(one, sent, 'suspend', true)).rejects.toMatchObject({ reason: 'secondPersonNeeded' })
    expect([(await detailOf(sent)).state, (await detailOf(beside)).state]).toEqual(['verified', 'verified'])
  })
})
