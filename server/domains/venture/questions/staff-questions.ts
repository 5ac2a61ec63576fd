import { ApiError } from '../../../../shared/contract/errors.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { peopleWhoMay } from '../../staff/work/people-who-may.ts'
import { nameOfTeam } from '../../teams/teams.ts'
import { isOwn, refuseJudged, refuseOwn } from '../entries/interest.ts'
import { openText } from '../entries/venture-texts.ts'
import { answerQuestion, askAbout } from './ask-and-answer.ts'
import { findEntry, findQuestion, lockQuestion, noteReads } from './questions.queries.ts'
import { roundNames } from './round-names.ts'
import { readsForStaff, threadForStaff } from './thread.present.ts'

type Ctx = CallContext<StaffMember>
type Found = {
  questionId?: string | undefined
  worksID?: string | undefined
  applicationId?: string | undefined
}

/** All that was asked about an entry, as staff see it. Every view is audited. @throws ApiError `notAvailable` */
export async function reviewQuestions(ctx: Ctx, { questionId, worksID, applicationId }: Found) {
  const { db, actor, services, locale } = ctx
  const question = questionId ? await findQuestion(db, questionId) : undefined
  const entry = await findEntry(db, questionId ? { id: question?.entry_id } : { id: worksID, applicationId })
  if (!entry) throw new ApiError('notAvailable')
  await refuseJudged(ctx, entry.id)
  await noteReads(db, { entryId: entry.id, accountId: actor.accountId, side: 'staff' })
  ctx.audit({
    kind: 'ventureQuestion.view',
    subjectKind: 'ventureQuestion',
    subjectId: question?.id ?? entry.id,
    teamId: entry.team_id,
  })
  const judges = await peopleWhoMay(db, ['judgeEntries'])
  const mayAnswer = question?.asked_by === 'team' && !(await isOwn(ctx, entry.id))
  return {
    worksID: entry.id,
    applicationId: entry.application_id,
    reference: entry.reference,
    title: openText(services, 'title', entry.title_encrypted),
    teamName: await nameOfTeam(db, entry.team_id),
    roundID: String(entry.round_number),
    roundTitle: (await roundNames(ctx, [entry.round_number]))(entry.round_number)[locale],
    answerable: mayAnswer && question ? { questionID: question.id, version: question.version } : null,
    questions: await threadForStaff(ctx, entry.id),
    reads: await readsForStaff(ctx, entry.id),
    judges: judges.map((one) => ({ accountId: one.account_id, name: one.display_name })),
  }
}

type Asked = { worksID: string; judgeId?: string | undefined; text: string }

/**
 * Asks a team about its entry, for a judge where one is named.
 * @throws ApiError `notAvailable`, `ownInterest`, `illegalTransition`, `invalidInput` for somebody who is no judge
 */
export async function askTeam(ctx: Ctx, { worksID, judgeId, text }: Asked) {
  const entry = await findEntry(ctx.db, { id: worksID }, 'lock')
  if (!entry) throw new ApiError('notAvailable')
  await refuseOwn(ctx, entry.id)
  const judges = judgeId ? await peopleWhoMay(ctx.db, ['judgeEntries']) : []
  if (judgeId && !judges.some((one) => one.account_id === judgeId))
    throw new ApiError('invalidInput', { fields: { judgeId: { reason: 'notAnOption' } } })
  const { id } = await askAbout(ctx, entry, { side: 'staff', judgeId, text })
  return { questionID: id }
}

type Answer = { questionId: string; version: number; text: string }

/** Answers a question of a team. @throws ApiError `notAvailable`, `ownInterest`, `conflict`, `illegalTransition` */
export async function answerTeam(ctx: Ctx, { questionId, version, text }: Answer) {
  const found = await findQuestion(ctx.db, questionId)
  // The entry is locked first, as by its team.
  const entry = found && (await findEntry(ctx.db, { id: found.entry_id }, 'lock'))
  const question = entry && (await lockQuestion(ctx.db, questionId))
  if (!question) throw new ApiError('notAvailable')
  await refuseOwn(ctx, question.entry_id)
  if (question.asked_by !== 'team') throw new ApiError('illegalTransition')
  if (question.version !== version) throw new ApiError('conflict')
  return { questionID: question.id, version: await answerQuestion(ctx, question, text) }
}
