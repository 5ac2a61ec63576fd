import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { listActivityChanges } from './list-activity-changes.ts'
import { listOpenRecords } from './list-open-records.ts'

export const openDataHandlers: HandlersOf<Contract['openData']> = {
  activityChanges: listActivityChanges,
  records: listOpenRecords,
}
