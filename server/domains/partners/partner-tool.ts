import { ApiError } from '../../../shared/contract/errors.ts'
import type { OwnedId } from '../../../shared/lib/owned-id.ts'
import type { PartnerToolStatus } from '../../../shared/rules/partners.ts'
import type { CallContext, TeamMember } from '../../context.ts'
import { bindAccount, bindTeam, isHalted } from './bindings.queries.ts'
import { makeToken } from './make-token.ts'
import { newestStateOf } from './newest-state.ts'
import { findPartnerOfTool } from './partners.queries.ts'

type Ctx = CallContext<TeamMember>
type Input = { toolId: string }

/** The acting team's progress with a partner's tool. @throws ApiError `notAvailable` */
export async function getPartnerToolStatus(ctx: Ctx, { teamId, toolId }: Input & { teamId: OwnedId }) {
  if (teamId !== ctx.actor.team.id) throw new ApiError('notAvailable')
  const partner = await partnerOf(ctx, toolId)
  const status = await statusOf(ctx, toolId)
  const canOpen = status === 'granted' && !(await isHalted(ctx.db, teamId))
  return { status, partnerName: partner.name[ctx.locale], canOpen }
}

/** A token for a member to open a granted tool as themselves. @throws ApiError `notAvailable` */
export async function openPartnerTool(ctx: Ctx, { toolId }: Input) {
  const partner = await grantedPartner(ctx, toolId)
  return makeToken(ctx, partner, await bindAccount(ctx.db, partner.id, { accountId: ctx.actor.accountId }))
}

/** The same as the team. @throws ApiError `notAvailable`, also for plain members */
export async function openPartnerToolAsTeam(ctx: Ctx, { toolId }: Input) {
  if (ctx.actor.team.role === 'member') throw new ApiError('notAvailable')
  const partner = await grantedPartner(ctx, toolId)
  return makeToken(ctx, partner, await bindTeam(ctx.db, partner.id, { teamId: ctx.actor.team.id }))
}

async function grantedPartner(ctx: Ctx, toolId: string) {
  const partner = await partnerOf(ctx, toolId)
  if ((await statusOf(ctx, toolId)) !== 'granted') throw new ApiError('notAvailable')
  if (await isHalted(ctx.db, ctx.actor.team.id)) throw new ApiError('notAvailable')
  return partner
}

async function partnerOf(ctx: Ctx, toolId: string) {
  const partner = await findPartnerOfTool(ctx.db, Number(toolId))
  if (!partner) throw new ApiError('notAvailable')
  return partner
}

async function statusOf(ctx: Ctx, toolId: string): Promise<PartnerToolStatus> {
  const state = await newestStateOf(ctx.db, ctx.actor.team.id, Number(toolId))
  switch (state) {
    case 'submitted':
    case 'in_review':
    case 'needs_correction':
      return 'applying'
    case 'approved':
    case 'fulfilling':
    case 'active':
      return 'granted'
    case 'completed':
    case 'expired':
    case 'revoked':
      return 'ended'
    default:
      return 'none'
  }
}
