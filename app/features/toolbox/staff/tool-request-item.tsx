import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import type { ToolRequest } from '../../../../shared/contract/toolbox/tool-requests.staff.ts'
import { langOf } from '../../../../shared/lib/locale.ts'
import { instantText } from '../../../../shared/lib/text/day-text.ts'
import { nextState } from '../../../../shared/rules/lifecycle.ts'
import {
  type RequestReach,
  toolRequestPlace,
  toolRequestTransitions,
} from '../../../../shared/rules/toolbox/tool-requests.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { browserApi } from '../../../api/transport/browser-api.ts'
import { Button, ButtonRow } from '../../../ui/controls/button.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { Link } from '../../../ui/link.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { SummaryList } from '../../../ui/summary-list.tsx'
import { RevealPersonal } from '../../staff/reveal-personal.tsx'

const reachWords: Record<RequestReach, () => string> = {
  account: m.tool_requests_reach_account,
  mail: m.tool_requests_reach_mail,
  sms: m.tool_requests_reach_sms,
  other: m.tool_requests_reach_other,
}

type ItemProps = { item: ToolRequest; failure: ActFailure | undefined }

/** A request for a tool with what can be done about it. */
export function ToolRequestItem({ item, mayReveal, failure }: ItemProps & { mayReveal: boolean }) {
  const locale = useLocale()
  const { requestId, reference, need, keywords, toolName, reach } = item
  const again = new URLSearchParams({ keywords: keywords || toolName || need.slice(0, 40) })
  return (
    <section className="adoption" aria-labelledby={requestId}>
      <div className="stack">
        <h2 id={requestId} className="text-xl">
          <span lang={langOf(item.language, locale)}>{toolName || keywords || need.slice(0, 30)}</span> ·{' '}
          {reference}
        </h2>
        <SummaryList rows={rowsOf(item, locale)} />
        <p>
          <Link alone href={`/tools/searchToolList?${again}`}>
            {m.tool_requests_now()}
          </Link>
        </p>
        {mayReveal && reach.some((way) => way !== 'account') && (
          <RevealPersonal reveal={(reason) => revealContact(requestId, reason)} />
        )}
      </div>
      <div className="stack stack-lg">
        {nextState(toolRequestTransitions, toolRequestPlace(item.state, item.answer !== ''), 'answered') && (
          <AnswerForm item={item} failure={failure} />
        )}
        <MoveForm item={item} />
      </div>
    </section>
  )
}

function rowsOf(item: ToolRequest, locale: 'zh' | 'en') {
  const lang = langOf(item.language, locale)
  const { reach, answerTool, changedAt } = item
  const text = (term: string, value: string) =>
    value ? [{ term, value: <span lang={lang}>{value}</span> }] : []
  return [
    ...text(m.tool_requests_need(), item.need),
    ...text(m.tool_requests_tool(), item.toolName),
    ...text(m.tool_requests_keywords(), item.keywords),
    { term: m.tool_requests_at(), value: instantText(item.receivedAt, locale) },
    {
      term: m.tool_requests_language(),
      value: item.language === 'zh' ? m.projects_request_zh() : m.projects_request_en(),
    },
    {
      term: m.tool_requests_reach(),
      value:
        reach.length > 0
          ? reach.map((way) => <div key={way}>{reachWords[way]()}</div>)
          : m.tool_requests_reach_none(),
    },
    ...text(m.tool_requests_answer_sent(), item.answer),
    ...(answerTool
      ? [
          {
            term: m.tool_requests_answer_tool(),
            value: (
              <Link alone href={`/tools/toolsDetail/${answerTool.toolId}`}>
                {answerTool.name}
              </Link>
            ),
          },
        ]
      : []),
    ...(item.note ? [{ term: m.tool_requests_note_term(), value: item.note }] : []),
    ...(changedAt
      ? [
          {
            term: m.tool_requests_changed(),
            value: m.tool_requests_changed_by({
              name: item.changedBy ?? '',
              time: instantText(changedAt, locale),
            }),
          },
        ]
      : []),
  ]
}

async function revealContact(requestId: string, reason: string) {
  const { contact } = await browserApi().toolRequestsStaff.contact({ requestId, reason })
  return [{ term: m.tool_requests_contact(), value: contact }]
}

function AnswerForm({ item, failure }: ItemProps) {
  const { pathname, search } = useLocation()
  const { answer, toolId } = failure?.fields ?? {}
  return (
    <Form method="post" noValidate action={pathname + search} className="stack">
      <Seen item={item} />
      <TextArea
        name="answer"
        id={`answer-${item.requestId}`}
        rows={4}
        label={m.tool_requests_answer()}
        hint={m.tool_requests_answer_hint()}
        maxLength={300}
        defaultValue={failure?.values.answer?.[0] ?? ''}
        {...(answer && { error: answer })}
      />
      <TextField
        name="toolId"
        id={`tool-${item.requestId}`}
        width={10}
        inputMode="numeric"
        label={m.tool_requests_answer_tool_id()}
        hint={m.tool_requests_answer_tool_hint()}
        optional
        defaultValue={failure?.values.toolId?.[0] ?? ''}
        {...(toolId && { error: toolId })}
      />
      <ButtonRow>
        <Button kind="primary" name="intent" value="answer">
          {item.reach.some((way) => way !== 'other') ? m.tool_requests_send() : m.tool_requests_keep()}
        </Button>
      </ButtonRow>
    </Form>
  )
}

function MoveForm({ item }: { item: ToolRequest }) {
  const { pathname, search } = useLocation()
  const isClosed = item.state === 'closed'
  return (
    <Form method="post" noValidate action={pathname + search} className="stack">
      <Seen item={item} />
      <TextArea
        name="note"
        id={`note-${item.requestId}`}
        rows={2}
        label={m.tool_requests_note()}
        hint={m.tool_requests_note_hint()}
        optional
        maxLength={500}
        defaultValue={item.note}
      />
      <ButtonRow>
        <Button name="intent" value={isClosed ? 'received' : 'closed'}>
          {isClosed ? m.tool_requests_reopen() : m.tool_requests_close()}
        </Button>
      </ButtonRow>
    </Form>
  )
}

function Seen({ item }: { item: ToolRequest }) {
  return (
    <>
      <input type="hidden" name="requestId" value={item.requestId} />
      <input type="hidden" name="version" value={item.version} />
    </>
  )
}
