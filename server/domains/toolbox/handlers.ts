import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { getItem, listBenefitCards } from './benefits.ts'
import { listNotices, listScenes, listTopics } from './editorial.ts'
import { getItemDetail } from './item-detail.ts'
import { listTools } from './list-tools.ts'
import { requestTool } from './request-tool.ts'
import { searchTools } from './search-tools.ts'
import { getWishedTool } from './wished-tool.ts'

export const toolboxHandlers: HandlersOf<Contract['toolbox']> = {
  listPage: listTools,
  item: getItem,
  topicList: listTopics,
  noticeList: listNotices,
  sceneList: listScenes,
  searchTools,
  cardList: listBenefitCards,
  itemDetail: getItemDetail,
  requestTool,
  wished: getWishedTool,
}
