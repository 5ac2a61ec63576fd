import type { Article } from '../../../shared/contract/content.ts'
import type { Contract } from '../../../shared/contract/contract.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { Db } from '../../db/database.ts'
import type { HandlersOf } from '../handler-types.ts'
import { findArticle } from './article.queries.ts'

export const contentHandlers: HandlersOf<Contract['content']> = {
  article: async ({ db, locale }, { alias }) => presentArticle(await getArticleInForce(db, alias, locale)),
}

/** The version of a fixed article that is in force, with the hash of its text. @throws ApiError `notFound` */
export async function getArticleInForce(db: Db, alias: string, locale: Locale) {
  const article = await findArticle(db, alias, locale)
  if (!article) throw new ApiError('notFound')
  return article
}

function presentArticle(row: Awaited<ReturnType<typeof getArticleInForce>>): Article {
  return {
    alias: row.alias,
    version: row.version,
    language: row.language,
    effectiveOn: row.effective_on,
    title: row.title,
    summary: row.summary,
    sections: row.sections,
  }
}
