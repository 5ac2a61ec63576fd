import { z } from 'zod'
import { call } from './call.ts'
import { isoDate } from './fields.ts'

const article = z.object({
  alias: z.string(),
  version: z.number().int(),
  /** The language of the text, which may differ from the page's. */
  language: z.enum(['zh', 'en']),
  effectiveOn: isoDate,
  title: z.string(),
  summary: z.string(),
  sections: z.array(
    z.object({
      heading: z.string(),
      paragraphs: z.array(z.string()),
      points: z.array(z.string()).optional(),
    }),
  ),
})

export type Article = z.output<typeof article>

export const content = {
  /** A fixed article in its version in force. Errors: `notFound`. */
  article: call({
    method: 'POST',
    path: 'content/article',
    access: 'public',
    secured: 'none',
    effect: 'read',
    isKept: true,
    input: z.object({ alias: z.string().regex(/^[A-Za-z0-9]{1,40}$/) }),
    output: article,
  }),
}
