import type { Contract } from '../../../../shared/contract/contract.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { listEditions } from './describe-editions.ts'
import { describeRound } from './describe-round.ts'
import { exportEntries, listRoundEntries } from './list-entries.ts'
import { addRound, makeEdition } from './make-edition.ts'
import { planRound, postponeRound } from './plan-round.ts'
import { removeRound } from './remove-round.ts'

export const ventureStaffHandlers: HandlersOf<Contract['ventureStaff']> = {
  editions: listEditions,
  makeEdition,
  addRound,
  removeRound,
  round: describeRound,
  plan: planRound,
  postpone: postponeRound,
  entries: listRoundEntries,
  exportEntries,
}
