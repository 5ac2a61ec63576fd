import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type ApplicationAction,
  type ApplicationState,
  applicationTransitions,
} from '../../../shared/rules/applications/application-transitions.ts'
import { feedbackActions, feedbackStates, feedbackTransitions } from '../../../shared/rules/feedback.ts'
import { actionsIn, nextState, type Step, type Steps } from '../../../shared/rules/lifecycle.ts'
import {
  openChangeStates,
  superAdminChangeStates,
  superAdminChangeTransitions,
  superAdminVerdicts,
} from '../../../shared/rules/organisations/super-admin-change.ts'
import {
  type VerificationAction,
  verificationTransitions,
} from '../../../shared/rules/organisations/verification-transitions.ts'
import { type AccountAction, accountTransitions } from '../../../shared/rules/sign-in/suspensions.ts'
import { adoptionTransitions } from '../../../shared/rules/toolbox/adoption.ts'
import { toolRequestTransitions } from '../../../shared/rules/toolbox/tool-requests.ts'
import { openPortal, type TestPortal } from '../../support/portal/portal.ts'
import { stateOfTables } from '../../support/state-of-tables.ts'
import { createMember, createStaff, type TestAccount } from '../../support/world/actors.ts'
import { createApplication, passAmendWindow, versionOf } from '../../support/world/applications.ts'
import { createTool } from '../../support/world/tools.ts'
import { renewVerification, verifyTeam } from '../../support/world/verifications.ts'
import { callNamed, callOverHttp, freshAddress, type Input, probeOf, reasonOf } from '../callers.ts'
import { createWorld } from '../world.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ content: 'demo', listens: true })
})
afterAll(() => portal.close())

/** A decision, the person who made it, and the input by which another person reverses it. */
type Decided = { maker: TestAccount; another: TestAccount; id: string; input: Input }

async function send(id: string, { token }: TestAccount, input: Input): Promise<string> {
  return reasonOf(await callOverHttp(portal, callNamed(id), input, { token, address: freshAddress() }))
}

/** The maker of the decision is refused over HTTP and nothing is written; another person reverses it. */
async function expectTwo({ maker, another, id, input }: Decided): Promise<void> {
  const before = await stateOfTables(portal)
  expect(await send(id, maker, input)).toBe('secondPersonNeeded')
  expect(await stateOfTables(portal)).toEqual(before)
  expect(await send(id, another, input)).toBe('ok')
}

const two = async (role: 'reviewer' | 'verifier' | 'editor' | 'administrator') => ({
  maker: await createStaff(portal, [role]),
  another: await createStaff(portal, [role]),
})

/** Staff steps that reverse a decision, with each state in which they are legal. */
const undoing = (table: Steps) =>
  Object.entries(table).flatMap(([action, { from, when, undoes = [] }]) =>
    undoes.length === 0 ? [] : [...from, ...(when?.renewal ?? [])].map((state) => [action, state] as const),
  )

/**
 * Every step of every transition table is tried, so that no way to reverse a decision is overlooked: ending
 * an approval, for example, reverses it as well.
 */
describe('trust 57: who has granted or refused an application does not take that back alone', () => {
  const staffCalls: Partial<Record<ApplicationAction, [string, Input]>> = {
    approve: ['applicationsStaff.decide', { verdict: 'approve' }],
    complete: ['applicationsStaff.end', { how: 'complete', text: '用完了' }],
    revoke: ['applicationsStaff.end', { how: 'revoke', text: '长期未使用' }],
    reverseApproval: ['applicationsStaff.reverse', { reasonCode: 'duplicate', text: '复核后改判' }],
    reverseRejection: ['applicationsStaff.reverse', { text: '复核后改判' }],
  }

  async function decided(state: ApplicationState): Promise<Omit<Decided, 'id'>> {
    const people = await two('reviewer')
    // An approval waits for a code while there is none; an appeal is reviewed after a refusal.
    const activationKind = state === 'approved' ? 'code' : 'steps'
    const toolId = await createTool(portal, { allowanceUnits: 0, activationKind })
    const begun = state === 'in_review' ? 'rejected' : state
    const { applicationId, team } = await createApplication(
      portal,
      begun as Exclude<ApplicationState, 'expired'>,
      { toolId, reviewer: people.maker },
    )
    if (state === 'in_review') {
      const own = (await portal.api({ token: team.superAdmin.token })).applications
      await own.appeal({ TeamID: team.teamId, applicationId, text: '请再看一次' })
      await passAmendWindow(portal, applicationId)
      const seen = { applicationId, version: await versionOf(portal, applicationId) }
      await (await portal.api({ token: people.another.token })).applicationsStaff.open(seen)
    }
    const found = await portal.db
      .selectFrom('applications')
      .select(['state', 'version'])
      .where('id', '=', applicationId)
      .executeTakeFirstOrThrow()
    expect(found.state).toBe(state)
    return { ...people, input: { applicationId, version: found.version } }
  }

  it.each(undoing(applicationTransitions))('%s of what is %s', async (action, state) => {
    const [id, how] = staffCalls[action as ApplicationAction] ?? []
    const { input, ...people } = await decided(state as ApplicationState)
    await expectTwo({ ...people, id: id ?? action, input: { ...input, ...how } })
  })

  it('also not among many', async () => {
    const { input, ...people } = await decided('in_review')
    const items = [input]
    await expectTwo({ ...people, id: 'applicationsStaff.decideMany', input: { items, verdict: 'approve' } })
  })
})

