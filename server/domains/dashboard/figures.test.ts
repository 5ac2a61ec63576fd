import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type WaitingKind, waitingKinds } from '../../../shared/rules/staff/dashboard.ts'
import type { StaffRole } from '../../../shared/rules/staff/roles.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { askForChange } from '../../../tests/support/staff-calls.ts'
import { createStaff, createTeam } from '../../../tests/support/world/actors.ts'
import { createApplication, versionOf } from '../../../tests/support/world/applications.ts'
import { sendFeedback } from '../../../tests/support/world/feedback.ts'
import { contestChange, giveOpinion } from '../../../tests/support/world/super-admin-changes.ts'
import { createTool } from '../../../tests/support/world/tools.ts'
import { noteProof } from '../../db/last-proof.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

async function figuresOf(roles: StaffRole[], period: 7 | 30 = 30) {
  const api = await portal.api({ token: (await createStaff(portal, roles)).token })
  return api.dashboardStaff.figures({ period })
}

it('show each role the figures of its work, and administrators all', async () => {
  const partsOf = async (role: StaffRole) => {
    const { waiting, ...parts } = await figuresOf([role])
    const seen = Object.entries(parts).flatMap(([name, part]) => (part === null ? [] : [name]))
    return [waiting.map(({ what }) => what).join(' '), seen.join(' ')]
  }
  expect(await partsOf('reviewer')).toEqual(['application order hoursDispute', 'applications'])
  expect(await partsOf('verifier')).toEqual(['verification superAdminChange', 'verifications'])
  expect(await partsOf('supportAgent')).toEqual(['feedback toolRequest missedSearch', 'feedback missed'])
  expect(await partsOf('editor')).toEqual([
    'toolRequest adoption missedSearch review translation scheduled',
    'reads brokenLinks missed',
  ])
  const [waiting, parts] = await partsOf('administrator')
  expect(waiting?.split(' ')).toEqual(waitingKinds)
  expect(parts).toBe(
    'applications verifications feedback reads brokenLinks missed isAuditTampered backup system',
  )
})

it('tell administrators alone the age of the newest proved backup, by the database’s clock, and warn after a week', async () => {
  const backupAs = async (role: StaffRole) => (await figuresOf([role])).backup
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000).toISOString()
  expect(await backupAs('reviewer')).toBe(null)
  expect(await backupAs('administrator')).toEqual({ ageDays: null, isOld: false })
  await noteProof(portal.db, daysAgo(8))
  expect(await backupAs('administrator')).toEqual({ ageDays: 8, isOld: true })
  await noteProof(portal.db, daysAgo(7))
  expect(await backupAs('administrator')).toEqual({ ageDays: 7, isOld: false })
  // An older one that is proved later is no newer.
  await noteProof(portal.db, daysAgo(30))
  expect(await backupAs('administrator')).toEqual({ ageDays: 7, isOld: false })
})

/** The lifecycle whose work each kind counts; null for what waits without one. */
const lifecycleOf: Record<WaitingKind, string | null> = {
  application: 'applicationTransitions',
  verification: 'verificationTransitions',
  superAdminChange: 'superAdminChangeTransitions',
  feedback: 'feedbackTransitions',
  toolRequest: 'toolRequestTransitions',
  adoption: 'adoptionTransitions',
  order: 'orderTransitions',
  hoursDispute: 'disputeTransitions',
  ventureQuestion: 'questionTransitions',
  missedSearch: null,
  review: 'contentTransitions',
  translation: null,
  scheduled: 'contentTransitions',
  roleChange: 'roleChangeTransitions',
}
/**
 * A team answers who asks to join it, people answer a survey, both sides of a project each other, and a certificate waits
 * for nobody. What rounds of the venture programme, their entries, reviews and awards wait for stands on their own pages.
 */
const waitForOthers = [
  'awardTransitions',
  'entryTransitions',
  'reportTransitions',
  'reviewTransitions',
  'roundTransitions',
  'trancheTransitions',
  'certificateTransitions',
  'joinTransitions',
  'signupTransitions',
  'skilledTransitions',
  'surveyTransitions',
]

it('name what waits of every lifecycle that staff take on', () => {
  const rules = join(import.meta.dirname, '../../../shared/rules')
  const tables = globSync('**/*.ts', { cwd: rules, exclude: ['**/*.test.ts'] }).flatMap((file) => {
    const text = readFileSync(join(rules, file), 'utf8')
    return text.includes('satisfies Steps<') ? [...text.matchAll(/^export const (\w+Transitions) = /gm)] : []
  })
  const counted = new Set([...Object.values(lifecycleOf).filter((one) => one !== null), ...waitForOthers])
  expect(tables.map(([, name]) => name).sort()).toEqual([...counted].sort())
})

