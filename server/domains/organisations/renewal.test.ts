import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createStaff, createTeam, type TestAccount } from '../../../tests/support/world/actors.ts'
import {
  makeStatement,
  type SentByTeam,
  uploadPapers,
  verifyTeam,
} from '../../../tests/support/world/verifications.ts'
import { standingOfTeam } from './standing-of-team.ts'
import { watchVerifications } from './watch-verifications.jobs.ts'

let portal: TestPortal
let verifier: TestAccount
beforeAll(async () => {
  portal = await openPortal()
  verifier = await createStaff(portal, ['verifier'])
})
afterAll(() => portal.close())

const watch = () => watchVerifications(portal.services, {}, randomUUID())
const apiOf = (token: string) => portal.api({ token })
const met = { exists: 'met', personMayAct: 'met', eligible: 'met', standing: 'met' } as const

describe('the end of a verification', () => {
  it('is reminded of 60, 30 and 7 days before, once each, and never after a renewal was sent', async () => {
    const team = await verifyTeam(portal)
    const seen: [days: number, notices: string[]][] = []
    for (const days of [61, 59, 58, 31, 30, 29, 8, 7, 6, 0, -1]) {
      await endIn(team, days)
      await watch()
      await watch()
      seen.push([days, (await noticesOf(team)).slice(seen.flatMap(([, notices]) => notices).length + 1)])
    }
    expect(seen.filter(([, notices]) => notices.length > 0)).toEqual([
      [59, ['verification_due']],
      [30, ['verification_ends']],
      [7, ['verification_ends']],
      [-1, ['verification_expired']],
    ])
    const { events } = await detailOf(team)
    expect(events.map(({ action }) => action).slice(0, 4)).toEqual(['lapse', 'remind', 'remind', 'fallDue'])

    const renewed = await verifyTeam(portal)
    await endIn(renewed, 40)
    await watch()
    await renew(renewed)
    await endIn(renewed, 20)
    await watch()
    expect(await noticesOf(renewed)).toEqual(['verification_verified', 'verification_due'])
  })

  it('is told once to a team that was found late', async () => {
    const team = await verifyTeam(portal)
    await endIn(team, 5)
    await watch()
    await watch()
    expect(await noticesOf(team)).toEqual(['verification_verified', 'verification_due'])
  })
})

describe('a renewal', () => {
  it('that came in time holds beyond the end until it is decided, and keeps the public page', async () => {
    const team = await verifyTeam(portal)
    await show(team)
    await endIn(team, 3)
    await watch()
    await renew(team)
    await passDays(team, 30)
    await watch()
    expect(await standingOfTeam(portal.db, team.team.teamId)).toMatchObject({
      state: 'pending_review',
      isVerified: true,
    })
    expect((await detailOf(team)).holds).toBe(true)
    expect(await isShown(team)).toBe(true)
    const { version } = await detailOf(team)
    await decide(team, { version, outcome: 'verified' })
    const { verifiedUntil, holds } = await detailOf(team)
    expect(holds).toBe(true)
    expect(Number(verifiedUntil?.slice(0, 4))).toBe(new Date().getFullYear() + 2)
  })

  it('that was returned is valid until the day for corrections, and then ends', async () => {
    const team = await verifyTeam(portal)
    await show(team)
    await endIn(team, 3)
    await watch()
    const { version } = await renew(team)
    await decide(team, {
      version,
      outcome: 'returned',
      reason: 'paperUnreadable',
      remarks: [{ field: 'certificate', text: '请重新拍摄' }],
    })
    const { dueOn } = await detailOf(team)
    expect(daysFromNow(String(dueOn))).toBe(14)
    await passDays(team, 14)
    await watch()
    expect(await detailOf(team)).toMatchObject({ state: 'returned', holds: true })
    expect(await isShown(team)).toBe(true)
    await passDays(team, 1)
    expect((await detailOf(team)).holds).toBe(false)
    await watch()
    expect(await detailOf(team)).toMatchObject({ state: 'expired', holds: false, remarks: [], reason: null })
    expect(await isShown(team)).toBe(false)
    expect((await noticesOf(team)).at(-1)).toBe('verification_expired')
  })

  it('mended in time holds while it is reviewed again', async () => {
    const team = await verifyTeam(portal)
    await endIn(team, 3)
    await watch()
    const { version } = await renew(team)
    await decide(team, {
      version,
      outcome: 'returned',
      reason: 'paperUnreadable',
      remarks: [{ field: 'certificate', text: '请重新拍摄' }],
    })
    await passDays(team, 10)
    const api = await apiOf(team.team.superAdmin.token)
    await api.organisations.add({
      TeamID: team.team.teamId,
      organisationId: team.organisationId,
      version: (await detailOf(team)).version,
      certificate: (await uploadPapers(portal, team.team.superAdmin.token, 2)).certificate,
    })
    await passDays(team, 20)
    await watch()
    expect(await detailOf(team)).toMatchObject({ state: 'pending_review', holds: true })
  })

  it('that came after the end holds only once it is decided', async () => {
    const team = await verifyTeam(portal)
    await endIn(team, -1)
    await watch()
    await watch()
    const { version } = await renew(team)
    expect(await detailOf(team)).toMatchObject({ state: 'pending_review', holds: false })
    await decide(team, { version, outcome: 'verified' })
    expect(await detailOf(team)).toMatchObject({ state: 'verified', holds: true })
  })
})

