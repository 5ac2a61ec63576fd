import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FieldReason } from '../../contract/errors.ts'
import { checkAnswer } from './check-answer.ts'
import { checkAnswers, checkDraft } from './check-answers.ts'
import type { Question, QuestionSet } from './questions.ts'

const label = { zh: '问题', en: 'Question' }
const options = ['a', 'b', 'c'].map((value) => ({ value, label }))
const today = '2026-11-21'

const questions = {
  text: { key: 'text', type: 'text', label, maxLength: 5 },
  phone: { key: 'phone', type: 'text', label, maxLength: 20, format: 'phone' },
  email: { key: 'email', type: 'text', label, maxLength: 40, format: 'email' },
  url: { key: 'url', type: 'text', label, maxLength: 60, format: 'url' },
  longText: { key: 'longText', type: 'longText', label, minLength: 2, maxLength: 6 },
  number: { key: 'number', type: 'number', label, min: 1, max: 200, unit: label },
  date: { key: 'date', type: 'date', label, from: 'today' },
  anyDate: { key: 'anyDate', type: 'date', label },
  choice: { key: 'choice', type: 'choice', label, options },
  choices: { key: 'choices', type: 'choices', label, options, atMost: 2 },
  file: { key: 'file', type: 'file', label, accept: ['pdf'], atMost: 1 },
  agreement: { key: 'agreement', type: 'agreement', label, article: 'terms', version: 1 },
  budget: { key: 'budget', type: 'budget', label, atMostLines: 2, most: 5000 },
} as const satisfies Record<string, Question>

type Name = keyof typeof questions
const fileId = '0198f3a0-0000-7000-8000-000000000001'

const accepted: [Name, unknown, unknown][] = [
  ['text', ' 志愿者 ', '志愿者'],
  ['text', '👩‍🌾一二', '👩‍🌾一二'],
  ['text', '一\n二', '一 二'],
  ['phone', '138 0013-8000', '13800138000'],
  ['phone', '+86 13800138000', '13800138000'],
  ['phone', '+86 10 6552 9988', '010-65529988'],
  ['phone', '+44 7911 123456', '+44 7911 123456'],
  ['phone', '１３８００１３８０００', '13800138000'],
  ['email', 'ming@example.org', 'ming@example.org'],
  ['url', 'example.org/a', 'https://example.org/a'],
  ['url', '//example.org', 'https://example.org'],
  ['url', 'http://example.org', 'http://example.org'],
  ['longText', '一二\r\n三', '一二\n三'],
  ['number', '1,0 0', 100],
  ['number', 7, 7],
  ['number', '１２', 12],
  ['date', today, today],
  ['anyDate', '2024-02-29', '2024-02-29'],
  ['choice', 'b', 'b'],
  ['choices', ['c', 'a', 'a'], ['a', 'c']],
  ['choices', 'b', ['b']],
  ['file', fileId, [fileId]],
  ['agreement', 'on', true],
  ['budget', '场地 | 5,000 元 | 3000', '场地 | 5000 | 3000'],
  ['budget', 'Rent|￥５０００|\r\n |  | \nTea | 20.00', 'Rent | 5000 | 0\nTea | 20 | 0'],
  ['agreement', true, true],
]

