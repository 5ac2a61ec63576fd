import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { articleFeed, findArticle, listArticles, listLabels } from './articles.ts'
import { searchArticles } from './search-articles.ts'

/** All but the addresses of the whole site, which other domains have as well. */
export const contentHandlers: Omit<HandlersOf<Contract['content']>, 'contentAddresses'> = {
  describeDynamicCenterLabel: listLabels,
  describeDynamicCenterList: listArticles,
  describeDynamicCenterInfo: (ctx, { DynamicAliasID }) => findArticle(ctx, DynamicAliasID),
  articleSearch: searchArticles,
  articleFeed,
}
