import { z } from 'zod'
import { parseOwnedId } from '../../lib/owned-id.ts'
import { requiredText } from '../content/fields.ts'

/** The name of a built-in role, or the id of a role that this portal made. */
export const roleKey = requiredText(40).transform((key): string => parseOwnedId(key) ?? key)

/** With the name of a role that this portal made; pages name the others. */
export const namedRole = z.object({ key: roleKey, name: z.string().nullable() })
export type NamedRole = z.output<typeof namedRole>
