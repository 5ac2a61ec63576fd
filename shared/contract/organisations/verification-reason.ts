import { z } from 'zod'

/** Why something was returned, refused or revoked, and the next step, in the words of that day. */
export const verificationReason = z.object({ code: z.string(), title: z.string(), next: z.string() })
