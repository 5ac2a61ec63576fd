import { flattenValue } from './flatten-value.ts'
import { type ReadRow, unreadable } from './read-row.ts'

/** Common keys of the record list in files that have other keys as well. */
const listNames = ['items', 'data', 'records', 'rows', 'results', 'entries', 'list']

/** More such keys for files without a name of their own: beside a name, such a list belongs to the record. */
const partNames = ['tools', 'apps', 'projects']
const ownNames = ['name', 'title', 'id']

/** The records of a JSON file: a list, a list under a usual name, or one record. */
export function* readJson(name: string, text: string): Generator<ReadRow, undefined> {
  let value: unknown
  try {
    value = parseExact(text)
  } catch (error) {
    yield unreadable(name, messageOf(error))
    return
  }
  const list = listIn(value)
  if (!list) yield rowOf(name, value)
  else for (const [index, item] of list.entries()) yield rowOf(`${name}[${index + 1}]`, item)
}

/** The records of a file with one JSON value per line. */
export function* readJsonLines(
  name: string,
  text: string,
  onEmpty: () => void,
): Generator<ReadRow, undefined> {
  for (const [index, part] of text.trimEnd().split('\n').entries()) {
    if (part.trim() === '') {
      onEmpty()
      continue
    }
    const place = `${name}:${index + 1}`
    try {
      yield rowOf(place, parseExact(part))
    } catch (error) {
      yield unreadable(place, messageOf(error))
    }
  }
}

/** A record as a row, or the reason why it is none. */
export function rowOf(place: string, value: unknown): ReadRow {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    return unreadable(place, 'no record')
  try {
    return { place, data: flattenValue(value), problems: [] }
  } catch (error) {
    return unreadable(place, messageOf(error))
  }
}

/** Numbers keep their spelling: `1.10` is a version, and a long id must not be rounded. */
function parseExact(text: string): unknown {
  const reviver = (_key: string, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' ? (context?.source ?? String(value)) : value
  return JSON.parse(text, reviver)
}

function listIn(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value
  if (value === null || typeof value !== 'object') return null
  const isNamed = ownNames.some((name) => Object.hasOwn(value, name))
  const names = isNamed ? listNames : [...listNames, ...partNames]
  const found = Object.entries(value).find(([key, item]) => names.includes(key) && isListOfRecords(item))
  return found ? (found[1] as unknown[]) : null
}

function isListOfRecords(item: unknown): boolean {
  return Array.isArray(item) && item.length > 0 && item.every((one) => typeof one === 'object')
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
