import { z } from 'zod'
import { parseOwnedId } from '../../lib/owned-id.ts'
import { requiredText } from '../content/fields.ts'

/** The name of a role that every portal has, or the number of one that this portal made. */
export const roleKey = requiredText(40).transform((key): string => parseOwnedId(key) ?? key)

/** Named here where this portal made it; the pages name the others. */
export const namedRole = z.object({ key: roleKey, name: z.string().nullable() })
export type NamedRole = z.output<typeof namedRole>
