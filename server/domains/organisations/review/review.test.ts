import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Api } from '../../../../shared/contract/contract.ts'
import { staffRoles } from '../../../../shared/rules/staff/roles.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { openSecuredBrowser } from '../../../../tests/support/secured-browser.ts'
import {
  createMember,
  createSession,
  createStaff,
  type TestAccount,
} from '../../../../tests/support/world/actors.ts'
import { auditReasonsOf } from '../../../../tests/support/world/audit-reasons.ts'
import {
  makeStatement,
  type SentByTeam,
  sendVerification,
  verifyTeam,
} from '../../../../tests/support/world/verifications.ts'
import { standingOfTeam } from '../standing-of-team.ts'
import { watchVerifications } from '../watch-verifications.jobs.ts'

let portal: TestPortal
let verifier: TestAccount
beforeAll(async () => {
  portal = await openPortal()
  verifier = await createStaff(portal, ['verifier'])
})
afterAll(() => portal.close())

const apiOf = (token: string) => portal.api({ token })
const staffApi = () => apiOf(verifier.token)

const allMet = { exists: 'met', personMayAct: 'met', eligible: 'met', standing: 'met' } as const
const asVerified = ({ organisationId, version }: SentByTeam) => ({
  organisationId,
  version,
  outcome: 'verified' as const,
  ...allMet,
})

describe('trust 11: calls of verifiers', () => {
  it('answer nobody else', async () => {
    const sent = await sendVerification(portal)
    const { organisationId } = sent
    const others = await Promise.all(
      staffRoles.filter((role) => role !== 'verifier').map((role) => createStaff(portal, [role])),
    )
    const member = await createMember(portal, sent.team.teamId, 'admin')
    const half = await createSession(portal, verifier.accountId)
    const cases: [string | undefined, string][] = [
      [undefined, 'loginEnded'],
      [member.token, 'notAvailable'],
      [half, 'secondFactorNeeded'],
      ...others.map(({ token }): [string, string] => [token, 'notAvailable']),
    ]
    for (const [token, reason] of cases) {
      const { organisationsStaff: calls, staff } = await portal.api(token ? { token } : {})
      const work = { kind: 'verification' as const }
      await expectAllRefused(
        [
          calls.detail({ organisationId }),
          calls.reveal({ organisationId, reason: 'x' }),
          staff.look({ ...work, id: organisationId }),
          staff.assign({ ...work, ids: [organisationId], accountId: null }),
          calls.decide(asVerified(sent)),
          calls.changeStanding({ organisationId, version: 1, action: 'suspend', reason: 'complaint' }),
        ],
        { reason },
      )
    }
    expect((await rowOf(organisationId)).version).toBe(1)
  })

  it('say of a missing one that it is not available', async () => {
    const { organisationsStaff: calls, staff } = await staffApi()
    const organisationId = randomUUID()
    const work = { kind: 'verification' as const, ids: [organisationId] }
    await expectAllRefused(
      [
        calls.detail({ organisationId }),
        calls.reveal({ organisationId, reason: 'x' }),
        staff.look({ kind: 'verification', id: organisationId }),
        calls.decide(asVerified({ organisationId, version: 1 } as SentByTeam)),
        calls.changeStanding({ organisationId, version: 1, action: 'suspend', reason: 'complaint' }),
        staff.assign({ ...work, accountId: randomUUID() }),
      ],
      { reason: 'notAvailable' },
    )
    expect(await staff.assign({ ...work, accountId: null })).toEqual({
      items: [{ id: organisationId, error: 'notAvailable' }],
    })
  })
})

describe('the queue', () => {
  it('has waiting verifications with warnings, found by code, and assigned to a verifier', async () => {
    const sent = await sendVerification(portal)
    const code = '91350100M000100Y44'
    await portal.db
      .updateTable('organisations')
      .set({ credit_code: code })
      .where('id', '=', sent.organisationId)
      .execute()
    const { organisationsStaff: calls, staff } = await staffApi()
    expect(await calls.detail(sent)).toMatchObject({ hasCheckCharacterWarning: true })
    const found = async (search: string) => (await staff.queue({ kind: 'verification', search })).items
    expect(await found(code.toLowerCase())).toMatchObject([{ id: sent.organisationId, assignee: null }])
    await staff.assign({ kind: 'verification', ids: [sent.organisationId], accountId: verifier.accountId })
    const mine = await staff.queue({ assignee: 'me' })
    expect(mine.items.map((item) => item.id)).toEqual([sent.organisationId])
    const nobodys = await staff.queue({ assignee: 'nobody', pageSize: 50 })
    expect(nobodys.items.map((item) => item.id)).not.toContain(sent.organisationId)
  })

  it('shows who has one open, and a lock never keeps anybody from deciding', async () => {
    const sent = await sendVerification(portal)
    const second = await createStaff(portal, ['verifier'])
    const [one, two] = [await staffApi(), await apiOf(second.token)]
    const work = { kind: 'verification' as const, id: sent.organisationId }
    expect(await one.staff.look(work)).toEqual({ isMine: true })
    expect(await two.staff.look(work)).toEqual({ isMine: false })
    const holderFor = async ({ staff }: Api) =>
      (await staff.queue({ ids: [sent.organisationId] })).items[0]?.openWith
    expect(await holderFor(one)).toBeNull()
    expect(await holderFor(two)).toEqual({ accountId: verifier.accountId, name: expect.any(String) })
    expect(await two.organisationsStaff.decide(asVerified(sent))).toMatchObject({ state: 'verified' })
  })

  it('trust 31: shows personal texts masked, and whole only to a reason', async () => {
    const sent = await sendVerification(portal)
    const browser = openSecuredBrowser(portal, verifier.token)
    const api = (await staffApi()).organisationsStaff
    expect(await api.detail(sent)).toMatchObject({ legalRepresentative: '林**', contactPhone: '138****8000' })
    const answer = await browser.send(
      'staff/organization/reveal',
      { organisationId: sent.organisationId, reason: '核对登记证书上的姓名' },
      'traceId',
    )
    const { legalRepresentative } = answer.data as { legalRepresentative: string }
    expect(await browser.read(answer, legalRepresentative)).toBe('林知远')
    const [, view, reveal] = await portal.db
      .selectFrom('audit_events')
      .select(['kind', 'account_id', 'after'])
      .where('subject_id', '=', sent.organisationId)
      .orderBy('position')
      .execute()
    expect(view).toMatchObject({ kind: 'organisation.view', account_id: verifier.accountId })
    expect(reveal).toEqual({
      kind: 'organisation.revealed',
      account_id: verifier.accountId,
      after: { reasonHash: expect.any(String) },
    })
    expect(await auditReasonsOf(portal, sent.organisationId)).toEqual(['核对登记证书上的姓名'])
  })
})

