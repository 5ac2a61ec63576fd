import { z } from 'zod'
import { fillWays } from '../../rules/applications/fill-fields.ts'
import { staffCall } from '../call.ts'
import { collection, refusals, seenRecords } from './content-parts.ts'
import { language, publicNumber, text } from './fields.ts'

/** Actions on many records at once, a part of `contentStaff`. */
export const bulkCalls = {
  /**
   * Publishes or withdraws a language of many records; each succeeds or fails by itself. A referenced record
   * is withdrawn only with `alsoUsed`, otherwise refused as `inUse`.
   */
  textMoveMany: staffCall({
    path: 'content/staff/text/movemany',
    privilege: 'editContent',
    effect: 'write',
    input: z.object({
      collection,
      language,
      move: z.enum(['publish', 'withdraw', 'submit']),
      alsoUsed: z.boolean().default(false),
      items: seenRecords,
    }),
    output: z.object({ done: z.array(publicNumber), refused: refusals }),
  }),
  /**
   * Sets one field of many records; each succeeds or fails by itself. Errors: `invalidInput` for a field that
   * cannot be filled in bulk, or for an empty value.
   */
  recordFill: staffCall({
    path: 'content/staff/record/fill',
    privilege: 'editContent',
    effect: 'write',
    input: z.object({
      collection,
      part: z.enum(['zh', 'en', 'shared']),
      field: text(40),
      way: z.enum(fillWays),
      value: z.union([text(6_000), z.array(z.string().max(60)).max(100)]),
      items: seenRecords,
    }),
    output: z.object({
      done: z.array(publicNumber),
      /** Records that already have it, or another value that was to stay. */
      same: z.array(publicNumber),
      refused: refusals,
    }),
  }),
}
