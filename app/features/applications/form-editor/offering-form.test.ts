import { describe, expect, it } from 'vitest'
import * as m from '#messages'
import { ApiError } from '../../../../shared/contract/errors.ts'
import { questionsOf } from '../../../../shared/rules/applications/check-answers.ts'
import type { EligibilityRule } from '../../../../shared/rules/applications/eligibility.ts'
import type { Question, QuestionSet } from '../../../../shared/rules/applications/questions.ts'
import { demoRecords } from '../../../../tests/support/world/demo-content.ts'
import { PostedForm } from '../../../api/forms/posted-form.ts'
import {
  addQuestion,
  addSection,
  moveQuestion,
  moveSection,
  removeQuestion,
  removeSection,
  saveQuestion,
} from './change-form.ts'
import { changeQuestions, saveMarked } from './form-act.ts'
import { newQuestion, questionTypes } from './offering-form.ts'
import { languageName, wordTopic } from './question-words.ts'
import { readQuestion } from './read-question.ts'
import { readRules } from './read-rules.ts'
import { toldOfSection } from './told-of-form.ts'

const demoTools = demoRecords('tools')

function formOf(fields: Record<string, string | string[]>): PostedForm {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const text of [value].flat()) data.append(name, text)
  return new PostedForm(data)
}

/** What the page of a question posts when nothing on it is changed. */
function postedOf(question: Question): Record<string, string | string[]> {
  const { key, type, label, hint, isOptional, ...rest } = question
  const fields: Record<string, string | string[]> = { 'label.zh': label.zh, 'label.en': label.en }
  if (hint) Object.assign(fields, { 'hint.zh': hint.zh, 'hint.en': hint.en })
  if (isOptional) fields.isOptional = 'on'
  for (const [name, value] of Object.entries(rest)) {
    if (name === 'options') {
      const options = value as { value: string; label: { zh: string; en: string } }[]
      fields['option.value'] = [...options.map((option) => option.value), '']
      fields['option.zh'] = [...options.map((option) => option.label.zh), '']
      fields['option.en'] = [...options.map((option) => option.label.en), '']
    } else if (name === 'unit') {
      const unit = value as { zh: string; en: string }
      Object.assign(fields, { 'unit.zh': unit.zh, 'unit.en': unit.en })
    } else if (name === 'version') fields.articleVersion = String(value)
    else fields[name] = Array.isArray(value) ? value : String(value)
  }
  return fields
}

const texts = { zh: '题', en: 'Question' }
const set: QuestionSet = {
  sections: [
    { key: 'a', title: texts, questions: [newQuestion('q1', 'text'), newQuestion('q2', 'date')] },
    { key: 'b', title: texts, questions: [newQuestion('q3', 'choice')] },
  ],
}
const keysOf = ({ sections }: QuestionSet) =>
  sections.map(({ key, questions }) => `${key}:${questions.map((question) => question.key)}`)

describe('the form of a question', () => {
  it('gives back every question of the demo as it was', () => {
    const questions = demoTools.flatMap((tool) => questionsOf(tool.questions))
    expect(questions.length).toBeGreaterThan(200)
    const budget = { ...newQuestion('q1', 'budget'), label: texts, most: 50_000 } as Question
    const all = [...questions, budget]
    expect(new Set(all.map(({ type }) => type))).toEqual(new Set(questionTypes))
    for (const question of all) expect(readQuestion(formOf(postedOf(question)), question)).toEqual(question)
  })

  it.each([
    ['text', { maxLength: 'many' }, { maxLength: { reason: 'number' } }],
    ['text', { maxLength: '501' }, { maxLength: { reason: 'tooLarge', limit: 500 } }],
    ['longText', { maxLength: '0' }, { maxLength: { reason: 'tooSmall', limit: 1 } }],
    ['number', { min: '9', max: '1' }, { max: { reason: 'tooSmall', limit: 9 } }],
    ['file', { atMost: '' }, { atMost: { reason: 'number' } }],
    ['date', { 'label.zh': '长'.repeat(601) }, { 'label.zh': { reason: 'tooLong', limit: 600 } }],
  ] as const)('of type %s says what is wrong at its field: %o', (type, fields, problems) => {
    const read = () => readQuestion(formOf(fields), newQuestion('q1', type))
    expect(read).toThrow(ApiError)
    expect(problemsOf(read)).toMatchObject(problems)
  })

  it('gives a new answer a value of its own, whatever was removed', () => {
    const before = newQuestion('q1', 'choice')
    const fields = {
      'option.value': ['o2', '', ''],
      'option.zh': ['甲', '', '乙'],
      'option.en': ['A', '', 'B'],
    }
    expect(readQuestion(formOf(fields), before)).toMatchObject({
      options: [
        { value: 'o2', label: { zh: '甲', en: 'A' } },
        { value: 'o3', label: { zh: '乙', en: 'B' } },
      ],
    })
  })
})

