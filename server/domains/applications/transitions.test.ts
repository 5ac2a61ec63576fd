import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiError } from '../../../shared/contract/errors.ts'
import {
  type ApplicationState,
  applicationStates,
  applicationTransitions,
} from '../../../shared/rules/applications/application-transitions.ts'
import { nextState } from '../../../shared/rules/lifecycle.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createStaff, type TestAccount } from '../../../tests/support/world/actors.ts'
import { createApplication, passAmendWindow, versionOf } from '../../../tests/support/world/applications.ts'
import { plainAnswers } from '../../../tests/support/world/tools.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

/** Actions that people take through calls, one of which reverses both ways; automatic ones are elsewhere. */
const actions = [
  'submit',
  'amend',
  'release',
  'open',
  'requestCorrection',
  'correct',
  'withdraw',
  'approve',
  'reject',
  'confirm',
  'complete',
  'revoke',
  'appeal',
  'reverse',
] as const

type Try = {
  action: (typeof actions)[number]
  /** A reviewer who has not decided so far. */
  reviewer: TestAccount
  token: string
  teamId: string
  toolId: string
  applicationId: string
}

async function attempt({
  action,
  reviewer,
  token,
  teamId: TeamID,
  toolId,
  applicationId,
}: Try): Promise<string> {
  const own = (await portal.api({ token })).applications
  const staff = async () => (await portal.api({ token: reviewer.token })).applicationsStaff
  const seen = async () => ({ applicationId, version: await versionOf(portal, applicationId) })
  const calls: Record<Try['action'], () => Promise<unknown>> = {
    submit: () => own.submit({ TeamID, toolId, answers: plainAnswers }),
    amend: () => own.amend({ TeamID, applicationId, answers: plainAnswers }),
    release: () => own.release({ TeamID, applicationId }),
    correct: () => own.correct({ TeamID, applicationId, answers: { purpose: '更具体' } }),
    withdraw: () => own.withdraw({ TeamID, applicationId }),
    appeal: () => own.appeal({ TeamID, applicationId, text: '请再看一次' }),
    confirm: () => own.confirmActivation({ TeamID, applicationId }),
    open: async () => (await staff()).open(await seen()),
    requestCorrection: async () =>
      (await staff()).requestCorrection({ ...(await seen()), keys: ['purpose'], remark: '请写具体' }),
    approve: async () => (await staff()).decide({ ...(await seen()), verdict: 'approve' }),
    reject: async () =>
      (await staff()).decide({ ...(await seen()), verdict: 'reject', reasonCode: 'notFitting' }),
    complete: async () => (await staff()).end({ ...(await seen()), how: 'complete', text: '结束' }),
    revoke: async () => (await staff()).end({ ...(await seen()), how: 'revoke', text: '收回' }),
    reverse: async () =>
      (await staff()).reverse({ ...(await seen()), reasonCode: 'duplicate', text: '复核' }),
  }
  try {
    await calls[action]()
    return 'done'
  } catch (error) {
    if (error instanceof ApiError) return error.reason
    throw error
  }
}

async function stateOf(applicationId: string) {
  return portal.db
    .selectFrom('applications')
    .select(['state', 'version'])
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow()
}

/** The state that an action's call leads to: an approval hands over at once where there are only steps. */
function reached(state: ApplicationState, action: Try['action']): ApplicationState | null {
  const to =
    action === 'reverse'
      ? (nextState(applicationTransitions, { state }, 'reverseApproval') ??
        nextState(applicationTransitions, { state }, 'reverseRejection'))
      : nextState(applicationTransitions, { state }, action)
  return to === 'approved' ? 'fulfilling' : to
}

const startable = applicationStates.filter((state) => state !== 'expired' && state !== 'approved')

describe('every action in every state', () => {
  it.each(startable)('from %s', { timeout: 60_000 }, async (state) => {
    const firstReviewer = await createStaff(portal, ['reviewer'])
    const reviewer = await createStaff(portal, ['reviewer'])
    for (const action of actions) {
      const made = await createApplication(portal, state, { reviewer: firstReviewer })
      if (action === 'open') await passAmendWindow(portal, made.applicationId)
      const { applicationId, toolId, team } = made
      const before = await stateOf(applicationId)
      const outcome = await attempt({
        action,
        reviewer,
        token: team.superAdmin.token,
        teamId: team.teamId,
        toolId,
        applicationId,
      })
      const to = reached(state, action)
      const after = await stateOf(applicationId)
      const label = `${state} ${action}`
      if (to) {
        expect([label, outcome, after.state]).toEqual([label, 'done', to])
      } else if (action === 'submit' && ['withdrawn', 'completed', 'revoked', 'rejected'].includes(state)) {
        // Submitting names only the tool: after an ended application, it begins the next one.
        expect([label, outcome, after]).toEqual([label, 'done', before])
      } else {
        const refusal =
          action === 'submit'
            ? 'alreadyOpen'
            : state === 'draft' && isStaffs(action)
              ? 'notAvailable'
              : 'illegalTransition'
        expect([label, outcome, after]).toEqual([label, refusal, before])
      }
    }
  })
})

function isStaffs(action: Try['action']): boolean {
  return !['submit', 'amend', 'release', 'correct', 'withdraw', 'appeal', 'confirm'].includes(action)
}
