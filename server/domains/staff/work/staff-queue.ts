import { ApiError } from '../../../../shared/contract/errors.ts'
import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import {
  privilegeOfKind,
  type QueueKind,
  type QueueStage,
  queueKinds,
} from '../../../../shared/rules/staff/staff-queue.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { openSealed } from '../../../db/keys/sealed-texts.ts'
import type { OfferingColumns } from '../../../db/tables/applications.ts'
import { recordNames } from '../../content/records/record-names.ts'
import { staffWithPrivilege } from '../../messages/recipients.ts'
import { offeringNames } from '../../offering-names.ts'
import {
  countQueue,
  countViews,
  listColleagues,
  listQueue,
  namesOfStaff,
  objectionsAmong,
  type QueueFilter,
  stakesOf,
} from './staff-queue.queries.ts'

export type QueueInput = {
  kind?: QueueKind | undefined
  stage: QueueStage
  assignee?: string | undefined
  isOverdue: boolean
  search: string
  ids: string[]
  page: number
  pageSize: number
}

type Ctx = CallContext<StaffMember>
type Row = Awaited<ReturnType<typeof listQueue>>[number]

const noCounts = { all: 0, mine: 0, unassigned: 0, overdue: 0, waiting: 0 }

/**
 * One page of work of all kinds that this member's roles cover, by due date, with the counts of the named
 * views. The total is that of the filter. Empty for a role without such work.
 */
export async function readQueue(ctx: Ctx, input: QueueInput) {
  const mine = kindsOf(ctx)
  const kinds = input.kind ? mine.filter((kind) => kind === input.kind) : mine
  if (kinds.length === 0)
    return { items: [], total: 0, pageSize: input.pageSize, kinds: mine, counts: noCounts }
  const filter: QueueFilter = {
    kinds,
    stage: input.stage,
    assignee: input.assignee === 'me' ? ctx.actor.accountId : (input.assignee ?? null),
    isOverdue: input.isOverdue,
    search: input.search,
    ids: input.ids,
  }
  const page = { offset: (input.page - 1) * input.pageSize, limit: input.pageSize }
  const [rows, total, counts, stakes] = [
    await listQueue(ctx.db, filter, page),
    await countQueue(ctx.db, filter),
    await countViews(ctx.db, mine, ctx.actor.accountId),
    await stakesOf(ctx.db, ctx.actor.accountId),
  ]
  return { items: await presentRows(ctx, rows, stakes), total, pageSize: input.pageSize, kinds: mine, counts }
}

/** Possible assignees: members who may work on a kind that this member works on as well. */
export async function listStaffColleagues(ctx: Ctx) {
  const wanted = kindsOf(ctx).map((kind) => privilegeOfKind[kind])
  const rows = await listColleagues(ctx.db, wanted)
  return {
    colleagues: rows.map((row) => ({
      accountId: row.account_id,
      name: row.display_name,
      kinds: queueKinds.filter((kind) => row.privileges.includes(privilegeOfKind[kind])),
      isMe: row.account_id === ctx.actor.accountId,
    })),
  }
}

function kindsOf({ actor }: Ctx): QueueKind[] {
  return queueKinds.filter((kind) => actor.staff.privileges.includes(privilegeOfKind[kind]))
}

/** Applications alone are for an offering. */
function isForOffering(row: Row): row is Row & OfferingColumns {
  return row.offering_kind !== null
}

/** @throws ApiError `notAvailable` for a kind of work that the caller's roles do not cover */
export function requireKind(ctx: Ctx, kind: QueueKind): void {
  if (!kindsOf(ctx).includes(kind)) throw new ApiError('notAvailable')
}

type Side = Pick<Row, 'team_id' | 'organisation_id' | 'barred'>

/** Whether work is about an account, or about one of the teams and organisations that it has a stake in. */
export function isOnSideOf(row: Side, accountId: string, stakes: Set<string>): boolean {
  const about = [row.team_id, row.organisation_id]
  return row.barred.includes(accountId) || about.some((id) => id !== null && stakes.has(id))
}

