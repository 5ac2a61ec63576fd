import { z } from 'zod'
import { isoDate } from './fields.ts'

/** Where an imported record comes from; null for what the portal's own editors wrote. */
export const provenanceView = z
  .object({
    catalogue: z.string(),
    /** Where the record stands in its catalogue; null where it has no address there. */
    address: z.string().nullable(),
    licence: z.string(),
    attribution: z.string(),
    retrievedOn: isoDate,
    /** All of it in a sentence, in the language of the page, and the words of the link to `address`. */
    sentence: z.string(),
    linkText: z.string(),
  })
  .nullable()
export type ProvenanceView = z.output<typeof provenanceView>