const refused: [Name, unknown, FieldReason][] = [
  ['text', undefined, 'required'],
  ['budget', ' | | ', 'required'],
  ['budget', '场地 | 5000 | 5001', 'budgetLine'],
  ['budget', '场地 | 50.5 | 0', 'budgetLine'],
  ['budget', ' | 50 | 0', 'budgetLine'],
  ['budget', 'Rent | 0 | 0', 'budgetLine'],
  ['budget', 'Rent | 1 | -1', 'budgetLine'],
  ['budget', 'Rent | 5 | 3 | 1', 'budgetLine'],
  ['budget', 'Rent | 9999999999 | 0', 'budgetLine'],
  ['budget', 'A | 1 | 0\nB | 1 | 0\nC | 1 | 0', 'tooManyChosen'],
  ['budget', 'A | 999999999 | 0\nB | 1 | 0', 'tooLarge'],
  ['budget', 'A | 5000 | 3000\nB | 5000 | 2001', 'tooLarge'],
  ['text', '   ', 'required'],
  ['text', '一二三四五六', 'tooLong'],
  ['text', 'a\u0000b', 'wrongFormat'],
  ['text', '\ud800', 'wrongFormat'],
  ['text', ['a'], 'wrongFormat'],
  ['text', { toString: 'a' }, 'wrongFormat'],
  ['text', null, 'wrongFormat'],
  ['phone', '12345', 'contactPhone'],
  ['phone', '23800138000', 'contactPhone'],
  ['email', 'ming@example', 'email'],
  ['email', 'a b@example.org', 'email'],
  ['url', 'javascript:alert(1)', 'url'],
  ['url', 'ftp://example.org', 'url'],
  ['url', 'nowhere', 'url'],
  ['longText', '一', 'tooShort'],
  ['longText', '一二三四五六七', 'tooLong'],
  ['number', '0', 'tooSmall'],
  ['number', '201', 'tooLarge'],
  ['number', '1e3', 'number'],
  ['number', '0x10', 'number'],
  ['number', Number.NaN, 'wrongFormat'],
  ['date', '2026-11-20', 'dateInPast'],
  ['date', '2027-02-29', 'date'],
  ['date', '21/11/2026', 'date'],
  ['choice', 'd', 'notAnOption'],
  ['choice', '__proto__', 'notAnOption'],
  ['choices', [], 'required'],
  ['choices', ['d'], 'notAnOption'],
  ['choices', ['a', 'b', 'c'], 'tooManyChosen'],
  ['choices', [1], 'wrongFormat'],
  ['file', [], 'file'],
  ['file', ['../../etc/passwd'], 'wrongFormat'],
  ['file', [fileId, fileId.replace(/1$/, '2')], 'tooManyFiles'],
  ['agreement', undefined, 'mustAgree'],
  ['agreement', false, 'mustAgree'],
  ['agreement', 'yes please', 'wrongFormat'],
]

describe('one answer', () => {
  it.each(accepted)('%s takes %j', (name, raw, value) => {
    expect(checkAnswer(questions[name], raw, { today })).toEqual({ value })
  })

  it.each(refused)('%s refuses %j: %s', (name, raw, reason) => {
    expect(checkAnswer(questions[name], raw, { today })).toMatchObject({ error: { reason } })
  })

  it.each(Object.values(questions))('$key may be left empty where it is optional', (question) => {
    expect(checkAnswer({ ...question, isOptional: true }, undefined, { today })).toEqual({ value: null })
  })

  it('takes again what it has stored, whatever was typed', () => {
    const typed = fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.array(fc.string()), fc.boolean())
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(questions)), typed, (question, raw) => {
        const first = checkAnswer(question, raw, { today })
        if ('error' in first || first.value === null) return
        expect(checkAnswer(question, first.value, { today })).toEqual(first)
      }),
    )
  })
})

const set: QuestionSet = {
  sections: [
    { key: 'one', title: label, questions: [questions.text, questions.number] },
    { key: 'two', title: label, questions: [questions.choices] },
  ],
}

describe('a form', () => {
  it('names every wrong answer by its path', () => {
    const { answers, fields } = checkAnswers(set, { text: 'ok', number: '0' }, { today })
    expect(answers).toEqual({ text: 'ok' })
    expect(fields).toEqual({
      'answers.number': { reason: 'tooSmall', limit: 1 },
      'answers.choices': { reason: 'required' },
    })
  })

  it.each(['status', '__proto__', 'constructor', 'answers.text', ''])(
    'refuses the unknown question %j',
    (key) => {
      const raw = JSON.parse(`{${JSON.stringify(key)}: "x"}`) as Record<string, unknown>
      expect(checkAnswers(set, raw, { today }).fields[`answers.${key}`]).toEqual({ reason: 'unexpected' })
      expect(checkDraft(set, raw).fields[`answers.${key}`]).toEqual({ reason: 'unexpected' })
    },
  )

  it('takes only what reopened', () => {
    const { answers, fields } = checkAnswers(set, { text: 'a', number: 3 }, { today, onlyKeys: ['number'] })
    expect(answers).toEqual({ number: 3 })
    expect(fields).toEqual({ 'answers.text': { reason: 'unexpected' } })
  })

  it('keeps a draft exactly as typed, right or wrong, as far as it can be stored', () => {
    const storable = fc
      .string({ unit: 'grapheme', maxLength: 200 })
      .filter((text) => !text.includes('\u0000'))
    fc.assert(
      fc.property(storable, storable, (text, number) => {
        expect(checkDraft(set, { text, number })).toEqual({ answers: { text, number }, fields: {} })
      }),
    )
    expect(checkDraft(set, { text: '\ud800' }).fields['answers.text']).toEqual({ reason: 'wrongFormat' })
    expect(checkDraft(set, { text: 'a'.repeat(20_001) }).fields['answers.text']?.reason).toBe('tooLong')
  })
})
