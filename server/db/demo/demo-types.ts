import type { Bilingual } from '../../../shared/lib/locale.ts'
import type { AccessAspect, AccessBasis, AccessFinding } from '../../../shared/rules/accessibility.ts'
import type { EligibilityRule } from '../../../shared/rules/eligibility.ts'
import type { HelpError, HelpPage } from '../../../shared/rules/help-pages.ts'
import type { ProjectStage } from '../../../shared/rules/project-facets.ts'
import type { QuestionSet } from '../../../shared/rules/questions.ts'
import type { ResourceKind } from '../../../shared/rules/resource-facets.ts'
import type { ServiceCategory, ServiceCost, ServiceMode } from '../../../shared/rules/service-facets.ts'
import type { ToolAudience, ToolCost, ToolKind, ToolNeed } from '../../../shared/rules/tool-facets.ts'
import type { VentureEditionID, VentureState } from '../../../shared/rules/venture-collections.ts'
import type {
  VolunteerKind,
  VolunteerMode,
  VolunteerSkill,
} from '../../../shared/rules/volunteer-activities.ts'

/** A tool as the demo content writes it; the loader turns it into rows and search documents. */
export type DemoTool = {
  /** Short stable public number, from 1001. */
  number: number
  name: Bilingual
  /** One line under the name: at most 34 Han characters, 90 Latin ones. */
  tagline: Bilingual
  /** What it does: two to four short paragraphs. */
  description: Bilingual[]
  /** For whom it fits, and for whom not: one paragraph. */
  audience: Bilingual
  /** Field aliases out of `fields.ts`. */
  fields: string[]
  needs: ToolNeed[]
  kind: ToolKind
  cost: ToolCost
  /** Other names, brands and spellings that people search for. */
  keywords: Bilingual
  /** SPDX identifier, or a short phrase where the software is not open. */
  licence: string
  homepage: string
  rules: EligibilityRule[]
  /** Papers to have at hand. */
  papers: Bilingual[]
  /** Usual time to an answer, in working days. */
  replyWorkingDays: number
  /** How claiming goes, three to five steps. */
  claimSteps: Bilingual[]
  /** How to leave with one's data. */
  exitRoute: Bilingual
  /** What it costs when the donation ends. */
  costAfter: Bilingual
  /** How many can be granted per calendar year; null where it has no limit. */
  stockPerYear: number | null
  /** How many of the organisation's yearly allowance one grant uses up. */
  allowanceUnits: number
  questions: QuestionSet
  /** How long a grant lasts, in months; null where it does not end. */
  termMonths: number | null
  /**
   * What the applicant gets after approval: steps, a code drawn for them where it needs one, and where to go: the
   * maker's own page, or the demo's stand-in for a place that a programme would make for the team.
   */
  activation: { kind: 'steps' | 'code'; link: 'demoSpace' | `https://${string}`; steps: Bilingual[] }
  /** ISO date of the last editorial review. */
  reviewedOn: string
}

/** A topic of the help centre. */
export type DemoHelpCategory = { number: number; alias: string; name: Bilingual; summary: Bilingual }

/** A help article: a question as readers ask it, its answer in a sentence or two, and the whole of it as HTML. */
export type DemoHelp = {
  number: number
  /** The alias of its topic. */
  category: string
  /** Pages whose help link leads to it, and errors that it explains. */
  pages: readonly HelpPage[]
  errors?: readonly HelpError[]
  title: Bilingual
  summary: Bilingual
  /** Other words that readers use. */
  keywords: Bilingual
  body: Bilingual
}

/** An activity of volunteers; its days are counted from the one on which the demo is written. */
export type DemoVolunteerActivity = {
  number: number
  kind: VolunteerKind
  mode: VolunteerMode
  skills: readonly VolunteerSkill[]
  startsInDays: number
  lastsDays: number
  startTime?: string
  endTime?: string
  closesInDays: number
  people: number
  /** For each person. */
  hours: number
  title: Bilingual
  host: Bilingual
  place: Bilingual
  summary: Bilingual
  body: Bilingual
  howToJoin: Bilingual
}

/** What is known of a tool's accessibility. */
export type DemoAccessStatement = {
  /** The number of the tool. */
  tool: number
  findings: Record<AccessAspect, AccessFinding>
  basis: AccessBasis
  /** ISO date. */
  checkedOn: string
  /** What it rests on. */
  source: `https://${string}`
  barriers: { zh: string[]; en: string[] }
  advice: Bilingual
}

/** An edition of the venture programme that is over. */
export type DemoVentureEdition = {
  editionID: VentureEditionID
  /** The year in which it began. */
  since: number
  /** Numbers of project sets and of articles. */
  sets: number[]
  articles: number[]
  publishedOn: string
  title: Bilingual
  summary: Bilingual
  /** Each a figure, a bar and what it counts. */
  figures: { zh: string[]; en: string[] }
  /** HTML of headings, paragraphs and lists. */
  plan: Bilingual
  outcomes: Bilingual
}
export type DemoVentureMilestone = {
  editionID: VentureEditionID
  startsOn: string
  endsOn?: string
  title: Bilingual
  summary: Bilingual
}
/** A project that an edition funded. */
export type DemoVentureEntry = {
  editionID: VentureEditionID
  /** The alias of a project class. */
  class: string
  /** Its number in the project library; null where it is not there. */
  project: number | null
  state: VentureState
  /** Yuan paid in all. */
  amount: number
  title: Bilingual
  maker: Bilingual
  place: Bilingual
  summary: Bilingual
  outcome: Bilingual
}

