import { conductVersion } from '../../../../shared/rules/venture/judges.ts'
import { numberForJudges } from '../../applications/form/judged-answers.ts'
import type { PaperPort } from '../../files/paper-port.ts'
import { coveredIn, judgedFileName } from './blind-entry.ts'
import { hasInterest, type OwnReview } from './own-review.ts'
import { applicantOf, findReview, findReviewOfFile } from './reviews.queries.ts'

/** Whether judges open files of a round's entries: while they are judged, and while it is deliberated. */
export function mayOpenFiles({ round }: Pick<OwnReview, 'round'>): boolean {
  return round.state === 'reviewing' || round.state === 'deliberating'
}

/**
 * Whether somebody judges the entry whose file is asked for: then only what its round does not cover, under a name that
 * does not say whose it is, whatever else they may open as staff.
 */
export const judgedFile: PaperPort['judged'] = async (ctx, { fileId, applicationId }, accountId) => {
  const reviewId = await findReviewOfFile(ctx.db, { applicationId, accountId, conductVersion })
  const own = reviewId && (await findReview(ctx.db, reviewId))
  if (!own || !mayOpenFiles(own)) return undefined
  if (await hasInterest(ctx, own)) return 'closed'
  const number = await numberForJudges(ctx, { applicationId, fileId }, coveredIn(own.round))
  if (number === null) return 'closed'
  return {
    name: judgedFileName(ctx, { round: own.round.number, entryId: own.entry.id, number }),
    reference: own.entry.reference,
    applicant: await applicantOf(ctx.db, applicationId),
  }
}
