import * as m from '#messages'
import type { ReviewedQuestions } from '../../../../shared/contract/venture/questions.staff.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { FailureSummary } from '../../../api/forms/failure-summary.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { QuestionReads, QuestionThread } from '../questions/question-thread.tsx'
import { AskForm, EntryFacts } from './ask-form.tsx'

export type AskTeamPageProps = { review: ReviewedQuestions; formKey: string; failure: ActFailure | undefined }

/** All that was asked about an entry, and a form to ask its team. */
export function AskTeamPage({ review, formKey, failure }: AskTeamPageProps) {
  return (
    <div className="page stack stack-lg">
      <Heading level={1} text={`${m.venture_question_ask()} · ${review.teamName}`} />
      <FailureSummary failure={failure} fieldId={(path) => (path === 'text' ? 'ask-text' : path)} />
      <EntryFacts review={review} />
      <AskForm review={review} formKey={formKey} answer={failure} />
      <section className="stack">
        <Heading level={2} size="xl" text={m.venture_questions_title()} />
        <QuestionThread questions={review.questions} reader="staff" />
        {review.questions.length > 0 && <QuestionReads reads={review.reads} questions={review.questions} />}
      </section>
    </div>
  )
}
