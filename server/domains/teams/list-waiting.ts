import type { Waiting, WaitingItem } from '../../../shared/contract/teams/waiting.ts'
import { shanghaiDay } from '../../../shared/lib/text/shanghai-time.ts'
import { mostOpenInvitations } from '../../../shared/rules/sign-in/team-invitations.ts'
import { byUrgency, waitingOfKind } from '../../../shared/rules/staff/waiting.ts'
import type { Account, CallContext } from '../../context.ts'
import { getUnreadCounts } from '../messages/unread-counts.ts'
import { waitingOrders } from '../orders/list-orders.ts'
import { listChangesToAnswer } from '../organisations/super-admin/changes-to-answer.ts'
import { organisationToJoin } from '../organisations/team-organisation.ts'
import { findVerificationTerm } from '../organisations/verification-term.ts'
import { findAccount } from '../sign-in/account/account-info.ts'
import { findOpenDeletion } from '../sign-in/sessions/start-session.ts'
import { listMySurveys } from '../surveys/my-surveys.ts'
import { listWaitingFor } from './hand-overs/hand-over.queries.ts'
import { listOpenRequests, listRequestsOf } from './joining/join-request.queries.ts'
import { canManage } from './team.policy.ts'
import { getTeam } from './team.queries.ts'

type Ctx = CallContext<Account>

/** Matters of every domain that wait for the caller: a few lines each, the most urgent first. */
export async function listWaiting(ctx: Ctx): Promise<Waiting> {
  const found = await Promise.all([
    deletion(ctx),
    changes(ctx),
    handOvers(ctx),
    orders(ctx),
    joinAsked(ctx),
    joinSent(ctx),
    surveys(ctx),
    messages(ctx),
    ownName(ctx),
  ])
  const { team } = ctx.actor
  return {
    waiting: found.flatMap((items) => items.slice(0, waitingOfKind)).sort(byUrgency),
    verification: team ? await findVerificationTerm(ctx.db, team.id) : null,
  }
}

async function deletion({ db, actor }: Ctx): Promise<WaitingItem[]> {
  const open = await findOpenDeletion(db, actor.accountId)
  if (!open) return []
  return [{ kind: 'deletion', id: null, name: '', until: shanghaiDay(open.due_at), count: 1 }]
}

async function changes({ db, actor }: Ctx): Promise<WaitingItem[]> {
  const rows = await listChangesToAnswer(db, actor.accountId)
  return rows.map(({ id, team_name: name, cooling_until: until }) => ({
    kind: 'superAdminChange',
    id,
    name,
    until,
    count: 1,
  }))
}

async function handOvers({ db, actor }: Ctx): Promise<WaitingItem[]> {
  const rows = await listWaitingFor(db, actor.accountId)
  return rows.map((row) => ({
    kind: row.to_account_id === actor.accountId ? 'handOver' : 'handOverSent',
    id: row.team_id,
    name: row.team_name,
    until: shanghaiDay(row.until),
    count: 1,
  }))
}

/** Orders and bookings that wait for the acting team: those of others, and its own. */
async function orders({ db, actor }: Ctx): Promise<WaitingItem[]> {
  if (!actor.team) return []
  const { team, provider } = await waitingOrders(db, { accountId: actor.accountId, team: actor.team })
  const items = [
    { kind: 'orderAsked', ...provider },
    { kind: 'order', ...team },
  ] as const
  return items
    .filter(({ count }) => count > 0)
    .map(({ kind, count, until }) => ({ kind, id: null, name: '', until, count }))
}

/** Requests to join the acting team, for those who decide. */
async function joinAsked({ db, actor }: Ctx): Promise<WaitingItem[]> {
  if (!actor.team || !canManage(actor.team.role)) return []
  const { length: count } = await listOpenRequests(db, actor.team.id, mostOpenInvitations)
  if (count === 0) return []
  const { name } = await getTeam(db, actor.team.id)
  return [{ kind: 'joinAsked', id: actor.team.id, name, until: null, count }]
}

async function joinSent({ db, actor }: Ctx): Promise<WaitingItem[]> {
  const open = (await listRequestsOf(db, actor.accountId)).filter(({ state }) => state === 'open')
  return Promise.all(
    open.slice(0, waitingOfKind).map(async ({ organisation_id: id }): Promise<WaitingItem> => {
      const organisation = await organisationToJoin(db, id)
      return { kind: 'joinSent', id, name: organisation?.name ?? '', until: null, count: 1 }
    }),
  )
}

async function surveys(ctx: Ctx): Promise<WaitingItem[]> {
  const { list } = await listMySurveys(ctx, { page: 1, pageSize: 20 })
  return list
    .filter(({ state, answeredOn }) => state === 'open' && answeredOn === null)
    .map(({ surveyId: id, kind, title: name, closesOn: until }) => ({ kind, id, name, until, count: 1 }))
}

async function messages(ctx: Ctx): Promise<WaitingItem[]> {
  const unread = await getUnreadCounts(ctx)
  const count = Object.values(unread).reduce((sum, one) => sum + one, 0)
  return count > 0 ? [{ kind: 'messages', id: null, name: '', until: null, count }] : []
}

/** A reminder for team members without a name, whose colleagues only see part of their phone number. */
async function ownName({ db, actor }: Ctx): Promise<WaitingItem[]> {
  if (!actor.team || (await getTeam(db, actor.team.id)).kind === 'person') return []
  const account = await findAccount(db, actor.accountId)
  return account?.name_encrypted ? [] : [{ kind: 'name', id: null, name: '', until: null, count: 1 }]
}
