import { z } from 'zod'
import { questionLimits } from '../../rules/applications/question-limits.ts'

const limits = questionLimits
const words = z.string().trim().max(limits.words)
/** Key of a rule, section, question or option; answers are stored under it. */
export const questionKey = z.string().regex(/^[a-zA-Z][a-zA-Z0-9-]{0,59}$/)
/** A text that editors write in both languages; a draft may lack either. */
export const bilingualWords = z.strictObject({ zh: words, en: words })
const count = (most: number) => z.int().min(0).max(most)

const every = {
  key: questionKey,
  label: bilingualWords,
  hint: bilingualWords.exactOptional(),
  isOptional: z.boolean().exactOptional(),
}
const option = z.strictObject({ value: questionKey, label: bilingualWords })
const question = z.discriminatedUnion('type', [
  z.strictObject({
    ...every,
    type: z.literal('text'),
    maxLength: z.int().min(1).max(limits.shortText),
    prefill: z
      .enum(['organisationName', 'creditCode', 'teamName', 'contactName', 'contactPhone', 'contactEmail'])
      .exactOptional(),
    format: z.enum(['email', 'phone', 'url']).exactOptional(),
  }),
  z.strictObject({
    ...every,
    type: z.literal('longText'),
    minLength: count(limits.longText).exactOptional(),
    maxLength: z.int().min(1).max(limits.longText),
  }),
  z.strictObject({
    ...every,
    type: z.literal('number'),
    min: z.number(),
    max: z.number(),
    unit: bilingualWords,
  }),
  z.strictObject({ ...every, type: z.literal('date'), from: z.literal('today').exactOptional() }),
  z.strictObject({ ...every, type: z.literal('choice'), options: z.array(option).max(limits.choices) }),
  z.strictObject({
    ...every,
    type: z.literal('choices'),
    options: z.array(option).max(limits.choices),
    atMost: z.int().min(1).max(limits.choices).exactOptional(),
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
  z.strictObject({
    ...every,
    type: z.literal('budget'),
    atMostLines: z.int().min(1).max(limits.budgetLines),
    most: z.int().min(1).max(limits.budgetSum).exactOptional(),
  }),
])

/** A form's questions as editors write them, complete or not: no key occurs twice. */
export const questionSet = z
  .strictObject({
    sections: z
      .array(
        z.strictObject({
          key: questionKey,
          title: bilingualWords,
          questions: z.array(question).max(limits.questions),
        }),
      )
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
