import { Form } from 'react-router'
import * as m from '#messages'
import { words as reachWords } from '#words/tool_requests_reach'
import type { ToolRequest } from '../../../../shared/contract/toolbox/tool-requests.staff.ts'
import { langOf } from '../../../../shared/lib/locale.ts'
import { nextState } from '../../../../shared/rules/lifecycle.ts'
import { toolRequestPlace, toolRequestTransitions } from '../../../../shared/rules/toolbox/tool-requests.ts'
import { leftText } from '../../../api/forms/left-text.ts'
import { browserApi } from '../../../api/transport/browser-api.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { Link } from '../../../ui/link.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { SummaryList } from '../../../ui/summary-list.tsx'
import { FormKeys } from '../../staff/form-keys.tsx'
import { RevealPersonal } from '../../staff/reveal-personal.tsx'
import { DecisionEnd } from '../../staff/work/decision-form.tsx'
import type { ReviewPageProps } from '../../staff/work/load-review.ts'
import { requestRows } from '../../staff/work/request-rows.tsx'
import { formState } from '../../staff/work/review-form.ts'
import { ReviewFrame } from '../../staff/work/review-frame.tsx'

export type ToolRequestReviewProps = ReviewPageProps & { review: ToolRequest }

/** A request for a tool that somebody did not find, and the answer to it. */
export function ToolRequestReviewPage(props: ToolRequestReviewProps) {
  const { item, review, me } = props
  const { requestId, need, keywords, toolName, reach } = review
  const again = new URLSearchParams({ keywords: keywords || toolName || need.slice(0, 40) })
  const mayReveal = me.privileges.includes('revealRequesters') && reach.some((way) => way !== 'account')
  return (
    <ReviewFrame
      {...props}
      papers={
        <div className="stack">
          <p className="text-ink-2 measure">{m.tool_requests_lead()}</p>
          <Facts review={review} />
          <p>
            <Link alone href={`/tools/searchToolList?${again}`}>
              {m.tool_requests_now()}
            </Link>
          </p>
          {mayReveal && <RevealPersonal reveal={(reason) => revealContact(requestId, reason)} />}
        </div>
      }
      decision={
        item.isOwnInterest ? (
          <p className="text-ink-2">{m.staff_review_nothing()}</p>
        ) : (
          <Handling {...props} />
        )
      }
    />
  )
}

function Facts({ review }: { review: ToolRequest }) {
  const locale = useLocale()
  const { reach, answerTool } = review
  const written = (term: string, value: string) =>
    value ? [{ term, value: <span lang={langOf(review.language, locale)}>{value}</span> }] : []
  const tool = answerTool && (
    <Link alone href={`/tools/toolsDetail/${answerTool.toolId}`}>
      {answerTool.name}
    </Link>
  )
  const ways = reach.map((way) => <div key={way}>{reachWords[way]()}</div>)
  return (
    <SummaryList
      rows={[
        ...written(m.tool_requests_need(), review.need),
        ...written(m.tool_requests_tool(), review.toolName),
        ...written(m.tool_requests_keywords(), review.keywords),
        { term: m.tool_requests_reach(), value: reach.length > 0 ? ways : m.tool_requests_reach_none() },
        ...written(m.tool_requests_answer_sent(), review.answer),
        ...(tool ? [{ term: m.tool_requests_answer_tool(), value: tool }] : []),
        ...requestRows(review, locale),
      ]}
    />
  )
}

async function revealContact(requestId: string, reason: string) {
  const { contact } = await browserApi().toolRequestsStaff.contact({ requestId, reason })
  return [{ term: m.staff_request_contact(), value: contact }]
}

function Handling(props: ToolRequestReviewProps) {
  const { state, answer } = props.review
  const place = toolRequestPlace(state, answer !== '')
  return (
    <>
      {nextState(toolRequestTransitions, place, 'answered') && <AnswerForm {...props} />}
      <MoveForm {...props} />
    </>
  )
}

function AnswerForm({ review, me, formKey, answer }: ToolRequestReviewProps) {
  const { failure, first } = formState(answer, 'decide', 'preview')
  const fields = failure?.fields ?? {}
  const isSent = review.reach.some((way) => way !== 'other')
  return (
    <Form method="post" noValidate className="stack">
      <FormKeys version={review.version} formKey={`answer-${formKey}`} />
      <TextArea
        name="answer"
        rows={4}
        label={m.tool_requests_answer()}
        hint={m.tool_requests_answer_hint()}
        limit={300}
        countText={leftText}
        defaultValue={first('answer')}
        {...(fields.answer && { error: fields.answer })}
      />
      <TextField
        name="toolId"
        width={10}
        inputMode="numeric"
        label={m.tool_requests_answer_tool_id()}
        hint={m.tool_requests_answer_tool_hint()}
        optional
        defaultValue={first('toolId')}
        {...(fields.toolId && { error: fields.toolId })}
      />
      {isSent ? (
        <DecisionEnd submit={m.tool_requests_send()} isFresh={me.isFresh} answer={answer} />
      ) : (
        <Button kind="primary" name="intent" value="decide">
          {m.tool_requests_keep()}
        </Button>
      )}
    </Form>
  )
}

function MoveForm({ review, formKey, answer }: ToolRequestReviewProps) {
  const { failure, first } = formState(answer, 'closed', 'received')
  const isClosed = review.state === 'closed'
  return (
    <Form method="post" noValidate className="stack">
      <FormKeys version={review.version} formKey={`move-${formKey}`} />
      <TextArea
        name="note"
        rows={2}
        label={m.staff_request_note()}
        hint={m.tool_requests_note_hint()}
        optional
        limit={500}
        countText={leftText}
        defaultValue={failure ? first('note') : review.note}
        {...(failure?.fields.note && { error: failure.fields.note })}
      />
      <Button name="intent" value={isClosed ? 'received' : 'closed'}>
        {isClosed ? m.tool_requests_reopen() : m.tool_requests_close()}
      </Button>
    </Form>
  )
}
