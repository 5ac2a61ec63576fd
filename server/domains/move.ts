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

/** What was done to a thing: a step of its table, or another action that its audit names. */
type Done<Row> = {
  action: string
  /** Null for the portal itself, and without signing in. */
  accountId: OwnedId | null
  /** Undefined when the thing is created. */
  before?: Row
  after: Row
  /** Audited beside the rows; never personal data. */
  facts?: Record<string, unknown>
  /** A reason written by hand, and whom it is about; stored beside the audit. */
  reason?: AuditEntry['reason']
}

/** An action by a person, for the history that people read. */
type Taken<Row, Table extends Steps> = Done<Row> & {
  action: ActionOf<Table>
  side: ByOf<Table>
  /** Text shown beside the event. */
  note?: string
}

/** Everything that turns a table of steps into a working lifecycle. */
export type Lifecycle<Row extends Thing<Table>, Table extends Steps, Change> = {
  table: Table
  /** The audited kind of thing; entries have the kind `<subject>.<action>` unless `kind` says otherwise. */
  subject: string
  kind?: (action: string) => string
  /** The part of a row that the audit keeps, if not only the state; never personal data. */
  kept?: (row: Row, when: 'before' | 'after') => Record<string, unknown>
  /** If it is not the acting team. */
  teamId?: (row: Row) => string | null
  /** If the state alone does not determine what is legal. */
  place?: (row: Row) => Place<StateOf<Table>>
  /** Changes a row that is still as it was read; undefined if somebody was faster. */
  change: (db: Db, row: Row, state: StateOf<Table>, set?: Change) => Promise<Row | undefined>
  /** The makers of the decisions that an action reverses; required if a step of the table reverses any. */
  makers?: (db: Db, row: Row, action: ActionOf<Table>) => MakersFound
  event?: (ctx: OwnContext, taken: Taken<Row, Table>) => Promise<void>
  /** Effects of every step: derived data, messages, jobs. */
  follow?: (ctx: OwnContext, taken: Taken<Row, Table>) => Promise<void>
}
type MakersFound = readonly (string | null)[] | Promise<readonly (string | null)[]>

type Move<Table extends Steps, Change> = {
  action: ActionOf<Table>
  accountId: OwnedId | null
  /** The acting side, where it is not the one that the table names first. */
  side?: ByOf<Table>
  /** Other columns that change with the state, or a function that finds them once the step is legal. */
  set?: Change | ((state: StateOf<Table>) => Change | Promise<Change>)
  note?: string
  facts?: Record<string, unknown>
  reason?: AuditEntry['reason']
}

/**
 * The only place where a thing takes a step of its lifecycle: legal by the table, by a person who made none
 * of the decisions it reverses, with event, audit row and effects, in the caller's transaction.
 * @throws ApiError `illegalTransition`, `secondPersonNeeded`, or `conflict` if it has changed meanwhile
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

/** As `move`, by the portal; a thing that somebody is moving is left to them. @returns undefined then */
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
 * Checks a step before anything is written with it.
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

/** For things that record who changed them last, and whose decision is their present state. */
export function lastChanger<Table extends Steps>(table: Table) {
  return (_: Db, row: { state: string; changed_by: string | null }, action: ActionOf<Table>) =>
    undoneBy(table, action).includes(row.state) ? [row.changed_by] : []
}

/** The audit row of an action. */
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

/** Writes an action into a thing's history and the audit: a step, or its creation. */
export async function record<Row extends Thing<Table>, Table extends Steps, Change>(
  ctx: OwnContext,
  lifecycle: Lifecycle<Row, Table, Change>,
  taken: Taken<Row, Table>,
): Promise<void> {
  await lifecycle.event?.(ctx, taken)
  auditDone(ctx, lifecycle, taken)
}