export type DemoField = { alias: string; name: Bilingual; summary: Bilingual }
type BilingualList = Record<'zh' | 'en', string[]>
/** What the page of a field says beside its name and its line; services and articles by number. */
export type DemoFieldPage = {
  number: number
  alias: string
  body: Bilingual
  needs: BilingualList
  services: number[]
  articles: number[]
}
export type DemoZone = {
  number: number
  alias: string
  fields: string[]
  institutions: number[]
  name: Bilingual
  summary: Bilingual
  audience: Bilingual
  offers: BilingualList
}
export type DemoInstitution = {
  number: number
  fields: string[]
  /** Numbers of projects. */
  cases: number[]
  since: number
  title: Bilingual
  summary: Bilingual
  place: Bilingual
  body: Bilingual
  offers: BilingualList
  contact: Bilingual
}
/** A technology resource, whole in its body. */
export type DemoResource = {
  number: number
  kind: ResourceKind
  fields: string[]
  zones: number[]
  institution: number | null
  tools: number[]
  licence: string
  reviewedOn: string
  publishedOn: string
  title: Bilingual
  summary: Bilingual
  provider: Bilingual
  format: Bilingual
  audience: Bilingual
  keywords: Bilingual
  body: Bilingual
  steps: BilingualList
  /** Empty where nobody has looked. */
  accessibility: Bilingual
}
export type DemoTopic = {
  number: number
  name: Bilingual
  summary: Bilingual
  prefix: Bilingual
  /** What goes wrong most easily. */
  advice: Bilingual
  tools: number[]
}
export type DemoScene = {
  number: number
  name: Bilingual
  summary: Bilingual
  steps: Bilingual[]
  /** What goes wrong most easily. */
  advice: Bilingual
  tools: number[]
}
export type DemoNotice = { number: number; title: Bilingual; body: Bilingual; publishedOn: string }
/** A fixed page: versioned, found by its alias, Markdown-free structured text. */
export type DemoArticle = {
  alias: string
  version: number
  effectiveOn: string
  title: Bilingual
  summary: Bilingual
  sections: { heading: Bilingual; paragraphs: Bilingual[]; points?: Bilingual[] }[]
}

/** A label of the content centre. */
export type DemoNewsLabel = { number: number; alias: string; name: Bilingual; summary: Bilingual }
/** An article of the content centre. */
export type DemoNews = {
  /** Short stable public number, from 201. */
  number: number
  /** Label aliases out of `news-labels.ts`. */
  labels: string[]
  /** ISO date. */
  publishedOn: string
  byline: Bilingual
  title: Bilingual
  /** One or two sentences for lists and feeds. */
  summary: Bilingual
  /** HTML of headings 2 and 3, paragraphs, lists, tables, quotes and links. */
  body: Bilingual
}

/** A digital service that a team offers. */
export type DemoService = {
  /** Short stable public number, from 401. */
  number: number
  title: Bilingual
  summary: Bilingual
  provider: Bilingual
  /** HTML of paragraphs, headings 2 and 3 and lists. */
  body: Bilingual
  audience: Bilingual
  results: Bilingual[]
  steps: Bilingual[]
  limits: Bilingual
  keywords: Bilingual
  category: ServiceCategory
  modes: ServiceMode[]
  cost: ServiceCost
  whoMayApply: ToolAudience
  replyDays: number
  workDays: number
  /** A year; null without limit. */
  places: number | null
  /** Numbers of tools that it uses, the first first. */
  tools: number[]
  /** ISO dates. */
  reviewedOn: string
  publishedOn: string
}

/** How projects are filed. */
export type DemoProjectClass = { number: number; alias: string; name: Bilingual; summary: Bilingual }
/** Text with paragraphs by line, `## ` before a heading. */
export type DemoProjectSet = {
  number: number
  alias: string
  title: Bilingual
  summary: Bilingual
  body: Bilingual
}
/** A project of the library. */
export type DemoProject = {
  /** Short stable public number, from 3001. */
  number: number
  publishedOn: string
  /** Aliases of classes, fields and sets. */
  classes: string[]
  fields: string[]
  sets: string[]
  stage: ProjectStage
  since: number
  setupDays: number
  licence: string
  code?: string
  documents?: string
  title: Bilingual
  summary: Bilingual
  maker: Bilingual
  place: Bilingual
  /** Paragraphs by line, `## ` before a heading. */
  body: Bilingual
  requirements: { zh: string[]; en: string[] }
  reuseSteps: { zh: string[]; en: string[] }
  contact: Bilingual
}
export type DemoProjectActivity = {
  number: number
  project: number
  startsOn: string
  hours: string
  title: Bilingual
  summary: Bilingual
  place: Bilingual
  /** A line is a paragraph, one with `## ` a heading. */
  body: Bilingual
}
