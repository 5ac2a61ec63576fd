import { ApiError } from '../../../../shared/contract/errors.ts'
import type { Account, CallContext } from '../../../context.ts'
import { spendLimits } from '../../../db/limits.ts'
import { notify } from '../../messages/notify.ts'
import { managersOf } from '../../messages/recipients.ts'
import { move } from '../../move.ts'
import { organisationToJoin } from '../../organisations/team-organisation.ts'
import { findMembership, getTeam } from '../team.queries.ts'
import { joinLifecycle } from './join-lifecycle.ts'
import {
  findNewestRequest,
  insertJoinRequest,
  type JoinRequestRow,
  listRequestsOf,
  lockRequest,
} from './join-request.queries.ts'

export { removeOldRequests } from './join-request.queries.ts'

/** Encrypted columns of a person's request and of the answer. */
export const joinColumns = {
  name: 'team_join_requests.name',
  message: 'team_join_requests.message',
  reason: 'team_join_requests.reason',
} as const

/** A declined person may ask again, within limits. */
const limits = { perPersonADay: 10, perTeamInAMonth: 3 }
const daySeconds = 24 * 3600

type Ctx = CallContext<Account>

/** Whether an organisation has a team that the caller can ask to join. @throws ApiError `notAvailable` */
export async function checkTeam(ctx: Ctx, { organisationId }: { organisationId: string }) {
  const { db, actor } = ctx
  const organisation = await organisationToJoin(db, organisationId)
  if (!organisation) throw new ApiError('notAvailable')
  const newest = await findNewestRequest(db, organisation.teamId, actor.accountId)
  return {
    organisationId,
    name: organisation.name,
    isVerified: organisation.isVerified,
    isMember: (await findMembership(db, organisation.teamId, actor.accountId)) !== undefined,
    request: newest ? await presentRequest(ctx, newest) : null,
  }
}

type Asked = { organisationId: string; name: string; message: string }

/**
 * Asks an organisation's team for membership, and tells those who can decide.
 * @throws ApiError `notAvailable`, `conflict` for members, `alreadyAsked`, `tooMany`
 */
export async function askToJoin(ctx: Ctx, { organisationId, name, message }: Asked) {
  const { db, actor, services } = ctx
  const organisation = await organisationToJoin(db, organisationId)
  if (!organisation) throw new ApiError('notAvailable')
  const { teamId } = organisation
  if (await findMembership(db, teamId, actor.accountId)) throw new ApiError('conflict')
  const newest = await findNewestRequest(db, teamId, actor.accountId)
  if (newest?.state === 'open') throw new ApiError('alreadyAsked')
  await spendLimits(services.limits, [
    { key: `join:account:${actor.accountId}`, most: limits.perPersonADay, windowSeconds: daySeconds },
    {
      key: `join:team:${teamId}:${actor.accountId}`,
      most: limits.perTeamInAMonth,
      windowSeconds: 30 * daySeconds,
    },
  ])
  const requestId = await insertJoinRequest(db, {
    team_id: teamId,
    organisation_id: organisationId,
    account_id: actor.accountId,
    name_encrypted: services.cipher.encrypt(name, joinColumns.name),
    message_encrypted: message === '' ? null : services.cipher.encrypt(message, joinColumns.message),
  })
  if (!requestId) throw new ApiError('alreadyAsked')
  ctx.audit({
    kind: 'team.joinAsked',
    subjectKind: 'joinRequest',
    subjectId: requestId,
    teamId,
    after: { organisationId },
  })
  await tellManagers(ctx, teamId)
  return { requestID: requestId }
}

async function tellManagers(ctx: Ctx, teamId: string): Promise<void> {
  const team = await getTeam(ctx.db, teamId)
  for (const accountId of await managersOf(ctx.db, teamId)) {
    await notify(ctx, {
      to: { kind: 'account', accountId, needs: { kind: 'manager', teamId } },
      category: 'internal',
      template: 'team_join_asked',
      params: { team: team.name },
      link: '/accountCenter?part=team',
    })
  }
}

/** The caller's requests, with their outcomes. */
export async function listMyRequests(ctx: Ctx) {
  const rows = await listRequestsOf(ctx.db, ctx.actor.accountId)
  const requests = []
  for (const row of rows) requests.push(await presentRequest(ctx, row))
  return { requests }
}

/** Withdraws the caller's open request. @throws ApiError `notAvailable` if decided, foreign or missing */
export async function withdrawRequest(ctx: Ctx, { requestID }: { requestID: string }) {
  const { accountId } = ctx.actor
  const found = await lockRequest(ctx.db, requestID)
  if (found?.account_id !== accountId || found.state !== 'open') throw new ApiError('notAvailable')
  await move(ctx, joinLifecycle, found, { action: 'withdraw', accountId })
  return {}
}

async function presentRequest({ db, services }: Ctx, row: JoinRequestRow) {
  const organisation = await organisationToJoin(db, row.organisation_id)
  return {
    requestID: row.id,
    organisationId: row.organisation_id,
    organisationName: organisation?.name ?? null,
    state: row.state,
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    reason: row.reason_encrypted && services.cipher.decrypt(row.reason_encrypted, joinColumns.reason),
  }
}
