import { z } from 'zod'
import { entityTypes } from '../rules/applications/eligibility.ts'
import { dryRunProblems } from '../rules/selftest/dry-run.ts'
import { selftestKinds, selftestUses } from '../rules/selftest/selftest-facets.ts'
import { staffCall } from './call.ts'
import { language, publicNumber } from './content/fields.ts'
import { band, use } from './selftest.ts'

const dryRunOf = z.object({
  testId: publicNumber,
  title: z.string(),
  language,
  use: z.enum(selftestUses),
  /** Whether visitors answer this one. */
  isShown: z.boolean(),
  dimensions: z.number().int(),
  questions: z.number().int(),
  advice: z.number().int(),
  findings: z.array(
    z.object({
      problem: z.enum(dryRunProblems),
      collection: z.enum([
        'selfTests',
        'selfTestDimensions',
        'selfTestQuestions',
        'selfTestLevels',
        'selfTestAdvice',
      ]),
      number: publicNumber,
      title: z.string(),
      language,
    }),
  ),
})
export type SelftestDryRun = z.output<typeof dryRunOf>

const said = z.object({ language, name: z.string() })

const needsOf = z.object({
  /** Null for all organisations. */
  entityType: z.enum(entityTypes).nullable(),
  /** By dimension; the whole test first, without one. Those that too few have answered are left out. */
  dimensions: z.array(
    band.extend({
      dimensionId: publicNumber.nullable(),
      ...said.shape,
      /** How many at least, in fives. */
      organisations: z.number().int(),
      /** How many stand at each level, the lowest first; on no level last. */
      atLevels: z.array(z.number().int()),
    }),
  ),
})

const questionFigures = z.object({
  questionId: publicNumber,
  ...said.shape,
  dimension: z.string(),
  kind: z.enum(selftestKinds),
  tests: z.number().int(),
  answers: z.array(
    z.object({
      /** An answer in its own words; null for one that every question has, or that is a number. */
      text: z.string().nullable(),
      /** As it is kept: a place, a number, or a word such as `unsure`. */
      answer: z.string(),
      count: z.number().int(),
    }),
  ),
})

const adviceFigures = z.object({
  adviceId: publicNumber,
  ...said.shape,
  dimension: z.string(),
  recommended: z.number().int(),
  /** Null for fewer than ten, but not none. */
  opened: z.number().int().nullable(),
  applied: z.number().int().nullable(),
})

const selftestFigures = z.object({
  /** The questionnaire that is published now, by which everything was asked; null where there is none. */
  test: z.object({ testId: publicNumber, language, title: z.string(), levels: z.array(said) }).nullable(),
  needs: z.array(needsOf),
  questions: z.array(questionFigures),
  advice: z.array(adviceFigures),
})
export type SelftestFigures = z.output<typeof selftestFigures>

export const selftestStaff = {
  /** What organisations need, how each question is answered, and what became of advice; as counted last night. */
  figures: staffCall({
    path: 'selftest/staff/figures',
    privilege: 'editContent',
    effect: 'read',
    input: z.object({ use }),
    output: selftestFigures,
  }),
  /** Goes over every way through each questionnaire as its editors have it now, with what is not published yet. */
  dryRuns: staffCall({
    path: 'selftest/staff/dryRuns',
    privilege: 'editContent',
    effect: 'read',
    output: z.object({ items: z.array(dryRunOf) }),
  }),
}
