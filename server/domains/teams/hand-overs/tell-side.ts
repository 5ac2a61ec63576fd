import { handOverTerms } from '../../../../shared/rules/applications/hand-over.ts'
import { type NotifyContext, notify } from '../../messages/notify.ts'
import { getTeam } from '../team.queries.ts'
import type { HandOverSides } from './audit-hand-over.ts'

/** Events that the sides are told of; the texts are `notice_<template>`. */
type Template =
  | 'super_admin_hand_over_offered'
  | 'super_admin_hand_over_sent'
  | 'super_admin_hand_over_given'
  | 'super_admin_hand_over_taken'
  | 'super_admin_hand_over_declined'
  | 'super_admin_hand_over_withdrawn'
  | 'super_admin_hand_over_lapsed'

const offer: Template = 'super_admin_hand_over_offered'

/** Tells one side about a hand-over: in the portal and, like every message, by mail or text message. */
export async function tellSide(
  ctx: NotifyContext,
  { team_id: teamId }: HandOverSides,
  { to, template }: { to: string; template: Template },
): Promise<void> {
  const { name: team } = await getTeam(ctx.db, teamId)
  await notify(ctx, {
    // An offer is only for a member; its outcome concerns both sides even after they left.
    to: { kind: 'account', accountId: to, ...(template === offer && { needs: { kind: 'member', teamId } }) },
    category: 'internal',
    template,
    params: { team, days: handOverTerms.days },
    link: `/handOver?team=${teamId}`,
  })
}
