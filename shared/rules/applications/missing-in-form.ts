import type { FieldError } from '../../contract/errors.ts'
import type { Bilingual } from '../../lib/locale.ts'
import type { EligibilityRule } from './eligibility.ts'
import type { Question, QuestionSet } from './questions.ts'

type Problems = Record<string, FieldError>

/** What a list of rules lacks before publication, by path: `0.statement.en`. */
export function missingInRules(rules: readonly EligibilityRule[]): Problems {
  const problems: Problems = {}
  rules.forEach((rule, index) => {
    if (rule.kind === 'declared') Object.assign(problems, missingText(`${index}.statement`, rule.statement))
    if (rule.kind === 'entityType' && rule.anyOf.length === 0)
      problems[`${index}.anyOf`] = { reason: 'required' }
    if (rule.kind === 'registeredYears' && rule.atLeast < 1)
      problems[`${index}.atLeast`] = { reason: 'tooSmall', limit: 1 }
  })
  return problems
}

/** What a set of questions lacks before publication, by path: `sections.0.questions.1.label.en`. */
export function missingInQuestions({ sections }: QuestionSet): Problems {
  const problems: Problems = {}
  sections.forEach((section, at) => {
    const path = `sections.${at}`
    Object.assign(problems, missingText(`${path}.title`, section.title))
    if (section.questions.length === 0) problems[`${path}.questions`] = { reason: 'required' }
    section.questions.forEach((question, index) => {
      Object.assign(problems, missingInQuestion(`${path}.questions.${index}`, question))
    })
  })
  return problems
}

/** What one question lacks, by path below its own. */
export function missingInQuestion(path: string, question: Question): Problems {
  const problems = missingText(`${path}.label`, question.label)
  // A hint in only one language would leave the other's readers without it.
  if (question.hint && (question.hint.zh !== '' || question.hint.en !== ''))
    Object.assign(problems, missingText(`${path}.hint`, question.hint))
  switch (question.type) {
    case 'number':
      if (question.max < question.min) problems[`${path}.max`] = { reason: 'tooSmall', limit: question.min }
      return { ...problems, ...missingText(`${path}.unit`, question.unit) }
    case 'choice':
    case 'choices':
      return { ...problems, ...missingInOptions(path, question.options) }
    case 'longText':
      if ((question.minLength ?? 0) > question.maxLength)
        problems[`${path}.minLength`] = { reason: 'tooLarge', limit: question.maxLength }
      return problems
    case 'file':
      if (question.accept.length === 0) problems[`${path}.accept`] = { reason: 'required' }
      return problems
    case 'agreement':
      if (question.article === '') problems[`${path}.article`] = { reason: 'required' }
      return problems
    default:
      return problems
  }
}

function missingInOptions(path: string, options: readonly { label: Bilingual }[]): Problems {
  const problems: Problems = {}
  if (options.length < 2) problems[`${path}.options`] = { reason: 'required' }
  options.forEach(({ label }, index) => {
    Object.assign(problems, missingText(`${path}.options.${index}.label`, label))
  })
  return problems
}

function missingText(path: string, text: Bilingual): Problems {
  const problems: Problems = {}
  if (text.zh === '') problems[`${path}.zh`] = { reason: 'required' }
  if (text.en === '') problems[`${path}.en`] = { reason: 'required' }
  return problems
}
