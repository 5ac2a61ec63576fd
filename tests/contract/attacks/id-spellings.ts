import { sql } from 'kysely'
import { z } from 'zod'
import type { IndexedCall } from '../../../server/http/calls/call-index.ts'
import type { TestPortal } from '../../support/portal/portal.ts'
import type { Input } from '../callers.ts'
import { type FieldPath, fieldPaths, valueAt, withValue } from './input-fields.ts'

/** Spellings of an id that differ from the issued one. */
export const spellings = {
  capitals: (id: string) => id.toUpperCase(),
  mixedCase: (id: string) => id.replace(/[a-f](?=.?.?[a-f])/g, (letter) => letter.toUpperCase()),
  blanks: (id: string) => ` ${id}\u3000`,
  fullWidth: (id: string) =>
    id.replace(/[0-9a-f]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
} as const
export type Spelling = keyof typeof spellings
export const spellingNames = Object.keys(spellings) as Spelling[]

/** Spellings under which an id is still found; every other one is refused. */
export const knownSpellings: readonly Spelling[] = ['capitals', 'mixedCase']

export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)

/** Places in an input that name something: those declared as ids, and any value that looks like an id. */
export function idPlaces(indexed: IndexedCall, input: Input): FieldPath[] {
  const declared = declaredIds(indexed)
  return fieldPaths(indexed, input).filter((path) => {
    const value = valueAt(input, path)
    return typeof value === 'string' && (isUuid(value) || declared.some((place) => matches(place, path)))
  })
}

/** The input with every id in it written in another spelling. */
export function spelled(indexed: IndexedCall, input: Input, spelling: Spelling | 'asIssued'): Input {
  if (spelling === 'asIssued') return input
  const write = spellings[spelling]
  return idPlaces(indexed, input).reduce(
    (changed, path) => withValue(changed, path, write(String(valueAt(input, path)))),
    input,
  )
}

/** The input in each spelling that differs from it. */
export function inEachSpelling(indexed: IndexedCall, input: Input): [Spelling, Input][] {
  const places = idPlaces(indexed, input)
  return spellingNames
    .map((spelling): [Spelling, Input] => [spelling, spelled(indexed, input, spelling)])
    .filter(([, changed]) => places.some((path) => valueAt(changed, path) !== valueAt(input, path)))
}

/** A call's inputs that the contract declares as ids or public numbers; `*` stands for any name. */
export function declaredIds({ call }: IndexedCall): FieldPath[] {
  const known = declaredPlaces.get(call.input) ?? placesOf(schemaOf(call.input))
  declaredPlaces.set(call.input, known)
  return known
}
const declaredPlaces = new WeakMap<z.ZodType, FieldPath[]>()

type Schema = {
  format?: string
  pattern?: string
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

function schemaOf(input: z.ZodType): Schema {
  return z.toJSONSchema(input, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema
}

function placesOf(schema: Schema, above: FieldPath = []): FieldPath[] {
  const { anyOf = [], oneOf = [], allOf = [], properties = {}, items, additionalProperties } = schema
  const inside: [string, Schema][] = Object.entries(properties)
  if (items) inside.push(['*', items])
  if (typeof additionalProperties === 'object') inside.push(['*', additionalProperties])
  return [
    ...(schema.format === 'uuid' || schema.pattern === numberPattern ? [above] : []),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((one) => placesOf(one, above)),
    ...inside.flatMap(([name, one]) => placesOf(one, [...above, name])),
  ]
}

const numberPattern = '^[1-9][0-9]{0,8}$'

export function matches(place: FieldPath, path: FieldPath): boolean {
  return place.length === path.length && place.every((name, at) => name === '*' || name === path[at])
}

/** Columns of any type, including those of jobs, that hold an id with a capital letter. */
export async function storedOddly({ db }: TestPortal): Promise<string[]> {
  const { rows: columns } = await sql<{ place: string; table: string; column: string }>`
    select table_name || '.' || column_name as place, quote_ident(table_schema) || '.' || quote_ident(table_name) as table,
      quote_ident(column_name) as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'
      and (data_type in ('text', 'json', 'jsonb', 'character varying') or udt_name = '_text')`.execute(db)
  const found: string[] = []
  for (const { place, table, column } of columns) {
    const { rows } = await sql`select 1 from ${sql.raw(table)}
      where ${sql.raw(column)}::text ~ ${oddUuid} limit 1`.execute(db)
    if (rows.length > 0) found.push(place)
  }
  return found.sort()
}

/** A UUID with at least one capital in it. */
const oddUuid = '(?=[0-9a-fA-F-]*[A-F])[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}'
