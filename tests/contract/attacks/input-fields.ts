import { z } from 'zod'
import type { IndexedCall } from '../../../server/http/calls/call-index.ts'
import type { Input } from '../callers.ts'

/** The path to a value in an input, outermost field first. */
export type FieldPath = readonly string[]

/** The outermost fields that a schema declares, including optional ones. */
export function declaredFields(schema: z.ZodType): string[] {
  const { properties, anyOf = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const inside = anyOf.flatMap((option) => Object.keys((option as { properties?: object }).properties ?? {}))
  return [...new Set([...Object.keys(properties ?? {}), ...inside])]
}

/** Every place in an input: its fields at any depth, and the outermost fields that it leaves out. */
export function fieldPaths({ call }: IndexedCall, input: Input): FieldPath[] {
  const declared = declaredFields(call.input).filter((name) => !(name in input))
  return [...placesIn(input), ...declared.map((name) => [name])]
}

function placesIn(value: unknown, above: FieldPath = []): FieldPath[] {
  if (value === null || typeof value !== 'object' || value instanceof Blob) return []
  return Object.entries(value).flatMap(([name, item]) => {
    const path = [...above, name]
    return [path, ...placesIn(item, path)]
  })
}

/** The value at a place in an input. */
export function valueAt(input: unknown, path: FieldPath): unknown {
  return path.reduce((value, name) => (value as Record<string, unknown> | undefined)?.[name], input)
}

/** The input with the value at one place replaced. */
export function withValue(input: Input, path: FieldPath, value: unknown): Input {
  return changed(input, path, value) as Input
}

function changed(whole: unknown, [name, ...rest]: FieldPath, value: unknown): unknown {
  if (name === undefined) return value
  if (Array.isArray(whole))
    return whole.map((item, index) => (String(index) === name ? changed(item, rest, value) : item))
  const inside = (whole ?? {}) as Record<string, unknown>
  return { ...inside, [name]: changed(inside[name], rest, value) }
}
