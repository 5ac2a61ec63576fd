import type { Bilingual } from '../../../../shared/lib/locale.ts'
import { roleChangeTerms } from '../../../../shared/rules/staff/role-changes.ts'
import type { Db } from '../../../db/database.ts'
import { type NotifyContext, notify } from '../../messages/notify.ts'
import { staffWithPrivilege } from '../../messages/recipients.ts'
import { findPersonOf, type RoleChangeRow } from './role-change.queries.ts'

const link = '/staff/roleChanges'

/** Tells the administrators who could confirm a change that it is waiting. */
export async function tellConfirmers(
  ctx: NotifyContext,
  change: RoleChangeRow,
  gainers: string[],
): Promise<void> {
  for (const accountId of await staffWithPrivilege(ctx.db, 'manageStaff')) {
    if (accountId === change.asked_by || gainers.includes(accountId)) continue
    await notify(ctx, {
      to: { kind: 'staff', privilege: 'manageStaff', accountId },
      category: 'internal',
      template: 'staff_change_asked',
      params: { days: roleChangeTerms.openDays },
      link,
    })
  }
}

/** Tells the requester the outcome, unless they are no longer an administrator. */
export async function tellAsker(
  ctx: NotifyContext,
  change: RoleChangeRow,
  template: 'staff_change_confirmed' | 'staff_change_refused' | 'staff_change_lapsed',
): Promise<void> {
  await notify(ctx, {
    to: { kind: 'staff', privilege: 'manageStaff', accountId: change.asked_by },
    category: 'internal',
    template,
    params: { name: await nameOfChange(ctx.db, change) },
    link,
  })
}

/** Whom or which role a change is about. */
async function nameOfChange(db: Db, change: RoleChangeRow): Promise<string | Bilingual> {
  const person = await findPersonOf(db, change)
  const role = change.after.role ?? change.before.role
  return person ?? (role ? { zh: role.nameZh, en: role.nameEn } : '')
}
