import { locales } from '../../../shared/lib/locale.ts'
import {
  type SuperAdminChangeAction,
  superAdminVerdicts,
} from '../../../shared/rules/organisations/super-admin-change.ts'
import { noticeText } from '../messages/notice-text.ts'
import { type NotifyContext, notify } from '../messages/notify.ts'
import { findTeamNames } from './review/review.queries.ts'
import { otherSideOf } from './super-admin/super-admin-change.policy.ts'
import type { ChangeRow } from './super-admin/super-admin-change.queries.ts'

/** Events that sides and staff are told of; the texts are `notice_<template>`. */
type SideTemplate =
  | 'super_admin_sent'
  | 'super_admin_asked'
  | 'super_admin_offered'
  | 'super_admin_agreed'
  | 'super_admin_consented'
  | 'super_admin_contested'
  | 'super_admin_elapsed'
  | 'super_admin_withdrawn'
  | 'super_admin_given'
  | 'super_admin_taken'
  | 'super_admin_refused'

type Told = { to: string; template: SideTemplate }

/** Tells people of a change: in the portal and, like every message, by mail or text message. */
async function tell(ctx: NotifyContext, change: ChangeRow, told: Told[]): Promise<void> {
  const params = await paramsOf(ctx, change)
  for (const { to: accountId, template } of told) {
    await notify(ctx, {
      to: { kind: 'account', accountId },
      category: 'internal',
      template,
      params: { ...params, day: change.cooling_until },
      link: `/superAdminChange/${change.id}`,
    })
  }
}

/** Tells both sides of a requested change. */
export async function tellOfRequest(ctx: NotifyContext, change: ChangeRow): Promise<void> {
  const template = change.kind === 'handOver' ? 'super_admin_offered' : 'super_admin_asked'
  await tell(ctx, change, [
    { to: change.requested_by, template: 'super_admin_sent' },
    { to: otherSideOf(change), template },
  ])
}

/**
 * Tells people what a step means for them. The side that did not act hears of changes before staff decide,
 * and both hear the decision; a side that agreed is told too, since it is bound by it and it may not have
 * been them.
 */
export async function tellOfStep(
  ctx: NotifyContext,
  change: ChangeRow,
  action: SuperAdminChangeAction,
): Promise<void> {
  await tell(ctx, change, toldOf(change, action))
  if (action === 'agree' || action === 'contest' || action === 'elapse')
    await tellDeciders(ctx, change, 'super_admin_to_decide')
}

/** Whom a step is told, and by which text. */
function toldOf(change: ChangeRow, action: SuperAdminChangeAction): Told[] {
  const { requested_by: asker, next_account_id: next, sitting_account_id: sitting } = change
  const other = otherSideOf(change)
  const told: Partial<Record<SuperAdminChangeAction, Told[]>> = {
    agree: [
      { to: asker, template: 'super_admin_agreed' },
      { to: other, template: 'super_admin_consented' },
    ],
    contest: [{ to: asker, template: 'super_admin_contested' }],
    elapse: [{ to: asker, template: 'super_admin_elapsed' }],
    withdraw: [{ to: other, template: 'super_admin_withdrawn' }],
    complete: [
      { to: next, template: 'super_admin_given' },
      { to: sitting, template: 'super_admin_taken' },
    ],
    refuse: [next, sitting].map((to) => ({ to, template: 'super_admin_refused' })),
  }
  return told[action] ?? []
}

/** Previews of what both sides would read about each verdict, in both languages. */
export async function noticesOfVerdicts(ctx: Pick<NotifyContext, 'db'>, change: ChangeRow) {
  const params = await paramsOf(ctx, change)
  return superAdminVerdicts.flatMap((verdict) =>
    toldOf(change, verdict).flatMap(({ to, template }) =>
      locales.map((language) => ({
        verdict,
        to: to === change.next_account_id ? ('next' as const) : ('sitting' as const),
        language,
        ...noticeText(template, params, language),
      })),
    ),
  )
}

/** Tells the deciders that a change waits for them, or for a second of them. */
export async function tellDeciders(
  ctx: NotifyContext,
  change: ChangeRow,
  template: 'super_admin_to_decide' | 'super_admin_second_needed',
): Promise<void> {
  await notify(ctx, {
    to: { kind: 'staff', privilege: 'reviewSuperAdmins' },
    category: 'internal',
    template,
    params: await paramsOf(ctx, change),
    link: `/staff/superAdminChanges/${change.id}`,
  })
}

async function paramsOf({ db }: Pick<NotifyContext, 'db'>, change: ChangeRow) {
  const team = await findTeamNames(db, change.team_id)
  return { team: team?.name ?? '', reference: change.reference }
}
