/**
 * The path of the first text in an input that PostgreSQL cannot store: with NUL, or with half a surrogate
 * pair. Checked for all input in one place, so that no call can forget it. Null where there is none.
 */
export function findUnstorable(input: unknown): string | null {
  const waiting: [path: string, value: unknown][] = [['', input]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [path, value] = next
    if (typeof value === 'string' && (value.includes('\u0000') || !value.isWellFormed())) return path
    if (value === null || typeof value !== 'object' || value instanceof Blob) continue
    for (const [key, item] of Object.entries(value)) {
      if (key.includes('\u0000') || !key.isWellFormed()) return path
      waiting.push([path === '' ? key : `${path}.${key}`, item])
    }
  }
  return null
}

/** More values than any form has. Each may be refused, and a list of refusals costs more than its body. */
const mostValues = 5_000

/** Whether an input, at whatever depth, holds more values than any form has. Stops where it is one too many. */
export function holdsTooMany(input: unknown): boolean {
  const waiting = [input]
  for (let left = mostValues; waiting.length > 0; ) {
    const value = waiting.pop()
    if (value === null || typeof value !== 'object' || value instanceof Blob) continue
    const items: unknown[] = Array.isArray(value) ? value : Object.values(value)
    left -= items.length
    if (left < 0) return true
    waiting.push(...items)
  }
  return false
}
