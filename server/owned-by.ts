/** Whose the personal texts of a part of an answer are; never sent, since no name of JSON leads to it. */
const owners = Symbol('owners of personal texts')

/** The account that a personal text belongs to, of all fields of an object or of some by their names. */
type Owners = { all: string | null; byField: Record<string, string | null> }

/**
 * Marks whose the personal texts of an object are, and of the objects within it. The pipeline gives them in full to
 * that person; a part that nobody marked is nobody's. @see limitPersonal
 */
export function ownedBy<Part extends object>(
  accountId: string | null,
  part: Part,
  byField: Record<string, string | null> = {},
): Part {
  return { ...part, [owners]: { all: accountId, byField } satisfies Owners }
}

/** As it was marked; null where it was not. */
export function ownersOf(part: object): Owners | null {
  return (part as { [owners]?: Owners })[owners] ?? null
}
