export type FieldValue = string | string[]
/** A record's values by field name: of one language, or shared. */
export type FieldValues = Record<string, FieldValue>

/** A field's text; empty where there is none. */
export function textOf(values: FieldValues, name: string): string {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

/** A field's list; empty where there is none. */
export function listOf(values: FieldValues, name: string): string[] {
  const value = values[name]
  return Array.isArray(value) ? value : []
}

/** The entries of a list that is written one per line. */
export function linesOf(values: FieldValues, name: string): string[] {
  return textOf(values, name)
    .split('\n')
    .filter((line) => line !== '')
}
