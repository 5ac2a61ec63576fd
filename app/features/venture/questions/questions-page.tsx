import { Form } from 'react-router'
import * as m from '#messages'
import type { EntryQuestion, QuestionRead } from '../../../../shared/contract/venture/questions.ts'
import { questionTerms } from '../../../../shared/rules/venture/question-transitions.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { FailureSummary } from '../../../api/forms/failure-summary.tsx'
import { FormTitle } from '../../../api/forms/form-title.tsx'
import { leftText } from '../../../api/forms/left-text.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { Details } from '../../../ui/details.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { QuestionReads, QuestionThread } from './question-thread.tsx'

export type QuestionsPageProps = {
  TeamID: string
  worksID: string
  reference: string
  mayAsk: boolean
  questions: EntryQuestion[]
  reads: QuestionRead[]
  /** Whether something was just sent. */
  isDone: boolean
  formKey: string
  failure: ActFailure | undefined
}

/** The questions about a team's entry, to answer and to ask. */
export function QuestionsPage(props: QuestionsPageProps) {
  const { reference, mayAsk, questions, reads, isDone, failure } = props
  const title = `${m.venture_questions_title()} ${reference}`
  return (
    <div className="page stack stack-lg">
      <FormTitle title={title} isRefused={failure !== undefined} />
      <Breadcrumbs
        label={m.apply_way_label()}
        crumbs={[{ href: '/accountCenter?part=applications', text: m.applications_title() }]}
      />
      <Heading level={1} text={title} />
      <FailureSummary failure={failure} fieldId={(_, values) => fieldOf(values.questionID?.[0])} />
      {isDone && !failure && <Notice kind="success" live title={m.venture_question_done_reply()} />}
      <p className="measure">{m.venture_questions_lead()}</p>
      <section className="stack stack-lg">
        <QuestionThread questions={questions} reader="team">
          {({ questionID, askedBy, state }) =>
            askedBy === 'staff' &&
            (state === 'asked' ? (
              <ReplyForm {...props} questionID={questionID} />
            ) : (
              <Details title={m.venture_question_again()}>
                <ReplyForm {...props} questionID={questionID} />
              </Details>
            ))
          }
        </QuestionThread>
      </section>
      {mayAsk && (
        <section className="stack">
          <Heading level={2} size="xl" text={m.venture_question_ask()} />
          <ReplyForm {...props} />
        </section>
      )}
      {questions.length > 0 && <QuestionReads reads={reads} questions={questions} />}
    </div>
  )
}

/** The field of a question's answer, or of a new question. */
const fieldOf = (questionID = '') => `text-${questionID || 'new'}`

type ReplyFormProps = QuestionsPageProps & { questionID?: string }

function ReplyForm({ TeamID, worksID, questionID = '', formKey, failure: refused }: ReplyFormProps) {
  const failure = refused && (refused.values.questionID?.[0] ?? '') === questionID ? refused : undefined
  const isNew = questionID === ''
  return (
    <Form method="post" noValidate className="stack form no-print">
      <input type="hidden" name="TeamID" value={TeamID} />
      <input type="hidden" name="worksID" value={worksID} />
      <input type="hidden" name="questionID" value={questionID} />
      <input type="hidden" name="idempotencyKey" value={`${formKey}-${questionID || 'new'}`.slice(0, 64)} />
      <TextArea
        name="text"
        id={fieldOf(questionID)}
        label={isNew ? m.venture_question_ask_text() : m.venture_question_answer()}
        {...(!isNew && { hint: m.venture_question_answer_hint() })}
        limit={isNew ? questionTerms.question : questionTerms.answer}
        countText={leftText}
        defaultValue={failure?.values.text?.[0]}
        error={failure?.fields.text}
      />
      <p>
        <Button kind={isNew ? 'secondary' : 'primary'}>
          {isNew ? m.venture_question_ask_send() : m.venture_question_send()}
        </Button>
      </p>
    </Form>
  )
}
