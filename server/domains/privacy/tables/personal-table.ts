import type { ExportSection, GoingPart, StayingReason } from '../../../../shared/rules/sign-in/privacy.ts'

/** What happens to a person's rows when their account is deleted. */
type OnDeletion =
  | { does: 'delete'; part: GoingPart }
  /** The row stays without references to the person: these columns become null, empty or random. */
  | {
      does: 'clear'
      part: GoingPart
      columns: Record<string, 'null' | 'empty' | 'random'>
      staysWritten?: never
    }
  | { does: 'keep'; why: StayingReason; staysWritten?: WrittenFor }

/**
 * In every text of a remaining row, in whatever column, the person's name, phone and address are masked;
 * except where they wrote it as staff about others, and in the append-only audit.
 */
type WrittenFor = 'work' | 'audit'

/** The package's content for a person's rows: a name per column. Or why it has none. */
export type InExport =
  | { section: ExportSection; columns: Record<string, string>; ofTeam?: OfTeam }
  | { leftOut: LeftOutReason }

/**
 * Rows belonging to the team, which continues to write them after a person has left: a package includes them
 * for present members only, as the pages show them. Deletion is not affected.
 */
export type OfTeam = {
  /** The column that leads to the team, and the path from there to a membership. */
  column: string
  of: Parent
  /** Hidden from others: these columns, or whole rows. */
  hides: readonly string[] | 'rows'
  /** The row's author, who always gets it. */
  author?: string
}

/**
 * `elsewhere`: in the package with the thing it belongs to. `team`: the team's, visible to its members.
 * `work`: staff's work about others. `short`: a keyed hash that is removed within a day. `secret`: grants
 * access and contains no information.
 */
type LeftOutReason = 'elsewhere' | 'team' | 'work' | 'short' | 'secret'

/**
 * Rows that are the person's by `column`, or by a parent row of theirs; `id` is the referenced column. With
 * `isCurrent`, only memberships that have not ended.
 */
export type Parent = { table: string; id?: string; column: string; of?: Parent; isCurrent?: true }

export type PersonalTable = {
  table: string
  /** The column that identifies the row's owner. */
  column: string
  /** The column's content: an account id, a keyed hash of phone or address, or `account:` with an id. */
  by?: 'codePhone' | 'invitedPhone' | 'earlierPhone' | 'linkedMail' | 'actor'
  /** The column refers to a row of another table that is the person's. */
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
/** Rows of staff work: they stay, and are not part of the person's own data. */
export const workColumns = (table: string, ...columns: string[]): PersonalTable[] =>
  columns.map((column) => ({ table, column, ...work }))

/** Others' texts about a person: they stay, with the person's names masked. */
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
