import { z } from 'zod'
import { ventureEditionIDs, ventureStates } from '../rules/content/venture-collections.ts'
import { call } from './call.ts'
import { articleCard, pictureView } from './content/content.ts'
import { isoDate, isoInstant, language, pageNumber, pageSize, publicNumber } from './content/fields.ts'
import { projectCard, setCard } from './projects.ts'

const editionID = z.enum(ventureEditionIDs)

const editionLink = z.object({
  editionID,
  language,
  title: z.string(),
  summary: z.string(),
  /** The year in which it began. */
  since: z.number().int(),
})
export type VentureEditionLink = z.output<typeof editionLink>

const milestone = z.object({
  milestoneID: publicNumber,
  language,
  title: z.string(),
  summary: z.string(),
  startsOn: isoDate,
  /** The last day; null where it is the same day. */
  endsOn: isoDate.nullable(),
})
export type VentureMilestone = z.output<typeof milestone>

/** A class under which something was funded. */
const entryClass = z.object({ classId: publicNumber, name: z.string(), language })

const entry = z.object({
  entryID: publicNumber,
  language,
  title: z.string(),
  /** What it set out to do, and what came of it. */
  summary: z.string(),
  outcome: z.string(),
  maker: z.string(),
  place: z.string(),
  state: z.enum(ventureStates),
  /** What was paid in all, in yuan. */
  amount: z.number().int(),
  class: entryClass.nullable(),
  /** Where it stands in the project library; null where it does not. */
  project: z.object({ instanceID: publicNumber, title: z.string(), language }).nullable(),
})
export type VentureEntry = z.output<typeof entry>

const entryList = z.object({
  items: z.array(entry),
  total: z.number().int(),
  page: z.number().int(),
  pageCount: z.number().int(),
  /** The classes that the edition has, in their order, with how much was funded in each whatever is chosen. */
  classes: z.array(entryClass.extend({ count: z.number().int() })),
  /** Of the whole edition. */
  all: z.number().int(),
})
export type VentureEntryList = z.output<typeof entryList>

/** An edition with all that its page shows but the list of what it funded. */
export const ventureEdition = editionLink.extend({
  /** Sanitised HTML: how it was run, and what came of it. */
  planHtml: z.string(),
  outcomesHtml: z.string(),
  figures: z.array(z.object({ value: z.string(), label: z.string() })),
  /** In the order of their days. */
  timeline: z.array(milestone),
  /** Project sets that came out of it, each with its newest projects. */
  sets: z.array(setCard.extend({ projects: z.array(projectCard) })),
  articles: z.array(articleCard),
  cover: pictureView.nullable(),
  updatedAt: isoInstant,
  /** JSON-LD in the words of schema.org. */
  schemaOrg: z.string(),
})
export type VentureEdition = z.output<typeof ventureEdition>

const listInput = z.object({ classId: publicNumber.optional(), page: pageNumber, pageSize })
const readable = { method: 'POST', access: 'public', secured: 'none', effect: 'read' } as const

export const venture = {
  /** What phase one funded, of a class where one is named. A class that it does not have finds nothing. */
  list: call({ ...readable, path: 'venture/list', input: listInput, output: entryList }),
  /** What phase two funded, likewise. */
  secondList: call({ ...readable, path: 'venturetwo/list', input: listInput, output: entryList }),
  /** What any edition funded, likewise. */
  editionEntries: call({
    ...readable,
    path: 'venture/edition/entries',
    input: listInput.extend({ editionID }),
    output: entryList,
  }),
  /** An edition, null while its staff have not published it, and all that are published, the newest first. */
  editionDetail: call({
    ...readable,
    path: 'venture/edition/detail',
    isKept: true,
    input: z.object({ editionID }),
    output: z.object({ edition: ventureEdition.nullable(), editions: z.array(editionLink) }),
  }),
}
