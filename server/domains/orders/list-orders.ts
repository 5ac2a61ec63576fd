import type { CallContext, TeamMember } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { offeringOf } from '../../db/offering-columns.ts'
import { onWire } from '../applications/on-wire.ts'
import { offeringNames } from '../offering-names.ts'
import { presentOrders } from './order.present.ts'
import { countWaiting, listOrders, listOrdersOf } from './orders.queries.ts'
import { listProvided } from './slots.queries.ts'

type Side = 'team' | 'provider'
type Input = { side?: Side | undefined; page: number; pageSize: number }

/** A page of what my team has ordered, or of requests to it; members who are no admins see none of those. */
export async function listTeamOrders(ctx: CallContext<TeamMember>, input: Input) {
  const { db, actor, locale } = ctx
  const { page, pageSize } = input
  const leads = actor.team.role !== 'member'
  const provided = leads ? await listProvided(db, actor.team.id) : []
  const names = await offeringNames(ctx, provided)
  const { team, provider } = await waitingOrders(db, actor)
  const pageOf = (side: Side) =>
    side === 'team' || leads
      ? listOrders(db, side, actor.team.id, { offset: (page - 1) * pageSize, limit: pageSize })
      : { rows: [], total: 0 }
  const ours = await pageOf(input.side ?? 'team')
  const isTheirs = team.count === 0 && (provider.count > 0 || (ours.total === 0 && provided.length > 0))
  const side = input.side ?? (isTheirs ? 'provider' : 'team')
  const { rows, total } = input.side === undefined && side === 'provider' ? await pageOf(side) : ours
  return {
    side,
    waiting: { team: team.count, provider: provider.count },
    items: await presentOrders(ctx, rows),
    total,
    pageSize,
    provided: provided.map((row) => onWire(offeringOf(row), names(row)[locale])),
  }
}

/** How many orders wait for a person's team on either side, of those that this person may step. */
export async function waitingOrders(db: Db, { accountId, team }: Pick<TeamMember, 'accountId' | 'team'>) {
  const leads = team.role !== 'member'
  return {
    team: await countWaiting(db, 'team', { teamId: team.id, requestedBy: leads ? null : accountId }),
    provider: leads
      ? await countWaiting(db, 'provider', { teamId: team.id, requestedBy: null })
      : { count: 0, until: null },
  }
}

/** The orders of an application, for its page. */
export async function ordersOfApplication(
  ctx: Pick<CallContext, 'db' | 'services' | 'locale'>,
  applicationId: string,
) {
  return presentOrders(ctx, await listOrdersOf(ctx.db, applicationId))
}
