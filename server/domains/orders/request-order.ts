import { ApiError } from '../../../shared/contract/errors.ts'
import { createReference } from '../../../shared/lib/reference.ts'
import { shanghaiYear } from '../../../shared/lib/text/shanghai-time.ts'
import type { CallContext, TeamMember } from '../../context.ts'
import { dayAfterWorkingDays } from '../../db/working-days.queries.ts'
import { ownApplication } from '../applications/own-application.ts'
import { auditDone } from '../move.ts'
import { isSameSide, teamById } from '../sign-in/account/people.ts'
import { holdSlots } from './hold-slots.ts'
import { orderLifecycle } from './order-lifecycle.ts'
import { sealText } from './order-texts.ts'
import { orderedBy } from './ordered-by.ts'
import { findOpenOrder, insertOrder, insertOrderEvent, type OrderRow } from './orders.queries.ts'
import { requirePeriod } from './step-order.ts'
import { tellSide } from './tell-sides.ts'

type Input = { applicationId: string; from: string; until: string; need: string }

/**
 * Orders what an application was granted for; its weeks or days are held at once, so that whoever is answered later
 * still has them. The application is locked first: two orders at once become one.
 */
export async function requestOrder(ctx: CallContext<TeamMember>, input: Input) {
  const { db, services, actor } = ctx
  const application = await ownApplication(ctx, input.applicationId)
  const ordered = await orderedBy(db, application)
  if (!ordered) throw new ApiError('notAvailable')
  if (!ordered.is_open) throw new ApiError('slotsTaken')
  if (await isSameSide(db, actor.team.id, ordered.provider_team_id)) throw new ApiError('ownInterest')
  if (await findOpenOrder(db, application.id)) throw new ApiError('alreadyOpen')
  const { from, until } = await requirePeriod(db, ordered.offering_kind, input, {
    until: application.granted_until,
  })
  const { organisationId } = await teamById(db, actor.team.id)
  const { offering_kind, offering_number, provider_team_id } = ordered
  const dates = { first_slot: from, last_slot: until }
  await holdSlots(db, null, { ...ordered, ...dates, proposed_first: null, proposed_last: null })
  const order = await store(ctx, {
    ...{ offering_kind, offering_number, provider_team_id, ...dates },
    application_id: application.id,
    team_id: actor.team.id,
    organisation_id: organisationId,
    requested_by: actor.accountId,
    need_encrypted: sealText(services, 'need', input.need),
    due_on: await dayAfterWorkingDays(db, ordered.reply_days),
  })
  await recordRequest(ctx, order)
  await tellSide(ctx, order, 'provider', 'order_requested')
  return { orderId: order.id, state: order.state, version: order.version }
}

type New = Omit<Parameters<typeof insertOrder>[1], 'reference'>

async function store({ db }: Pick<CallContext, 'db'>, order: New): Promise<OrderRow> {
  for (;;) {
    const made = await insertOrder(db, {
      ...order,
      reference: createReference('YY', shanghaiYear(new Date())),
    })
    if (made) return made
  }
}

async function recordRequest(ctx: CallContext<TeamMember>, order: OrderRow): Promise<void> {
  const { accountId } = ctx.actor
  await insertOrderEvent(ctx.db, {
    order_id: order.id,
    action: 'request',
    party: 'team',
    account_id: accountId,
    from_state: order.state,
    to_state: order.state,
    note_encrypted: null,
    first_slot: order.first_slot,
    last_slot: order.last_slot,
  })
  auditDone(ctx, orderLifecycle, { action: 'request', accountId, after: order })
}
