import { feedbackTerms, nextFeedbackState } from '../../../shared/rules/feedback.ts'
import { appendAudit } from '../../db/audit.ts'
import { databaseClock } from '../../db/database-clock.ts'
import type { Services } from '../../services.ts'
import { filesOf } from '../files/files-of.ts'
import { removeFiles } from '../files/remove-files.ts'
import {
  forgetForms,
  insertEvent,
  listClosable,
  listExpiredContacts,
  listExpiredTexts,
  removeContact,
  updateTicket,
  wipeTexts,
} from './feedback.queries.ts'
import { tellSender } from './tell-sender.ts'

/**
 * The clock of complaints and suggestions: closes what was answered and not contested, removes contact and files, and
 * later every word, when their time is over. Each ticket in a transaction of its own; run twice it does nothing twice.
 */
export async function feedbackClock(services: Services): Promise<void> {
  await forgetForms(services.pool)
  for (const { id } of await listClosable(services.pool, feedbackTerms.closeDays)) await close(services, id)
  for (const { id } of await listExpiredContacts(services.pool)) await forgetContact(services, id)
  for (const { id } of await listExpiredTexts(services.pool))
    await services.pool.transaction().execute((db) => wipeTexts(db, id))
}

async function close(services: Services, id: string): Promise<void> {
  await services.pool.transaction().execute(async (db) => {
    const [ticket] = await listClosable(db, feedbackTerms.closeDays, id)
    const state = ticket && nextFeedbackState(ticket.state, 'close', 'portal')
    if (!ticket || !state) return
    const closed = await updateTicket(db, id, { state, due_on: null, closed_at: databaseClock })
    await insertEvent(db, { ticket_id: id, action: 'close', side: 'portal', account_id: null })
    await tellSender({ db, services }, closed, 'closed')
    await appendAudit(db, [
      {
        accountId: null,
        teamId: null,
        requestId: 'feedback-clock',
        kind: 'feedback.close',
        subjectKind: 'feedback',
        subjectId: id,
        before: { state: ticket.state, version: ticket.version },
        after: { state, version: closed.version },
      },
    ])
  })
}

async function forgetContact(services: Services, id: string): Promise<void> {
  await services.pool.transaction().execute(async (db) => {
    const files = await filesOf({ db, services }, { kind: 'feedback', id })
    const fileIds = files.flatMap(({ fileId, view }) => (view ? [fileId] : []))
    await removeFiles({ db, services }, { fileIds })
    await removeContact(db, id)
  })
}
