import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../../shared/contract/errors.ts'
import type { EligibilityRule } from '../../../../shared/rules/applications/eligibility.ts'
import type { Question } from '../../../../shared/rules/applications/questions.ts'
import { PostedForm } from '../../../api/forms/posted-form.ts'
import type { Told } from '../../../api/pages/told-texts.ts'
import { newQuestion, questionTypes } from './offering-form.ts'
import { readQuestion } from './read-question.ts'
import { readRules } from './read-rules.ts'
import { toldOfQuestion, toldOfRules } from './told-of-form.ts'

/** The form of a page on which nothing was touched. */
function posted(told: Told): PostedForm {
  const form = new PostedForm(new FormData())
  for (const fields of Object.values(told))
    for (const [name, texts] of Object.entries(fields)) form.set(name, texts)
  form.set('told', [JSON.stringify(told)])
  return form
}

function setOf(question: Question) {
  return { sections: [{ key: 's1', title: { zh: '一', en: 'One' }, questions: [question] }] }
}

const options = [
  { value: 'o1', label: { zh: '甲', en: 'A' } },
  { value: 'o2', label: { zh: '乙', en: 'B' } },
]

function filled(type: Question['type']): Question {
  const question = newQuestion('q1', type)
  return 'options' in question ? { ...question, options } : question
}

describe('what a page is told of its form', () => {
  it.each(questionTypes)('is all of a question: %s', (type) => {
    const question = filled(type)
    const form = posted(toldOfQuestion(setOf(question), 'q1'))
    // As on its page, where the record's version comes before the fields.
    form.set('version', ['73'])
    expect(readQuestion(form, question)).toEqual(question)
  })

  it('is all of the conditions', () => {
    const rules: EligibilityRule[] = [
      { kind: 'verifiedOrganisation' },
      { kind: 'entityType', anyOf: ['foundation'] },
      { kind: 'registeredYears', atLeast: 2 },
      { kind: 'teamAdmin' },
      { kind: 'declared', key: 'statement1', statement: { zh: '不转卖', en: 'Not resold' } },
    ]
    expect(readRules(posted(toldOfRules(rules)))).toEqual(rules)
  })
})

describe('a form that is held against what is stored', () => {
  const told = toldOfRules([{ kind: 'registeredYears', atLeast: 2 }])
  const stored = toldOfRules([{ kind: 'registeredYears', atLeast: 3 }, { kind: 'teamAdmin' }])

  it('takes over what was changed elsewhere alone', () => {
    const form = posted(told)
    expect(form.holdAgainst(stored)).toBe(true)
    expect([form.text('years'), form.has('teamAdmin')]).toEqual(['3', true])
  })

  it('is refused for what both have changed, keeps both, and goes through once its writer has seen them', () => {
    const form = posted(told)
    form.set('years', ['5'])
    expect(() => form.holdAgainst(stored)).toThrow(ApiError)
    expect(form.conflicts).toEqual([{ key: 'years', mine: '5', theirs: '3' }])
    expect(form.has('teamAdmin')).toBe(true)
    const again = new PostedForm(form.data)
    expect(again.holdAgainst(stored)).toBe(true)
    expect(again.text('years')).toBe('5')
    again.set('take', ['years'])
    expect(again.holdAgainst(stored)).toBe(true)
    expect(again.text('years')).toBe('3')
  })

  it.each(['', '{', 'null', '[1]', '{"years":1}', '{"years":{"years":[1]}}', '{"years":{"years":"2"}}'])(
    'says nothing by what no page of ours has said: %s',
    (said) => {
      const form = posted(told)
      form.set('told', [said])
      expect(form.holdAgainst(stored)).toBe(false)
    },
  )
})
