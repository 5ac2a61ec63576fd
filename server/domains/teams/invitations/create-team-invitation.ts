import { randomBytes } from 'node:crypto'
import { ApiError } from '../../../../shared/contract/errors.ts'
import { pathInLocale } from '../../../../shared/lib/locale.ts'
import { maskPhone } from '../../../../shared/lib/text/masking.ts'
import { type GivenRole, mostOpenInvitations } from '../../../../shared/rules/sign-in/team-invitations.ts'
import type { CallContext, TeamMember } from '../../../context.ts'
import { spendLimits } from '../../../db/limits.ts'
import { limitsAbroad, parseMobilePhone } from '../../../parse-mobile-phone.ts'
import { qrCodeOf } from '../../../qr-code.ts'
import { notify } from '../../messages/notify.ts'
import { sendToContact } from '../../messages/sending/send-to-contact.ts'
import { findAccountByPhone } from '../../sign-in/account/account-of-phone.ts'
import { hashOfToken } from '../../sign-in/sessions/resolve-session.ts'
import { lockTeamForCount } from '../membership.queries.ts'
import { holdOwnRole } from '../own-role.ts'
import { canGive } from '../team.policy.ts'
import { getTeam } from '../team.queries.ts'
import { invitationPhoneColumn } from './named-invitation.ts'
import { countOpenInvitations, insertTeamInvitation, revokeInvitations } from './team-invitation.queries.ts'

type Input = { role: GivenRole; phone?: string | undefined; mostUses: number; days: number }
type Ctx = CallContext<TeamMember>

/** Limits on unsolicited text messages: few per phone, few per person, and a total budget. */
const limits = { perPhoneADay: 3, perPersonADay: 30, perTeamADay: 100, inAllADay: 2_000 }
const daySeconds = 24 * 3600

/**
 * Invites into the acting team. By phone, the invitation is for that number only, works once, is sent as a
 * text message, and replaces an earlier one; the response never says whether the number has an account.
 * @throws ApiError `notAvailable`, `invalidInput` (phone), `allowanceExhausted`, `tooMany`
 */
export async function createTeamInvitation(ctx: Ctx, input: Input) {
  const { actor, db, services } = ctx
  const team = await getTeam(db, actor.team.id)
  if (!canGive(actor.team.role, input.role) || team.kind === 'person') throw new ApiError('notAvailable')
  const phone = input.phone ? parseMobilePhone(input.phone) : null
  await spend(ctx, phone)
  await lockTeamForCount(db, team.id)
  if (!canGive(await holdOwnRole(ctx), input.role)) throw new ApiError('notAvailable')
  if ((await countOpenInvitations(db, team.id)) >= mostOpenInvitations) {
    throw new ApiError('allowanceExhausted')
  }
  const token = randomBytes(16).toString('base64url')
  const made = await store(ctx, { ...input, phone, token })
  ctx.audit({
    kind: 'team.invited',
    subjectKind: 'teamInvitation',
    subjectId: made.id,
    after: { role: input.role, mostUses: made.mostUses, days: input.days, isForPhone: phone !== null },
  })
  if (phone) await send(ctx, { invitationId: made.id, phone, token, teamName: team.name })
  const link = services.origin + pathInLocale(pathOf(token), ctx.locale)
  return {
    invitationID: made.id,
    link,
    qr: qrCodeOf(link),
    expiresAt: made.expires_at.toISOString(),
    phone: phone && maskPhone(phone),
    mostUses: made.mostUses,
    isSent: phone !== null && services.sms !== null,
  }
}

function pathOf(token: string): string {
  return `/invitation?token=${token}`
}

async function spend({ actor, services }: Ctx, phone: string | null): Promise<void> {
  const perDay = (key: string, most: number) => ({ key, most, windowSeconds: daySeconds })
  await spendLimits(services.limits, [
    perDay(`invite:account:${actor.accountId}`, limits.perPersonADay),
    perDay(`invite:team:${actor.team.id}`, limits.perTeamADay),
    ...(phone
      ? [
          perDay(
            `invite:phone:${services.cipher.blindIndex(phone, invitationPhoneColumn)}`,
            limits.perPhoneADay,
          ),
          perDay('invite:all', limits.inAllADay),
          ...limitsAbroad(phone, 'invite'),
        ]
      : []),
  ])
}

async function store(ctx: Ctx, invited: Omit<Input, 'phone'> & { phone: string | null; token: string }) {
  const { cipher } = ctx.services
  const { phone, role, token, days } = invited
  const teamId = ctx.actor.team.id
  if (phone) {
    await revokeInvitations(ctx.db, teamId, {
      phoneIndexes: cipher.blindIndexes(phone, invitationPhoneColumn),
    })
  }
  const mostUses = phone ? 1 : invited.mostUses
  const row = await insertTeamInvitation(
    ctx.db,
    {
      team_id: teamId,
      role,
      token_hash: hashOfToken(token),
      phone_encrypted: phone && cipher.encrypt(phone, invitationPhoneColumn),
      phone_index: phone && cipher.blindIndex(phone, invitationPhoneColumn),
      most_uses: mostUses,
      created_by: ctx.actor.accountId,
    },
    days,
  )
  return { ...row, mostUses }
}

type Sent = { invitationId: string; phone: string; token: string; teamName: string }

/**
 * An account gets a message, sent by its preferences and without a secret, since the number is its own;
 * anybody else gets a text message with the link.
 */
async function send(ctx: Ctx, { invitationId, phone, token, teamName }: Sent): Promise<void> {
  const account = await findAccountByPhone(ctx.db, ctx.services.cipher.blindIndexes(phone, 'accounts.phone'))
  if (account?.status === 'active') {
    await notify(ctx, {
      to: { kind: 'account', accountId: account.id },
      category: 'internal',
      template: 'team_invited',
      params: { team: teamName },
      link: `/invitation?id=${invitationId}`,
    })
    return
  }
  await sendToContact(ctx, {
    channel: 'sms',
    to: phone,
    locale: ctx.locale,
    template: 'team_invited',
    params: { team: teamName },
    link: pathOf(token),
    isLinkSecret: true,
  })
}
