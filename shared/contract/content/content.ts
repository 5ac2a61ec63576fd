import { z } from 'zod'
import { call } from '../call.ts'
import {
  isoDate,
  isoInstant,
  language,
  pageNumber,
  pageSize,
  publicNumber,
  requiredText,
  shownId,
} from './fields.ts'
import { provenanceView } from './provenance.ts'

const label = z.object({ labelId: publicNumber, name: z.string(), language })
export type ArticleLabel = z.output<typeof label>

/** A picture of the library in several widths; `alt` in the language of the page. */
export const pictureView = z.object({
  pictureId: shownId,
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** `srcset` of each format, and a fallback address for browsers that know neither. */
  avif: z.string(),
  webp: z.string(),
  src: z.string(),
})
export type PictureView = z.output<typeof pictureView>

export const articleCard = z.object({
  articleId: publicNumber,
  language,
  title: z.string(),
  summary: z.string(),
  labels: z.array(label),
  cover: pictureView.nullable(),
  readingMinutes: z.number().int(),
  publishedAt: isoInstant,
})
export type ArticleCard = z.output<typeof articleCard>

const neighbour = z.object({ articleId: publicNumber, title: z.string(), language }).nullable()

const article = articleCard.extend({
  /** For a fixed page, which is found by its alias instead of its number. */
  alias: z.string().nullable(),
  byline: z.string(),
  /** Sanitised HTML whose headings have the ids of `contents`. */
  html: z.string(),
  provenance: provenanceView,
  contents: z.array(z.object({ id: z.string(), text: z.string() })),
  updatedAt: isoInstant,
  /** For a fixed page: its edition, and since when it is in force. */
  edition: z.number().int().nullable(),
  effectiveOn: isoDate.nullable(),
  previous: neighbour,
  next: neighbour,
})
export type Article = z.output<typeof article>

const articleList = z.object({
  items: z.array(articleCard),
  total: z.number().int(),
  page: z.number().int(),
  pageCount: z.number().int(),
})
export type ArticleList = z.output<typeof articleList>

export const content = {
  /** The labels with published articles, in their order, each with its number of articles. */
  describeDynamicCenterLabel: call({
    path: 'techWebAPI/dynamicCenter/v3/describeDynamicCenterLabel',
    access: 'public',
    effect: 'read',
    isKept: true,
    output: z.object({ items: z.array(label.extend({ summary: z.string(), count: z.number().int() })) }),
  }),
  /** Published articles, the newest first; an article without the page's language comes in the other. */
  describeDynamicCenterList: call({
    path: 'techWebAPI/dynamicCenter/v3/describeDynamicCenterList',
    access: 'public',
    effect: 'read',
    isKept: true,
    input: z.object({ label: publicNumber.optional(), page: pageNumber, pageSize }),
    output: articleList,
  }),
  /** An article by its number, or a fixed page by its alias. Errors: `notFound`. */
  describeDynamicCenterInfo: call({
    path: 'techWebAPI/dynamicCenter/v3/describeDynamicCenterInfo',
    access: 'public',
    effect: 'read',
    isKept: true,
    input: z.object({ DynamicAliasID: z.string().regex(/^[A-Za-z0-9]{1,40}$/) }),
    output: article,
  }),
  /** Articles found by words, the best match first. */
  articleSearch: call({
    method: 'GET',
    path: 'content/article/search',
    access: 'public',
    effect: 'read',
    input: z.object({
      keywords: requiredText(100),
      label: publicNumber.optional(),
      page: pageNumber,
      pageSize,
    }),
    output: articleList.extend({ spelling: z.string().nullable() }),
  }),
  /** The newest articles with their full text, for feeds. Errors: `notFound` for an unused label. */
  articleFeed: call({
    method: 'GET',
    path: 'content/article/feed',
    access: 'public',
    effect: 'read',
    isKept: true,
    input: z.object({ label: publicNumber.optional() }),
    output: z.object({
      label: label.nullable(),
      items: z.array(articleCard.extend({ html: z.string(), byline: z.string(), updatedAt: isoInstant })),
    }),
  }),
  /**
   * The addresses of published content and of organisations that agreed to be shown, without language prefix,
   * with the languages in which each is published; 20,000 a page.
   */
  contentAddresses: call({
    method: 'GET',
    path: 'content/addresses',
    access: 'public',
    effect: 'read',
    isKept: true,
    input: z.object({ page: z.number().int().min(1).max(10_000).default(1) }),
    output: z.object({
      pageCount: z.number().int(),
      items: z.array(z.object({ path: z.string(), languages: z.array(language), updatedAt: isoInstant })),
    }),
  }),
}
