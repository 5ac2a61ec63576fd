import { findLastAuditEntry } from '../../../db/audit.ts'
import { type AuditProblem, findAuditProblem, noteAudit } from '../../../db/audit-watch.ts'
import type { Db } from '../../../db/database.ts'
import type { Services } from '../../../services.ts'
import { readSiteSettings } from '../../home/site-settings.ts'
import { sendToContact } from '../../messages/send-to-contact.ts'
import { contactOf, staffWithPrivilege } from '../recipients.ts'

/** Notes the newest entry of the audit in the data folder, every hour; what does not fit is said in the log. */
export async function noteAuditHourly({ pool, auditAnchors, log }: Services): Promise<void> {
  const problem = await noteAudit(pool, auditAnchors)
  if (problem) log.error({ problem }, 'the audit was tampered with')
}

/**
 * Mails the newest entry, once a day, to whoever runs the portal and to those who may read the audit: what stands in a
 * mailbox nobody changes who changes the database. Where something is wrong the mail says that instead.
 */
export async function mailAuditHead(services: Services): Promise<void> {
  const last = await findLastAuditEntry(services.pool)
  if (!last) return
  const problem = await findAuditProblem(services.pool, services.auditAnchors, 'new')
  await services.pool.transaction().execute(async (db) => {
    for (const { email, locale } of await readersOf(services, db)) {
      await sendToContact(
        { db, services },
        { channel: 'mail', to: email, locale, ...words(last, problem), link: '/staff/audit' },
      )
    }
  })
}

function words(last: { position: number; hash: string }, problem: AuditProblem | null) {
  if (problem) return { template: 'audit_tampered', params: { position: problem.position ?? 0 } } as const
  return { template: 'audit_head', params: { position: last.position, hash: last.hash } } as const
}

async function readersOf(services: Services, db: Db) {
  const readers = new Map<string, 'zh' | 'en'>()
  const { mail } = await readSiteSettings(db)
  if (mail) readers.set(mail, 'zh')
  for (const accountId of await staffWithPrivilege(db, 'readAudit')) {
    const contact = await contactOf(services, accountId, null)
    if (contact?.email) readers.set(contact.email, contact.locale)
  }
  return [...readers].map(([email, locale]) => ({ email, locale }))
}
