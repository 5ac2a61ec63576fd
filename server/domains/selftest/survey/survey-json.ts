import { z } from 'zod'

/** In one language, or by its code; `default` is in the language of the survey. */
const words = z.union([z.string(), z.record(z.string(), z.string())])
export type SurveyWords = z.output<typeof words>

const value = z.union([z.string(), z.number(), z.boolean()])
export type SurveyValue = z.output<typeof value>

const choice = z.union([
  value,
  z.looseObject({ value, text: words.optional(), score: z.number().int().min(0).max(999).optional() }),
])
export type SurveyChoice = z.output<typeof choice>

/** What SurveyJS has no property for. */
const questionExtras = z
  .object({
    weight: z.number().int(),
    fullScoreAt: z.number().int(),
    notApplicable: z.boolean(),
    unit: words,
  })
  .partial()

const element = z.looseObject({
  type: z.string(),
  name: z.string().min(1),
  title: words.optional(),
  description: words.optional(),
  visibleIf: z.string().optional(),
  inputType: z.string().optional(),
  choices: z.array(choice).optional(),
  rateValues: z.array(choice).optional(),
  rateMin: z.number().int().default(1),
  rateMax: z.number().int().default(5),
  rateStep: z.number().int().min(1).default(1),
  rows: z.array(choice).optional(),
  columns: z.array(choice).optional(),
  valueTrue: value.default(true),
  valueFalse: value.default(false),
  showNoneItem: z.boolean().default(false),
  selfTest: questionExtras.default({}),
  get elements() {
    return z.array(element).optional()
  },
})
export type SurveyElement = z.output<typeof element>

const page = z.looseObject({
  name: z.string().optional(),
  title: words.optional(),
  description: words.optional(),
  visibleIf: z.string().optional(),
  elements: z.array(element).default([]),
})
export type SurveyPage = z.output<typeof page>

const numbers = z.array(z.number().int().min(1)).default([])

/** The whole test, where SurveyJS has no property for it. */
const surveyExtras = z
  .object({
    number: z.number().int().min(1),
    use: z.string(),
    minutes: z.number().int(),
    source: words,
    scoring: z.string(),
    levels: z.array(
      z.object({ number: z.number().int(), from: z.number().int(), name: words, summary: words }),
    ),
    advice: z.array(
      z.object({
        number: z.number().int(),
        /** The name of a page. */
        page: z.string(),
        title: words,
        body: words,
        levels: numbers,
        entityTypes: z.array(z.string()).default([]),
        organisationSizes: z.array(z.string()).default([]),
        /** Numbers of published records, by their collection. */
        offers: z.record(z.string(), numbers).default({}),
      }),
    ),
  })
  .partial()

/**
 * What a self-test takes from a survey as SurveyJS keeps it, https://surveyjs.io/form-library/documentation. Other
 * properties are left alone, since they say how a survey looks.
 */
export const surveySchema = z.looseObject({
  title: words.optional(),
  description: words.optional(),
  locale: z.string().default(''),
  pages: z.array(page).default([]),
  /** A survey of one page may have its questions at the top. */
  elements: z.array(element).default([]),
  selfTest: surveyExtras.default({}),
})
export type Survey = z.output<typeof surveySchema>
/** As a program writes it. */
export type SurveyJson = z.input<typeof surveySchema>
