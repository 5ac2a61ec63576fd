import type { CollectionField } from '../../../../shared/rules/content/collection-schema.ts'
import { isList } from '../../../../shared/rules/content/collections.ts'
import type { FieldValue, FieldValues } from '../../../../shared/rules/content/field-values.ts'

/** Where a text is split into lines of a file, and what joins them; the round trip must change nothing. */
const endOfBlock = /(?<=<\/(?:p|h[2-4]|ul|ol|li|tr|thead|tbody|table|blockquote|pre)>)(?=.)/s
const joints: Partial<Record<CollectionField['kind'], { split: RegExp | string; joint: string }>> = {
  lines: { split: '\n', joint: '\n' },
  words: { split: '\n', joint: '\n' },
  longText: { split: '\n', joint: '\n' },
  richText: { split: endOfBlock, joint: '' },
}

/**
 * Filled fields as JSON in the schema's order: numbers as numbers, texts of several lines or blocks as lists,
 * a tool's rules and questions as structured data.
 */
export function valuesToJson(
  fields: readonly CollectionField[],
  values: FieldValues,
): Record<string, unknown> {
  const filled = fields.flatMap((field) => {
    const value = values[field.name]
    return value === undefined || value.length === 0 ? [] : [[field.name, toJson(field, value)] as const]
  })
  return Object.fromEntries(filled)
}

function toJson(field: CollectionField, value: FieldValue): unknown {
  if (typeof value !== 'string') return field.relatesTo ? value.map(asNumber) : value
  const { kind, many } = field
  if (kind === 'number' || kind === 'order') return asNumber(value)
  if (kind === 'rules' || kind === 'questions') return JSON.parse(value)
  const parts = joints[kind] ? value.split(joints[kind].split) : [value]
  return parts.length > 1 || kind === 'lines' || kind === 'words' || many ? parts : value
}

function asNumber(value: string): number | string {
  return String(Number(value)) === value ? Number(value) : value
}

/** JSON from a file as field values of a collection; `unfit` names what no field can hold. */
export function valuesFromJson(
  fields: readonly CollectionField[],
  json: Record<string, unknown>,
): { values: FieldValues; unfit: string[] } {
  const values: FieldValues = {}
  const unfit: string[] = []
  for (const [name, shown] of Object.entries(json)) {
    const field = fields.find((one) => one.name === name)
    const value = field ? fromJson(field, shown) : null
    if (value === null) unfit.push(name)
    else values[name] = value
  }
  return { values, unfit }
}

function fromJson(field: CollectionField, shown: unknown): FieldValue | null {
  const { kind } = field
  if (kind === 'rules' || kind === 'questions') return JSON.stringify(shown)
  const entries = [shown].flat()
  if (!entries.every((entry) => typeof entry === 'string' || typeof entry === 'number')) return null
  const texts = entries.map(String)
  if (isList(field)) return Array.isArray(shown) ? texts : null
  if (!Array.isArray(shown)) return texts.join('')
  return joints[kind] ? texts.join(joints[kind].joint) : null
}
