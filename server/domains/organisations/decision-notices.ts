import type { VerificationReview } from '../../../shared/contract/organisations.staff.ts'
import { locales } from '../../../shared/lib/locale.ts'
import type { VerificationAction } from '../../../shared/rules/verification-transitions.ts'
import { type DecisionOutcome, decisionOutcomes } from '../../../shared/rules/verification-verdicts.ts'
import type { Db } from '../../db/database.ts'
import { noticeText } from '../messages/notice-text.ts'
import { noticeOf } from './tell-team.ts'
import type { OrganisationRow } from './verification.queries.ts'

/** What each outcome does with a verification. */
export const actionOfOutcome = {
  verified: 'verify',
  returned: 'return',
  refused: 'refuse',
} as const satisfies Record<DecisionOutcome, VerificationAction>

/** What the team would be told at each outcome, in both languages: the messages that are sent, before they are. */
export async function noticesOfDecision(
  db: Db,
  organisation: OrganisationRow,
): Promise<VerificationReview['notices']> {
  const notices = await Promise.all(
    decisionOutcomes.map(async (outcome) => {
      const { template, params } = await noticeOf(db, organisation, actionOfOutcome[outcome])
      return locales.map((language) => ({ outcome, language, ...noticeText(template, params, language) }))
    }),
  )
  return notices.flat()
}
