import { ApiError } from '../../../../shared/contract/errors.ts'
import { superAdminTerms } from '../../../../shared/rules/organisations/super-admin-change.ts'
import type { Account, CallContext } from '../../../context.ts'
import { spendLimits } from '../../../db/limits.ts'
import { accountOfPhone } from '../../sign-in/account/account-of-phone.ts'
import { roleIn } from './role-in.ts'
import { findLedTeam, findVerifiedOnce } from './super-admin-change.queries.ts'

export type PhoneFit = 'me' | 'member' | 'superAdmin' | 'nobody'

/** Who a number would make super admin. Outside the team, every number but one's own looks the same. */
export async function checkSuperAdminPhone(
  ctx: CallContext<Account>,
  { TeamID, phone }: { TeamID: string; phone: string },
): Promise<{ fits: PhoneFit }> {
  await requireChangeableTeam(ctx, TeamID)
  await spendLimits(ctx.services.limits, [
    {
      key: `superAdminPhone:${ctx.actor.accountId}`,
      most: superAdminTerms.phonesPerHour,
      windowSeconds: 3600,
    },
  ])
  return { fits: (await fitOfPhone(ctx, TeamID, phone)).fits }
}

/** The owner of a number, as far as the actor may know. */
export async function fitOfPhone(
  ctx: CallContext<Account>,
  teamId: string,
  phone: string,
): Promise<{ fits: PhoneFit; accountId: string | null }> {
  const { accountId: me } = ctx.actor
  const accountId = await accountOfPhone(ctx, phone)
  const mine = await roleIn(ctx.db, teamId, me)
  if (accountId === me) return { fits: mine === 'superAdmin' ? 'superAdmin' : 'me', accountId }
  const role = accountId && mine ? await roleIn(ctx.db, teamId, accountId) : null
  if (!role) return { fits: 'nobody', accountId: null }
  return { fits: role === 'superAdmin' ? 'superAdmin' : 'member', accountId }
}

/** A team of a verified organisation. @throws ApiError `notAvailable` for any other or missing one */
export async function requireChangeableTeam({ db }: CallContext<Account>, teamId: string) {
  const team = await findLedTeam(db, teamId)
  const organisation = team?.organisation_id && (await findVerifiedOnce(db, team.organisation_id))
  if (!team || !organisation) throw new ApiError('notAvailable')
  return { team, organisation }
}
