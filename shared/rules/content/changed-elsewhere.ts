/**
 * The texts that another page has changed since this page was rendered, and not to what is typed here: the
 * writer has to choose.
 * @param base the texts that the page was rendered with, by key; other texts are not compared
 */
export function changedElsewhere(
  stored: Record<string, unknown>,
  typed: Record<string, unknown>,
  base: Record<string, string> = {},
): string[] {
  return Object.keys(base).filter((key) => {
    if (!Object.hasOwn(typed, key)) return false
    return !isSameText(stored[key], base[key]) && !isSameText(stored[key], typed[key])
  })
}

/** Ignores spaces and spelling: some texts are stored in a normalised spelling. */
export function isSameText(one: unknown, other: unknown): boolean {
  return plain(one) === plain(other)
}

function plain(text: unknown): string {
  return String(text ?? '')
    .normalize('NFKC')
    .replace(/[\s-]+/g, '')
    .toLowerCase()
}
