import { Form } from 'react-router'
import * as m from '#messages'
import type { ReviewedQuestions } from '../../../../shared/contract/venture/questions.staff.ts'
import { questionTerms } from '../../../../shared/rules/venture/question-transitions.ts'
import { leftText } from '../../../api/forms/left-text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { Select } from '../../../ui/controls/text-field.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Link } from '../../../ui/link.tsx'
import { SummaryList } from '../../../ui/summary-list.tsx'
import { FormKeys } from '../../staff/form-keys.tsx'
import { formState, type ReviewAnswer } from '../../staff/work/review-form.ts'

type AskFormProps = { review: ReviewedQuestions; formKey: string; answer: ReviewAnswer }

/** Whose entry it is, and its application. */
export function EntryFacts({ review }: Pick<AskFormProps, 'review'>) {
  const { reference, title, teamName, roundTitle, applicationId } = review
  return (
    <SummaryList
      rows={[
        {
          term: m.venture_question_entry(),
          value: (
            <Link alone href={`/staff/applications/${applicationId}`}>
              {[reference, title].filter(Boolean).join(' ')}
            </Link>
          ),
        },
        { term: m.venture_question_team(), value: teamName },
        { term: m.venture_question_round(), value: roundTitle },
      ]}
    />
  )
}

/** Asks a team about its entry, for a judge where one is chosen. */
export function AskForm({ review, formKey, answer }: AskFormProps) {
  const { failure, first } = formState(answer, 'ask')
  return (
    <Form method="post" noValidate className="stack">
      <Heading level={3} size="lg" text={m.venture_question_ask()} />
      <FormKeys version={1} formKey={`ask-${formKey}`} />
      <input type="hidden" name="worksID" value={review.worksID} />
      <TextArea
        name="text"
        id="ask-text"
        rows={4}
        limit={questionTerms.question}
        countText={leftText}
        label={m.venture_question_ask_text()}
        defaultValue={first('text')}
        error={failure?.fields.text}
      />
      <Select
        name="judgeId"
        label={m.venture_question_judge()}
        hint={m.venture_question_judge_hint()}
        defaultValue={first('judgeId')}
        error={failure?.fields.judgeId}
        optional
      >
        <option value="">{m.venture_question_judge_none()}</option>
        {review.judges.map(({ accountId, name }) => (
          <option key={accountId} value={accountId}>
            {name}
          </option>
        ))}
      </Select>
      <p>
        <Button name="intent" value="ask">
          {m.venture_question_ask_send()}
        </Button>
      </p>
    </Form>
  )
}
