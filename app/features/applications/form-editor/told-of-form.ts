import type { EligibilityRule } from '../../../../shared/rules/applications/eligibility.ts'
import { markFor } from '../../../../shared/rules/applications/question-marks.ts'
import type { Question, QuestionSet } from '../../../../shared/rules/applications/questions.ts'
import { type Told, toldOf } from '../../../api/pages/told-texts.ts'
import { findQuestion } from './offering-form.ts'

/** What the page of a question is told about its fields; empty if the question is gone. */
export function toldOfQuestion(set: QuestionSet, key: string): Told {
  const found = findQuestion(set, key)
  if (!found) return {}
  const { question, section } = found
  const { label, hint } = question
  return {
    ...toldOf({
      'label.zh': label.zh,
      'label.en': label.en,
      'hint.zh': hint?.zh ?? '',
      'hint.en': hint?.en ?? '',
      isOptional: question.isOptional ? ['on'] : [],
      section: section.key,
      ...(markFor(question.type) && { isMarked: key === markFor(question.type) ? ['on'] : [] }),
    }),
    ...ownParts(question),
  }
}

function ownParts(question: Question): Told {
  const number = (value: number | undefined) => `${value ?? ''}`
  switch (question.type) {
    case 'text': {
      const { maxLength, format = '', prefill = '' } = question
      return toldOf({ maxLength: number(maxLength), format, prefill })
    }
    case 'longText':
      return toldOf({ minLength: number(question.minLength), maxLength: number(question.maxLength) })
    case 'number': {
      const { min, max, unit } = question
      return toldOf({ min: number(min), max: number(max), 'unit.zh': unit.zh, 'unit.en': unit.en })
    }
    case 'date':
      return toldOf({ from: question.from === 'today' ? ['on'] : [] })
    case 'choice':
      return optionsOf(question.options)
    case 'choices':
      return { ...optionsOf(question.options), ...toldOf({ atMost: number(question.atMost) }) }
    case 'file':
      return toldOf({ accept: [...question.accept], atMost: number(question.atMost) })
    case 'agreement':
      return toldOf({ article: question.article, articleVersion: number(question.version) })
    case 'budget':
      return toldOf({ atMostLines: number(question.atMostLines), most: number(question.most) })
  }
}

/** Only the rows together show which option is which. */
function optionsOf(options: Extract<Question, { type: 'choice' }>['options']): Told {
  return {
    options: {
      'option.value': options.map(({ value }) => value),
      'option.zh': options.map(({ label }) => label.zh),
      'option.en': options.map(({ label }) => label.en),
    },
  }
}

/** What the questions page is told about a topic: its title under its fields' ids, and its questions. */
export function toldOfSection({ key, title, questions }: QuestionSet['sections'][number]): Told {
  return {
    [`title-${key}.zh`]: { 'title.zh': [title.zh] },
    [`title-${key}.en`]: { 'title.en': [title.en] },
    questions: { questions: questions.map((question) => JSON.stringify(question)) },
  }
}

/** What the page of conditions is told about its fields. */
export function toldOfRules(rules: readonly EligibilityRule[]): Told {
  const has = (kind: EligibilityRule['kind']) => (rules.some((rule) => rule.kind === kind) ? ['on'] : [])
  const types = rules.find((rule) => rule.kind === 'entityType')
  const years = rules.find((rule) => rule.kind === 'registeredYears')
  const statements = rules.flatMap((rule) => (rule.kind === 'declared' ? [rule] : []))
  return {
    ...toldOf({
      verified: has('verifiedOrganisation'),
      entityTypes: [...(types?.anyOf ?? [])],
      years: `${years?.atLeast ?? ''}`,
      teamAdmin: has('teamAdmin'),
    }),
    statements: {
      'statement.key': statements.map(({ key }) => key),
      'statement.zh': statements.map(({ statement }) => statement.zh),
      'statement.en': statements.map(({ statement }) => statement.en),
    },
  }
}
