import { z } from 'zod'
import { helpErrors, helpPages } from '../rules/help-pages.ts'
import { call } from './call.ts'
import { isoInstant, publicNumber, requiredText } from './fields.ts'

/** The language of a text, which may differ from the page's where nothing is translated yet. */
const language = z.enum(['zh', 'en'])

const helpCard = z.object({
  helpId: publicNumber,
  language,
  title: z.string(),
  /** The answer in a sentence or two. */
  summary: z.string(),
})
export type HelpCard = z.output<typeof helpCard>

const category = z.object({ categoryId: publicNumber, language, name: z.string(), summary: z.string() })

const helpCategory = category.extend({
  /** How many articles it has; `articles` may hold fewer. */
  count: z.number().int(),
  articles: z.array(helpCard),
})
export type HelpCategory = z.output<typeof helpCategory>

const helpArticle = helpCard.extend({
  /** Sanitised HTML whose headings carry the ids of `contents`. */
  html: z.string(),
  contents: z.array(z.object({ id: z.string(), text: z.string() })),
  updatedAt: isoInstant,
  category: category.nullable(),
  /** Others of its category. */
  related: z.array(helpCard),
})
export type HelpArticle = z.output<typeof helpArticle>

export const support = {
  /**
   * The help centre: its categories in their order, each with its articles. `most` keeps the list of each short, as
   * the home page does.
   */
  describeSupportCenterList: call({
    method: 'GET',
    path: 'techWebAPI/homePage/v3/supportCenter/describeSupportCenterList',
    access: 'public',
    secured: 'none',
    effect: 'read',
    isKept: true,
    input: z.object({ most: z.coerce.number().int().min(1).max(100).default(100) }),
    output: z.object({ categories: z.array(helpCategory), total: z.number().int() }),
  }),
  /** A help article. Errors: `notFound`. */
  helpArticle: call({
    method: 'GET',
    path: 'support/help/detail',
    access: 'public',
    secured: 'none',
    effect: 'read',
    isKept: true,
    input: z.object({ helpId: publicNumber }),
    output: helpArticle,
  }),
  /** Articles about the group of pages that somebody comes from, or about the error that they met there. */
  helpFor: call({
    method: 'GET',
    path: 'support/help/for',
    access: 'public',
    secured: 'none',
    effect: 'read',
    isKept: true,
    input: z.object({ page: z.enum(helpPages).optional(), error: z.enum(helpErrors).optional() }),
    output: z.object({ items: z.array(helpCard) }),
  }),
  /** Help found by words, the best first. */
  helpSearch: call({
    method: 'GET',
    path: 'support/help/search',
    access: 'public',
    secured: 'none',
    effect: 'read',
    input: z.object({ keywords: requiredText(100) }),
    output: z.object({
      items: z.array(helpCard),
      total: z.number().int(),
      spelling: z.string().nullable(),
    }),
  }),
  /**
   * Whether an article helped: one voice a visitor, the last one counts. Errors: `notFound`, `tooMany` above sixty an
   * hour from one address.
   */
  helpVote: call({
    method: 'POST',
    path: 'support/help/vote',
    access: 'public',
    secured: 'none',
    effect: 'write',
    input: z.object({ helpId: publicNumber, isHelpful: z.boolean() }),
    output: z.object({ isHelpful: z.boolean() }),
  }),
}
