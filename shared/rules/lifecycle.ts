type Way<State extends string> = {
  from: readonly State[]
  /** Also legal in these states, which do not change. */
  stays?: readonly State[]
  /** Also legal in these states where the named condition holds; see `Place`. */
  when?: Readonly<Record<string, readonly State[]>>
  to: State
}

/** A step: a staff member may not take it where they made a decision that it reverses. */
export type Step<State extends string = string, By extends string = string> = Way<State> &
  ({ by: Exclude<By, 'staff'>; undoes?: undefined } | { by: By | readonly By[]; undoes: readonly string[] })

/** The one table of a lifecycle's legal steps, by action. Who may take a step is policy, not listed here. */
export type Steps<State extends string = string, By extends string = string> = Readonly<
  Record<string, Step<State, By>>
>

type ListOf<Value> = Value extends readonly (infer One)[] ? One : never
export type ActionOf<Table extends Steps> = keyof Table & string
export type StateOf<Table extends Steps> =
  | Table[ActionOf<Table>]['to']
  | ListOf<Table[ActionOf<Table>]['from']>
export type ByOf<Table extends Steps> = Table[ActionOf<Table>]['by'] extends infer By
  ? By extends string
    ? By
    : ListOf<By>
  : never

/** A subject's place in a lifecycle: its state, and a named condition that the table asks for. */
export type Place<State extends string = string> = { state: State; is?: string }

/** The state after an action; null where it is illegal in this place, or not for this side. */
export function nextState<Table extends Steps>(
  table: Table,
  { state, is = '' }: Place<StateOf<Table>>,
  action: ActionOf<Table>,
  by?: ByOf<Table>,
): StateOf<Table> | null {
  const { from, stays, when, to, by: whose }: Step = table[action] as Step
  if (by !== undefined && ![whose].flat().includes(by)) return null
  if (stays?.includes(state)) return state
  return from.includes(state) || when?.[is]?.includes(state) ? (to as StateOf<Table>) : null
}

/** The legal actions in a place. */
export function actionsIn<Table extends Steps>(
  table: Table,
  place: Place<StateOf<Table>>,
): ActionOf<Table>[] {
  return actionsOf(table).filter((action) => nextState(table, place, action) !== null)
}

export function actionsOf<Table extends Steps>(table: Table): [ActionOf<Table>, ...ActionOf<Table>[]] {
  return Object.keys(table) as [ActionOf<Table>, ...ActionOf<Table>[]]
}

/** The decisions that an action reverses. */
export function undoneBy<Table extends Steps>(table: Table, action: ActionOf<Table>): readonly string[] {
  return (table[action] as Step).undoes ?? []
}
