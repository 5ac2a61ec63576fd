import { z } from 'zod'
import type { FieldError } from '../../../shared/contract/errors.ts'
import { sortedJson } from '../../../shared/lib/sorted-json.ts'
import { entityTypes } from '../../../shared/rules/eligibility.ts'
import { missingInQuestions, missingInRules } from '../../../shared/rules/missing-in-form.ts'
import { questionLimits } from '../../../shared/rules/question-limits.ts'
import { readQuestions, readRules } from '../../../shared/rules/tool-form.ts'

const limits = questionLimits
const words = z.string().trim().max(limits.words)
const bilingual = z.strictObject({ zh: words, en: words })
/** Of rules, sections, questions and options: what answers are kept under. */
const key = z.string().regex(/^[a-zA-Z][a-zA-Z0-9-]{0,59}$/)
const count = (most: number) => z.int().min(0).max(most)

const rules = z
  .array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('verifiedOrganisation') }),
      z.strictObject({ kind: z.literal('entityType'), anyOf: z.array(z.enum(entityTypes)) }),
      z.strictObject({ kind: z.literal('registeredYears'), atLeast: count(99) }),
      z.strictObject({ kind: z.literal('teamAdmin') }),
      z.strictObject({ kind: z.literal('declared'), key, statement: bilingual }),
    ]),
  )
  .max(20)

const every = { key, label: bilingual, hint: bilingual.optional(), isOptional: z.boolean().optional() }
const option = z.strictObject({ value: key, label: bilingual })
const question = z.discriminatedUnion('type', [
  z.strictObject({
    ...every,
    type: z.literal('text'),
    maxLength: z.int().min(1).max(limits.shortText),
    prefill: z
      .enum(['organisationName', 'creditCode', 'teamName', 'contactName', 'contactPhone', 'contactEmail'])
      .optional(),
    format: z.enum(['email', 'phone', 'url']).optional(),
  }),
  z.strictObject({
    ...every,
    type: z.literal('longText'),
    minLength: count(limits.longText).optional(),
    maxLength: z.int().min(1).max(limits.longText),
  }),
  z.strictObject({ ...every, type: z.literal('number'), min: z.number(), max: z.number(), unit: bilingual }),
  z.strictObject({ ...every, type: z.literal('date'), from: z.literal('today').optional() }),
  z.strictObject({ ...every, type: z.literal('choice'), options: z.array(option).max(limits.choices) }),
  z.strictObject({
    ...every,
    type: z.literal('choices'),
    options: z.array(option).max(limits.choices),
    atMost: z.int().min(1).max(limits.choices).optional(),
  }),
  z.strictObject({
    ...every,
    type: z.literal('file'),
    accept: z.array(z.enum(['pdf', 'image'])),
    atMost: z.int().min(1).max(limits.files),
  }),
  z.strictObject({
    ...every,
    type: z.literal('agreement'),
    article: z.string().max(60),
    version: z.int().min(1).max(limits.version),
  }),
])

const questions = z
  .strictObject({
    sections: z
      .array(z.strictObject({ key, title: bilingual, questions: z.array(question).max(limits.questions) }))
      .max(limits.sections),
  })
  .refine(({ sections }) => areDifferent(sections.map((section) => section.key)))
  .refine(({ sections }) =>
    areDifferent(sections.flatMap((section) => section.questions.map((one) => one.key))),
  )
  .refine(({ sections }) =>
    sections
      .flatMap((section) => section.questions)
      .every((one) => !('options' in one) || areDifferent(one.options.map(({ value }) => value))),
  )

function areDifferent(keys: string[]): boolean {
  return new Set(keys).size === keys.length
}

type FormKind = 'rules' | 'questions'

/** Rules or questions in the one way in which they are kept; what is neither stays as it was sent. */
export function cleanForm(kind: FormKind, text: string): string {
  const parsed = parse(kind, text)
  if (parsed === null) return text
  const isEmpty = Array.isArray(parsed) ? parsed.length === 0 : parsed.sections.length === 0
  return isEmpty ? '' : sortedJson(parsed)
}

/** What is wrong with rules or questions, by path below the field; itself under the empty path. */
export function formErrors(kind: FormKind, text: string, isComplete: boolean): Record<string, FieldError> {
  if (text === '') return {}
  if (parse(kind, text) === null) return { '': { reason: 'wrongFormat' } }
  if (!isComplete) return {}
  if (kind === 'rules') return missingInRules(readRules(text))
  const set = readQuestions(text)
  return set ? missingInQuestions(set) : {}
}

function parse(kind: FormKind, text: string) {
  if (text === '') return null
  try {
    const parsed = (kind === 'rules' ? rules : questions).safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
