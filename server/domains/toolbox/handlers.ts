import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { getItem, listBenefitCards } from './benefits.ts'
import { compareTools } from './compare-tools.ts'
import {
  getScene,
  listNotices,
  listScenes,
  listTopicPrefixes,
  listTopics,
  listTopicsWithTools,
} from './editorial.ts'
import { listIndex } from './index-list.ts'
import { getItemDetail } from './item-detail.ts'
import { listTools } from './list-tools.ts'
import { recommendTools } from './recommend-tools.ts'
import { requestTool } from './requests/request-tool.ts'
import { getWishedTool } from './requests/wished-tool.ts'
import { searchTools } from './search-tools.ts'

export const toolboxHandlers: HandlersOf<Contract['toolbox']> = {
  listPage: listTools,
  item: getItem,
  topicList: listTopics,
  noticeList: listNotices,
  sceneList: listScenes,
  sceneInfo: getScene,
  indexList: listIndex,
  topicPrefix: listTopicPrefixes,
  topicCards: listTopicsWithTools,
  searchTools,
  cardList: listBenefitCards,
  itemDetail: getItemDetail,
  compare: compareTools,
  recommend: recommendTools,
  requestTool,
  wished: getWishedTool,
}
