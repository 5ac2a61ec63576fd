import { ApiError } from '../../../../shared/contract/errors.ts'
import { createReference } from '../../../../shared/lib/reference.ts'
import { shanghaiYear } from '../../../../shared/lib/text/shanghai-time.ts'
import { type QuestionSide, questionTerms } from '../../../../shared/rules/venture/question-transitions.ts'
import type { Account, CallContext } from '../../../context.ts'
import { dayAfterWorkingDays } from '../../../db/working-days.queries.ts'
import { notify } from '../../messages/notify.ts'
import { auditDone, move } from '../../move.ts'
import type { EntryRow } from '../entries/entries.queries.ts'
import { questionLifecycle, sealWords } from './question-lifecycle.ts'
import { insertAnswer, insertQuestion, type QuestionRow } from './questions.queries.ts'
import { roundNames } from './round-names.ts'

type Ctx = CallContext<Account>
type Asked = { side: QuestionSide; judgeId?: string | undefined; text: string }

/** Whether something can still be asked about an entry. */
export function takesQuestions({ state }: EntryRow): boolean {
  return state !== 'withdrawn' && state !== 'disqualified'
}

/** One side asks the other, which is told. @throws ApiError `illegalTransition` where the entry is gone */
export async function askAbout(ctx: Ctx, entry: EntryRow, asked: Asked): Promise<QuestionRow> {
  if (!takesQuestions(entry)) throw new ApiError('illegalTransition')
  const after = await store(ctx, entry, asked)
  auditDone(ctx, questionLifecycle, { action: 'ask', accountId: ctx.actor.accountId, after })
  const round = (await roundNames(ctx, [after.round_number]))(after.round_number)
  const params = { reference: after.reference, round }
  if (asked.side === 'staff')
    await notify(ctx, {
      to: { kind: 'team', teamId: after.team_id },
      category: 'venture',
      template: 'venture_question_asked',
      params: { ...params, due: after.due_on },
      link: linkOf(after),
    })
  else
    await notify(ctx, {
      to: { kind: 'staff', privilege: 'runVenture' },
      category: 'internal',
      template: 'venture_question_staff',
      params,
      link: `/staff/venture/questions/${after.id}`,
    })
  return after
}

async function store(ctx: Ctx, entry: EntryRow, { side, judgeId, text }: Asked): Promise<QuestionRow> {
  for (;;) {
    const row = await insertQuestion(ctx.db, {
      reference: createReference('TW', shanghaiYear(new Date())),
      entry_id: entry.id,
      round_number: entry.round_number,
      team_id: entry.team_id,
      asked_by: side,
      account_id: ctx.actor.accountId,
      judge_id: judgeId ?? null,
      text_encrypted: sealWords(ctx.services, 'question', text),
      due_on: await dayAfterWorkingDays(ctx.db, questionTerms.workingDays),
    })
    if (row) return row
  }
}

/**
 * The asked side answers, which the other is told. Every answer stays, the newest counts.
 * @returns the version of the answer
 * @throws ApiError `illegalTransition`, `allowanceExhausted`
 */
export async function answerQuestion(ctx: Ctx, question: QuestionRow, text: string): Promise<number> {
  const side = question.asked_by === 'staff' ? 'team' : 'staff'
  const { accountId } = ctx.actor
  const moved = await move(ctx, questionLifecycle, question, {
    action: side === 'team' ? 'reply' : 'answer',
    accountId,
    ...(side === 'staff' && { set: { assigned_to: question.assigned_to ?? accountId } }),
  })
  const version = await insertAnswer(ctx.db, {
    question_id: moved.id,
    account_id: accountId,
    text_encrypted: sealWords(ctx.services, 'answer', text),
  })
  if (version > questionTerms.mostVersions) throw new ApiError('allowanceExhausted')
  const round = (await roundNames(ctx, [moved.round_number]))(moved.round_number)
  const params = { reference: moved.reference, round }
  if (side === 'staff')
    await notify(ctx, {
      to: { kind: 'team', teamId: moved.team_id },
      category: 'venture',
      template: 'venture_question_answered',
      params,
      link: linkOf(moved),
    })
  else
    await notify(ctx, {
      to: { kind: 'staff', privilege: 'runVenture', accountId: moved.account_id },
      category: 'internal',
      template: 'venture_question_replied_staff',
      params,
      link: `/staff/venture/questions/${moved.id}`,
    })
  return version
}

/** Where the team reads and answers. */
function linkOf({ id, entry_id }: QuestionRow): string {
  return `/ventureQuestions/${entry_id}#question-${id}`
}
