import { verificationTerms } from '../../../shared/rules/verification-transitions.ts'
import { appendAudit } from '../../db/audit.ts'
import type { Db } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import { refreshFace } from './face-documents.ts'
import { listEnding } from './review.queries.ts'
import { removeOldDrafts } from './statement-draft.ts'
import { tellTeam } from './tell-team.ts'
import { changeOrganisation, insertEvent, type OrganisationRow } from './verification.queries.ts'

/** Asks for renewal of verifications that end soon, ends those whose time is over, and deletes old drafts. */
export async function watchVerifications(
  services: Services,
  _payload: unknown,
  jobId: string,
): Promise<void> {
  for (const organisation of await listEnding(services.pool, 'due_renewal', 0)) {
    await step(services, organisation, 'lapse', jobId)
  }
  for (const organisation of await listEnding(services.pool, 'verified', verificationTerms.renewalDays)) {
    await step(services, organisation, 'fallDue', jobId)
  }
  await removeOldDrafts(services)
}

/** One at a time: a verification that staff change at this moment is met again tomorrow. */
async function step(
  services: Services,
  organisation: OrganisationRow,
  action: 'fallDue' | 'lapse',
  jobId: string,
): Promise<void> {
  const state = action === 'lapse' ? 'expired' : 'due_renewal'
  await services.pool.transaction().execute(async (db: Db) => {
    const changed = await changeOrganisation(db, organisation, { state })
    if (!changed) return
    await insertEvent(db, { organisation: changed, action, side: 'portal', accountId: null })
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