describe('trust 57: who has given, suspended or revoked a verification does not take that back alone', () => {
  /** The steps before each decision, so that the maker can decide and nobody else is barred afterwards. */
  const before: Record<string, VerificationAction[]> = {
    verify: [],
    suspend: [],
    revoke: [],
    restore: ['suspend'],
    resume: ['suspend'],
    reinstate: ['revoke'],
  }

  /** A verification after the maker's decision; other people took every step before it. */
  async function standing(undone: string, state: string, maker: TestAccount) {
    const isRenewal = undone === 'resume' || state === 'pending_review' || state === 'returned'
    const sent = await verifyTeam(portal, undefined, undone === 'verify' ? maker : undefined)
    if (isRenewal) await renewVerification(portal, sent)
    const { organisationId } = sent
    const versionNow = async () =>
      (
        await portal.db
          .selectFrom('organisations')
          .select('version')
          .where('id', '=', organisationId)
          .executeTakeFirstOrThrow()
      ).version
    const change = async (action: string, by: TestAccount) =>
      (await portal.api({ token: by.token })).organisationsStaff.changeStanding({
        organisationId,
        version: await versionNow(),
        action: (action === 'resume' ? 'restore' : action) as 'suspend',
        reason: 'complaint',
      })
    for (const action of before[undone] ?? []) await change(action, await createStaff(portal, ['verifier']))
    if (undone !== 'verify') await change(undone, maker)
    return { organisationId, versionNow, change }
  }

  /** Where each decision leaves a verification; a step by another person leads on where there is one. */
  const cases = Object.entries<Step>(verificationTransitions).flatMap(([action, { undoes = [] }]) =>
    undoes.map((undone) => [action, undone] as const),
  )

  it.each(cases)('%s, having made it: %s', async (action, undone) => {
    const { maker, another } = await two('verifier')
    const isOfRenewal = action === 'resume'
    const { organisationId, versionNow } = await standing(
      undone,
      isOfRenewal ? 'pending_review' : 'verified',
      maker,
    )
    const state = await portal.db
      .selectFrom('organisations')
      .select('state')
      .where('id', '=', organisationId)
      .executeTakeFirstOrThrow()
    const step = (verificationTransitions as Steps)[action]
    expect([...(step?.from ?? []), ...(step?.when?.renewal ?? [])]).toContain(state.state)
    const said = action === 'resume' ? 'restore' : action
    const input = { organisationId, version: await versionNow(), action: said, reason: 'complaint' }
    await expectTwo({ maker, another, id: 'organisationsStaff.changeStanding', input })
  })

  it('also not after somebody else has suspended it meanwhile', async () => {
    const { maker, another } = await two('verifier')
    const { organisationId, versionNow, change } = await standing('verify', 'verified', maker)
    await change('suspend', await createStaff(portal, ['verifier']))
    const input = { organisationId, version: await versionNow(), action: 'revoke', reason: 'complaint' }
    await expectTwo({ maker, another, id: 'organisationsStaff.changeStanding', input })
  })
})

describe('trust 57: who has closed a request does not open it again alone', () => {
  const closings = [
    ...actionsIn(adoptionTransitions, { state: 'closed' }).map((to) => ['adoptions', to] as const),
    ...actionsIn(toolRequestTransitions, { state: 'closed' }).map((to) => ['tool requests', to] as const),
  ]

  it.each(closings)('of %s, to be %s', async (of, state) => {
    const id = of === 'adoptions' ? 'projectsStaff.adoptionMove' : 'toolRequestsStaff.move'
    const { maker, another } = await two('editor')
    const input = { ...(await probeOf(callNamed(id)).existing(await createWorld(portal))), note: '' }
    expect(await send(id, maker, { ...input, state: 'closed' })).toBe('ok')
    await expectTwo({ maker, another, id, input: { ...input, version: 2, state } })
  })
})

