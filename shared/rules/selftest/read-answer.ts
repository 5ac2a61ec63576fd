import type { FieldError } from '../../contract/errors.ts'
import { checkAnswer } from '../applications/check-answer.ts'
import type { Question } from '../applications/questions.ts'
import { linked, none, notApplicable, type SelftestAnswer, unsure } from './asked-questions.ts'
import { countAnswers, type SelftestQuestion } from './questionnaire.ts'
import { selftestTerms } from './selftest-facets.ts'

/** An answer in its kept form, with the link that was given as evidence; or why it is refused. */
export type ReadAnswer = { answer: SelftestAnswer; link?: string } | { error: FieldError }

/** The answers of a question beside its own: what forms offer and send. */
export function commonAnswers({ kind, hasNotApplicable }: SelftestQuestion): string[] {
  const hasNone = kind === 'several' || kind === 'evidence'
  return [...(hasNone ? [none] : []), unsure, ...(hasNotApplicable ? [notApplicable] : [])]
}

/**
 * Reads one answer as forms send it: the texts of its fields. Who has ticked or written something has answered,
 * whatever else is ticked beside it.
 */
export function readAnswer(question: SelftestQuestion, sent: readonly string[]): ReadAnswer {
  const words = commonAnswers(question)
  const own = sent.filter((text) => text.trim() !== '' && !words.includes(text))
  const word = words.find((one) => sent.includes(one))
  if (own.length === 0 && word) return { answer: word }
  const checked = checkAnswer(asked(question), question.kind === 'several' ? own : own[0], { today: '' })
  if ('error' in checked) return checked
  const { value } = checked
  if (question.kind === 'evidence') return { answer: linked, link: String(value) }
  return { answer: Array.isArray(value) ? value.map(Number) : Number(value) }
}

/** The question as a field of any other form, by the rules of which its own answers are checked. */
function asked(question: SelftestQuestion): Question {
  const base = { key: String(question.number), label: nothing }
  const options = Array.from({ length: countAnswers(question) }, (_, place) => ({
    value: String(place + 1),
    label: nothing,
  }))
  switch (question.kind) {
    case 'several':
      return { ...base, type: 'choices', options }
    case 'number':
      return { ...base, type: 'number', min: 0, max: selftestTerms.highestNumber, unit: nothing }
    case 'evidence':
      return { ...base, type: 'text', format: 'url', maxLength: selftestTerms.linkAtMost }
    default:
      return { ...base, type: 'choice', options }
  }
}

const nothing = { zh: '', en: '' }