it('count changes of super admin until two have decided, and changes of roles until they are confirmed', async () => {
  const openOf = async (role: StaffRole, kind: WaitingKind) =>
    (await figuresOf([role])).waiting.find(({ what }) => what === kind)
  const change = await contestChange(portal)
  const due_on = sql<string>`(now() - interval '3 days')::date`
  await portal.db
    .updateTable('super_admin_changes')
    .set({ due_on })
    .where('id', '=', change.changeId)
    .execute()
  const waits = { open: 1, mine: 0, overdue: 1, oldestDays: 0 }
  expect(await openOf('verifier', 'superAdminChange')).toMatchObject(waits)
  const { version } = await giveOpinion(portal, change, 'refuse')
  expect(await openOf('administrator', 'superAdminChange')).toMatchObject(waits)
  await giveOpinion(portal, { ...change, version }, 'refuse')
  expect(await openOf('verifier', 'superAdminChange')).toMatchObject({ open: 0, oldestDays: null })
  const [one, other] = [
    await createStaff(portal, ['administrator']),
    await createStaff(portal, ['administrator']),
  ]
  const editor = await createStaff(portal, ['editor'])
  const asked = { userID: editor.accountId, roles: ['reviewer'] }
  const { changeId } = await askForChange(portal, one, 'memberRoles', asked)
  expect(await openOf('administrator', 'roleChange')).toMatchObject({ open: 1, overdue: null, oldestDays: 0 })
  await (await portal.api({ token: other.token })).roleChangesStaff.confirm({ changeId })
  expect(await openOf('administrator', 'roleChange')).toMatchObject({ open: 0 })
})

it('count complaints and suggestions by clocks of their own, also when they are closed', async () => {
  const agent = await createStaff(portal, ['supportAgent'])
  const { supportStaff, dashboardStaff } = await portal.api({ token: agent.token })
  const visitor = await portal.api({ browserId: 'x'.repeat(22) })
  const send = async (kind: 'complaint' | 'suggestion', received: string, steps: number) => {
    const { ticketId } = await sendFeedback(portal, visitor, { kind })
    const due_on = sql<string>`(now() + ${received}::interval)::date`
    await portal.db.updateTable('feedback_tickets').set({ due_on }).where('id', '=', ticketId).execute()
    const seen = { ticketId, kind, topic: 'other' as const, concerned: [] }
    if (steps > 0) await supportStaff.triage({ ...seen, version: 1 })
    if (steps > 1) await supportStaff.answer({ ticketId, version: 2, body: '查过了。' })
    if (steps > 2) await supportStaff.close({ ticketId, version: 3 })
    await portal.db.deleteFrom('rate_limits').execute()
  }
  await send('complaint', '3 days', 3)
  await send('complaint', '3 days', 2)
  await send('complaint', '-3 days', 3)
  await send('complaint', '-3 days', 1)
  await send('suggestion', '3 days', 3)
  await send('suggestion', '3 days', 0)
  const { feedback } = await dashboardStaff.figures({ period: 30 })
  expect(feedback?.clocks).toMatchObject([
    { kind: 'complaint', workingDays: 5, received: 4, inTime: 2, late: 1, waiting: 1, overdue: 1 },
    { kind: 'suggestion', workingDays: 15, received: 2, inTime: 1, late: 0, waiting: 1, overdue: 0 },
  ])
  expect(feedback?.weeks.at(-1)).toMatchObject({
    complaint: { inTime: 2, missed: 2 },
    suggestion: { inTime: 1, missed: 0 },
  })
})

it('count waiting and overdue work, and how long decisions took', async () => {
  const toolId = await createTool(portal, { allowanceUnits: 0 })
  const reviewer = await createStaff(portal, ['reviewer'])
  const api = await portal.api({ token: reviewer.token })
  for (const days of [1, 3, 9]) {
    const team = await createTeam(portal)
    const { applicationId } = await createApplication(portal, 'in_review', { team, toolId })
    await portal.db
      .updateTable('applications')
      .set({ submitted_at: new Date(Date.now() - days * 86_400_000) })
      .where('id', '=', applicationId)
      .execute()
    const version = await versionOf(portal, applicationId)
    await api.applicationsStaff.decide({
      applicationId,
      version,
      verdict: 'reject',
      reasonCode: 'notFitting',
    })
  }
  const team = await createTeam(portal)
  const { applicationId } = await createApplication(portal, 'in_review', { team, toolId })
  await portal.db
    .updateTable('applications')
    .set({ due_on: '2020-01-01', assigned_to: reviewer.accountId })
    .where('id', '=', applicationId)
    .execute()
  const { waiting, applications } = await api.dashboardStaff.figures({ period: 30 })
  expect(waiting[0]).toEqual({ what: 'application', open: 1, mine: 1, overdue: 1, oldestDays: 0 })
  expect(applications?.offerings).toMatchObject([
    { offeringKind: 'tool', offeringId: toolId, submitted: 4, decided: 3 },
  ])
  const [tool] = applications?.offerings ?? []
  expect([tool?.medianDays, tool?.p90Days].map((days) => Math.round(Number(days) * 10) / 10)).toEqual([
    3, 7.8,
  ])
  expect(applications?.states).toEqual([
    { state: 'rejected', count: 3 },
    { state: 'in_review', count: 1 },
  ])
  const sum = (name: 'submitted' | 'decided') =>
    applications?.weeks.reduce((all, week) => all + week[name], 0)
  expect([sum('submitted'), sum('decided')]).toEqual([4, 3])
  expect((await figuresOf(['reviewer'], 7)).applications?.offerings).toMatchObject([
    { submitted: 3, decided: 3 },
  ])
})
