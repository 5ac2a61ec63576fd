import type { EntryQuestion, QuestionRead } from '../../../../shared/contract/venture/questions.ts'
import type { CallContext } from '../../../context.ts'
import { ownedBy } from '../../../owned-by.ts'
import { type Person, peopleById } from '../../sign-in/account/people.ts'
import { openWords } from './question-lifecycle.ts'
import { listAnswers, listQuestions, listReads } from './questions.queries.ts'

type Reader = Pick<CallContext, 'db' | 'services'>

/** What was asked and answered about an entry, as its team sees it: of staff it is told the side alone. */
export async function threadForTeam(ctx: Reader, entryId: string): Promise<EntryQuestion[]> {
  const { rows, answers, people } = await readThread(ctx, entryId)
  return rows.map((row) =>
    ownedBy(row.account_id, {
      ...textOf(ctx, row),
      who: row.asked_by === 'team' ? nameOf(people.get(row.account_id)) : null,
      answers: answers(row.id).map((answer) =>
        ownedBy(answer.account_id, {
          ...answerOf(ctx, answer),
          who: row.asked_by === 'staff' ? nameOf(people.get(answer.account_id)) : null,
        }),
      ),
    }),
  )
}

/** The same for staff, with their own names and those of the judges for whom they asked, without the team's. */
export async function threadForStaff(ctx: Reader, entryId: string) {
  const { rows, answers, people } = await readThread(ctx, entryId)
  const staffName = (id: string | null) => (id === null ? null : (people.get(id)?.staffName ?? null))
  return rows.map((row) => {
    const isOfTeam = row.asked_by === 'team'
    return {
      ...textOf(ctx, row),
      who: null,
      staffName: isOfTeam ? null : staffName(row.account_id),
      judgeName: staffName(row.judge_id),
      answers: answers(row.id).map((answer) => ({
        ...answerOf(ctx, answer),
        who: null,
        staffName: isOfTeam ? staffName(answer.account_id) : null,
      })),
    }
  })
}

/** Who has read what of an entry's questions, as its team sees it. */
export async function readsForTeam(ctx: Reader, entryId: string): Promise<QuestionRead[]> {
  const { rows, people } = await readReads(ctx, entryId)
  return rows.map((row) =>
    ownedBy(row.account_id, {
      ...readOf(row),
      who: row.side === 'team' ? nameOf(people.get(row.account_id)) : null,
    }),
  )
}

/** The same for staff, who read their own names. */
export async function readsForStaff(ctx: Reader, entryId: string) {
  const { rows, people } = await readReads(ctx, entryId)
  return rows.map((row) => ({
    ...readOf(row),
    who: null,
    staffName: row.side === 'staff' ? (people.get(row.account_id)?.staffName ?? null) : null,
  }))
}

async function readReads(ctx: Reader, entryId: string) {
  const rows = await listReads(ctx.db, entryId)
  const people = await peopleById(
    ctx,
    rows.map((row) => row.account_id),
  )
  return { rows, people }
}

function readOf({ question_id, version, side, at }: Awaited<ReturnType<typeof listReads>>[number]) {
  return { questionID: question_id, version, side, at: at.toISOString() }
}

async function readThread(ctx: Reader, entryId: string) {
  const rows = await listQuestions(ctx.db, entryId)
  const all = await listAnswers(ctx.db, entryId)
  const people = await peopleById(
    ctx,
    [...rows, ...all].flatMap((row) =>
      'judge_id' in row ? [row.account_id, row.judge_id] : [row.account_id],
    ),
  )
  return { rows, people, answers: (id: string) => all.filter((answer) => answer.question_id === id) }
}

type Question = Awaited<ReturnType<typeof listQuestions>>[number]
type Answer = Awaited<ReturnType<typeof listAnswers>>[number]

function textOf({ services }: Reader, row: Question) {
  return {
    questionID: row.id,
    reference: row.reference,
    askedBy: row.asked_by,
    text: openWords(services, 'question', row.text_encrypted),
    state: row.state,
    askedAt: row.asked_at.toISOString(),
    dueOn: row.due_on,
  }
}

function answerOf({ services }: Reader, { version, text_encrypted, at }: Answer) {
  return { version, text: openWords(services, 'answer', text_encrypted), at: at.toISOString() }
}

const nameOf = (person: Person | undefined) => person?.name ?? null
