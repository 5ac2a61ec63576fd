import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { listOpenRecords } from './list-open-records.ts'

export const openDataHandlers: HandlersOf<Contract['openData']> = {
  records: listOpenRecords,
}