function problemsOf(read: () => unknown) {
  try {
    read()
  } catch (error) {
    if (error instanceof ApiError) return error.details.fields
  }
  return undefined
}

describe('the form of rules', () => {
  it('demands what is ticked and filled in, and keeps the key of a statement', () => {
    const fields = {
      verified: 'on',
      entityTypes: ['foundation', 'magic'],
      years: '2',
      teamAdmin: 'on',
      'statement.key': ['noResale', '', ''],
      'statement.zh': ['不转让', '每月备份', ''],
      'statement.en': ['Not passed on', '', ''],
    }
    expect(readRules(formOf(fields))).toEqual([
      { kind: 'verifiedOrganisation' },
      { kind: 'entityType', anyOf: ['foundation'] },
      { kind: 'registeredYears', atLeast: 2 },
      { kind: 'teamAdmin' },
      { kind: 'declared', key: 'noResale', statement: { zh: '不转让', en: 'Not passed on' } },
      { kind: 'declared', key: 'statement2', statement: { zh: '每月备份', en: '' } },
    ] satisfies EligibilityRule[])
    expect(readRules(formOf({}))).toEqual([])
    expect(problemsOf(() => readRules(formOf({ years: 'two' })))).toEqual({ years: { reason: 'number' } })
  })
})

describe('topics and questions', () => {
  it('move past what their page showed there, once, wherever others have put it meanwhile', () => {
    const down = moveQuestion(set, 'q1', { direction: 'down', past: 'q2' })
    expect(keysOf(down)).toEqual(['a:q2,q1', 'b:q3'])
    expect(keysOf(moveQuestion(down, 'q1', { direction: 'down', past: 'q2' }))).toEqual(keysOf(down))
    expect(keysOf(moveQuestion(set, 'q2', { direction: 'up', past: 'gone' }))).toEqual(keysOf(set))
    const up = { direction: 'up', past: 'a' } as const
    expect(keysOf(moveSection(set, 'b', up))).toEqual(['b:q3', 'a:q1,q2'])
    const three = addSection(set, texts)
    expect(keysOf(moveSection(three, 's3', up))).toEqual(['s3:', 'a:q1,q2', 'b:q3'])
  })

  it('are added once, however often their button was pressed', () => {
    const press = (from: QuestionSet, intent: string, more = {}) =>
      changeQuestions(from, formOf({ intent, ...more }))
    const title = { 'title.zh': '新', 'title.en': 'New' }
    const once = press(set, 'section.add.s3', title).set
    expect(keysOf(press(once, 'section.add.s3', title).set)).toEqual(keysOf(once))
    // Another window has taken the key for its own topic.
    const other = press(once, 'section.add.s3', { ...title, 'title.zh': '别的' }).set
    expect(keysOf(other)).toEqual([...keysOf(once), 's4:'])
    const question = press(set, 'question.add.a.q4', { type: 'date' })
    expect(question.added).toBe('q4')
    expect(press(question.set, 'question.add.a.q4', { type: 'date' })).toEqual(question)
    expect(press(question.set, 'question.add.a.q4', { type: 'file' }).added).toBe('q5')
  })

  it.each([
    ['section.add.s3', 'new', {}, ['zh', 'en']],
    ['section.add.s3', 'new', { 'title.zh': '计划', 'title.en': ' ' }, ['en']],
    ['section.rename.a', 'a', { 'title.zh': '', 'title.en': 'Plan' }, ['zh']],
  ])('are refused without a name in both languages: %s', (intent, id, title, missing) => {
    const [first] = set.sections
    const told = first ? JSON.stringify(toldOfSection(first)) : ''
    const fields = missing.map((language) => [`title-${id}.${language}`, { reason: 'required' }])
    expect(() => changeQuestions(set, formOf({ intent, told, ...title }))).toThrow(
      expect.objectContaining({ reason: 'invalidInput', details: { fields: Object.fromEntries(fields) } }),
    )
    const words = wordTopic(`title-${id}.${missing[0]}`, { reason: 'required' })
    expect(words).toContain(
      m.form_editor_section_title_in({ language: languageName(missing[0] as 'zh' | 'en') }),
    )
  })

  it('lead on to the topic or the question that was added or changed, else to the list', () => {
    const title = { 'title.zh': '新', 'title.en': 'New' }
    const press = (intent: string) => changeQuestions(set, formOf({ intent, ...title })).place
    expect(press('section.add.s3')).toBe('section-s3')
    // Another window has taken that key.
    expect(press('section.add.a')).toBe('section-s3')
    expect(press('section.down.a.b')).toBe('section-a')
    expect(press('question.down.q1.q2')).toBe('question-q1')
    expect(press('section.remove.gone')).toBe('questions')
  })

  it('are refused for a topic that is gone, and to who removes what they have not seen', () => {
    const [first] = set.sections
    if (!first) throw new Error('a topic')
    const told = JSON.stringify(toldOfSection(first))
    const form = formOf({ intent: 'section.remove.a', told })
    const press = (from: QuestionSet, intent: string) => () => changeQuestions(from, formOf({ intent, told }))
    for (const intent of ['section.rename.gone', 'question.add.gone.q4'])
      expect(press(set, intent)).toThrow(expect.objectContaining({ reason: 'conflict' }))
    expect(keysOf(press(set, 'section.remove.gone')().set)).toEqual(keysOf(set))
    expect(keysOf(press(set, 'section.remove.a')().set)).toEqual(['b:q3'])
    const changed = addQuestion(set, 'a', 'file').set
    expect(() => changeQuestions(changed, form)).toThrow(expect.objectContaining({ reason: 'conflict' }))
    // The page that came back has shown it.
    expect(keysOf(changeQuestions(changed, form).set)).toEqual(['b:q3'])
  })

  it('are added under keys that were not there', () => {
    const { set: next, key } = addQuestion(removeQuestion(set, 'q1'), 'b', 'file')
    expect([key, keysOf(next)]).toEqual(['q4', ['a:q2', 'b:q3,q4']])
    expect(keysOf(addSection(removeSection(set, 'a'), texts))).toEqual(['b:q3', 's2:'])
  })

  it('change their topic, and stay where the topic is not there', () => {
    const [question] = set.sections[0]?.questions ?? []
    if (!question) throw new Error('a question')
    expect(keysOf(saveQuestion(set, question, 'b'))).toEqual(['a:q2', 'b:q3,q1'])
    expect(keysOf(saveQuestion(set, question, 'gone'))).toEqual(keysOf(set))
  })
})

