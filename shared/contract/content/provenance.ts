import { z } from 'zod'
import { isoDate } from './fields.ts'

/** An imported record's source; null for what the portal's own editors wrote. */
export const provenanceView = z
  .object({
    catalogue: z.string(),
    /** The record's address in its catalogue; null where it has none. */
    address: z.string().nullable(),
    licence: z.string(),
    attribution: z.string(),
    retrievedOn: isoDate,
    /** The whole source in a sentence, in the page's language, and the text of the link to `address`. */
    sentence: z.string(),
    linkText: z.string(),
  })
  .nullable()
export type ProvenanceView = z.output<typeof provenanceView>
