import { ApiError } from '../../shared/contract/errors.ts'
import type { OwnedId } from '../../shared/lib/owned-id.ts'
import {
  type ActionOf,
  type ByOf,
  nextState,
  type Place,
  type StateOf,
  type Steps,
  undoneBy,
} from '../../shared/rules/lifecycle.ts'
import type { AuditEntry } from '../context.ts'
import type { Db } from '../db/database.ts'
import type { OwnContext } from '../own-transaction.ts'
import { requireSecondPerson } from './second-person.ts'

type Thing<Table extends Steps> = { id: string; state: StateOf<Table> }

/** What was done to a thing: a step of its table, or what else its audit names. */
type Done<Row> = {
  action: string
  /** Null for the portal itself, and for who is not signed in. */
  accountId: OwnedId | null
  /** Undefined where the thing begins. */
  before?: Row
  after: Row
  /** What the audit keeps beside the rows; never personal data. */
  facts?: Record<string, unknown>
  /** What was written by hand, and whom it is about: it stands beside the audit. */
  reason?: AuditEntry['reason']
}

/** What was done in somebody's name, for the history that people read. */
type Taken<Row, Table extends Steps> = Done<Row> & {
  action: ActionOf<Table>
  side: ByOf<Table>
  /** What is read beside the event. */
  note?: string
}

/** All that makes a table of steps one that things live by. */
export type Lifecycle<Row extends Thing<Table>, Table extends Steps, Change> = {
  table: Table
  /** The kind of thing that the audit names; its entries are of the kind `<subject>.<action>` where nothing else is said. */
  subject: string
  kind?: (action: string) => string
  /** What of a row the audit keeps, where it is not the state alone; never personal data. */
  kept?: (row: Row, when: 'before' | 'after') => Record<string, unknown>
  /** Where it is not the acting team. */
  teamId?: (row: Row) => string | null
  /** Where the state alone does not say what is legal. */
  place?: (row: Row) => Place<StateOf<Table>>
  /** Changes a row that still stands as it was read; undefined where somebody was faster. */
  change: (db: Db, row: Row, state: StateOf<Table>, set?: Change) => Promise<Row | undefined>
  /** Who has made the decisions that an action takes back; has to be there where a step of the table does. */
  makers?: (db: Db, row: Row, action: ActionOf<Table>) => MakersFound
  event?: (ctx: OwnContext, taken: Taken<Row, Table>) => Promise<void>
  /** What every step brings with it: what is derived of the row, messages, jobs. */
  follow?: (ctx: OwnContext, taken: Taken<Row, Table>) => Promise<void>
}
type MakersFound = readonly (string | null)[] | Promise<readonly (string | null)[]>

type Move<Table extends Steps, Change> = {
  action: ActionOf<Table>
  accountId: OwnedId | null
  /** Whose step it is, where not of those whom the table names first. */
  side?: ByOf<Table>
  /** Further columns that change with the state, or what checks and finds them once the step is known to be right. */
  set?: Change | ((state: StateOf<Table>) => Change | Promise<Change>)
  note?: string
  facts?: Record<string, unknown>
  reason?: AuditEntry['reason']
}

/**
 * The one place where a thing takes a step of its lifecycle: legal by the table, by somebody who has not decided what it
 * takes back, with its event, its audit row and what follows, in the caller's transaction.
 * @throws ApiError `illegalTransition`, `secondPersonNeeded`, or `conflict` where it has changed since it was read
 */
export async function move<Row extends Thing<Table>, Table extends Steps, Change>(
  ctx: OwnContext,
  lifecycle: Lifecycle<Row, Table, Change>,
  row: Row,
  step: Move<Table, Change>,
): Promise<Row> {
  const state = await requireStep(ctx, lifecycle, row, step)
  const moved = await take(ctx, lifecycle, row, { ...step, state })
  if (!moved) throw new ApiError('conflict')
  return moved
}

/** As `move`, by the portal: what somebody moves at this moment is left to them. @returns undefined then */
export async function moveByClock<Row extends Thing<Table>, Table extends Steps, Change>(
  ctx: OwnContext,
  lifecycle: Lifecycle<Row, Table, Change>,
  row: Row,
  step: Omit<Move<Table, Change>, 'accountId' | 'side'>,
): Promise<Row | undefined> {
  const side = 'portal' as ByOf<Table>
  const state = nextState(lifecycle.table, lifecycle.place?.(row) ?? row, step.action, side)
  return state ? take(ctx, lifecycle, row, { ...step, accountId: null, side, state }) : undefined
}

/**
 * Before a step, and before what is written with it.
 * @returns the state it leads to
 * @throws ApiError `illegalTransition`, `secondPersonNeeded`
 */
export async function requireStep<Row extends Thing<Table>, Table extends Steps, Change>(
  { db }: Pick<OwnContext, 'db'>,
  lifecycle: Lifecycle<Row, Table, Change>,
  row: Row,
  { action, accountId, side }: Pick<Move<Table, Change>, 'action' | 'accountId' | 'side'>,
): Promise<StateOf<Table>> {
  const { table, subject, makers } = lifecycle
  const state = nextState(table, lifecycle.place?.(row) ?? row, action, side)
  if (!state) throw new ApiError('illegalTransition')
  if (accountId && undoneBy(table, action).length > 0) {
    if (!makers) throw new Error(`${subject} does not say who has decided what ${action} takes back`)
    requireSecondPerson(await makers(db, row, action), accountId)
  }
  return state
}

/** Of things that keep who changed them last, and whose decision is the state they are in. */
export function lastChanger<Table extends Steps>(table: Table) {
  return (_: Db, row: { state: string; changed_by: string | null }, action: ActionOf<Table>) =>
    undoneBy(table, action).includes(row.state) ? [row.changed_by] : []
}

/** The audit row of what was done. */
export function auditDone<Row extends Thing<Table>, Table extends Steps>(
  { audit }: Pick<OwnContext, 'audit'>,
  { subject, kind, kept = stateOf, teamId }: Lifecycle<Row, Table, never>,
  { action, accountId, before, after, facts, reason }: Done<Row>,
): void {
  audit({
    kind: kind?.(action) ?? `${subject}.${action}`,
    subjectKind: subject,
    subjectId: after.id,
    accountId,
    ...(teamId && { teamId: teamId(after) }),
    ...(before && { before: kept(before, 'before') }),
    after: { ...kept(after, 'after'), ...facts },
    ...(reason && { reason }),
  })
}

const stateOf = ({ state }: { state: string }) => ({ state })

async function take<Row extends Thing<Table>, Table extends Steps, Change>(
  ctx: OwnContext,
  lifecycle: Lifecycle<Row, Table, Change>,
  before: Row,
  { set, side, state, ...step }: Move<Table, Change> & { state: StateOf<Table> },
): Promise<Row | undefined> {
  const columns = set instanceof Function ? await set(state) : set
  const after = await lifecycle.change(ctx.db, before, state, columns)
  if (!after) return undefined
  const [usual] = [lifecycle.table[step.action]?.by].flat()
  const taken = { ...step, side: side ?? (usual as ByOf<Table>), before, after }
  await record(ctx, lifecycle, taken)
  await lifecycle.follow?.(ctx, taken)
  return after
}

/** Writes what was done into the history of a thing and the audit: of a step, and of its beginning. */
export async function record<Row extends Thing<Table>, Table extends Steps, Change>(
  ctx: OwnContext,
  lifecycle: Lifecycle<Row, Table, Change>,
  taken: Taken<Row, Table>,
): Promise<void> {
  await lifecycle.event?.(ctx, taken)
  auditDone(ctx, lifecycle, taken)
}
