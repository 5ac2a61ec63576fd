import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SurveyState } from '../../../shared/rules/surveys.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { draftSurvey } from '../../../tests/support/world/surveys.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { requireStep } from '../move.ts'
import { getSurveyRow, getSurveyToChange } from './survey.policy.ts'
import { surveyLifecycle } from './survey-lifecycle.ts'

let portal: TestPortal
let known: { surveyId: string; version: number }
beforeAll(async () => {
  portal = await openPortal()
  known = await draftSurvey(portal, { kind: 'verifiedAdmins' })
})
afterAll(() => portal.close())

const missing = '0198f3a0-0000-7000-8000-000000000000'

type Answer = 'allowed' | 'notAvailable' | 'conflict' | 'illegalTransition'

/** State, age of the editor's version, and the outcomes of reading, changing, and changing a draft. */
it.each<[SurveyState | 'missing', number, Answer, Answer, Answer]>([
  ['missing', 0, 'notAvailable', 'notAvailable', 'notAvailable'],
  ['draft', 0, 'allowed', 'allowed', 'allowed'],
  ['draft', 1, 'allowed', 'conflict', 'conflict'],
  ['open', 0, 'allowed', 'allowed', 'illegalTransition'],
  ['open', 1, 'allowed', 'conflict', 'conflict'],
  ['closed', 0, 'allowed', 'allowed', 'illegalTransition'],
  ['closed', 1, 'allowed', 'conflict', 'conflict'],
])(
  'a survey that is %s, seen %i versions ago: read %s, change %s, change the draft %s',
  async (state, age, ...answers) => {
    const surveyId = state === 'missing' ? missing : known.surveyId
    if (state !== 'missing')
      await portal.db.updateTable('surveys').set({ state }).where('id', '=', surveyId).execute()
    const ctx = { db: portal.db } as CallContext<StaffMember>
    const seen = { surveyId, version: known.version - age }
    const save = { action: 'saved', accountId: null } as const
    const asked: Promise<unknown>[] = [
      getSurveyRow(ctx, surveyId),
      getSurveyToChange(ctx, seen),
      getSurveyToChange(ctx, seen).then((survey) => requireStep(ctx, surveyLifecycle, survey, save)),
    ]
    const said = await Promise.all(
      asked.map((one) =>
        one.then(
          () => 'allowed',
          (error: { reason: string }) => error.reason,
        ),
      ),
    )
    expect(said).toEqual(answers)
  },
)
