import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { handleMissed, listMissedSearches } from './staff-missed.ts'
import { trySynonyms } from './try-synonyms.ts'

export const searchStaffHandlers: HandlersOf<Contract['searchStaff']> = {
  missedList: listMissedSearches,
  missedHandle: handleMissed,
  synonymTry: trySynonyms,
}
