import { feedbackTerms } from '../../../shared/rules/feedback.ts'
import { deleteReasonsOf } from '../../db/audit/audit-reasons.queries.ts'
import { eachInTransaction } from '../../jobs/each-alone.ts'
import type { OwnContext } from '../../own-transaction.ts'
import type { Services } from '../../services.ts'
import { filesOf } from '../files/files-of.ts'
import { removeFiles } from '../files/remove-files.ts'
import { moveByClock } from '../move.ts'
import {
  forgetForms,
  listClosable,
  listExpiredContacts,
  listExpiredTexts,
  removeContact,
  wipeTexts,
} from './feedback.queries.ts'
import { closedNow, feedbackLifecycle } from './feedback-lifecycle.ts'

/**
 * Closes answered, uncontested tickets, and after their retention periods removes contact and files, and
 * later all texts. Each ticket has its own transaction; a second run changes nothing.
 */
export async function feedbackClock(services: Services, _payload: unknown, jobId: string): Promise<void> {
  const { pool } = services
  const of = { services, jobId }
  await forgetForms(pool)
  const closable = (waiting: readonly string[]) => listClosable(pool, feedbackTerms.closeDays, { waiting })
  await eachInTransaction({ ...of, task: 'feedback-clock:close', list: closable }, close)
  await eachInTransaction(
    { ...of, task: 'feedback-clock:contact', list: (waiting) => listExpiredContacts(pool, waiting) },
    forgetContact,
  )
  await eachInTransaction(
    { ...of, task: 'feedback-clock:texts', list: (waiting) => listExpiredTexts(pool, waiting) },
    async ({ db }, { id }) => {
      await wipeTexts(db, id)
      await deleteReasonsOf(db, 'feedback', id)
    },
  )
}

async function close(ctx: OwnContext, { id }: { id: string }): Promise<void> {
  const [ticket] = await listClosable(ctx.db, feedbackTerms.closeDays, { id })
  if (ticket) await moveByClock(ctx, feedbackLifecycle, ticket, { action: 'close', set: closedNow })
}

async function forgetContact(ctx: OwnContext, { id }: { id: string }): Promise<void> {
  const files = await filesOf(ctx, { kind: 'feedback', id })
  const fileIds = files.flatMap(({ fileId, view }) => (view ? [fileId] : []))
  await removeFiles(ctx, { fileIds })
  await removeContact(ctx.db, id)
}
