import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { listPageChecks } from './page-checks.ts'
import { listStatedTools } from './statements.ts'

export const accessHandlers: HandlersOf<Contract['access']> = {
  statementList: listStatedTools,
  pageChecks: listPageChecks,
}
