import { removeEndedWindows } from '../db/limits.queries.ts'
import { sealPlainTexts } from '../db/sealed-texts.ts'
import { tidyDataViews } from '../domains/accounts/data-views.ts'
import { removeOldRequests } from '../domains/accounts/join-requests.ts'
import { removeOldForms } from '../domains/accounts/kept-forms.ts'
import { lapseJoinRequests } from '../domains/accounts/lapse-join-requests.ts'
import { removeOldLinks } from '../domains/accounts/mail-links.ts'
import { removeOldChallenges } from '../domains/accounts/passkeys/passkey-challenge.ts'
import { removeOldAttempts } from '../domains/accounts/provider-attempt.ts'
import { removeOldCodes } from '../domains/accounts/send-code.ts'
import { removeOldInvitations } from '../domains/accounts/team-invitations.ts'
import { removeExpiredTraceIds } from '../domains/accounts/trace-id.ts'
import { removeOldReads } from '../domains/dashboard/remove-old-reads.ts'
import { sealFileNames } from '../domains/earlier-users/file-name.ts'
import { keepDecidedPhones } from '../domains/earlier-users/keep-decided-phones.ts'
import { removeOldEarlierUsers } from '../domains/earlier-users/remove-old-earlier-users.ts'
import { removeOldMessages } from '../domains/messages/remove-old-messages.ts'
import { removeOldTokens } from '../domains/partners/remove-old-tokens.ts'
import { removeOldMissed } from '../search/missed-searches.ts'
import type { Services } from '../services.ts'
import { removeOldKeys } from './idempotency.queries.ts'

/**
 * Removes what has served its time: limits, idempotency keys, trace ids, codes, notes about them, forms of ended sessions, looks, searches that
 * found nothing, invitations and requests to join, tokens of partners, users of an earlier platform whom nobody
 * asked for, and counts of what was read; ends requests to join that nobody answered.
 */
export async function sweepExpired(services: Services): Promise<void> {
  const { pool } = services
  await removeEndedWindows(pool)
  await removeOldKeys(pool)
  await removeExpiredTraceIds(pool)
  await removeOldMessages(pool)
  await removeOldCodes(pool)
  await removeOldLinks(pool)
  await removeOldForms(pool)
  await removeOldAttempts(pool)
  await removeOldChallenges(pool)
  await removeOldMissed(pool)
  await removeOldInvitations(pool)
  await lapseJoinRequests(services)
  await removeOldRequests(pool)
  await removeOldTokens(pool)
  await removeOldEarlierUsers(pool)
  await removeOldReads(pool)
  await tidyDataViews(services)
  await sealFileNames(services)
  await sealPlainTexts(services)
  await keepDecidedPhones(services)
}
