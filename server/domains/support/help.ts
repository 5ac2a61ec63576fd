import { ApiError } from '../../../shared/contract/errors.ts'
import type { HelpArticle, HelpCard, HelpCategory } from '../../../shared/contract/support/support.ts'
import type { HelpError, HelpPage } from '../../../shared/rules/help-pages.ts'
import type { CallContext } from '../../context.ts'
import { noteMissedSearch } from '../../search/missed-searches.ts'
import { search } from '../../search/search.ts'
import { listPublished } from '../content/publish/published-records.ts'
import { bodyOf } from '../content/shown-parts.ts'
import { readSiteSettings } from '../settings/site-settings.ts'
import {
  articlesOf,
  type CategoryRow,
  type HelpRow,
  presentCard,
  presentCategory,
  presentOthers,
} from './help.present.ts'

const relatedAtMost = 5
const foundAtMost = 30

/** Categories with articles, each with the requested number; the last has the uncategorised ones. */
export async function listHelp(
  ctx: CallContext,
  { most }: { most: number },
): Promise<{ categories: HelpCategory[]; total: number; contact: { hotline: string; mail: string } }> {
  const { categories, articles } = await readHelp(ctx)
  const { hotline, mail } = await readSiteSettings(ctx.db)
  return {
    total: articles.length,
    contact: { hotline, mail },
    categories: categoriesWith(ctx, { categories, articles }, most).filter(({ count }) => count > 0),
  }
}

/** Every category with its articles, if any. */
export async function listHelpCategories(ctx: CallContext): Promise<HelpCategory[]> {
  const help = await readHelp(ctx)
  return categoriesWith(ctx, help, help.articles.length)
}

function categoriesWith({ locale }: CallContext, { categories, articles }: Help, most: number) {
  const others = new Set(articles)
  const found = categories.map((category) => {
    const own = articlesOf(category, articles)
    for (const article of own) others.delete(article)
    return withArticles(presentCategory(category), own, most)
  })
  return [...found, withArticles(presentOthers(locale), [...others], most)]
}

function withArticles(
  category: Omit<HelpCategory, 'count' | 'articles'>,
  own: HelpRow[],
  most: number,
): HelpCategory {
  return { ...category, count: own.length, articles: own.slice(0, most).map(presentCard) }
}

/** A help article with the others in its category. @throws ApiError `notFound` */
export async function getHelpArticle(ctx: CallContext, { helpId }: { helpId: string }): Promise<HelpArticle> {
  const { categories, articles } = await readHelp(ctx)
  const article = articles.find((row) => String(row.number) === helpId)
  if (!article) throw new ApiError('notFound')
  const category = categories.find((row) => articlesOf(row, [article]).length > 0)
  const related = category ? articlesOf(category, articles).filter((row) => row !== article) : []
  return {
    ...presentCard(article),
    ...(await bodyOf(ctx, article.values.body)),
    updatedAt: article.published_at.toISOString(),
    category: category ? presentCategory(category) : null,
    related: related.slice(0, relatedAtMost).map(presentCard),
  }
}

/** Help for an error first, then for the page; nothing without either. */
export async function helpFor(
  ctx: CallContext,
  { page, error }: { page?: HelpPage | undefined; error?: HelpError | undefined },
): Promise<{ items: HelpCard[] }> {
  const { articles } = await readHelp(ctx)
  const found = new Set([
    ...articles.filter(({ values }) => error && values.errors.includes(error)),
    ...articles.filter(({ values }) => page && values.pages.includes(page)),
  ])
  return { items: [...found].map(presentCard) }
}

/** Searches help in either language, the best match first. */
export async function searchHelp(ctx: CallContext, { keywords }: { keywords: string }) {
  const found = await search(ctx.db, {
    text: keywords,
    language: ctx.locale,
    kinds: ['help'],
    limit: foundAtMost,
    offset: 0,
  })
  if (found.total === 0) await noteMissedSearch(ctx, 'help', keywords)
  const { articles } = await readHelp(ctx)
  const items = found.hits.flatMap((hit) => articles.find((row) => String(row.number) === hit.recordId) ?? [])
  return { items: items.map(presentCard), total: found.total, spelling: found.spelling ?? null }
}

type Help = { categories: CategoryRow[]; articles: HelpRow[] }

async function readHelp(ctx: CallContext): Promise<Help> {
  const [categories, articles] = await Promise.all([
    listPublished(ctx, 'helpCategories'),
    listPublished(ctx, 'helps'),
  ])
  return { categories, articles }
}
