import { Form } from 'react-router'
import * as m from '#messages'
import { words as resultWords } from '#words/objection_result'
import type { FeedbackReview } from '../../../../shared/contract/support/support.staff.ts'
import {
  feedbackKinds,
  feedbackTerms,
  formTopics,
  objectionResults,
} from '../../../../shared/rules/feedback.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CheckboxGroup, RadioGroup } from '../../../ui/controls/choice.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { Select } from '../../../ui/controls/text-field.tsx'
import { Details } from '../../../ui/details.tsx'
import { FormKeys } from '../../staff/form-keys.tsx'
import { openPapersIntent } from '../../staff/papers-gate.tsx'
import type { ReviewPageProps } from '../../staff/work/load-review.ts'
import { feedbackName } from '../../staff/work/queue-words.ts'
import { formState } from '../../staff/work/review-form.ts'
import { ReviewFrame } from '../../staff/work/review-frame.tsx'
import { topicWords } from '../feedback-words.ts'
import { FeedbackPapers } from './feedback-papers.tsx'

export type FeedbackReviewProps = ReviewPageProps & { review: FeedbackReview }

/** A complaint or suggestion, and what this agent can do about it. Its subject learns only that it exists. */
export function FeedbackReviewPage(props: FeedbackReviewProps) {
  const { review, me, answer } = props
  return (
    <ReviewFrame
      {...props}
      papers={
        review.words && (
          <FeedbackPapers
            words={review.words}
            isFresh={me.isFresh}
            failure={formState(answer, openPapersIntent).failure}
          />
        )
      }
      decision={<Handling {...props} />}
    />
  )
}

function Handling(props: FeedbackReviewProps) {
  const { words } = props.review
  const isOpen = words !== null && (words.state === 'received' || words.state === 'triaged')
  return (
    <>
      {words?.state === 'received' && <Triage {...props} />}
      {words?.state === 'triaged' && (
        <>
          <Answer {...props} />
          <Details title={m.staff_feedback_triage_again()}>
            <Triage {...props} />
          </Details>
        </>
      )}
      {words?.state === 'answered' && <Close {...props} />}
      {!isOpen && words?.state !== 'answered' && <p className="text-ink-2">{m.staff_review_nothing()}</p>}
    </>
  )
}

function Triage({ review, formKey, answer }: FeedbackReviewProps) {
  const state = formState(answer, 'triage')
  const { words, concerned, staff, version } = review
  if (!words) return null
  const chosen = state.failure ? state.all('concerned') : concerned
  return (
    <Form method="post" className="stack">
      <FormKeys version={version} formKey={`triage-${formKey}`} />
      {words.objection ? (
        <>
          <input type="hidden" name="kind" value={words.kind} />
          <input type="hidden" name="topic" value={words.topic} />
        </>
      ) : (
        <KindAndTopic words={words} state={state} />
      )}
      <CheckboxGroup
        name="concerned"
        label={m.staff_feedback_concerned()}
        hint={m.staff_feedback_concerned_hint()}
        optional
        defaultValues={chosen}
        options={staff.map(({ accountId, name }) => ({ value: accountId, label: name }))}
      />
      <Button kind={words.state === 'received' ? 'primary' : 'secondary'} name="intent" value="triage">
        {m.staff_feedback_triage_submit()}
      </Button>
    </Form>
  )
}

type KindProps = {
  words: NonNullable<FeedbackReview['words']>
  state: ReturnType<typeof formState>
}

function KindAndTopic({ words, state }: KindProps) {
  return (
    <>
      <RadioGroup
        name="kind"
        label={m.staff_feedback_kind()}
        hint={m.staff_feedback_triage_hint()}
        inline
        defaultValue={state.first('kind') || words.kind}
        options={feedbackKinds.map((kind) => ({ value: kind, label: feedbackName(kind) }))}
      />
      <Select
        name="topic"
        label={m.staff_feedback_topic()}
        defaultValue={state.first('topic') || words.topic}
      >
        {formTopics.map((topic) => (
          <option key={topic} value={topic}>
            {topicWords[topic]()}
          </option>
        ))}
      </Select>
    </>
  )
}

function Answer({ review, formKey, answer }: FeedbackReviewProps) {
  const state = formState(answer, 'answer')
  const error = state.failure?.fields.body
  return (
    <Form method="post" className="stack" noValidate>
      <FormKeys version={review.version} formKey={`answer-${formKey}`} />
      <TextArea
        name="body"
        label={m.staff_feedback_answer()}
        hint={m.staff_feedback_answer_hint()}
        rows={8}
        defaultValue={state.first('body')}
        {...(error && { error })}
      />
      {review.words?.objection?.result === null && <ObjectionResult state={state} />}
      <Button kind="primary" name="intent" value="answer">
        {m.staff_feedback_answer_submit()}
      </Button>
    </Form>
  )
}

/** What was found about an objection, for everybody to read. */
function ObjectionResult({ state }: Pick<KindProps, 'state'>) {
  const error = (name: string) => {
    const text = state.failure?.fields[name]
    return text ? { error: text } : {}
  }
  return (
    <>
      <RadioGroup
        name="result"
        label={m.objection_result()}
        hint={m.staff_objection_result_hint()}
        inline
        defaultValue={state.first('result')}
        options={objectionResults.map((result) => ({ value: result, label: resultWords[result]() }))}
        {...error('result')}
      />
      <TextArea
        name="resultReason"
        label={m.objection_result_reason()}
        hint={m.staff_objection_reason_hint()}
        rows={5}
        defaultValue={state.first('resultReason')}
        {...error('resultReason')}
      />
    </>
  )
}

function Close({ review, formKey }: FeedbackReviewProps) {
  return (
    <Form method="post" className="stack">
      <FormKeys version={review.version} formKey={`close-${formKey}`} />
      <p>{m.staff_feedback_close_text({ days: feedbackTerms.closeDays })}</p>
      <Button name="intent" value="close">
        {m.staff_feedback_close()}
      </Button>
    </Form>
  )
}
