import { verificationTerms, verificationTransitions } from '../../../shared/rules/verification-transitions.ts'
import type { Db } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import { notify } from '../messages/notify.ts'
import { endByClock } from './end-verification.ts'
import { submissionColumn } from './personal-facts.ts'
import { tellTeam } from './tell-team.ts'
import { forgetTyped, listAbandoned, listOverdue, listToWarn, noteWarning } from './unfinished.queries.ts'
import type { OrganisationRow } from './verification.queries.ts'

/**
 * Tells teams that their unfinished verification is closed, and a week later closes those of who did not go on. Their
 * papers go, and who the code belongs to can claim it.
 */
export async function closeUnfinished(services: Services, jobId: string): Promise<void> {
  for (const organisation of await listOverdue(services.pool)) {
    await services.pool.transaction().execute(async (db) => {
      const closed = await endByClock({ db, services }, organisation, 'close', jobId)
      if (closed) await tellTeam({ db, services }, closed, 'close')
    })
  }
  for (const organisation of await listToWarn(services.pool)) {
    await services.pool.transaction().execute(async (db) => {
      if (await noteWarning(db, organisation)) await warn({ db, services }, organisation)
    })
  }
}

/** Closes what nobody is left to answer for, and takes out what was typed of others. */
export async function closeAbandoned(services: Services, jobId: string): Promise<void> {
  for (const organisation of await listAbandoned(services.pool, verificationTransitions.abandon.from)) {
    await services.pool.transaction().execute(async (db) => {
      const closed = await endByClock({ db, services }, organisation, 'abandon', jobId)
      if (closed) await forgetTyped(db, closed.id, services.cipher.encrypt('{}', submissionColumn))
    })
  }
}

async function warn(ctx: { db: Db; services: Services }, organisation: OrganisationRow): Promise<void> {
  const { id, team_id: teamId, name, reference } = organisation
  await notify(ctx, {
    to: { kind: 'team', teamId },
    category: 'internal',
    template: 'verification_papers_going',
    params: { name, reference, days: verificationTerms.closingWarningDays },
    link: `/authenticationInfo/${id}`,
  })
}
