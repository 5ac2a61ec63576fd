import { z } from 'zod'
import type { Call } from '../../../shared/contract/call.ts'
import { type PersonalKind, personalFields } from '../../../shared/contract/content/fields.ts'
import { maskEmail, maskName, maskPhone } from '../../../shared/lib/text/masking.ts'
import type { Actor } from '../../context.ts'
import { ownersOf } from '../../owned-by.ts'
import { partsOf } from '../../schema-parts.ts'

type Transform = (value: string, kind: PersonalKind, owner: string | null) => string | Promise<string>

/** Masks a personal text, as in all responses that are not encrypted to a browser's key. */
export function maskPersonal(value: string, kind: PersonalKind): string {
  switch (kind) {
    case 'phone':
      return maskPhone(value)
    case 'name':
      return maskName(value)
    case 'email':
      return maskEmail(value)
    case 'text':
      return '****'
  }
}

/**
 * The one rule of who reads personal texts in full: their owner, the super admin of the acting team, and
 * staff who have given a reason, which is recorded. For all others they are masked, whatever a handler
 * returns.
 */
function readsInFull(call: Call, actor: Actor, owner: string | null): boolean {
  if (call.access === 'staff') return call.input instanceof z.ZodObject && 'reason' in call.input.shape
  if (actor.kind !== 'account') return false
  return owner === actor.accountId || (call.access !== 'public' && actor.team?.role === 'superAdmin')
}

/** Masks the personal texts of a response that its reader may not see in full, in a copy. */
export async function limitPersonal(call: Call, actor: Actor, value: unknown): Promise<unknown> {
  if (!hasPersonal(call.output)) return value
  return mapValue(call.output, value, (text, kind, owner) =>
    readsInFull(call, actor, owner) ? text : maskPersonal(text, kind),
  )
}

/** Applies a transform to every personal text of a response, found by the schema; returns a copy. */
export async function mapPersonal(schema: z.ZodType, value: unknown, transform: Transform): Promise<unknown> {
  return hasPersonal(schema) ? mapValue(schema, value, transform) : value
}

const known = new WeakMap<z.ZodType, boolean>()

/** Whether a schema has any personal text; most have none, and their responses need not be walked. */
export function hasPersonal(schema: z.ZodType): boolean {
  const before = known.get(schema)
  if (before !== undefined) return before
  // A recursive schema has been visited already and adds nothing new.
  known.set(schema, false)
  const found = personalFields.has(schema) || partsOf(schema).some(hasPersonal)
  known.set(schema, found)
  return found
}

async function mapValue(
  schema: z.ZodType,
  value: unknown,
  transform: Transform,
  owner: string | null = null,
): Promise<unknown> {
  const kind = personalFields.get(schema)?.personal
  if (kind) return typeof value === 'string' && value !== '' ? transform(value, kind, owner) : value
  if (value === null || value === undefined) return value
  if (schema instanceof z.ZodObject)
    return mapObject(schema, value as Record<string, unknown>, transform, owner)
  if (schema instanceof z.ZodArray) {
    const element = schema.element as z.ZodType
    return Promise.all((value as unknown[]).map((item) => mapValue(element, item, transform, owner)))
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return mapValue(schema.unwrap() as z.ZodType, value, transform, owner)
  }
  if (schema instanceof z.ZodUnion) {
    const match = (schema.options as z.ZodType[]).find((option) => option.safeParse(value).success)
    return match ? mapValue(match, value, transform, owner) : value
  }
  return value
}

async function mapObject(
  schema: z.ZodObject,
  value: Record<string, unknown>,
  transform: Transform,
  above: string | null,
) {
  const owners = ownersOf(value)
  const entries = Object.entries(value).map(async ([key, item]) => {
    const field = schema.shape[key] as z.ZodType | undefined
    const owner = owners ? (owners.byField[key] === undefined ? owners.all : owners.byField[key]) : above
    return [key, field ? await mapValue(field, item, transform, owner) : item] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}
