import type { ExportSection, GoingPart, StayingReason } from '../../../../shared/rules/sign-in/privacy.ts'

/** What becomes of a person's rows when their account goes. */
type OnDeletion =
  | { does: 'delete'; part: GoingPart }
  /** The row stays without what led to the person: these columns become null, empty or random. */
  | {
      does: 'clear'
      part: GoingPart
      columns: Record<string, 'null' | 'empty' | 'random'>
      staysWritten?: never
    }
  /** The row stays. */
  | { does: 'keep'; why: StayingReason; staysWritten?: WrittenFor }

/**
 * In every text of a row that stays, name, phone and address of the person become stars, whatever column it stands in;
 * not where they wrote it as staff about others, nor in the audit, to which is only added.
 */
type WrittenFor = 'work' | 'audit'

/** What a package holds of a person's rows: a name in it for each column. Or why it holds nothing. */
export type InExport =
  | { section: ExportSection; columns: Record<string, string>; ofTeam?: OfTeam }
  | { leftOut: LeftOutReason }

/**
 * What of the rows is the team's, which goes on writing when somebody has left it: it is in the package of who is in
 * the team at that moment, as the pages show it to them alone. Nothing of this touches what a deletion does.
 */
export type OfTeam = {
  /** The column that leads to the team, and the way from there to a membership. */
  column: string
  of: Parent
  /** What others are not given: these columns, or whole rows. */
  hides: readonly string[] | 'rows'
  /** Who wrote the row, and is given it in any case. */
  author?: string
}

/**
 * `elsewhere`: it stands in the package with the thing that it belongs to. `team`: it is the team's, whose members see
 * it. `work`: what somebody did as staff about others. `short`: a keyed hash that is gone within a day. `secret`: it
 * opens doors and says nothing.
 */
type LeftOutReason = 'elsewhere' | 'team' | 'work' | 'short' | 'secret'

/**
 * Rows of a table that are the person's by `column`, or by a parent of their own; `id` is what points at them. With
 * `isCurrent`, memberships that have not ended.
 */
export type Parent = { table: string; id?: string; column: string; of?: Parent; isCurrent?: true }

export type PersonalTable = {
  table: string
  /** The column that says whose the row is. */
  column: string
  /** What the column holds: the account's id, a keyed hash of its phone or address, or `account:` with its id. */
  by?: 'codePhone' | 'invitedPhone' | 'earlierPhone' | 'linkedMail' | 'actor'
  /** The column holds the key of a row of another table, which is the person's. */
  of?: Parent
  /** Colleagues or staff write in the rows as well, though the column says that they are the person's. */
  writtenBy?: 'all'
  /** Columns that are not the person's to take back though their name may be part of them: what an organisation is called. */
  facts?: readonly string[]
  onDeletion: OnDeletion
  inExport: InExport
}

const work = {
  onDeletion: { does: 'keep', why: 'work', staysWritten: 'work' },
  inExport: { leftOut: 'work' },
} as const
/** What somebody did as staff: it stays, and is no part of what is theirs. */
export const workColumns = (table: string, ...columns: string[]): PersonalTable[] =>
  columns.map((column) => ({ table, column, ...work }))

/** What others have written about a person: it stays, with their names as stars. */
export const named = (
  table: string,
  column: string,
  of: Parent,
  more: Pick<PersonalTable, 'facts'> = {},
): PersonalTable => ({
  table,
  column,
  of,
  ...more,
  onDeletion: { does: 'keep', why: 'team' },
  inExport: { leftOut: 'team' },
})
