import { ApiError } from '../../../shared/contract/errors.ts'
import type { StaffAccount, StaffAccountSuspension } from '../../../shared/contract/suspensions.staff.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { OwnedId } from '../../../shared/lib/owned-id.ts'
import { liftReasons, suspensionReasons, suspensionTerms } from '../../../shared/rules/sign-in/suspensions.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { wasAuditedLately } from '../../db/audit/audit.ts'
import { spendLimits } from '../../db/limits.ts'
import { recordLook } from '../audit/data-views.ts'
import { noticeText } from '../messages/notice-text.ts'
import { listLiveSessions } from '../sign-in/sessions/sessions.ts'
import { namedRoles } from '../staff/roles/named-roles.ts'
import { hindranceOf, suspensionCaseOf } from './suspension.policy.ts'
import { findSeenAccount, listSuspensions, listTeamsSeen } from './suspension.queries.ts'
import { liftNotice, suspensionNotice } from './suspension-notice.ts'

type Ctx = CallContext<StaffMember>

/**
 * An account as an administrator sees it, with personal texts masked. Its owner can read who looked.
 * @throws ApiError `notAvailable`, `tooMany`
 */
export async function describeAccount(ctx: Ctx, { userID }: { userID: OwnedId }): Promise<StaffAccount> {
  const isNoted = await wasAuditedLately(
    ctx.db,
    { ...lookAt(userID), accountId: ctx.actor.accountId },
    suspensionTerms.lookMinutes,
  )
  // A repeated look is free, so that the result of the page's own form is always visible.
  if (!isNoted) await spendLook(ctx)
  const account = await findSeenAccount(ctx.db, userID)
  if (!account) throw new ApiError('notAvailable')
  if (!isNoted) await noteLook(ctx, userID)
  const { cipher } = ctx.services
  const open = (text: string | null, column: string) => text && cipher.decrypt(text, `accounts.${column}`)
  const { display_name: workName, roles } = account
  return {
    userID,
    name: open(account.name_encrypted, 'name'),
    phone: open(account.phone_encrypted, 'phone'),
    email: open(account.email_encrypted, 'email'),
    language: account.locale,
    since: account.created_at.toISOString(),
    status: account.status,
    staff: workName && roles ? { name: workName, roles: await namedRoles(ctx, roles) } : null,
    sessions: account.status === 'active' ? (await listLiveSessions(ctx.db, userID)).length : 0,
    teams: await listTeamsSeen(ctx.db, userID),
    suspensions: (await listSuspensions(ctx.db, userID, suspensionTerms.shown)).map((row) =>
      presentSuspension(ctx, row),
    ),
    hindrance: hindranceOf(
      await suspensionCaseOf(ctx.db, ctx.actor.accountId, { id: userID, status: account.status }),
    ),
    notices: account.status === 'active' ? whyWords(account.locale) : whyNotWords(account.locale),
  }
}

const lookAt = (userID: OwnedId) => ({ kind: 'account.viewed', subjectKind: 'account', subjectId: userID })

async function spendLook({ services, actor }: Ctx): Promise<void> {
  const key = `accountLook:${actor.accountId}`
  await spendLimits(services.limits, [{ key, most: suspensionTerms.looksPerHour, windowSeconds: 3600 }])
}

/** Recorded once per look, however often the page is reopened; not for one's own account. */
async function noteLook(ctx: Ctx, userID: OwnedId): Promise<void> {
  if (ctx.actor.accountId === userID) return
  const { kind, subjectKind } = lookAt(userID)
  await recordLook(ctx, {
    audited: { kind, subjectKind },
    what: 'account',
    subject: { id: userID, reference: '' },
    reason: '',
    of: { accountIds: [userID] },
  })
}

function whyWords(locale: Locale): StaffAccount['notices'] {
  return suspensionReasons.map((reason) => {
    const { template, params } = suspensionNotice(reason, '……')
    return { reason, ...noticeText(template, params, locale) }
  })
}

function whyNotWords(locale: Locale): StaffAccount['notices'] {
  return liftReasons.map((reason) => {
    const { template, params } = liftNotice(reason)
    return { reason, ...noticeText(template, params, locale) }
  })
}

type Row = Awaited<ReturnType<typeof listSuspensions>>[number]

function presentSuspension({ services: { cipher } }: Ctx, row: Row): StaffAccountSuspension {
  const { lift_reason: why, lift_words_encrypted: sealed, lifted_at: at } = row
  return {
    suspensionId: row.id,
    reason: row.reason,
    words: cipher.decrypt(row.words_encrypted, 'account_suspensions.words'),
    by: row.by_name ?? '',
    at: row.suspended_at.toISOString(),
    lifted:
      why && sealed && at
        ? {
            reason: why,
            words: cipher.decrypt(sealed, 'account_suspensions.lift_words'),
            by: row.lifter_name ?? '',
            at: at.toISOString(),
          }
        : null,
  }
}
