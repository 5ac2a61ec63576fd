import type { VerificationReview } from '../../../../shared/contract/organisations/organisations.staff.ts'
import { locales } from '../../../../shared/lib/locale.ts'
import { actionOfOutcome, outcomesIn } from '../../../../shared/rules/organisations/verification-decisions.ts'
import type { Db } from '../../../db/database.ts'
import { noticeText } from '../../messages/notice-text.ts'
import { noticeOf } from '../tell-team.ts'
import { type OrganisationRow, placeOf } from '../verification.queries.ts'

/** Previews of the notices for every outcome that can be decided now, in both languages. */
export async function noticesOfDecision(
  db: Db,
  organisation: OrganisationRow,
): Promise<VerificationReview['notices']> {
  const notices = await Promise.all(
    outcomesIn(placeOf(organisation)).map(async (outcome) => {
      const { template, params } = await noticeOf(db, organisation, actionOfOutcome[outcome])
      return locales.map((language) => ({ outcome, language, ...noticeText(template, params, language) }))
    }),
  )
  return notices.flat()
}
