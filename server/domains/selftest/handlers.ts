import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { answerTest } from './answer-test.ts'
import { beginTest } from './begin-test.ts'
import { describeResult } from './describe-result.ts'
import { describeTest } from './describe-test.ts'
import { dryRuns } from './dry-runs.ts'
import { forgetTest } from './forget-test.ts'

export const selftestHandlers: HandlersOf<Contract['selftest']> = {
  describeTest,
  beginTest,
  answerTest,
  describeResult,
  forgetTest,
}

export const selftestStaffHandlers: HandlersOf<Contract['selftestStaff']> = { dryRuns }
