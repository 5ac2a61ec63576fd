import { z } from 'zod'

/** How a team applies for a service or a resource; null on the page of one that takes no applications. */
export const applyingView = z
  .object({
    rules: z.array(z.object({ kind: z.string(), text: z.string() })),
    claimSteps: z.array(z.string()),
    papers: z.array(z.string()),
    /** The button, what it takes, and when an answer comes, in the reader's words. */
    words: z.object({ apply: z.string(), note: z.string(), after: z.string() }),
  })
  .nullable()

export type Applying = NonNullable<z.output<typeof applyingView>>
