import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { answerTest } from './answer-test.ts'
import { beginTest } from './begin-test.ts'
import { describeResult } from './describe-result.ts'
import { describeTest } from './describe-test.ts'
import { dryRuns } from './dry-runs.ts'
import { forgetTest } from './forget-test.ts'
import { describeKept, describePlan } from './kept/describe-plan.ts'
import { keepResult } from './kept/keep-result.ts'
import { forgetKept, saveStep } from './kept/save-step.ts'

export const selftestHandlers: HandlersOf<Contract['selftest']> = {
  describeTest,
  beginTest,
  answerTest,
  describeResult,
  forgetTest,
}

export const selftestStaffHandlers: HandlersOf<Contract['selftestStaff']> = { dryRuns }

export const selftestTeamHandlers: HandlersOf<Contract['selftestTeam']> = {
  describePlan,
  describeKept,
  keepResult,
  saveStep,
  forgetKept,
}
