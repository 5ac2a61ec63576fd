import { z } from 'zod'

/**
 * A page that shows what a link opens: by the secret of its address, which the browser keeps from then on, or without one
 * by what it keeps. Where it keeps another that opens something, the stated one waits, in a cookie too, and the answer is
 * `another`, until `opensAnother` says that it takes the kept one's place.
 */
export const opensAnother = { opensAnother: z.boolean().optional() }

const another = z.object({ state: z.literal('another') })

/** What a link opens, or that another is kept. */
export const orAnother = <Shown extends z.ZodType>(shown: Shown) => z.union([another, shown])
