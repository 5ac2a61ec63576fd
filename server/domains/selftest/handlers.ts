import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { answerTest } from './answer-test.ts'
import { beginTest } from './begin-test.ts'
import { describeResult } from './describe-result.ts'
import { describeTest } from './describe-test.ts'
import { dryRuns } from './dry-runs.ts'
import { staffFigures } from './figures/staff-figures.ts'
import { forgetTest } from './forget-test.ts'
import { describeKept, describePlan } from './kept/describe-plan.ts'
import { keepResult } from './kept/keep-result.ts'
import { forgetKept, saveStep } from './kept/save-step.ts'
import { openStep } from './open-step.ts'
import { describeRound, joinRound } from './rounds/join-round.ts'
import { settleRound } from './rounds/settle-round.ts'
import { describeOwnRound, endRound, openRound } from './rounds/team-round.ts'
import { describeShared } from './shares/describe-shared.ts'
import { endKeptShares, endOwnShares, shareKept, shareResult } from './shares/share-report.ts'
import { describeQuestionnaire, describeSurvey, statedOutcome } from './stated-outcome.ts'

export const selftestHandlers: HandlersOf<Contract['selftest']> = {
  questionnaire: describeQuestionnaire,
  survey: describeSurvey,
  statedOutcome,
  describeTest,
  beginTest,
  answerTest,
  describeResult,
  openStep,
  forgetTest,
  shareResult,
  endShares: endOwnShares,
  describeShared,
}

export const selftestStaffHandlers: HandlersOf<Contract['selftestStaff']> = { figures: staffFigures, dryRuns }

export const selftestTeamHandlers: HandlersOf<Contract['selftestTeam']> = {
  describePlan,
  describeKept,
  keepResult,
  saveStep,
  forgetKept,
  shareKept,
  endShares: endKeptShares,
}

export const selftestRoundHandlers: HandlersOf<Contract['selftestRounds']> = {
  describe: describeRound,
  join: joinRound,
  describeOwn: describeOwnRound,
  open: openRound,
  settle: settleRound,
  end: endRound,
}
