import { verificationTerms } from '../../../shared/rules/verification-transitions.ts'
import { appendAudit } from '../../db/audit.ts'
import type { Db } from '../../db/database.ts'
import { findToday } from '../../db/working-days.queries.ts'
import type { Services } from '../../services.ts'
import { refreshFace } from './face-documents.ts'
import { fillCompared } from './find-look-alikes.ts'
import { removePapers } from './papers.ts'
import { removeReturnedPapers } from './remove-returned-papers.ts'
import { listEnding, listToRemind, listUnmendedRenewals, setReminded } from './review.queries.ts'
import { removeOldDrafts } from './statement-draft.ts'
import { tellOfEnd, tellTeam } from './tell-team.ts'
import { changeOrganisation, insertEvent, type OrganisationRow } from './verification.queries.ts'

const dayMilliseconds = 24 * 3_600_000

/**
 * Asks for renewal of verifications that end soon and reminds of it, ends those whose time is over, deletes old drafts
 * and papers that nobody went on with, and fills in what organisations from before are compared by.
 */
export async function watchVerifications(
  services: Services,
  _payload: unknown,
  jobId: string,
): Promise<void> {
  for (const organisation of await listEnding(services.pool, 'due_renewal', 0)) {
    await step(services, organisation, 'lapse', jobId)
  }
  for (const organisation of await listUnmendedRenewals(services.pool)) {
    await step(services, organisation, 'lapse', jobId)
  }
  // Before those of today fall due: nobody is asked and reminded on one day.
  for (const days of verificationTerms.reminderDays) {
    for (const organisation of await listToRemind(services.pool, days)) {
      await remind(services, organisation, days, jobId)
    }
  }
  for (const organisation of await listEnding(services.pool, 'verified', verificationTerms.renewalDays)) {
    await step(services, organisation, 'fallDue', jobId)
  }
  await removeOldDrafts(services)
  await removeReturnedPapers(services, jobId)
  await fillCompared({ db: services.pool, services })
}

/** One at a time: a verification that staff change at this moment is met again tomorrow. */
async function step(
  services: Services,
  organisation: OrganisationRow,
  action: 'fallDue' | 'lapse',
  jobId: string,
): Promise<void> {
  const state = action === 'lapse' ? 'expired' : 'due_renewal'
  const today = await findToday(services.pool)
  await services.pool.transaction().execute(async (db: Db) => {
    const changed = await changeOrganisation(db, organisation, {
      state,
      ...(action === 'lapse'
        ? { due_on: null, remarks: '{}', reason: null, reason_words: null }
        : { reminded_days: termReached(organisation, today) }),
    })
    if (!changed) return
    await insertEvent(db, { organisation: changed, action, side: 'portal', accountId: null })
    if (organisation.state === 'returned') await removePapers({ db, services }, changed.id)
    await refreshFace({ db, services }, changed.id)
    await tellTeam({ db, services }, changed, action)
    await appendAudit(db, [
      {
        accountId: null,
        teamId: changed.team_id,
        requestId: jobId,
        kind: `organisation.${action}`,
        subjectKind: 'organisation',
        subjectId: changed.id,
        before: { state: organisation.state },
        after: { state },
      },
    ])
  })
}

/** The nearest term of reminding that a late request for renewal makes up for, so that none follows on its heels. */
function termReached({ verified_until: end }: OrganisationRow, today: string): number | null {
  const daysLeft = (Date.parse(end ?? today) - Date.parse(today)) / dayMilliseconds
  return verificationTerms.reminderDays.find((days) => daysLeft <= days) ?? null
}

/** Reminds a team of the end, once for each term, and keeps that in the history that it sees. */
async function remind(
  services: Services,
  organisation: OrganisationRow & { days_left: number },
  days: number,
  jobId: string,
): Promise<void> {
  const { days_left: daysLeft, ...row } = organisation
  await services.pool.transaction().execute(async (db: Db) => {
    // Who has the form open at this moment goes on with it: a reminder is no new version.
    if (!(await setReminded(db, row, days))) return
    await insertEvent(db, { organisation: row, action: 'remind', side: 'portal', accountId: null })
    await tellOfEnd({ db, services }, row)
    await appendAudit(db, [
      {
        accountId: null,
        teamId: row.team_id,
        requestId: jobId,
        kind: 'organisation.remind',
        subjectKind: 'organisation',
        subjectId: row.id,
        before: {},
        after: { daysLeft },
      },
    ])
  })
}