describe('after the verdict', () => {
  // A person's own earlier decision counts even after a colleague's step in between.
  it('nobody suspends, restores or revokes what they have decided themselves', async () => {
    const sent = await verifyTeam(portal)
    const staffOf = async ({ token }: { token: string }) => (await apiOf(token)).organisationsStaff
    const one = await staffOf(sent.verifier)
    const two = await staffOf(await createStaff(portal, ['verifier']))
    const three = await staffOf(await createStaff(portal, ['verifier']))
    const of = (version: number, action: 'suspend' | 'restore' | 'revoke') => ({
      organisationId: sent.organisationId,
      version,
      action,
      reason: 'complaint' as const,
    })
    const alone = { reason: 'secondPersonNeeded' }
    await expect(one.changeStanding(of(sent.version, 'revoke'))).rejects.toMatchObject(alone)
    await expect(one.changeStanding(of(sent.version, 'suspend'))).rejects.toMatchObject(alone)
    const suspended = await two.changeStanding(of(sent.version, 'suspend'))
    expect((await standingOfTeam(portal.db, sent.team.teamId)).isVerified).toBe(false)
    for (const action of ['restore', 'revoke'] as const) {
      await expect(two.changeStanding(of(suspended.version, action))).rejects.toMatchObject(alone)
    }
    await expect(one.changeStanding(of(suspended.version, 'revoke'))).rejects.toMatchObject(alone)
    const restored = await one.changeStanding(of(suspended.version, 'restore'))
    expect((await standingOfTeam(portal.db, sent.team.teamId)).isVerified).toBe(true)
    await expect(one.changeStanding(of(suspended.version, 'revoke'))).rejects.toMatchObject({
      reason: 'conflict',
    })
    await expect(two.changeStanding(of(restored.version, 'revoke'))).rejects.toMatchObject(alone)
    await three.changeStanding(of(restored.version, 'revoke'))
    expect(await standingOfTeam(portal.db, sent.team.teamId)).toMatchObject({
      state: 'revoked',
      isVerified: false,
    })
    expect(await noticesOf(sent)).toEqual([
      'verification_verified',
      'verification_suspended',
      'verification_restored',
      'verification_revoked',
    ])
  })

  it('asks for renewal before the end, holds while it is reviewed, and ends when nothing comes', async () => {
    const [renewing, silent, fresh] = [
      await verifyTeam(portal),
      await verifyTeam(portal),
      await verifyTeam(portal),
    ]
    await endIn(renewing, 30)
    await endIn(silent, 30)
    await watchVerifications(portal.services, {}, randomUUID())
    expect(await standingOfTeam(portal.db, renewing.team.teamId)).toMatchObject({
      state: 'due_renewal',
      isVerified: true,
    })
    expect((await standingOfTeam(portal.db, fresh.team.teamId)).state).toBe('verified')
    const { version, openFields } = await detailOf(renewing)
    expect(openFields).not.toContain('creditCode')
    const { entityType: _, creditCode: __, ...statement } = await makeStatement(portal, renewing.team)
    const api = await apiOf(renewing.team.superAdmin.token)
    await api.organisations.add({ ...statement, organisationId: renewing.organisationId, version })
    expect(await standingOfTeam(portal.db, renewing.team.teamId)).toMatchObject({
      state: 'pending_review',
      isVerified: true,
    })
    await endIn(silent, -1)
    await watchVerifications(portal.services, {}, randomUUID())
    expect(await standingOfTeam(portal.db, silent.team.teamId)).toMatchObject({
      state: 'expired',
      isVerified: false,
    })
    expect(await noticesOf(silent)).toEqual([
      'verification_verified',
      'verification_due',
      'verification_expired',
    ])
  })
})

/** Waits for all calls, so that each refusal is checked. */
async function expectAllRefused(calls: Promise<unknown>[], error: { reason: string }): Promise<void> {
  for (const outcome of await Promise.allSettled(calls)) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: error })
  }
}

async function detailOf({ team, organisationId }: SentByTeam) {
  return (await apiOf(team.superAdmin.token)).organisations.detail({ organisationId })
}

async function rowOf(id: string) {
  return portal.db.selectFrom('organisations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

async function endIn({ organisationId }: SentByTeam, days: number): Promise<void> {
  await portal.db
    .updateTable('organisations')
    .set({ verified_until: sql<string>`current_date + ${days}::integer` })
    .where('id', '=', organisationId)
    .execute()
}

async function noticesOf({ team }: SentByTeam): Promise<string[]> {
  const rows = await portal.db
    .selectFrom('notifications')
    .select('template')
    .where('team_id', '=', team.teamId)
    .orderBy('id')
    .execute()
  return rows.map((row) => row.template)
}
