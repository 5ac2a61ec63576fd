import { z } from 'zod'
import { toolCosts, toolKinds, toolNeeds } from '../rules/tool-facets.ts'
import { call } from './call.ts'
import { isoDate, publicNumber } from './fields.ts'

/** One condition of a tool as a visitor reads it. */
const ruleText = z.object({ kind: z.string(), text: z.string() })

export const toolCard = z.object({
  toolId: publicNumber,
  name: z.string(),
  tagline: z.string(),
  /** The language that the texts are in; differs from the page's where nothing is translated yet. */
  language: z.enum(['zh', 'en']),
  fields: z.array(z.string()),
  needs: z.array(z.enum(toolNeeds)),
  kind: z.enum(toolKinds),
  cost: z.enum(toolCosts),
  whoMayApply: z.enum(['anyTeam', 'unregisteredTeam', 'verifiedOrganisation']),
  replyWorkingDays: z.number().int(),
  reviewedOn: isoDate,
})

const toolDetail = toolCard.extend({
  description: z.array(z.string()),
  audience: z.string(),
  fieldNames: z.array(z.object({ alias: z.string(), name: z.string() })),
  licence: z.string(),
  homepage: z.string(),
  rules: z.array(ruleText),
  papers: z.array(z.string()),
  claimSteps: z.array(z.string()),
  exitRoute: z.string(),
  costAfter: z.string(),
  stockPerYear: z.number().int().nullable(),
  allowanceUnits: z.number().int(),
  questionCount: z.number().int(),
  similar: z.array(toolCard),
})

export type ToolCard = z.output<typeof toolCard>
export type ToolDetail = z.output<typeof toolDetail>

export const toolbox = {
  /** A tool with everything that stands on its page. Errors: `notFound`. */
  itemDetail: call({
    method: 'POST',
    path: 'toolbox/item/detail',
    access: 'public',
    secured: 'none',
    effect: 'read',
    input: z.object({ toolId: publicNumber }),
    output: toolDetail,
  }),
}
