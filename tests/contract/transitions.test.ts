import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { adoptionStates, nextAdoptionStates } from '../../shared/rules/adoption.ts'
import {
  applicationActions,
  applicationStates,
  nextState,
} from '../../shared/rules/application-transitions.ts'
import {
  type ContentAction,
  contentStates,
  contentTransitions,
  nextContentState,
} from '../../shared/rules/content-states.ts'
import {
  feedbackActions,
  feedbackSides,
  feedbackStates,
  nextFeedbackState,
} from '../../shared/rules/feedback.ts'
import {
  nextSuperAdminChangeState,
  type SuperAdminChangeAction,
  superAdminChangeStates,
  superAdminChangeTransitions,
} from '../../shared/rules/super-admin-change.ts'
import { nextRequestStates, toolRequestStates } from '../../shared/rules/tool-requests.ts'
import {
  nextVerificationState,
  type VerificationAction,
  verificationStates,
  verificationTransitions,
} from '../../shared/rules/verification-transitions.ts'

/**
 * Every step that any lifecycle allows, against the committed table: tests that try steps at random ask the portal's own
 * tables what is legal, and would take one too many for a right one. Written anew by
 * `UPDATE_TRANSITIONS=1 npx vitest run tests/contract/transitions.test.ts`: hold each new line against what the product
 * says before committing it.
 */
const tablePath = join(import.meta.dirname, 'tables/transitions.tsv')

type Step = [lifecycle: string, from: string, action: string, to: string]

const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[]

function steps(): Step[] {
  const found: (Step | null)[] = []
  const add = (lifecycle: string, from: string, action: string, to: string | null) =>
    found.push(to === null ? null : [lifecycle, from, action, to])
  for (const from of applicationStates)
    for (const action of applicationActions) add('application', from, action, nextState(from, action))
  for (const state of verificationStates)
    for (const wasVerified of [false, true])
      for (const action of keysOf<Record<VerificationAction, object>>(verificationTransitions))
        add(
          wasVerified ? 'renewal' : 'verification',
          state,
          action,
          nextVerificationState({ state, wasVerified }, action),
        )
  for (const from of superAdminChangeStates)
    for (const action of keysOf<Record<SuperAdminChangeAction, object>>(superAdminChangeTransitions))
      add('superAdminChange', from, action, nextSuperAdminChangeState(from, action))
  for (const from of feedbackStates)
    for (const action of feedbackActions)
      for (const side of feedbackSides)
        add('feedback', from, `${action} by ${side}`, nextFeedbackState(from, action, side))
  for (const from of contentStates)
    for (const action of keysOf<Record<ContentAction, object>>(contentTransitions))
      add('content', from, action, nextContentState(from, action))
  for (const from of adoptionStates)
    for (const to of nextAdoptionStates(from)) add('adoption', from, 'move', to)
  for (const from of toolRequestStates)
    for (const hasAnswer of [false, true])
      for (const to of nextRequestStates(from, hasAnswer))
        add('toolRequest', from, hasAnswer ? 'move, answered' : 'move', to)
  return found.filter((step) => step !== null)
}

it('trust 15: the steps that are legal are those of the committed table', () => {
  const table = ['lifecycle\tfrom\taction\tto', ...steps().map((step) => step.join('\t'))]
  if (process.env.UPDATE_TRANSITIONS === '1') return writeFileSync(tablePath, `${table.join('\n')}\n`)
  expect(table).toEqual(readFileSync(tablePath, 'utf8').trimEnd().split('\n'))
})
