import { z } from 'zod'

/**
 * A page that shows what a link opens: by the secret in its address, which the browser keeps from then on, or
 * without one by the kept secret. Where the browser keeps another secret that opens something, the stated one
 * waits, in a cookie too, and the response is `another`, until `opensAnother` lets it replace the kept one.
 */
export const opensAnother = { opensAnother: z.boolean().optional() }

const another = z.object({ state: z.literal('another') })

/** What a link opens, or the notice that another link is kept. */
export const orAnother = <Shown extends z.ZodType>(shown: Shown) => z.union([another, shown])
