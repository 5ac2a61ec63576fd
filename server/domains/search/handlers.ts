import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { findRecords } from './find-records.ts'
import { suggestRecords } from './suggest-records.ts'

export const searchHandlers: HandlersOf<Contract['search']> = {
  find: findRecords,
  suggest: suggestRecords,
}
