import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { getItemDetail } from './item-detail.ts'

export const toolboxHandlers: HandlersOf<Contract['toolbox']> = {
  itemDetail: getItemDetail,
}
