import { verificationTerms } from '../../../shared/rules/verification-transitions.ts'
import { appendAudit } from '../../db/audit.ts'
import type { Db } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import { notify } from '../messages/notify.ts'
import { removePapers } from './papers.ts'
import { listOverdue, listToWarn, notePapers } from './returned-papers.queries.ts'
import type { OrganisationRow } from './verification.queries.ts'

/** Tells teams that the papers of their returned verification go, and a week later deletes those of who did not go on. */
export async function removeReturnedPapers(services: Services, jobId: string): Promise<void> {
  for (const organisation of await listOverdue(services.pool)) {
    await services.pool.transaction().execute(async (db) => {
      if (!(await notePapers(db, organisation, 'papers_removed_at'))) return
      await removePapers({ db, services }, organisation.id)
      await audit(db, organisation, jobId)
    })
  }
  for (const organisation of await listToWarn(services.pool)) {
    await services.pool.transaction().execute(async (db) => {
      if (await notePapers(db, organisation, 'papers_warned_at')) await warn({ db, services }, organisation)
    })
  }
}

async function warn(ctx: { db: Db; services: Services }, organisation: OrganisationRow): Promise<void> {
  const { id, team_id: teamId, name, reference } = organisation
  await notify(ctx, {
    to: { kind: 'team', teamId },
    category: 'internal',
    template: 'verification_papers_going',
    params: { name, reference, days: verificationTerms.papersWarningDays },
    link: `/authenticationInfo/${id}`,
  })
}

async function audit(db: Db, { id, team_id: teamId }: OrganisationRow, jobId: string): Promise<void> {
  await appendAudit(db, [
    {
      accountId: null,
      teamId,
      requestId: jobId,
      kind: 'organisation.papersRemoved',
      subjectKind: 'organisation',
      subjectId: id,
      before: null,
      after: null,
    },
  ])
}