describe('the question that names the entry, and the choice that is the track', () => {
  const page = (text: string, more = {}) =>
    formOf({
      ...{ intent: 'save', section: 'a', 'label.zh': text, 'label.en': text, maxLength: '60' },
      ...{ type: 'text', asksMark: 'on', ...more },
    })

  it('is told by its key, which one question has, and goes to another or to none', () => {
    const { set: named, key } = saveMarked(set, page('名', { isMarked: 'on' }), 'q1')
    expect([key, keysOf(named)]).toEqual(['title', ['a:title,q2', 'b:q3']])
    // Pressed twice.
    expect(saveMarked(named, page('名', { isMarked: 'on' }), 'q1')).toEqual({ set: named, key: 'title' })
    const added = addQuestion(named, 'b', 'text')
    const other = saveMarked(added.set, page('另一题', { section: 'b', isMarked: 'on' }), added.key)
    expect(keysOf(other.set)).toEqual(['a:q5,q2', 'b:q3,title'])
    expect(keysOf(saveMarked(other.set, page('另一题', { section: 'b' }), 'title').set)).toEqual([
      'a:q5,q2',
      'b:q3,q6',
    ])
    const options = { 'option.value': ['', ''], 'option.zh': ['甲', '乙'], 'option.en': ['A', 'B'] }
    const track = page('赛道', { ...options, section: 'b', type: 'choice', isMarked: 'on' })
    expect(keysOf(saveMarked(set, track, 'q3').set)).toEqual(['a:q1,q2', 'b:track'])
  })

  it('is asked of rounds alone: elsewhere a key stays as it is', () => {
    const titled = saveMarked(set, page('名', { isMarked: 'on' }), 'q1').set
    const form = page('名')
    form.data.delete('asksMark')
    expect(keysOf(saveMarked(titled, form, 'title').set)).toEqual(keysOf(titled))
  })
})
