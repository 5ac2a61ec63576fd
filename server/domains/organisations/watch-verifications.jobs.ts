import { nextVerificationState, verificationTerms } from '../../../shared/rules/verification-transitions.ts'
import { appendAudit } from '../../db/audit.ts'
import type { Db } from '../../db/database.ts'
import { findToday } from '../../db/working-days.queries.ts'
import type { Services } from '../../services.ts'
import { closeAbandoned, closeUnfinished } from './close-unfinished.ts'
import { endByClock } from './end-verification.ts'
import { refreshFace } from './face-documents.ts'
import { fillCompared } from './find-look-alikes.ts'
import { listEnding, listToRemind, listUnmendedRenewals, setReminded } from './review.queries.ts'
import { removeOldDrafts } from './statement-draft.ts'
import { tellOfEnd, tellTeam } from './tell-team.ts'
import { changeOrganisation, insertEvent, type OrganisationRow, placeOf } from './verification.queries.ts'

const dayMilliseconds = 24 * 3_600_000

/**
 * Asks for renewal of verifications that end soon and reminds of it, ends those whose time is over, closes what nobody
 * went on with or nobody is left to answer for, deletes old drafts, and fills in what organisations from before are
 * compared by.
 */
export async function watchVerifications(
  services: Services,
  _payload: unknown,
  jobId: string,
): Promise<void> {
  for (const organisation of await listEnding(services.pool, 'due_renewal', 0)) {
    await lapse(services, organisation, jobId)
  }
  for (const organisation of await listUnmendedRenewals(services.pool)) {
    await lapse(services, organisation, jobId)
  }
  // Before those of today fall due: nobody is asked and reminded on one day.
  for (const days of verificationTerms.reminderDays) {
    for (const organisation of await listToRemind(services.pool, days)) {
      await remind(services, organisation, days, jobId)
    }
  }
  for (const organisation of await listEnding(services.pool, 'verified', verificationTerms.renewalDays)) {
    await fallDue(services, organisation, jobId)
  }
  await removeOldDrafts(services)
  await closeUnfinished(services, jobId)
  await closeAbandoned(services, jobId)
  await fillCompared({ db: services.pool, services })
}

/** One at a time: a verification that staff change at this moment is met again tomorrow. */
async function lapse(services: Services, organisation: OrganisationRow, jobId: string): Promise<void> {
  await services.pool.transaction().execute(async (db: Db) => {
    const ended = await endByClock({ db, services }, organisation, 'lapse', jobId)
    if (ended) await tellTeam({ db, services }, ended, 'lapse')
  })
}

async function fallDue(services: Services, organisation: OrganisationRow, jobId: string): Promise<void> {
  const today = await findToday(services.pool)
  await services.pool.transaction().execute(async (db: Db) => {
    const state = nextVerificationState(placeOf(organisation), 'fallDue')
    if (!state) return
    const changed = await changeOrganisation(db, organisation, {
      state,
      reminded_days: termReached(organisation, today),
    })
    if (!changed) return
    await insertEvent(db, { organisation: changed, action: 'fallDue', side: 'portal', accountId: null })
    await refreshFace({ db, services }, changed.id)
    await tellTeam({ db, services }, changed, 'fallDue')
    await appendAudit(db, [
      {
        accountId: null,
        teamId: changed.team_id,
        requestId: jobId,
        kind: 'organisation.fallDue',
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
