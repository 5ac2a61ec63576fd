import { findLastAuditEntry } from '../../db/audit/audit.ts'
import { type AuditProblem, findAuditProblem, noteAudit } from '../../db/audit/audit-watch.ts'
import { eachInTransaction } from '../../jobs/each-alone.ts'
import type { Services } from '../../services.ts'
import { contactOf, staffWithPrivilege } from '../messages/recipients.ts'
import { sendToContact } from '../messages/sending/send-to-contact.ts'
import { readSiteSettings } from '../settings/site-settings.ts'

/** Notes the newest audit entry in the data folder, every hour; a mismatch is logged. */
export async function noteAuditHourly({ pool, auditAnchors, log }: Services): Promise<void> {
  const problem = await noteAudit(pool, auditAnchors)
  if (problem) log.error({ problem }, 'the audit was tampered with')
}

/**
 * Mails the newest entry, once a day, to the operator and to staff who may read the audit: a person who
 * changes the database cannot change what is in a mailbox. If something is wrong, the mail says that instead.
 */
export async function mailAuditHead(services: Services, _payload: unknown, jobId: string): Promise<void> {
  const last = await findLastAuditEntry(services.pool)
  if (!last) return
  const problem = await findAuditProblem(services.pool, services.auditAnchors, 'new')
  const said = { channel: 'mail', ...words(last, problem), link: '/staff/audit' } as const
  const { mail } = await readSiteSettings(services.pool)
  const operator = mail ? ['operator'] : []
  const told = new Set<string>()
  const list = async () => [...operator, ...(await staffWithPrivilege(services.pool, 'readAudit'))]
  await eachInTransaction({ services, jobId, task: 'mail-audit-head', list }, async (ctx, id) => {
    const reader =
      id === 'operator' ? { email: mail, locale: 'zh' as const } : await contactOf(services, id, null)
    if (!reader?.email || told.has(reader.email)) return
    await sendToContact(ctx, { ...said, to: reader.email, locale: reader.locale })
    told.add(reader.email)
  })
}

function words(last: { position: number; hash: string }, problem: AuditProblem | null) {
  if (problem) return { template: 'audit_tampered', params: { position: problem.position ?? 0 } } as const
  return { template: 'audit_head', params: { position: last.position, hash: last.hash } } as const
}
