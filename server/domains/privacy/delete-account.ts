import { stars } from '../../../shared/lib/text/masking.ts'
import { appendAudit } from '../../db/audit/audit.ts'
import { maskEndedTeams, moveReasons } from '../../db/audit/mask-audit.ts'
import type { Db } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import { removeFiles } from '../files/remove-files.ts'
import { notify } from '../messages/notify.ts'
import { refreshFace } from '../organisations/faces/face-documents.ts'
import { revokeInvitations } from '../teams/invitations/team-invitations.ts'
import { lockMemberships, lockTeamAlone } from '../teams/leave-team.ts'
import { listTeamsOf } from '../teams/teams.ts'
import {
  actsForOthers,
  cancelDeletion,
  deleteDraftsOf,
  emptyAnswersOf,
  emptyNamesOf,
  finishDeletion,
  listExportKeys,
  listOrganisationsOf,
  listOwnFiles,
  listOwnTeams,
  listTeamNamingTimes,
  lockAccount,
  lockDeletion,
  maskNoticesNaming,
} from './deletion.queries.ts'
import { eraseRows } from './erase-rows.ts'
import { eraseTraces } from './erase-traces.ts'
import { listObstacles } from './obstacles.ts'
import { findPersonKeys, type Person } from './person-keys.ts'

type Ctx = { db: Db; services: Services }

/** Deletes a due account, or cancels the deletion, in one transaction; does nothing if not due. */
export async function deleteAccount(services: Services, accountId: string, requestId: string): Promise<void> {
  // Moves reasons about them that earlier releases wrote into the audit and the sweep has not reached.
  await moveReasons(services.pool, requestId)
  const packages = await services.pool
    .transaction()
    .execute((db) => deleteOne({ db, services }, accountId, requestId))
  // If the node dies here, the next sweep of files removes the rest.
  for (const key of packages) await services.files.remove(key)
}

/** Returns the keys of stored packages, whose bytes are removed after the commit. */
async function deleteOne(ctx: Ctx, accountId: string, requestId: string): Promise<string[]> {
  const due = await lockDeletion(ctx.db, accountId)
  const person = due && (await findPersonKeys(ctx.db, ctx.services, accountId))
  if (!due || !person) return []
  const teams = await listTeamsOf(ctx.db, accountId)
  await holdStill(ctx.db, accountId, teams)
  if ((await listObstacles(ctx.db, accountId)).length > 0) {
    await callOff(ctx, accountId)
    await appendAudit(ctx.db, [entryOf('account.deletionCalledOff', accountId, requestId, due.id)])
    return []
  }
  const packages = await listExportKeys(ctx.db, accountId)
  // Links by a deleted person must not admit anybody, as when they leave a team or are removed.
  for (const { id } of teams) await revokeInvitations(ctx.db, id, { createdBy: accountId })
  await erase(ctx, person, teams)
  await finishDeletion(ctx.db, due.id, accountId)
  await maskEndedTeams(ctx.db, requestId)
  await appendAudit(ctx.db, [entryOf('account.deleted', accountId, requestId, due.id)])
  return packages
}

type Team = { id: string; name: string }

async function erase(ctx: Ctx, person: Person, teams: readonly Team[]): Promise<void> {
  const { accountId } = person.keys
  const organisations = await listOrganisationsOf(ctx.db, accountId)
  const endingIds = await listOwnTeams(ctx.db, accountId)
  const ending = teams.filter(({ id, name }) => endingIds.includes(id) && name !== '')
  const since = await listTeamNamingTimes(ctx.db, endingIds)
  const borne = ending.map(({ id, name }) => ({ word: name, since: since.get(id) ?? null, until: null }))
  await closeTeams(ctx, accountId, endingIds)
  const named = {
    ...person,
    names: [...new Set([...person.names, ...ending.map(({ name }) => name)])],
    borne: [...person.borne, ...borne],
  }
  await eraseTraces(ctx, named)
  await eraseRows(ctx, { person: named, isAlone: !(await actsForOthers(ctx.db, accountId, endingIds)) })
  for (const one of borne) await maskNoticesNaming(ctx.db, one, stars)
  for (const id of organisations) await refreshFace(ctx, id)
}

/**
 * Until the commit, nobody can be added to their teams, their roles grant nothing, and messages to them wait
 * and then find them gone. Locks are taken in the same order as when leaving a team.
 */
async function holdStill(db: Db, accountId: string, teams: readonly Team[]): Promise<void> {
  for (const { id } of teams) await lockTeamAlone(db, id)
  for (const { id } of teams) await lockMemberships(db, id, [accountId])
  await lockAccount(db, accountId)
}

function entryOf(kind: string, accountId: string, requestId: string, deletion: string) {
  const subject = { subjectKind: 'account', subjectId: accountId }
  return { accountId: null, teamId: null, requestId, kind, ...subject, before: null, after: { deletion } }
}

/** Cancels the deletion where something must be settled first, and tells the person. */
async function callOff(ctx: Ctx, accountId: string): Promise<void> {
  await cancelDeletion(ctx.db, accountId)
  await notify(ctx, {
    to: { kind: 'account', accountId },
    category: 'internal',
    template: 'deletion_stopped',
    params: {},
    link: '/accountCenter?part=privacy',
  })
}

/** Ends teams without other members: names, drafts, answers and papers are erased, decisions stay. */
async function closeTeams({ db, services }: Ctx, accountId: string, teams: string[]): Promise<void> {
  const { cipher } = services
  await removeFiles({ db, services }, { fileIds: await listOwnFiles(db, accountId, teams) })
  await deleteDraftsOf(db, teams)
  await emptyAnswersOf(db, teams, cipher.encrypt('{}', 'applications.answers'))
  await emptyNamesOf(db, teams, cipher.encrypt('', 'organisations.address'))
}
