/**
 * The texts that another page has changed since this one was told of them, and to something else than what is typed
 * here: whoever writes has to choose.
 * @param base what the page was told, by key; a text that it was not told is not looked at
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

/** However it is spaced and spelt: some texts are kept in a spelling of their own. */
export function isSameText(one: unknown, other: unknown): boolean {
  return plain(one) === plain(other)
}

function plain(text: unknown): string {
  return String(text ?? '')
    .normalize('NFKC')
    .replace(/[\s-]+/g, '')
    .toLowerCase()
}
