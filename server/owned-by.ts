/** The owner of the personal texts in a part of a response; a symbol, so JSON never includes it. */
const owners = Symbol('owners of personal texts')

/** The account that the personal texts of an object belong to: of all fields, or by field name. */
type Owners = { all: string | null; byField: Record<string, string | null> }

/**
 * Marks the owner of an object's personal texts, including those of nested objects. The pipeline shows them
 * in full to that person; an unmarked part has no owner. @see limitPersonal
 */
export function ownedBy<Part extends object>(
  accountId: string | null,
  part: Part,
  byField: Record<string, string | null> = {},
): Part {
  return { ...part, [owners]: { all: accountId, byField } satisfies Owners }
}

/** The marked owners; null where none are marked. */
export function ownersOf(part: object): Owners | null {
  return (part as { [owners]?: Owners })[owners] ?? null
}
