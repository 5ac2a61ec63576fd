import type { IndexedCall } from '../../../server/http/calls/call-index.ts'

/** Whether a response holds a field that its schema does not declare. */
export function holdsMore({ output }: IndexedCall['call'], code: number, data: unknown): boolean {
  return code === 0 && JSON.stringify(sorted(output.parse(data))) !== JSON.stringify(sorted(data))
}

/** The value with its fields sorted at every depth. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, item]) => [name, sorted(item)]))
}
