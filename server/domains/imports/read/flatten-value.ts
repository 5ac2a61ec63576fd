import type { RowData } from './read-row.ts'

/** Deeper than any catalogue nests its records. */
const deepest = 8
const mostValues = 5_000

/**
 * The values of an object by dotted path: `title.zh_CN`, `license.spdx`. Lists stay lists; lists of objects
 * become one list per path. Paths are plain strings, never looked up in an object, so no key name is special.
 * @throws {RangeError} for more values than any record has
 */
export function flattenValue(value: unknown): RowData {
  const found = new Map<string, string[]>()
  let count = 0
  for (const [path, text] of leavesOf('', value, 0)) {
    count += 1
    if (count > mostValues) throw new RangeError('too many values')
    if (text.trim() === '') continue
    const values = found.get(path)
    if (values) values.push(text)
    else found.set(path, [text])
  }
  return Object.fromEntries(found)
}

function* leavesOf(path: string, part: unknown, depth: number): Generator<[path: string, text: string]> {
  if (part === null || part === undefined) return
  if (typeof part !== 'object') yield [path, String(part)]
  else if (depth > deepest) yield [path, JSON.stringify(part)]
  else if (Array.isArray(part)) for (const item of part) yield* leavesOf(path, item, depth + 1)
  else
    for (const [key, item] of Object.entries(part))
      yield* leavesOf(path === '' ? key : `${path}.${key}`, item, depth + 1)
}
