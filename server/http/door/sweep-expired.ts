import { maskEndedTeams, moveReasons } from '../../db/audit/mask-audit.ts'
import { sealPlainTexts } from '../../db/keys/sealed-texts.ts'
import { removeEndedWindows } from '../../db/limits.queries.ts'
import { tidyDataViews } from '../../domains/audit/data-views.ts'
import { removeOldReads } from '../../domains/dashboard/remove-old-reads.ts'
import { sealFileNames } from '../../domains/earlier-users/file-name.ts'
import { keepDecidedPhones } from '../../domains/earlier-users/keep-decided-phones.ts'
import { removeOldEarlierUsers } from '../../domains/earlier-users/remove-old-earlier-users.ts'
import { removeOldMessages } from '../../domains/messages/remove-old-messages.ts'
import { removeOldTokens } from '../../domains/partners/remove-old-tokens.ts'
import { removeOldResults } from '../../domains/selftest/forget-test.ts'
import { removeOldCodes } from '../../domains/sign-in/codes/send-code.ts'
import { removeOldChallenges } from '../../domains/sign-in/passkeys/passkey-challenge.ts'
import { removeOldAttempts } from '../../domains/sign-in/providers/provider-attempt.ts'
import { removeOldForms } from '../../domains/sign-in/sessions/kept-forms.ts'
import { removeExpiredTraceIds } from '../../domains/sign-in/trace-ids/trace-id.ts'
import { removeOldLinks } from '../../domains/sign-in/ways-in/mail-links.ts'
import { removeOldInvitations } from '../../domains/teams/invitations/team-invitations.ts'
import { removeOldRequests } from '../../domains/teams/joining/join-requests.ts'
import { lapseJoinRequests } from '../../domains/teams/joining/lapse-join-requests.ts'
import {
  removeEndedProjects,
  removeEndedSignups,
  removeWalkIns,
} from '../../domains/volunteers/signups/sign-up.ts'
import { eachAlone, jobRequest } from '../../jobs/each-alone.ts'
import { removeOldStuck } from '../../jobs/stuck-items.queries.ts'
import { removeOldMissed } from '../../search/missed-searches.ts'
import type { Services } from '../../services.ts'
import { removeOldKeys } from '../calls/idempotency.queries.ts'

type Step = (services: Services, jobId: string) => Promise<void>

const steps: Record<string, Step> = {
  limits: ({ pool }) => removeEndedWindows(pool),
  keys: ({ pool }) => removeOldKeys(pool),
  traces: ({ pool }) => removeExpiredTraceIds(pool),
  messages: ({ pool }) => removeOldMessages(pool),
  codes: ({ pool }) => removeOldCodes(pool),
  links: ({ pool }) => removeOldLinks(pool),
  forms: ({ pool }) => removeOldForms(pool),
  attempts: ({ pool }) => removeOldAttempts(pool),
  challenges: ({ pool }) => removeOldChallenges(pool),
  missed: ({ pool }) => removeOldMissed(pool),
  invitations: ({ pool }) => removeOldInvitations(pool),
  unanswered: lapseJoinRequests,
  requests: ({ pool }) => removeOldRequests(pool),
  tokens: ({ pool }) => removeOldTokens(pool),
  earlierUsers: ({ pool }) => removeOldEarlierUsers(pool),
  reads: ({ pool }) => removeOldReads(pool),
  selftests: ({ pool }) => removeOldResults(pool),
  endedSignups: ({ pool }) => removeEndedSignups(pool),
  endedSkilledProjects: ({ pool }) => removeEndedProjects(pool),
  walkIns: ({ pool }) => removeWalkIns(pool),
  stuck: ({ pool }) => removeOldStuck(pool),
  looks: tidyDataViews,
  teamNames: ({ pool }, jobId) => pool.transaction().execute((db) => maskEndedTeams(db, jobRequest(jobId))),
  reasons: ({ pool }, jobId) => moveReasons(pool, jobRequest(jobId)),
  fileNames: sealFileNames,
  texts: sealPlainTexts,
  phones: keepDecidedPhones,
}

/**
 * Removes what has expired, a step for each kind, ends requests to join that nobody answered, and encrypts or
 * masks what earlier releases stored readable. A failing step does not stop the others.
 */
export async function sweepExpired(services: Services, _payload: unknown, jobId: string): Promise<void> {
  await eachAlone({ services, jobId, task: 'sweep-expired', list: () => Object.keys(steps) }, async (step) =>
    steps[step]?.(services, jobId),
  )
}
