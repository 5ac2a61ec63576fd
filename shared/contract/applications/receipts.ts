import { z } from 'zod'
import { isoInstant } from '../content/fields.ts'

/**
 * The receipts of what a team has sent, the newest first: SHA-256, in hexadecimal, of each version in its canonical
 * form; null where the kind gives none. They are checked on demand.
 */
export const receiptsView = z
  .object({
    /** In the reader's language; `check` names the way to the check, null where it was just made. */
    words: z.object({
      ...{ title: z.string(), text: z.string(), check: z.string().nullable() },
      /** What unfolds to the codes and to how they are computed. */
      ...{ proof: z.string(), form: z.string() },
    }),
    items: z.array(
      z.object({
        number: z.number().int(),
        at: isoInstant,
        hash: z.string(),
        /** Which version, and when it was received, to the millisecond. */
        text: z.string(),
        /** Whether what is stored still gives it; null where that was not checked. */
        isIntact: z.boolean().nullable(),
        verdict: z.string().nullable(),
      }),
    ),
  })
  .nullable()

export type ReceiptsView = z.output<typeof receiptsView>
