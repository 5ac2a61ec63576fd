import { z } from 'zod'
import { questionTerms } from '../../rules/venture/question-transitions.ts'
import { type OutputOf, staffCall } from '../call.ts'
import { ownedId, publicNumber, requiredText, shownId } from '../content/fields.ts'
import { wholeNumber } from '../content/numbers.ts'
import { entryQuestion, questionRead } from './questions.ts'

const staffName = z.string().nullable()

export const ventureQuestionsStaff = {
  /**
   * A question about an entry among all about it; or all about an entry, by its id or that of its application. Notes
   * that they were read; every view is audited. Error: `notAvailable`.
   */
  detail: staffCall({
    path: 'venture/staff/questions/detail',
    privilege: 'runVenture',
    effect: 'write',
    input: z.object({
      questionId: ownedId.optional(),
      worksID: ownedId.optional(),
      applicationId: ownedId.optional(),
    }),
    output: z.object({
      worksID: shownId,
      applicationId: shownId,
      /** Of the entry. */
      reference: z.string(),
      title: z.string().nullable(),
      teamName: z.string(),
      roundID: publicNumber,
      roundTitle: z.string(),
      /** The question that was asked for, where staff may answer it; its version. */
      answerable: z.object({ questionID: shownId, version: z.number().int() }).nullable(),
      questions: z.array(
        entryQuestion.extend({
          /** Of the team, staff are told the side alone. */
          who: z.null(),
          /** Who of staff asked, and for which judge. */
          staffName,
          judgeName: staffName,
          answers: z.array(entryQuestion.shape.answers.element.extend({ who: z.null(), staffName })),
        }),
      ),
      reads: z.array(questionRead.extend({ who: z.null(), staffName })),
      /** Those for whom staff can ask. */
      judges: z.array(z.object({ accountId: shownId, name: z.string() })),
    }),
  }),

  /** Asks the team about its entry, for a judge where one is named. Errors: `notAvailable`, `illegalTransition`. */
  ask: staffCall({
    path: 'venture/staff/questions/ask',
    privilege: 'runVenture',
    effect: 'write',
    input: z.object({
      worksID: ownedId,
      judgeId: ownedId.optional(),
      text: requiredText(questionTerms.question),
    }),
    output: z.object({ questionID: shownId }),
  }),

  /**
   * Answers a question of the team, once more for a newer version. Errors: `notAvailable`, `ownInterest`, `conflict`,
   * `illegalTransition`.
   */
  answer: staffCall({
    path: 'venture/staff/questions/answer',
    privilege: 'runVenture',
    effect: 'write',
    input: z.object({
      questionId: ownedId,
      version: wholeNumber(1, 1_000_000),
      text: requiredText(questionTerms.answer),
    }),
    output: z.object({ questionID: shownId, version: z.number().int() }),
  }),
}
export type ReviewedQuestions = OutputOf<(typeof ventureQuestionsStaff)['detail']>
