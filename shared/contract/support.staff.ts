import { z } from 'zod'
import { call } from './call.ts'
import { publicNumber } from './fields.ts'

const helpVotes = z.object({
  helpId: publicNumber,
  title: z.string(),
  language: z.enum(['zh', 'en']),
  helpful: z.number().int(),
  notHelpful: z.number().int(),
  /** Of those who said no in the last 30 days. */
  notHelpfulLately: z.number().int(),
})
export type HelpVotes = z.output<typeof helpVotes>

export const supportStaff = {
  /** What visitors think of each help article, most in need of work first. For editors and support agents. */
  helpVotes: call({
    method: 'POST',
    path: 'support/staff/help/votes',
    access: 'staff',
    secured: 'none',
    effect: 'read',
    input: z.object({}),
    output: z.object({ items: z.array(helpVotes) }),
  }),
}
