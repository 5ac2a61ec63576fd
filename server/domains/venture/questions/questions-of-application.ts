import type { Db } from '../../../db/database.ts'
import { findEntry, listQuestions } from './questions.queries.ts'

/** The questions about the entry that an application is for, for its page; null where it is for none now. */
export async function questionsOfApplication(db: Db, applicationId: string) {
  const entry = await findEntry(db, { applicationId })
  if (!entry) return null
  const questions = await listQuestions(db, entry.id)
  const waiting = questions.filter((one) => one.asked_by === 'staff' && one.state === 'asked')
  return { worksID: entry.id, total: questions.length, waiting: waiting.length }
}
