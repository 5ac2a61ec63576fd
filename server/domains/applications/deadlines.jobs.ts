import { applicationTerms } from '../../../shared/rules/applications/application-terms.ts'
import { eachInTransaction } from '../../jobs/each-alone.ts'
import type { OwnContext } from '../../own-transaction.ts'
import type { Services } from '../../services.ts'
import { moveByClock } from '../move.ts'
import { type ApplicationRow, deleteDraft, findApplication } from './application.queries.ts'
import { applicationLifecycle, noCorrection } from './application-lifecycle.ts'
import { listExpired, listLapsed, listOldDrafts, markWarned } from './deadlines.queries.ts'
import { dropUnnamedFiles } from './form/answer-files.ts'
import { releaseQuota } from './quota.ts'
import { tellTeam } from './tell.ts'

/**
 * Ends what has passed its deadline: corrections not sent, grants that have expired, drafts that nobody
 * touches. Each application has its own transaction; one that has changed state meanwhile is left alone.
 */
export async function applicationDeadlines(
  services: Services,
  _payload: unknown,
  jobId: string,
): Promise<void> {
  const { draftDays, draftWarningDays } = applicationTerms
  const each = (step: string, list: (waiting: readonly string[]) => Promise<string[]>, act: Act) =>
    eachInTransaction(
      { services, jobId, task: `application-deadlines:${step}`, list },
      async (ctx: OwnContext, id: string) => {
        const application = await findApplication(ctx.db, id, 'lock')
        if (application) await act(ctx, application)
      },
    )
  const { pool } = services
  await each('lapse', (waiting) => listLapsed(pool, waiting), lapse)
  await each('expire', (waiting) => listExpired(pool, waiting), expire)
  const oldFor = (days: number, onlyUnwarned: boolean) => (waiting: readonly string[]) =>
    listOldDrafts(pool, { days, onlyUnwarned, waiting })
  await each('warn', oldFor(draftDays - draftWarningDays, true), warn)
  await each('remove', oldFor(draftDays, false), remove)
}

type Act = (ctx: OwnContext, application: ApplicationRow) => Promise<void>

async function lapse(ctx: OwnContext, application: ApplicationRow): Promise<void> {
  if (application.is_correctable) return
  const lapsed = await moveByClock(ctx, applicationLifecycle, application, {
    action: 'lapse',
    set: { ...noCorrection, due_on: null },
  })
  if (lapsed) await releaseQuota(ctx.db, application.id)
}

async function expire(ctx: OwnContext, application: ApplicationRow): Promise<void> {
  await moveByClock(ctx, applicationLifecycle, application, { action: 'expire' })
}

async function warn(ctx: OwnContext, application: ApplicationRow): Promise<void> {
  if (application.state !== 'draft') return
  await markWarned(ctx.db, application.id)
  await tellTeam(ctx, application, 'application_draft_expiring', {})
}

async function remove(ctx: OwnContext, application: ApplicationRow): Promise<void> {
  // The draft was saved again since it was listed, which also cancelled the warning.
  if (application.state !== 'draft' || !application.draft_warned_at) return
  await dropUnnamedFiles(ctx, application.id, [])
  await deleteDraft(ctx.db, application.id)
  ctx.audit({
    kind: 'application.discard',
    subjectKind: 'application',
    subjectId: application.id,
    before: { state: 'draft' },
    teamId: application.team_id,
  })
}