describe('the code of an organisation', () => {
  it('that does not match the legal form is pointed out to the verifier', async () => {
    const team = await createTeam(portal)
    const statement = await makeStatement(portal, team)
    const sent = await (await apiOf(team.superAdmin.token)).organisations.add({
      ...statement,
      creditCode: `51${statement.creditCode.slice(2)}`,
    })
    const api = await apiOf(verifier.token)
    expect(await api.organisationsStaff.detail(sent)).toMatchObject({ hasOtherTypeWarning: true })
    const { organisationId } = await verifyTeam(portal)
    expect(await api.organisationsStaff.detail({ organisationId })).toMatchObject({
      hasOtherTypeWarning: false,
    })
  })
})

async function detailOf({ team, organisationId }: SentByTeam) {
  return (await apiOf(team.superAdmin.token)).organisations.detail({ organisationId })
}

async function renew({ team, organisationId }: SentByTeam) {
  const { entityType: _, creditCode: __, ...statement } = await makeStatement(portal, team)
  const { version } = await detailOf({ team, organisationId, version: 0 })
  return (await apiOf(team.superAdmin.token)).organisations.add({ ...statement, organisationId, version })
}

type Decision = Parameters<Awaited<ReturnType<typeof apiOf>>['organisationsStaff']['decide']>[0]

async function decide(
  { organisationId }: SentByTeam,
  decision: Pick<Decision, 'version' | 'outcome' | 'reason' | 'remarks'>,
) {
  return (await apiOf(verifier.token)).organisationsStaff.decide({ organisationId, ...met, ...decision })
}

async function show({ team }: SentByTeam): Promise<void> {
  await (await apiOf(team.superAdmin.token)).organisations.saveFace({
    TeamID: team.teamId,
    version: 0,
    isShown: true,
    showsTools: false,
    aboutZh: '给独居老人读报。',
    aboutEn: '',
    website: '',
  })
}

async function isShown({ organisationId }: SentByTeam): Promise<boolean> {
  const api = await portal.api()
  return api.organisations.publicFace({ organisationId }).then(
    () => true,
    () => false,
  )
}

async function endIn({ organisationId }: SentByTeam, days: number): Promise<void> {
  await portal.db
    .updateTable('organisations')
    .set({ verified_until: sql<string>`(now() at time zone 'Asia/Shanghai')::date + ${days}::integer` })
    .where('id', '=', organisationId)
    .execute()
}

/** Moves everything that happened to it that many days into the past. */
async function passDays({ organisationId }: SentByTeam, days: number): Promise<void> {
  await portal.db
    .updateTable('organisations')
    .set({
      verified_until: sql<string>`verified_until - ${days}::integer`,
      renewal_sent_on: sql<string>`renewal_sent_on - ${days}::integer`,
      due_on: sql<string>`due_on - ${days}::integer`,
    })
    .where('id', '=', organisationId)
    .execute()
}

function daysFromNow(day: string): number {
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  return (Date.parse(day) - Date.parse(today)) / 86_400_000
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
