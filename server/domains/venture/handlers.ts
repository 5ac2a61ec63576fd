import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { acceptAgreement, proposeAgreement } from './awards/agreement.ts'
import { endAward } from './awards/end-award.ts'
import { findOwnAward, getAward, listAwards, reviewAward } from './awards/read-awards.ts'
import { decideReport, writeReport } from './awards/reports.ts'
import { planPayback, stepTranche } from './awards/tranches.ts'
import { editionDetail } from './editions.ts'
import { getRound, listRounds } from './entries/shown-rounds.ts'
import { listEntriesOf } from './entries.ts'
import { answerInvitation } from './judging/answer-invitation.ts'
import { assignRound } from './judging/assign-round.ts'
import { setPair } from './judging/change-pair.ts'
import { describeEntry } from './judging/describe-entry.ts'
import { describeRound } from './judging/describe-round.ts'
import { myJudging } from './judging/my-judging.ts'
import { previewEntry } from './judging/preview-entry.ts'
import { remindJudges } from './judging/remind-judges.ts'
import { setSample } from './judging/samples.ts'
import { setJudge } from './judging/set-judge.ts'
import { stepReview } from './judging/step-review.ts'
import { saveReview, submitReview } from './judging/write-review.ts'

export const ventureHandlers: HandlersOf<Contract['venture']> = {
  list: (ctx, input) => listEntriesOf(ctx, '1', input),
  secondList: (ctx, input) => listEntriesOf(ctx, '2', input),
  editionEntries: (ctx, { editionID, ...input }) => listEntriesOf(ctx, editionID, input),
  editionDetail,
  roundList: listRounds,
  roundDetail: getRound,
}

export const ventureAwardsHandlers: HandlersOf<Contract['ventureAwards']> = {
  details: getAward,
  find: findOwnAward,
  agree: acceptAgreement,
  report: writeReport,
}

export const ventureAwardsStaffHandlers: HandlersOf<Contract['ventureAwardsStaff']> = {
  list: listAwards,
  detail: reviewAward,
  propose: proposeAgreement,
  tranche: stepTranche,
  payback: planPayback,
  report: decideReport,
  end: endAward,
}

export const judgingHandlers: HandlersOf<Contract['judging']> = {
  mine: myJudging,
  answer: answerInvitation,
  entry: describeEntry,
  save: saveReview,
  submit: submitReview,
  step: stepReview,
}

export const judgingStaffHandlers: HandlersOf<Contract['judgingStaff']> = {
  round: describeRound,
  judgeSet: setJudge,
  assign: assignRound,
  pairSet: setPair,
  sampleSet: setSample,
  preview: previewEntry,
  remind: remindJudges,
}
