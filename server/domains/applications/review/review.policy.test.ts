import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApplicationState } from '../../../../shared/rules/applications/application-transitions.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import {
  createMember,
  createStaff,
  createTeam,
  type TestAccount,
} from '../../../../tests/support/world/actors.ts'
import {
  createApplication,
  type TestApplication,
  versionOf,
} from '../../../../tests/support/world/applications.ts'
import type { StaffMember } from '../../../context.ts'
import {
  applicationForReview,
  hasDecided,
  type ReviewContext,
  requireUndecided,
  submittedApplication,
} from './review.policy.ts'

let portal: TestPortal
let rejected: TestApplication
const applications = new Map<string, TestApplication>()
const reviewers = new Map<string, TestAccount>()
beforeAll(async () => {
  portal = await openPortal()
  const [draft, submitted] = [
    await createApplication(portal, 'draft'),
    await createApplication(portal, 'submitted'),
  ]
  rejected = await createApplication(portal, 'rejected')
  for (const [state, one] of Object.entries({ draft, submitted, rejected })) applications.set(state, one)
  const { teamId } = submitted.team
  reviewers.set('another', await createStaff(portal, ['reviewer']))
  for (const role of ['member', 'admin', 'superAdmin'] as const) {
    reviewers.set(
      role,
      role === 'superAdmin' ? submitted.team.superAdmin : await createMember(portal, teamId, role),
    )
  }
  const left = await createMember(portal, teamId, 'member')
  await portal.db
    .updateTable('memberships')
    .set({ left_at: new Date() })
    .where('account_id', '=', left.accountId)
    .execute()
  reviewers.set('left', left)
  reviewers.set('elsewhere', (await createTeam(portal)).superAdmin)
})
afterAll(() => portal.close())

const missing = '0198f3a0-0000-7000-8000-000000000000'

function contextOf(accountId: string): ReviewContext {
  const actor = { kind: 'account', accountId, sessionId: missing, team: null } as unknown as StaffMember
  return { db: portal.db, services: portal.services, actor, locale: 'zh', audit: () => {} }
}

/** The outcome of a policy check: allowed, else the name of its error. */
async function said(ask: Promise<unknown>): Promise<string> {
  return ask.then(
    () => 'allowed',
    (error: { reason: string }) => error.reason,
  )
}

type Answer = 'allowed' | 'notAvailable' | 'ownInterest' | 'conflict'

/** State of the application, its reviewer, age of the reader's copy, and the expected outcome. */
it.each<[ApplicationState | 'missing', string, number, Answer]>([
  ['missing', 'another', 0, 'notAvailable'],
  ['draft', 'another', 0, 'notAvailable'],
  ['submitted', 'another', 0, 'allowed'],
  ['submitted', 'another', 1, 'conflict'],
  ['submitted', 'elsewhere', 0, 'allowed'],
  ['submitted', 'member', 0, 'ownInterest'],
  ['submitted', 'admin', 0, 'ownInterest'],
  ['submitted', 'superAdmin', 0, 'ownInterest'],
  ['submitted', 'member', 1, 'ownInterest'],
  ['submitted', 'left', 0, 'ownInterest'],
  ['rejected', 'another', 0, 'allowed'],
  ['rejected', 'member', 0, 'allowed'],
])('what is %s, for a reviewer: %s, seen %i versions ago; %s', async (state, who, age, answer) => {
  const applicationId = applications.get(state)?.applicationId ?? missing
  const version = state === 'missing' ? 1 : (await versionOf(portal, applicationId)) - age
  const ctx = contextOf(reviewers.get(who)?.accountId ?? missing)
  expect(await said(applicationForReview(ctx, { applicationId, version }))).toBe(answer)
})

it.each<[ApplicationState | 'missing', Answer]>([
  ['missing', 'notAvailable'],
  ['draft', 'notAvailable'],
  ['submitted', 'allowed'],
  ['rejected', 'allowed'],
])('staff see what is %s: %s', async (state, answer) => {
  const applicationId = applications.get(state)?.applicationId ?? missing
  const ctx = contextOf(reviewers.get('another')?.accountId ?? missing)
  for (const lock of ['lock', 'none'] as const)
    expect(await said(submittedApplication(ctx, applicationId, lock))).toBe(answer)
})

describe('a second person', () => {
  it.each<[ApplicationState, 'who decided' | 'another', boolean]>([
    ['rejected', 'who decided', false],
    ['rejected', 'another', true],
    ['submitted', 'who decided', true],
    ['submitted', 'another', true],
  ])('over what is %s, %s: %s', async (state, who, isAllowed) => {
    const { applicationId } = applications.get(state) ?? rejected
    const { accountId } =
      who === 'another' ? (reviewers.get('another') ?? rejected.reviewer) : rejected.reviewer
    expect(await hasDecided(portal.db, applicationId, accountId)).toBe(!isAllowed)
    const answer = await said(requireUndecided(contextOf(accountId), applicationId))
    expect(answer).toBe(isAllowed ? 'allowed' : 'secondPersonNeeded')
  })
})
