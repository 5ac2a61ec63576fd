import { outboxContexts } from '../../adapters/outbox-message.ts'
import { deleteReasons, listReasonsAboutNobody } from '../../db/audit/audit-reasons.queries.ts'
import { reasonContext } from '../../db/audit/audit-seal.ts'
import type { Db } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import { codeJobContexts, contactJobContext, linkJobContexts } from '../messages/sending/contact-job.ts'
import { maskPerson } from './mask-person.ts'
import { type Person, statedMeanwhile } from './person-keys.ts'
import { readOrForget } from './read-or-forget.ts'
import {
  deleteJobs,
  deleteJobsNaming,
  deleteMissedNaming,
  deleteOutboxMessages,
  listOutbox,
  listSendingJobs,
} from './traces.queries.ts'

type Ctx = { db: Db; services: Pick<Services, 'cipher'> }

/** Data outside the domains' tables: jobs, the demo's stored messages, and reasons about nobody that name the person. */
export async function eraseTraces({ db, services: { cipher } }: Ctx, person: Person): Promise<void> {
  const { phone, email } = person
  const reached = [phone, email].filter((one) => one !== null)
  const digits = [...reached, phone?.replace(/^\+86/, '')].filter((one) => one !== undefined)
  const read = (stored: string | null, context: string) =>
    (stored === null ? null : readOrForget(cipher, stored, context)) ?? ''
  const reaches = (stored: string | null, ...contexts: string[]) =>
    contexts.some((context) => reached.includes(read(stored, context)))
  const names = (said: string, at: Date) =>
    maskPerson(said, statedMeanwhile(person.borne, { first: at, last: at })) !== said
  await deleteJobsNaming(db, [person.keys.accountId, ...digits])
  const stated = [...person.phones, ...person.emails]
  await deleteMissedNaming(db, [...stated, ...person.phones.map((one) => one.replace(/^\+86/, ''))])
  const sending = (await listSendingJobs(db)).filter(
    ({ phone: to, to: address }) =>
      reaches(to, codeJobContexts.phone) || reaches(address, contactJobContext, linkJobContexts.to),
  )
  await deleteJobs(
    db,
    sending.map(({ id }) => id),
  )
  const kept = (await listOutbox(db)).filter((row) => {
    const said = `${row.subject} ${read(row.body_encrypted, outboxContexts.body)}`
    return reaches(row.recipient_encrypted, outboxContexts.recipient) || names(said, row.created_at)
  })
  await deleteOutboxMessages(
    db,
    kept.map(({ id }) => id),
  )
  const reasons = (await listReasonsAboutNobody(db)).filter(({ reason_encrypted: reason, at }) =>
    names(read(reason, reasonContext), at),
  )
  await deleteReasons(
    db,
    reasons.map(({ position }) => position),
  )
}
