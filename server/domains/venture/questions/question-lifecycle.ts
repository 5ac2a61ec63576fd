import { questionTransitions } from '../../../../shared/rules/venture/question-transitions.ts'
import { type ColumnsOf, changeSeen } from '../../../db/change-seen.queries.ts'
import { databaseClock } from '../../../db/database-clock.ts'
import type { Services } from '../../../services.ts'
import type { Lifecycle } from '../../move.ts'
import type { QuestionRow } from './questions.queries.ts'

const contexts = { question: 'venture_questions.text', answer: 'venture_answers.text' } as const
type Sealing = Pick<Services, 'cipher'>

/** Encrypts a question or an answer, which may name people. */
export function sealWords({ cipher }: Sealing, kind: keyof typeof contexts, text: string): string {
  return cipher.encrypt(text, contexts[kind])
}

export function openWords({ cipher }: Sealing, kind: keyof typeof contexts, stored: string): string {
  return cipher.decrypt(stored, contexts[kind])
}

export const questionLifecycle: Lifecycle<
  QuestionRow,
  typeof questionTransitions,
  ColumnsOf<'venture_questions'>
> = {
  table: questionTransitions,
  subject: 'ventureQuestion',
  teamId: ({ team_id }) => team_id,
  makers: () => [],
  kept: ({ state, asked_by }) => ({ state, askedBy: asked_by }),
  change: (db, question, state, set) =>
    changeSeen(db, 'venture_questions', question, { ...set, state, answered_at: databaseClock }),
}
