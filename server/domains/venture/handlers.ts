import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { editionDetail } from './editions.ts'
import { listEntriesOf } from './entries.ts'

export const ventureHandlers: HandlersOf<Contract['venture']> = {
  list: (ctx, input) => listEntriesOf(ctx, '1', input),
  secondList: (ctx, input) => listEntriesOf(ctx, '2', input),
  editionEntries: (ctx, { editionID, ...input }) => listEntriesOf(ctx, editionID, input),
  editionDetail,
}
