import { z } from 'zod'

/** Why something was returned, refused or taken back, and what to do next, in the words that were said then. */
export const verificationReason = z.object({ code: z.string(), title: z.string(), next: z.string() })
