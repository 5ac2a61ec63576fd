import { z } from 'zod'
import { ventureStates } from '../rules/content/venture-collections.ts'
import { call } from './call.ts'
import { articleCard, pictureView } from './content/content.ts'
import { isoDate, isoInstant, language, pageNumber, pageSize, publicNumber } from './content/fields.ts'
import { projectCard, setCard } from './projects.ts'
import { ventureRounds } from './venture-rounds.ts'

/** The number of an edition; a record of any other number is no edition. */
export const editionID = z.string().regex(/^[1-9][0-9]{0,2}$/)

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
  /** The last day; null for a single day. */
  endsOn: isoDate.nullable(),
})
export type VentureMilestone = z.output<typeof milestone>

/** A class in which projects were funded. */
const entryClass = z.object({ classId: publicNumber, name: z.string(), language })

const entry = z.object({
  entryID: publicNumber,
  language,
  title: z.string(),
  /** Its aim, and its outcome. */
  summary: z.string(),
  outcome: z.string(),
  maker: z.string(),
  place: z.string(),
  /** `running` until it is closed or stopped. */
  state: z.enum([...ventureStates, 'running']),
  /** What was awarded in yuan; for editions before the fifth only what was paid is known. */
  awarded: z.number().int(),
  /** The total amount paid, in yuan, less what was paid back. */
  amount: z.number().int(),
  /** The day of the decision; null where nobody has stated it. */
  awardedOn: isoDate.nullable(),
  class: entryClass.nullable(),
  /** Its record in the project library; null where there is none. */
  project: z.object({ instanceID: publicNumber, title: z.string(), language }).nullable(),
})
export type VentureEntry = z.output<typeof entry>

const entryList = z.object({
  items: z.array(entry),
  total: z.number().int(),
  page: z.number().int(),
  pageCount: z.number().int(),
  /** The edition's classes, in their order, each with its total number of funded projects. */
  classes: z.array(entryClass.extend({ count: z.number().int() })),
  /** For the whole edition. */
  all: z.number().int(),
})
export type VentureEntryList = z.output<typeof entryList>

/** An edition with everything that its page shows except the list of what it funded. */
export const ventureEdition = editionLink.extend({
  /** Sanitised HTML: how it was run, the rules to which teams agree, and its outcomes. */
  planHtml: z.string(),
  rulesHtml: z.string(),
  outcomesHtml: z.string(),
  figures: z.array(z.object({ value: z.string(), label: z.string() })),
  /** Its announced rounds in their order, each with a line about its state and days in the reader's language. */
  rounds: z.array(z.object({ roundId: publicNumber, language, title: z.string(), line: z.string() })),
  /** Ordered by day. */
  timeline: z.array(milestone),
  /** Project sets that resulted from it, each with its newest projects. */
  sets: z.array(setCard.extend({ projects: z.array(projectCard) })),
  articles: z.array(articleCard),
  cover: pictureView.nullable(),
  updatedAt: isoInstant,
  /** JSON-LD in the words of schema.org. */
  schemaOrg: z.string(),
})
export type VentureEdition = z.output<typeof ventureEdition>

const listInput = z.object({ classId: publicNumber.optional(), page: pageNumber, pageSize })
const readable = { access: 'public', effect: 'read' } as const

export const venture = {
  ...ventureRounds,
  /** What phase one funded, optionally by class. A class of another edition finds nothing. */
  list: call({ ...readable, path: 'venture/list', input: listInput, output: entryList }),
  /** The same for phase two. */
  secondList: call({ ...readable, path: 'venturetwo/list', input: listInput, output: entryList }),
  /** The same for any edition. */
  editionEntries: call({
    ...readable,
    path: 'venture/edition/entries',
    input: listInput.extend({ editionID }),
    output: entryList,
  }),
  /** An edition, null while it is unpublished, and all published editions, the newest first. */
  editionDetail: call({
    ...readable,
    path: 'venture/edition/detail',
    isKept: true,
    input: z.object({ editionID }),
    output: z.object({ edition: ventureEdition.nullable(), editions: z.array(editionLink) }),
  }),
}
