import type { FieldValues } from '../../../../shared/rules/content/field-values.ts'
import type { Provenance } from '../../../../shared/rules/content/provenance.ts'

/** Whether two sets of values are equal, ignoring key order and empty fields. */
export function isSame(one: FieldValues, other: FieldValues): boolean {
  return canonical(one) === canonical(other)
}

export function isSameOrigin(one: Provenance | null, other: Provenance | null): boolean {
  return isSame({ ...one }, { ...other })
}

/** Values as a canonical string, without empty fields and key order. */
export function canonical(values: FieldValues): string {
  const filled = Object.entries(values).filter(([, value]) => value.length > 0)
  return JSON.stringify(filled.sort(([a], [b]) => (a < b ? -1 : 1)))
}
