import { ApiError } from '../../../../shared/contract/errors.ts'
import { questionTerms } from '../../../../shared/rules/venture/question-transitions.ts'
import type { Account, CallContext } from '../../../context.ts'
import type { EntryRow } from '../entries/entries.queries.ts'
import { answerQuestion, askAbout, takesQuestions } from './ask-and-answer.ts'
import { countWaiting, findEntry, lockQuestion, noteReads } from './questions.queries.ts'
import { readsForTeam, threadForTeam } from './thread.present.ts'

type Ctx = CallContext<Account>
type Found = { worksID?: string | undefined; applicationId?: string | undefined }

/**
 * The questions about my team's entry; reading them is noted.
 * @throws ApiError `notAvailable`, the same for a missing entry and another team's
 */
export async function readQuestions(ctx: Ctx, found: Found) {
  const entry = await ownEntry(ctx, found)
  await noteReads(ctx.db, { entryId: entry.id, accountId: ctx.actor.accountId, side: 'team' })
  return {
    worksID: entry.id,
    reference: entry.reference,
    mayAsk: takesQuestions(entry),
    questions: await threadForTeam(ctx, entry.id),
  }
}

/** Who has read what about my team's entry. @throws ApiError `notAvailable` */
export async function readLog(ctx: Ctx, { worksID }: { worksID: string }) {
  const entry = await ownEntry(ctx, { worksID })
  return { reads: await readsForTeam(ctx, entry.id) }
}

type Reply = { TeamID: string; worksID: string; questionID?: string | undefined; text: string }

/**
 * Answers a question about my team's entry, or asks one.
 * @throws ApiError `notAvailable`, `teamChanged`, `illegalTransition`, `allowanceExhausted`
 */
export async function replyOrAsk(ctx: Ctx, { TeamID, worksID, questionID, text }: Reply) {
  if (ctx.actor.team && ctx.actor.team.id !== TeamID) throw new ApiError('teamChanged')
  const entry = await ownEntry(ctx, { worksID }, 'lock')
  if (questionID === undefined) return ask(ctx, entry, text)
  const question = await lockQuestion(ctx.db, questionID)
  if (question?.entry_id !== entry.id) throw new ApiError('notAvailable')
  if (question.asked_by !== 'staff') throw new ApiError('illegalTransition')
  return { questionID, version: await answerQuestion(ctx, question, text) }
}

async function ask(ctx: Ctx, entry: EntryRow, text: string) {
  if (!takesQuestions(entry)) throw new ApiError('illegalTransition')
  if (Array.from(text).length > questionTerms.question)
    throw new ApiError('invalidInput', {
      fields: { text: { reason: 'tooLong', limit: questionTerms.question } },
    })
  const waiting = (await countWaiting(ctx.db, 'team', [entry.id])).get(entry.id) ?? 0
  if (waiting >= questionTerms.mostWaiting) throw new ApiError('allowanceExhausted')
  const asked = await askAbout(ctx, entry, { side: 'team', text })
  return { questionID: asked.id, version: 0 }
}

async function ownEntry(ctx: Ctx, { worksID: id, applicationId }: Found, lock: 'lock' | 'none' = 'none') {
  const entry = await findEntry(ctx.db, { id, applicationId }, lock)
  if (!entry || entry.team_id !== ctx.actor.team?.id) throw new ApiError('notAvailable')
  return entry
}
