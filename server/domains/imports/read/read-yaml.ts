import { parseAllDocuments } from 'yaml'
import { messageOf, rowOf } from './read-json.ts'
import { type ReadRow, unreadable } from './read-row.ts'

/** More aliases than a record uses; endless references are refused during expansion. */
const mostAliases = 100

/** The records of a YAML file: one per document, or a list. All values are texts as written. */
export function* readYaml(name: string, text: string): Generator<ReadRow, undefined> {
  try {
    const documents = parseAllDocuments(text, { schema: 'failsafe', uniqueKeys: true, logLevel: 'silent' })
    const values: unknown[] = []
    for (const document of documents) {
      const [error] = document.errors
      if (error) {
        yield unreadable(name, error.message.split('\n')[0] ?? '')
        return
      }
      const value: unknown = document.toJS({ maxAliasCount: mostAliases })
      if (value !== null && value !== '')
        for (const item of Array.isArray(value) ? value : [value]) values.push(item)
    }
    for (const [index, value] of values.entries()) {
      yield rowOf(values.length > 1 ? `${name}[${index + 1}]` : name, withoutNulls(value, 0))
    }
  } catch (error) {
    yield unreadable(name, messageOf(error))
  }
}

/** YAML writes `null` or `~` for missing values, which would otherwise become words. */
function withoutNulls(value: unknown, depth: number): unknown {
  if (value === 'null' || value === '~') return null
  if (value === null || typeof value !== 'object' || depth > 8) return value
  if (Array.isArray(value)) return value.map((item) => withoutNulls(item, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutNulls(item, depth + 1)]))
}
