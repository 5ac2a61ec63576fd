import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { articleFeed, findArticle, listArticles, listLabels } from './articles.ts'
import { searchArticles } from './search-articles.ts'

/** All except the addresses of the whole site, which combine several domains. */
export const contentHandlers: Omit<HandlersOf<Contract['content']>, 'contentAddresses'> = {
  describeDynamicCenterLabel: listLabels,
  describeDynamicCenterList: listArticles,
  describeDynamicCenterInfo: (ctx, { DynamicAliasID }) => findArticle(ctx, DynamicAliasID),
  articleSearch: searchArticles,
  articleFeed,
}
