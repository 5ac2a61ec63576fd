import type { FieldError, FieldReason } from '../../contract/errors.ts'
import { parseOwnedId } from '../../lib/owned-id.ts'
import { contactPhone } from '../sign-in/contact-phone.ts'
import { checkBudget } from './budget.ts'
import type { AnswerValue } from './check-answers.ts'
import type { Question } from './questions.ts'

/** The answer in its stored form, null where an optional question was left empty; or the error. */
export type AnswerResult = { value: AnswerValue | null } | { error: FieldError }

type OfType<T extends Question['type']> = Extract<Question, { type: T }>

/**
 * Checks one answer as forms and clients send it: numbers as texts, one value where several were possible.
 * @param today the day in China, `YYYY-MM-DD`
 */
export function checkAnswer(question: Question, raw: unknown, { today }: { today: string }): AnswerResult {
  switch (question.type) {
    case 'choices':
      return checkChoices(question, raw)
    case 'file':
      return checkFiles(question, raw)
    case 'agreement':
      return checkAgreement(question, raw)
    default:
      return checkSingle(question, raw, today)
  }
}

type Single = OfType<'text' | 'longText' | 'number' | 'date' | 'choice' | 'budget'>

function checkSingle(question: Single, raw: unknown, today: string): AnswerResult {
  const typed = asText(raw)
  if (typed === null) return refuse('wrongFormat')
  if (typed === '') return question.isOptional ? { value: null } : refuse('required')
  switch (question.type) {
    case 'text':
      return checkText(question, typed)
    case 'longText':
      return checkLength(typed, question)
    case 'number':
      return checkNumber(question, typed)
    case 'date':
      return checkDate(question, typed, today)
    case 'choice':
      return question.options.some(({ value }) => value === typed) ? { value: typed } : refuse('notAnOption')
    case 'budget':
      return checkBudget(typed, question)
  }
}

function checkText(question: OfType<'text'>, typed: string): AnswerResult {
  const line = typed.replace(/[\r\n\u2028\u2029]+/g, ' ')
  const formatted = question.format ? formats[question.format](line) : line
  return formatted === null ? refuse(reasonOf(question.format)) : checkLength(formatted, question)
}

function reasonOf(format: OfType<'text'>['format']): FieldReason {
  if (format === 'phone') return 'contactPhone'
  return format ?? 'wrongFormat'
}

/** Lengths are counted as readers count: a Han character or an emoji is one. */
function checkLength(text: string, limits: { minLength?: number; maxLength: number }): AnswerResult {
  const length = Array.from(text).length
  if (limits.minLength && length < limits.minLength) return refuse('tooShort', limits.minLength)
  return length > limits.maxLength ? refuse('tooLong', limits.maxLength) : { value: text }
}

/** Each format's one spelling; null for an invalid text. */
const formats: Record<'email' | 'phone' | 'url', (typed: string) => string | null> = {
  phone: contactPhone,
  email: (typed) => (/^[^\s@<>"(),:;\\[\]]+@[^\s@.]+(\.[^\s@.]+)+$/.test(typed) ? typed : null),
  url: (typed) => {
    const withScheme = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed.replace(/^\/\//, '')}`
    const url = parseUrl(withScheme)
    return url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') ? withScheme : null
  },
}

/** The oldest supported browsers lack `URL.canParse`. */
function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

function checkNumber({ min, max }: OfType<'number'>, typed: string): AnswerResult {
  const plain = typed.normalize('NFKC').replace(/[\s,]/g, '')
  if (!/^-?\d{1,15}(\.\d{1,6})?$/.test(plain)) return refuse('number')
  const value = Number(plain)
  if (value < min) return refuse('tooSmall', min)
  return value > max ? refuse('tooLarge', max) : { value }
}

function checkDate({ from }: OfType<'date'>, typed: string, today: string): AnswerResult {
  if (!isDay(typed)) return refuse('date')
  return from === 'today' && typed < today ? refuse('dateInPast') : { value: typed }
}

function checkChoices({ options, atMost, isOptional }: OfType<'choices'>, raw: unknown): AnswerResult {
  const chosen = asList(raw)
  if (!chosen) return refuse('wrongFormat')
  if (chosen.length === 0) return isOptional ? { value: null } : refuse('required')
  if (chosen.some((value) => !options.some((option) => option.value === value))) return refuse('notAnOption')
  if (atMost && chosen.length > atMost) return refuse('tooManyChosen', atMost)
  return { value: options.map(({ value }) => value).filter((value) => chosen.includes(value)) }
}

/** Ids of uploaded files; their owner is checked when they are attached. */
function checkFiles({ atMost, isOptional }: OfType<'file'>, raw: unknown): AnswerResult {
  const ids = asList(raw)?.map(parseOwnedId)
  if (!ids?.every((id) => id !== null)) return refuse('wrongFormat')
  if (ids.length === 0) return isOptional ? { value: null } : refuse('file')
  return ids.length > atMost ? refuse('tooManyFiles', atMost) : { value: [...new Set(ids)] }
}

function checkAgreement({ isOptional }: OfType<'agreement'>, raw: unknown): AnswerResult {
  if (raw === true || raw === 'true' || raw === 'on') return { value: true }
  if (raw !== undefined && raw !== false && raw !== '' && raw !== 'false') return refuse('wrongFormat')
  return isOptional ? { value: null } : refuse('mustAgree')
}

/** One trimmed text; null if it is none or cannot be stored. */
function asText(raw: unknown): string | null {
  if (raw === undefined) return ''
  if (typeof raw === 'number') return Number.isFinite(raw) ? String(raw) : null
  if (typeof raw !== 'string' || !raw.isWellFormed() || raw.includes('\u0000')) return null
  return raw.trim().replace(/\r\n/g, '\n')
}

/** Several texts without empty or repeated ones; null for anything else. */
function asList(raw: unknown): string[] | null {
  if (raw === undefined) return []
  const items = Array.isArray(raw) ? raw : [raw]
  if (items.length > 200 || !items.every((item) => typeof item === 'string')) return null
  return [...new Set(items as string[])].filter((item) => item !== '')
}

/** Whether a text is a day that exists, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  // The database's calendar begins with the year 1.
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

function refuse(reason: FieldReason, limit?: number): AnswerResult {
  return { error: limit === undefined ? { reason } : { reason, limit } }
}
