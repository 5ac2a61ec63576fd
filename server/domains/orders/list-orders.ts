import type { CallContext, TeamMember } from '../../context.ts'
import { offeringOf } from '../../db/offering-columns.ts'
import { onWire } from '../applications/on-wire.ts'
import { offeringNames } from '../offering-names.ts'
import { presentOrders } from './order.present.ts'
import { listOrders, listOrdersOf } from './orders.queries.ts'
import { listProvided } from './slots.queries.ts'

type Input = { side: 'team' | 'provider'; page: number; pageSize: number }

/** A page of what my team has ordered, or of requests to it; members who are no admins see none of those. */
export async function listTeamOrders(ctx: CallContext<TeamMember>, { side, page, pageSize }: Input) {
  const { db, actor, locale } = ctx
  const leads = actor.team.role !== 'member'
  const provided = leads ? await listProvided(db, actor.team.id) : []
  const names = await offeringNames(ctx, provided)
  const column = side === 'team' ? 'team_id' : 'provider_team_id'
  const { rows, total } =
    side === 'team' || leads
      ? await listOrders(db, column, actor.team.id, { offset: (page - 1) * pageSize, limit: pageSize })
      : { rows: [], total: 0 }
  return {
    items: await presentOrders(ctx, rows),
    total,
    pageSize,
    provided: provided.map((row) => onWire(offeringOf(row), names(row)[locale])),
  }
}

/** The orders of an application, for its page. */
export async function ordersOfApplication(
  ctx: Pick<CallContext, 'db' | 'services' | 'locale'>,
  applicationId: string,
) {
  return presentOrders(ctx, await listOrdersOf(ctx.db, applicationId))
}