describe('trust 57: who has suspended an account or lifted its suspension does not take that back alone', () => {
  const calls: Record<AccountAction, [string, Input]> = {
    suspend: ['suspensionsStaff.suspend', { reason: 'takenOver', words: '本人来电确认' }],
    lift: ['suspensionsStaff.lift', { reason: 'cleared', words: '已换手机' }],
  }
  const cases = Object.entries(accountTransitions).flatMap(([action, { undoes }]) =>
    undoes.map((undone) => [action, undone] as [AccountAction, AccountAction]),
  )

  it.each(cases)('%s, having made it: %s', async (action, undone) => {
    const { maker, another } = await two('administrator')
    const { teamA } = await createWorld(portal)
    const { accountId: userID } = await createMember(portal, teamA.teamId, 'member')
    const decide = (by: TestAccount, step: AccountAction) =>
      send(calls[step][0], by, { userID, ...calls[step][1] })
    // Suspending an account that nobody has reinstated takes one person.
    expect(await decide(undone === 'suspend' ? maker : another, 'suspend')).toBe('ok')
    if (undone === 'lift') expect(await decide(maker, 'lift')).toBe('ok')
    const [id, input] = calls[action]
    await expectTwo({ maker, another, id, input: { userID, ...input } })
  })
})

/** States that staff decisions lead to, and states that the portal and its users reach from there. */
function afterDecision(table: Steps, decisions: string[]): Set<string> {
  const reached = new Set(decisions.map((name) => table[name]?.to ?? ''))
  for (const _ of Object.keys(table)) {
    for (const { from, to, by } of Object.values(table)) {
      if (by !== 'staff' && from.some((state) => reached.has(state))) reached.add(to)
    }
  }
  return reached
}

/** Staff steps out of a decided state that reverse nothing, and why. */
const goesOn: Record<string, string> = {
  'application open': 'an appeal is looked at, by who has not decided on it',
  'verification verify': 'a renewal is decided by what was sent for it',
  'verification return': 'a renewal is decided by what was sent for it',
  'verification refuse': 'a renewal is decided by what was sent for it',
}

describe('trust 57: no way round', () => {
  it.each([
    ['application', applicationTransitions as Steps, ['approve', 'reject']],
    ['verification', verificationTransitions as Steps, ['verify', 'suspend', 'revoke']],
    ['account', accountTransitions as Steps, ['suspend', 'lift']],
  ] as const)(
    'every step of staff on a decided %s takes it back, or says why not',
    (name, table, decisions) => {
      const decided = afterDecision(table, [...decisions])
      const steps = Object.entries(table).filter(
        ([, { from, by }]) => by === 'staff' && from.some((state) => decided.has(state)),
      )
      const silent = steps
        .filter(([, { undoes }]) => (undoes ?? []).length === 0)
        .map(([step]) => `${name} ${step}`)
      expect(silent.sort()).toEqual(
        Object.keys(goesOn)
          .filter((key) => key.startsWith(`${name} `))
          .sort(),
      )
    },
  )

  it('what staff have decided elsewhere is left by nobody of them', () => {
    const over = superAdminChangeStates.filter(
      (state) => !(openChangeStates as readonly string[]).includes(state),
    )
    for (const state of over) {
      for (const verdict of superAdminVerdicts)
        expect(nextState(superAdminChangeTransitions, { state }, verdict)).toBeNull()
    }
    // An answered ticket can only be closed, and a closed one stays closed.
    for (const action of feedbackActions) {
      if (action !== 'close')
        expect(nextState(feedbackTransitions, { state: 'answered' }, action, 'staff')).toBeNull()
      expect(nextState(feedbackTransitions, { state: 'closed' }, action, 'staff')).toBeNull()
    }
    expect(feedbackStates).toHaveLength(4)
    // A decided request is left only by a step that reverses its closing, or by none.
    expect(actionsIn(adoptionTransitions, { state: 'adopted' })).toEqual([])
    expect(undoing(adoptionTransitions)).toContainEqual(['inTouch', 'closed'])
    expect(undoing(toolRequestTransitions)).toEqual([['received', 'closed']])
  })

  it('is asked in one place', () => {
    const root = join(import.meta.dirname, '../../..')
    const files = globSync('server/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
    const asking = files.filter((file) =>
      readFileSync(join(root, file), 'utf8').includes("ApiError('secondPersonNeeded')"),
    )
    expect(asking).toEqual(['server/domains/second-person.ts'])
  })
})
