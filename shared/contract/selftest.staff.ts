import { z } from 'zod'
import { dryRunProblems } from '../rules/selftest/dry-run.ts'
import { selftestUses } from '../rules/selftest/selftest-facets.ts'
import { staffCall } from './call.ts'
import { language, publicNumber } from './content/fields.ts'

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

export const selftestStaff = {
  /** Goes over every way through each questionnaire as its editors have it now, with what is not published yet. */
  dryRuns: staffCall({
    path: 'selftest/staff/dryRuns',
    privilege: 'editContent',
    effect: 'read',
    output: z.object({ items: z.array(dryRunOf) }),
  }),
}
