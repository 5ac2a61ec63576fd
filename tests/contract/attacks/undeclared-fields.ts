import type { IndexedCall } from '../../../server/http/calls/call-index.ts'

/** Whether an answer holds a field that its schema leaves out. */
export function holdsMore({ output }: IndexedCall['call'], code: number, data: unknown): boolean {
  return code === 0 && JSON.stringify(sorted(output.parse(data))) !== JSON.stringify(sorted(data))
}

/** The same value with its fields in one order, as far down as they go. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, item]) => [name, sorted(item)]))
}
