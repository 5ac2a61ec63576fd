import * as m from '#messages'
import type { ApplicationForm } from '../../../../shared/contract/applications/application-views.ts'
import { ApiError } from '../../../../shared/contract/errors.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { type OfferingKey, recurs } from '../../../../shared/rules/applications/offerings.ts'
import type { QuestionSet } from '../../../../shared/rules/applications/questions.ts'
import type { CallContext, TeamMember } from '../../../context.ts'
import { ownedBy } from '../../../owned-by.ts'
import { offeringNames } from '../../offering-names.ts'
import { viewsOfFiles } from '../form/answer-files.ts'
import { presentAnswer, presentQuestionText } from '../form/answers.present.ts'
import type { LeftReason } from './compare-earlier.ts'
import { compareWith, earlierOf } from './copy-earlier.ts'
import { listSentBefore } from './earlier.queries.ts'

const mostEarlier = 5

/** The team's sent applications that a new one can be begun from, the newest first. */
export async function presentEarlier(
  ctx: CallContext<TeamMember>,
  offering: OfferingKey,
): Promise<ApplicationForm['earlier']> {
  if (!recurs(offering.kind)) return []
  const rows = await listSentBefore(ctx.db, ctx.actor.team.id, offering, mostEarlier)
  const names = await offeringNames(ctx, rows)
  return rows.map((row) => ({
    applicationId: row.id,
    isWithdrawn: row.offering_number === offering.number,
    text:
      row.offering_number === offering.number
        ? m.apply_copy_withdrawn({ reference: row.reference }, { locale: ctx.locale })
        : m.apply_copy(
            { offering: names(row)[ctx.locale], reference: row.reference },
            { locale: ctx.locale },
          ),
  }))
}

/** What of an earlier application has no place in a form; null for one that cannot be copied from. */
export async function presentCopied(
  ctx: CallContext<TeamMember>,
  copiedFrom: string,
  { offering, ...form }: { offering: OfferingKey; set: QuestionSet; writer: string },
): Promise<ApplicationForm['copied']> {
  const earlier = await earlierOf(ctx, copiedFrom, offering).catch(nullWhereNotAvailable)
  if (!earlier) return null
  const { left } = await compareWith(ctx, earlier, form)
  const files = await viewsOfFiles(ctx, earlier.id)
  const { locale } = ctx
  return {
    title: m.apply_copied({ reference: earlier.reference }, { locale }),
    text: left.length > 0 ? m.apply_copied_left({}, { locale }) : m.apply_copied_all({}, { locale }),
    left: left.map(({ question, value, why }) => ({
      key: question.key,
      question: presentQuestionText(question, locale),
      why: whyText(why, locale),
      answer: ownedBy(earlier.started_by, presentAnswer(question, value, files)),
    })),
  }
}

function whyText(why: LeftReason, locale: Locale): string {
  const texts: Record<LeftReason, () => string> = {
    noQuestion: () => m.apply_left_no_question({}, { locale }),
    otherQuestion: () => m.apply_left_other_question({}, { locale }),
    doesNotFit: () => m.apply_left_does_not_fit({}, { locale }),
    fileGone: () => m.apply_left_file_gone({}, { locale }),
    agreeAnew: () => m.apply_left_agree_anew({}, { locale }),
    ofColleague: () => m.apply_left_of_colleague({}, { locale }),
  }
  return texts[why]()
}

function nullWhereNotAvailable(error: unknown): null {
  if (error instanceof ApiError && error.reason === 'notAvailable') return null
  throw error
}
