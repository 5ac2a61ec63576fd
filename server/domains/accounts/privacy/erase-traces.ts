import { outboxContexts } from '../../../adapters/outbox-message.ts'
import type { Db } from '../../../db/database.ts'
import type { Services } from '../../../services.ts'
import { contactJobContext } from '../../messages/contact-job.ts'
import { codeJobContexts } from '../../messages/send-sms.jobs.ts'
import type { Person } from './person-keys.ts'
import {
  deleteJobs,
  deleteJobsNaming,
  deleteOutboxMessages,
  listOutboxRecipients,
  listSendingJobs,
} from './traces.queries.ts'

/** What is not in a table of a domain: jobs that wait or are done, and what the demo kept instead of sending it. */
export async function eraseTraces(
  { db, services: { cipher } }: { db: Db; services: Pick<Services, 'cipher'> },
  person: Person,
): Promise<void> {
  const reached = [person.phone, person.email].filter((one) => one !== null)
  const reaches = (stored: string | null, context: string) =>
    stored !== null && reached.includes(cipher.decrypt(stored, context))
  await deleteJobsNaming(db, person.keys.accountId)
  const jobs = await listSendingJobs(db)
  const sending = jobs.filter(
    ({ phone, to }) => reaches(phone, codeJobContexts.phone) || reaches(to, contactJobContext),
  )
  await deleteJobs(
    db,
    sending.map(({ id }) => id),
  )
  const kept = await listOutboxRecipients(db)
  await deleteOutboxMessages(
    db,
    kept.filter((row) => reaches(row.recipient_encrypted, outboxContexts.recipient)).map(({ id }) => id),
  )
}
