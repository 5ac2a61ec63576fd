import { z } from 'zod'
import { type SmsReceipt, smsVendors } from '../../../adapters/sms/port.ts'
import type { Services } from '../../../services.ts'
import { codeJobContexts } from './contact-job.ts'
import { noteReport } from './delivery.queries.ts'

/** Seconds before each question; networks report most messages within a minute, some after hours. */
const waits = [60, 10 * 60, 3600, 8 * 3600]

const payloadSchema = z.object({
  messageKey: z.string(),
  vendor: z.enum(smsVendors),
  id: z.string(),
  phone: z.string(),
  sentAt: z.iso.datetime(),
  asked: z.int(),
})
type ReportJob = z.output<typeof payloadSchema>

/** Has the vendor asked later whether a message that it took has reached the phone. @param to in E.164 */
export async function awaitReport(
  services: Services,
  messageKey: string,
  to: string,
  receipt: SmsReceipt,
): Promise<void> {
  const sentAt = new Date().toISOString()
  const phone = services.cipher.encrypt(to, codeJobContexts.phone)
  await ask(services, { messageKey, ...receipt, phone, sentAt, asked: 0 })
}

/**
 * Asks the vendor once, and again later while there is no report. Staff read the answer beside the message; the
 * phone is kept in the job alone.
 * @throws DeliveryError where a later retry may help
 */
export async function readSmsReport(services: Services, payload: unknown): Promise<void> {
  const job = payloadSchema.parse(payload)
  const { pool, cipher, sms } = services
  const to = cipher.decrypt(job.phone, codeJobContexts.phone)
  const report = await sms?.report?.({ vendor: job.vendor, id: job.id }, to, new Date(job.sentAt))
  if (!report) return
  if (report.outcome === 'pending') await ask(services, { ...job, asked: job.asked + 1 })
  else await noteReport(pool, job.messageKey, report)
}

async function ask({ pool, enqueue }: Services, job: ReportJob): Promise<void> {
  const wait = waits[job.asked]
  if (wait) await enqueue(pool, 'read-sms-report', job, { startAfter: wait })
}
