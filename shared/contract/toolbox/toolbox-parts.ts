import { z } from 'zod'
import {
  toolAudiences,
  toolCosts,
  toolFacets,
  toolKinds,
  toolNeeds,
} from '../../rules/toolbox/tool-facets.ts'
import { accessStatement } from '../access.ts'
import { isoDate, language, publicNumber, several } from '../content/fields.ts'
import { provenanceView } from '../content/provenance.ts'

/** A condition of a tool as visitors see it. */
const ruleText = z.object({ kind: z.string(), text: z.string() })

export const toolCard = z.object({
  toolId: publicNumber,
  name: z.string(),
  tagline: z.string(),
  language,
  fields: z.array(z.string()),
  needs: z.array(z.enum(toolNeeds)),
  kind: z.enum(toolKinds),
  cost: z.enum([...toolCosts, 'unstated']),
  whoMayApply: z.enum(toolAudiences),
  /** Kind, cost, possible applicants and response time in the reader's words. */
  labels: z.object({ kind: z.string(), cost: z.string(), whoMayApply: z.string(), reply: z.string() }),
  /** Whether teams apply for it here; any other tool is open to everybody, without a decision. */
  isAppliedFor: z.boolean(),
  replyWorkingDays: z.number().int(),
  /** Null where none of our editors has reviewed it yet. */
  reviewedOn: isoDate.nullable(),
})

/** The rest for this calendar year; `stock` and `left` are null where a tool has no limit. */
const quota = z.object({
  year: z.number().int(),
  stock: z.number().int().nullable(),
  left: z.number().int().nullable(),
})

export const toolDetail = toolCard.extend({
  /** Sanitised HTML; its headings start one level below the page's. */
  description: z.string(),
  /** Whether the description adds anything to the line below the name. */
  saysMore: z.boolean(),
  provenance: provenanceView,
  audience: z.string(),
  fieldNames: z.array(z.object({ alias: z.string(), name: z.string() })),
  needNames: z.array(z.object({ need: z.enum(toolNeeds), name: z.string() })),
  licence: z.string(),
  /** Empty where there is none. */
  homepage: z.string(),
  /** Address of its source code. */
  repository: z.string().nullable(),
  /** Path of its publiccode.yml. */
  publiccode: z.string().nullable(),
  rules: z.array(ruleText),
  papers: z.array(z.string()),
  claimSteps: z.array(z.string()),
  exitRoute: z.string(),
  costAfter: z.string(),
  stockPerYear: z.number().int().nullable(),
  allowanceUnits: z.number().int(),
  questionCount: z.number().int(),
  /** How to get a tool without an application, in the reader's words; null for the others. */
  take: z
    .object({
      /** Where to get it; null where no address is known. */
      href: z.string().nullable(),
      action: z.string(),
      title: z.string(),
      text: z.string(),
    })
    .nullable(),
  /** Notes before the first step, above the steps and below them, in the reader's words. */
  words: z.object({ note: z.string(), steps: z.string(), afterSteps: z.string() }),
  /** Its accessibility; null where nobody has checked. */
  accessibility: accessStatement.nullable(),
  similar: z.array(toolCard),
  /** JSON-LD for search engines. */
  schemaOrg: z.string(),
})

export const facetFilters = {
  need: several(z.enum(toolNeeds)),
  /** Aliases of fields; an unknown one finds nothing. */
  field: several(z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)),
  whoMayApply: several(z.enum(toolAudiences)),
  cost: several(z.enum(toolCosts)),
  kind: several(z.enum(toolKinds)),
}

const facetCounts = z.object({
  facet: z.enum(toolFacets),
  /** The number of tools without this filter. */
  totalWithout: z.number().int(),
  /** Each value with its number of tools, ignoring this filter's choice. */
  options: z.array(z.object({ value: z.string(), label: z.string(), count: z.number().int() })),
})

export const toolList = z.object({
  items: z.array(toolCard),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
  pageCount: z.number().int(),
  facets: z.array(facetCounts),
})

export const namedTool = z.object({ toolId: publicNumber, name: z.string() })

export const topic = z.object({
  topicId: publicNumber,
  name: z.string(),
  prefix: z.string(),
  summary: z.string(),
  language,
  tools: z.array(namedTool),
})

export const scene = z.object({
  sceneId: publicNumber,
  name: z.string(),
  summary: z.string(),
  steps: z.array(z.string()),
  language,
  tools: z.array(namedTool),
})

/** The filters of a list of selections. */
export const editorialFacet = {
  /** The number without any filter. */
  all: z.number().int(),
  needs: z.array(z.object({ value: z.enum(toolNeeds), label: z.string(), count: z.number().int() })),
}

export const topicWithTools = topic.extend({ advice: z.string(), cards: z.array(toolCard) })
export const sceneDetail = scene.extend({
  advice: z.string(),
  cards: z.array(toolCard),
  others: z.array(scene),
})

export const notice = z.object({
  noticeId: publicNumber,
  title: z.string(),
  body: z.string(),
  language,
  publishedOn: isoDate,
})

export const comparedTool = toolCard.extend({
  quota,
  rules: z.array(z.string()),
  exitRoute: z.string(),
  costAfter: z.string(),
  licence: z.string(),
  /** Where it runs and who maintains it. */
  hosting: z.string(),
  /** The languages of its screens; null while nobody has checked. */
  screenLanguages: z.array(z.string()).nullable(),
})

export const said = (kinds: readonly [string, ...string[]]) =>
  z.array(z.object({ kind: z.enum(kinds), text: z.string() }))

export const benefitCard = toolCard.extend({ quota, allowanceUnits: z.number().int() })

export type ToolCard = z.output<typeof toolCard>
export type ToolDetail = z.output<typeof toolDetail>
export type ToolList = z.output<typeof toolList>
export type FacetCounts = z.output<typeof facetCounts>
export type Topic = z.output<typeof topic>
export type Scene = z.output<typeof scene>
export type ComparedTool = z.output<typeof comparedTool>
export type TopicWithTools = z.output<typeof topicWithTools>
export type SceneDetail = z.output<typeof sceneDetail>
export type EditorialFacet = {
  all: number
  needs: { value: (typeof toolNeeds)[number]; label: string; count: number }[]
}
export type ToolboxNotice = z.output<typeof notice>
export type BenefitCard = z.output<typeof benefitCard>
export type ToolQuota = z.output<typeof quota>