/** Whether an earlier decision counts: whoever made it still has the privilege, and no stake since. */
export async function stillDecides(
  db: Db,
  accountId: string,
  privilege: Privilege,
  about: Omit<Side, 'barred'>,
): Promise<boolean> {
  if (!(await staffWithPrivilege(db, privilege)).includes(accountId)) return false
  return !isOnSideOf({ ...about, barred: [] }, accountId, await stakesOf(db, accountId))
}

/** Whether the first of two opinions about a change of super admin was given, and counts. */
async function isHalfDecided(db: Db, row: Row): Promise<boolean> {
  const [first] = row.deciders
  if (row.kind !== 'superAdminChange' || row.stage === 'decided' || !first) return false
  return stillDecides(db, first, 'decideSuperAdmins', row)
}

const projectOf = ({ project_number: number }: Row) =>
  number === null ? [] : [{ collection: 'projects' as const, number }]

/** As much of a need as a line of the list holds. */
const shownOfNeed = 40

function needOf({ services }: Ctx, { words: need, words_encrypted: need_encrypted }: Row): string {
  const text = openSealed(services.cipher, 'tool_requests', 'need', { need, need_encrypted }) ?? ''
  return text.length > shownOfNeed ? `${text.slice(0, shownOfNeed)}…` : text
}

function organisationOf(
  { services }: Ctx,
  { words: organisation, words_encrypted: organisation_encrypted }: Row,
) {
  const row = { organisation, organisation_encrypted }
  return openSealed(services.cipher, 'adoption_requests', 'organisation', row) ?? ''
}

async function presentRows(ctx: Ctx, rows: Row[], stakes: Set<string>) {
  const present = (id: string | null): id is string => id !== null
  const names = await namesOfStaff(
    ctx.db,
    rows.flatMap((row) => [row.assigned_to, row.locked_by]).filter(present),
  )
  const offerings = await offeringNames(ctx, rows.filter(isForOffering))
  const projects = await recordNames(ctx.db, ctx.locale, rows.flatMap(projectOf))
  const objections = await objectionsAmong(
    ctx.db,
    rows.flatMap(({ kind, id }) => (kind === 'feedback' ? [id] : [])),
  )
  const half = new Set<string>()
  for (const row of rows) if (await isHalfDecided(ctx.db, row)) half.add(row.id)
  const member = (id: string | null) => (id === null ? null : { accountId: id, name: names.get(id) ?? '' })
  return rows.map((row) => ({
    kind: row.kind,
    id: row.id,
    reference: row.reference,
    offeringName: isForOffering(row) ? offerings(row)[ctx.locale] : null,
    entityType: row.entity_type,
    feedbackKind: row.feedback_kind,
    isObjection: objections.has(row.id),
    changeKind: row.change_kind,
    wanted: row.kind === 'toolRequest' ? needOf(ctx, row) : (projectOf(row).map(projects)[0] ?? null),
    language: row.language,
    partyName: row.kind === 'adoption' ? organisationOf(ctx, row) : row.party_name,
    state: row.state,
    stage: row.stage,
    version: row.version,
    isAppeal: row.is_appeal,
    isCorrected: row.is_corrected,
    isHalfDecided: half.has(row.id),
    isReachable: row.is_reachable,
    submittedAt: row.submitted_at.toISOString(),
    openableAt: row.is_amendable ? (row.amendable_until?.toISOString() ?? null) : null,
    // While it is the other side's turn, nothing is due from staff.
    dueOn: row.stage === 'open' ? row.due_on : null,
    answerUntil: row.answer_until,
    isOverdue: row.is_overdue,
    assignee: member(row.assigned_to),
    openWith: row.is_locked && row.locked_by !== ctx.actor.accountId ? member(row.locked_by) : null,
    isOwnInterest: isOnSideOf(row, ctx.actor.accountId, stakes),
  }))
}
