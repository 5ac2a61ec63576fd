import { verificationTerms } from '../../../shared/rules/organisations/verification-transitions.ts'
import { findToday } from '../../db/working-days.queries.ts'
import { eachInTransaction } from '../../jobs/each-alone.ts'
import type { OwnContext } from '../../own-transaction.ts'
import type { Services } from '../../services.ts'
import { moveByClock } from '../move.ts'
import { closeAbandoned, closeUnfinished, type EachOrganisation } from './close-unfinished.ts'
import { fillCompared } from './review/find-look-alikes.ts'
import { listUncompared } from './review/look-alikes.queries.ts'
import { listEnding, listToRemind, listUnmendedRenewals, setReminded } from './review/review.queries.ts'
import { listOldDrafts } from './statement-draft.queries.ts'
import { removeOldDraft } from './statement-draft.ts'
import { tellOfEnd } from './tell-team.ts'
import { insertEvent, type OrganisationRow } from './verification.queries.ts'
import { nothingUnderWay, verificationLifecycle } from './verification-lifecycle.ts'

const filledAtOnce = 500
const dayMilliseconds = 24 * 3_600_000

/**
 * Requests and reminds of renewals, ends expired verifications, closes those that nobody continued or is left
 * to answer for, deletes old drafts, and fills in the comparison columns of older organisations.
 */
export async function watchVerifications(
  services: Services,
  _payload: unknown,
  jobId: string,
): Promise<void> {
  const { pool } = services
  const today = await findToday(pool)
  const each: EachOrganisation = async (step, list, act) => {
    await eachInTransaction({ services, jobId, task: `watch-verifications:${step}`, list }, act)
  }
  await each('lapse', (waiting) => listEnding(pool, 'due_renewal', 0, waiting), lapse)
  await each('lapse', (waiting) => listUnmendedRenewals(pool, waiting), lapse)
  // Before today's renewals fall due, so that nobody is asked and reminded on the same day.
  for (const days of verificationTerms.reminderDays) {
    await each(
      `remind${days}`,
      (waiting) => listToRemind(pool, days, waiting),
      (ctx, organisation) => remind(ctx, organisation, days),
    )
  }
  await each(
    'fallDue',
    (waiting) => listEnding(pool, 'verified', verificationTerms.renewalDays, waiting),
    (ctx, organisation) => fallDue(ctx, organisation, today),
  )
  await closeUnfinished(pool, each)
  await closeAbandoned(pool, each)
  await eachInTransaction(
    { services, jobId, task: 'watch-verifications:drafts', list: (waiting) => listOldDrafts(pool, waiting) },
    removeOldDraft,
  )
  await each('compared', (waiting) => listUncompared(pool, filledAtOnce, waiting), fillCompared)
}

/** A verification that staff are changing at this moment is handled tomorrow. */
async function lapse(ctx: OwnContext, organisation: OrganisationRow): Promise<void> {
  await moveByClock(ctx, verificationLifecycle, organisation, { action: 'lapse', set: nothingUnderWay })
}

async function fallDue(ctx: OwnContext, organisation: OrganisationRow, today: string): Promise<void> {
  const set = { reminded_days: termReached(organisation, today) }
  await moveByClock(ctx, verificationLifecycle, organisation, { action: 'fallDue', set })
}

/** The nearest reminder term that a late renewal request already covers, so that none follows directly. */
function termReached({ verified_until: end }: OrganisationRow, today: string): number | null {
  const daysLeft = (Date.parse(end ?? today) - Date.parse(today)) / dayMilliseconds
  return verificationTerms.reminderDays.find((days) => daysLeft <= days) ?? null
}

/** Reminds a team of the end, once per term, and adds it to the visible history. */
async function remind(
  ctx: OwnContext,
  { days_left: daysLeft, ...row }: OrganisationRow & { days_left: number },
  days: number,
): Promise<void> {
  // A person with the form open can continue: a reminder does not change the version.
  if (!(await setReminded(ctx.db, row, days))) return
  await insertEvent(ctx.db, { organisation: row, action: 'remind', side: 'portal', accountId: null })
  await tellOfEnd(ctx, row)
  ctx.audit({
    kind: 'organisation.remind',
    subjectKind: 'organisation',
    subjectId: row.id,
    teamId: row.team_id,
    before: {},
    after: { daysLeft },
  })
}
