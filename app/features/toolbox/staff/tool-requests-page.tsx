import { Form } from 'react-router'
import * as m from '#messages'
import type { OutputOf } from '../../../../shared/contract/call.ts'
import type { toolRequestsStaff } from '../../../../shared/contract/toolbox/tool-requests.staff.ts'
import { pathInLocale } from '../../../../shared/lib/locale.ts'
import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import { type ToolRequestState, toolRequestStates } from '../../../../shared/rules/toolbox/tool-requests.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { FailureSummary } from '../../../api/forms/failure-summary.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { ChoiceLinks } from '../../../ui/controls/choice-links.tsx'
import { Select } from '../../../ui/controls/text-field.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { StaffPage } from '../../staff/staff-page.tsx'
import { ToolRequestItem } from './tool-request-item.tsx'
import { type RequestQuery, requestHref } from './tool-request-query.ts'

export type ToolRequestsPageProps = {
  query: RequestQuery
  list: OutputOf<(typeof toolRequestsStaff)['list']>
  privileges: Privilege[]
  /** What was just done: an answer sent, or a request moved. */
  done: string | null
  failure: ActFailure | undefined
}

const stateWords: Record<ToolRequestState, () => string> = {
  received: m.tool_requests_received,
  answered: m.tool_requests_answered,
  closed: m.tool_requests_closed,
}

/** What people searched for, did not find and wrote down, by the progress of the answer. */
export function ToolRequestsPage({ query, list, privileges, done, failure }: ToolRequestsPageProps) {
  const locale = useLocale()
  const hrefOf = (change: Partial<RequestQuery>) =>
    pathInLocale(requestHref({ ...query, page: 1, ...change }), locale)
  return (
    <StaffPage privileges={privileges} title={m.tool_requests_title()} lead={m.tool_requests_lead()}>
      <FailureSummary
        failure={failure}
        fieldId={(name, { requestId = [] }) => `${name === 'toolId' ? 'tool' : name}-${requestId[0]}`}
      />
      {done && !failure && (
        <Notice
          kind="success"
          live
          title={done === 'sent' ? m.tool_requests_sent() : m.tool_requests_done()}
        />
      )}
      <ChoiceLinks
        label={m.tool_requests_states()}
        items={toolRequestStates.map((state) => ({
          key: state,
          text: stateWords[state](),
          count: list.counts[state],
          href: hrefOf({ state }),
          isChosen: state === query.state,
        }))}
      />
      <Filters query={query} />
      {list.items.length === 0 ? (
        <EmptyState
          seed="no-tool-requests"
          title={m.tool_requests_none()}
          text={m.tool_requests_none_text()}
        />
      ) : (
        <div>
          {list.items.map((item) => (
            <ToolRequestItem
              key={`${item.requestId} ${item.version}`}
              item={item}
              mayReveal={privileges.includes('revealRequesters')}
              failure={failure?.values.requestId?.[0] === item.requestId ? failure : undefined}
            />
          ))}
        </div>
      )}
      <Pagination
        label={m.list_pages()}
        page={list.page}
        pageCount={Math.ceil(list.total / list.pageSize)}
        hrefOf={(page) => hrefOf({ page })}
        previousText={m.list_previous()}
        nextText={m.list_next()}
        pageText={(page) => m.list_page({ page })}
      />
    </StaffPage>
  )
}

function Filters({ query }: { query: RequestQuery }) {
  const locale = useLocale()
  const { state, reach = '', language = '' } = query
  return (
    <search>
      <Form
        key={`${state} ${reach} ${language}`}
        method="get"
        action={pathInLocale('/staff/requests', locale)}
        className="staff-filters"
      >
        <input type="hidden" name="state" value={state} />
        <Select name="reach" label={m.tool_requests_filter_reach()} defaultValue={reach}>
          <option value="">{m.tool_requests_filter_all()}</option>
          <option value="yes">{m.tool_requests_reach_yes()}</option>
          <option value="no">{m.tool_requests_reach_no()}</option>
        </Select>
        <Select name="language" label={m.tool_requests_filter_language()} defaultValue={language}>
          <option value="">{m.tool_requests_filter_all()}</option>
          <option value="zh">{m.projects_request_zh()}</option>
          <option value="en">{m.projects_request_en()}</option>
        </Select>
        <Button>{m.tool_requests_filter()}</Button>
      </Form>
    </search>
  )
}
