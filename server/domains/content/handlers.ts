import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { articleFeed, contentAddresses, findArticle, listArticles, listLabels } from './articles.ts'
import { searchArticles } from './search-articles.ts'

export const contentHandlers: HandlersOf<Contract['content']> = {
  describeDynamicCenterLabel: listLabels,
  describeDynamicCenterList: listArticles,
  describeDynamicCenterInfo: (ctx, { DynamicAliasID }) => findArticle(ctx, DynamicAliasID),
  articleSearch: searchArticles,
  articleFeed,
  contentAddresses,
}
