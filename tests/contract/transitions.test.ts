import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import {
  applicationStates,
  applicationTransitions,
} from '../../shared/rules/applications/application-transitions.ts'
import { contentStates, contentTransitions } from '../../shared/rules/content/content-states.ts'
import { feedbackSides, feedbackStates, feedbackTransitions } from '../../shared/rules/feedback.ts'
import {
  actionsOf,
  type ByOf,
  nextState,
  type Place,
  type StateOf,
  type Steps,
} from '../../shared/rules/lifecycle.ts'
import {
  type OrderState,
  orderPlace,
  orderStates,
  orderTransitions,
} from '../../shared/rules/orders/order-transitions.ts'
import {
  superAdminChangeStates,
  superAdminChangeTransitions,
} from '../../shared/rules/organisations/super-admin-change.ts'
import {
  verificationPlace,
  verificationStates,
  verificationTransitions,
} from '../../shared/rules/organisations/verification-transitions.ts'
import { joinStates, joinTransitions } from '../../shared/rules/sign-in/join-requests.ts'
import { roleChangeStates, roleChangeTransitions } from '../../shared/rules/staff/role-changes.ts'
import { surveyStates, surveyTransitions } from '../../shared/rules/surveys.ts'
import { adoptionStates, adoptionTransitions } from '../../shared/rules/toolbox/adoption.ts'
import {
  toolRequestPlace,
  toolRequestStates,
  toolRequestTransitions,
} from '../../shared/rules/toolbox/tool-requests.ts'
import {
  awardStates,
  awardTransitions,
  reportStates,
  reportTransitions,
  trancheStates,
  trancheTransitions,
} from '../../shared/rules/venture/award-transitions.ts'
import { entryStates, entryTransitions } from '../../shared/rules/venture/entry-transitions.ts'
import { questionStates, questionTransitions } from '../../shared/rules/venture/question-transitions.ts'
import { reviewStates, reviewTransitions } from '../../shared/rules/venture/review-transitions.ts'
import { roundStates, roundTransitions } from '../../shared/rules/venture/round-transitions.ts'
import { certificateStates, certificateTransitions } from '../../shared/rules/volunteers/certificates.ts'
import { disputeStates, disputeTransitions } from '../../shared/rules/volunteers/disputes.ts'
import { signupStates, signupTransitions } from '../../shared/rules/volunteers/signups.ts'
import { skilledStates, skilledTransitions } from '../../shared/rules/volunteers/skilled.ts'

/**
 * Compares every step of every lifecycle with the committed table: tests that try random steps take the
 * portal's own tables as legal and would accept a superfluous step. Rewrite it with `UPDATE_TRANSITIONS=1 npx
 * vitest run tests/contract/transitions.test.ts`, and compare each new line with the product description
 * before committing it.
 */
const tablePath = join(import.meta.dirname, 'tables/transitions.tsv')

type Step = [lifecycle: string, from: string, action: string, to: string]

/** The steps from a state, under the lifecycle's name in the table. */
function stepsFrom<Table extends Steps>(
  lifecycle: string,
  table: Table,
  place: Place<StateOf<Table>>,
  { named = (action) => action, by }: { named?: (action: string) => string; by?: ByOf<Table> } = {},
): Step[] {
  return actionsOf(table).flatMap((action): Step[] => {
    const to = nextState(table, place, action, by)
    return to === null ? [] : [[lifecycle, place.state, named(action), to]]
  })
}

function steps(): Step[] {
  return [
    ...applicationStates.flatMap((state) => stepsFrom('application', applicationTransitions, { state })),
    ...reviewStates.flatMap((state) => stepsFrom('ventureReview', reviewTransitions, { state })),
    ...signupStates.flatMap((state) => stepsFrom('signup', signupTransitions, { state })),
    ...disputeStates.flatMap((state) => stepsFrom('hoursDispute', disputeTransitions, { state })),
    ...questionStates.flatMap((state) => stepsFrom('ventureQuestion', questionTransitions, { state })),
    ...skilledStates.flatMap((state) => stepsFrom('skilledProject', skilledTransitions, { state })),
    ...certificateStates.flatMap((state) => stepsFrom('certificate', certificateTransitions, { state })),
    ...verificationStates.flatMap((state) => [
      ...stepsFrom('verification', verificationTransitions, verificationPlace(state, false)),
      ...stepsFrom('renewal', verificationTransitions, verificationPlace(state, true)),
    ]),
    ...superAdminChangeStates.flatMap((state) =>
      stepsFrom('superAdminChange', superAdminChangeTransitions, { state }),
    ),
    ...feedbackStates.flatMap((state) =>
      actionsOf(feedbackTransitions).flatMap((action) =>
        feedbackSides.flatMap((by) =>
          stepsFrom(
            'feedback',
            { [action]: feedbackTransitions[action] } as typeof feedbackTransitions,
            { state },
            { by, named: () => `${action} by ${by}` },
          ),
        ),
      ),
    ),
    ...contentStates.flatMap((state) => stepsFrom('content', contentTransitions, { state })),
    ...adoptionStates.flatMap((state) =>
      stepsFrom('adoption', adoptionTransitions, { state }, { named: () => 'move' }),
    ),
    ...orderStates.flatMap((state) => stepsOfOrder(state)),
    ...entryStates.flatMap((state) => stepsFrom('ventureEntry', entryTransitions, { state })),
    ...roundStates.flatMap((state) =>
      stepsFrom('ventureRound', roundTransitions as Steps<typeof state>, { state }),
    ),
    ...awardStates.flatMap((state) => stepsFrom('ventureAward', awardTransitions, { state })),
    ...trancheStates.flatMap((state) => stepsFrom('ventureTranche', trancheTransitions, { state })),
    ...reportStates.flatMap((state) => stepsFrom('ventureReport', reportTransitions, { state })),
    ...surveyStates.flatMap((state) => stepsFrom('survey', surveyTransitions, { state })),
    ...roleChangeStates.flatMap((state) => stepsFrom('roleChange', roleChangeTransitions, { state })),
    ...joinStates.flatMap((state) => stepsFrom('joinRequest', joinTransitions, { state })),
    ...toolRequestStates.flatMap((state) =>
      [false, true].flatMap((hasAnswer) =>
        stepsFrom('toolRequest', toolRequestTransitions, toolRequestPlace(state, hasAnswer), {
          named: () => (hasAnswer ? 'move, answered' : 'move'),
        }),
      ),
    ),
  ]
}

/** Of a service, and of a resource before and after it was handed over. */
function stepsOfOrder(state: OrderState): Step[] {
  const of = (name: string, kind: 'service' | 'resource', isHandedOver: boolean) =>
    stepsFrom(name, orderTransitions, orderPlace({ state, kind, isHandedOver }))
  return [
    ...of('order', 'service', false),
    ...of('booking', 'resource', false),
    ...(state === 'scheduled' ? of('booking, handed over', 'resource', true) : []),
  ]
}

it('trust 15: the steps that are legal are those of the committed table', () => {
  const table = ['lifecycle\tfrom\taction\tto', ...steps().map((step) => step.join('\t'))]
  if (process.env.UPDATE_TRANSITIONS === '1') return writeFileSync(tablePath, `${table.join('\n')}\n`)
  expect(table).toEqual(readFileSync(tablePath, 'utf8').trimEnd().split('\n'))
})
