import { expect, it } from 'vitest'
import * as m from '#messages'
import type { ActFailure } from '../../../api/forms/act.ts'
import { PostedForm } from '../../../api/forms/posted-form.ts'
import { codeProblem } from '../code-problem.ts'
import { reviewProblems, wordReviewField } from './review-fields.ts'

function decided(): PostedForm {
  const form = new FormData()
  form.set('intent', 'decide')
  return new PostedForm(form)
}

it.each([
  ['exists', 'mustBeMet', m.staff_verdict_met],
  ['standing', 'mayNotBeUnmet', m.staff_verdict_not_met],
  ['outcome', 'nothingUnmet', m.staff_verdict_not_met],
] as const)('what is wrong with %s (%s) is said in the words of the choices', (path, reason, choice) => {
  const said = wordReviewField('verification')(path, { reason }, decided())
  expect(said).toMatch(new RegExp(`[“"]${choice()}[”"]`))
})

it('a form whose proof is too old names the field of the code, where it stands in that form', () => {
  const refused = (intent: string): ActFailure => ({
    isFailure: true,
    error: 'stepUpNeeded',
    message: '',
    fields: {},
    values: { intent: [intent] },
  })
  expect(codeProblem(refused('decide'))).toBe(m.staff_factor_code_needed())
  expect(reviewProblems('verification', refused('decide'))).toEqual([
    { fieldId: 'code', text: m.staff_factor_code_needed() },
  ])
  expect(reviewProblems('verification', refused('changeStanding'))).toEqual([
    { fieldId: 'standingCode', text: m.staff_factor_code_needed() },
  ])
})
