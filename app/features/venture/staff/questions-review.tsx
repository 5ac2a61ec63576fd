import { Form } from 'react-router'
import * as m from '#messages'
import type { ReviewedQuestions } from '../../../../shared/contract/venture/questions.staff.ts'
import { questionTerms } from '../../../../shared/rules/venture/question-transitions.ts'
import { leftText } from '../../../api/forms/left-text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { FormKeys } from '../../staff/form-keys.tsx'
import type { ReviewPageProps } from '../../staff/work/load-review.ts'
import { formState } from '../../staff/work/review-form.ts'
import { ReviewFrame } from '../../staff/work/review-frame.tsx'
import { QuestionReads, QuestionThread } from '../questions/question-thread.tsx'
import { AskForm, EntryFacts } from './ask-form.tsx'

export type QuestionsReviewProps = ReviewPageProps & { review: ReviewedQuestions }

/** A team's question about its entry among all about it, to answer; and to ask the team something. */
export function QuestionsReviewPage(props: QuestionsReviewProps) {
  const { review } = props
  return (
    <ReviewFrame
      {...props}
      papers={
        <div className="stack">
          <EntryFacts review={review} />
          <Heading level={2} size="xl" text={m.venture_questions_title()} />
          <QuestionThread questions={review.questions} reader="staff" />
          <QuestionReads reads={review.reads} questions={review.questions} />
        </div>
      }
      decision={
        <>
          {review.answerable && <AnswerForm {...props} version={review.answerable.version} />}
          <AskForm {...props} />
        </>
      }
    />
  )
}

function AnswerForm({ formKey, answer, version }: QuestionsReviewProps & { version: number }) {
  const { failure, first } = formState(answer, 'answer')
  return (
    <Form method="post" noValidate className="stack">
      <FormKeys version={version} formKey={formKey} />
      <TextArea
        name="text"
        rows={6}
        limit={questionTerms.answer}
        countText={leftText}
        label={m.venture_question_answer()}
        hint={m.venture_question_answer_hint()}
        defaultValue={first('text')}
        error={failure?.fields.text}
      />
      <p>
        <Button kind="primary" name="intent" value="answer">
          {m.venture_question_send()}
        </Button>
      </p>
    </Form>
  )
}
