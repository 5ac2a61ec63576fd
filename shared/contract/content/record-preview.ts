import { z } from 'zod'
import { access } from '../access.ts'
import { home } from '../home.ts'
import { projectActivityPage, projects } from '../projects.ts'
import {
  fieldPage,
  institution,
  institutionCases,
  institutionResources,
  resourceDetail,
} from '../resource-parts.ts'
import { selftestPreview } from '../selftest.ts'
import { services } from '../services.ts'
import { support } from '../support/support.ts'
import { toolbox } from '../toolbox/toolbox.ts'
import { editionID, venture, ventureEdition } from '../venture.ts'
import { volunteers } from '../volunteers/volunteers.ts'
import { content } from './content.ts'
import { publicNumber } from './fields.ts'

/** A record without its own page, on the page that shows it. */
const placed = {
  title: z.string(),
  /** Whether visitors would see it there as soon as it is published. */
  isSeen: z.boolean(),
}
const page = z.int()
const { items: labels } = content.describeDynamicCenterLabel.output.shape
const { categories } = support.describeSupportCenterList.output.shape
const { items: prefixes } = toolbox.topicPrefix.output.shape
const { items: classes } = projects.classInfo.output.shape
const { items: sets } = projects.setList.output.shape
const { editions } = venture.editionDetail.output.shape

/** A record as its own page, or the page that includes it, would show it. */
export const recordPreview = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('article'), article: content.describeDynamicCenterInfo.output }),
  z.object({ kind: z.literal('service'), service: services.serviceInfo.output }),
  z.object({ kind: z.literal('tool'), tool: toolbox.itemDetail.output }),
  z.object({ kind: z.literal('scene'), scene: toolbox.sceneInfo.output }),
  z.object({ kind: z.literal('activity'), activity: volunteers.activityDetail.output }),
  z.object({ kind: z.literal('projectActivity'), activity: projectActivityPage }),
  z.object({ kind: z.literal('edition'), edition: ventureEdition }),
  z.object({ kind: z.literal('round'), round: venture.roundDetail.output }),
  z.object({ kind: z.literal('field'), field: fieldPage }),
  z.object({ kind: z.literal('resource'), resource: resourceDetail }),
  z.object({
    kind: z.literal('institution'),
    institution,
    cases: institutionCases.shape.items,
    resources: institutionResources,
  }),
  z.object({ kind: z.literal('home'), ...placed, home: home.homePageAll.output }),
  z.object({ kind: z.literal('zones'), ...placed, field: fieldPage }),
  z.object({ kind: z.literal('topics'), ...placed, page, list: toolbox.topicCards.output, prefixes }),
  z.object({ kind: z.literal('toolbox'), ...placed, front: toolbox.indexList.output }),
  z.object({
    kind: z.literal('library'),
    ...placed,
    list: projects.list.output,
    head: projects.libraryPage.output,
    /** The class whose list it is; null for the list of all. */
    classes,
    sets,
  }),
  z.object({
    kind: z.literal('course'),
    ...placed,
    editionID,
    edition: ventureEdition.nullable(),
    editions,
    entries: venture.list.output,
  }),
  z.object({ kind: z.literal('accessible'), ...placed, page, list: access.statementList.output }),
  z.object({
    kind: z.literal('news'),
    ...placed,
    label: publicNumber,
    list: content.describeDynamicCenterList.output,
    labels,
  }),
  z.object({
    kind: z.literal('volunteer'),
    ...placed,
    /** The region, chosen as the place. */
    place: publicNumber,
    list: volunteers.activityList.output,
  }),
  z.object({ kind: z.literal('help'), ...placed, categories }),
  z.object({ kind: z.literal('selfTest'), ...placed, test: selftestPreview }),
  /** Part of the frame around every page, which shows its text. */
  z.object({ kind: z.literal('frame'), ...placed, config: home.configInfo.output }),
])
