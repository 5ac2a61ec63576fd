import { Form } from 'react-router'
import * as m from '#messages'
import type { OfferingCodes } from '../../../../shared/contract/applications/application-parts.staff.ts'
import type { SecondFactorState } from '../../../../shared/contract/staff/staff.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { FailureSummary } from '../../../api/forms/failure-summary.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { Select } from '../../../ui/controls/text-field.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { Table } from '../../../ui/table.tsx'
import { StaffNav } from '../../staff/staff-nav.tsx'

export type CodesPageProps = {
  tools: OfferingCodes[]
  me: SecondFactorState
  formKey: string
  /** The result of the last addition. */
  done: { added: number; handedOver: number } | null
  failure: ActFailure | undefined
}

/** At this many codes or fewer, a tool counts as running low. */
const fewCodes = 3

/** How many activation codes each tool has left, who is waiting for one, and a form to add some. */
export function CodesPage({ tools, me, formKey, done, failure }: CodesPageProps) {
  return (
    <div className="page stack stack-lg">
      <StaffNav privileges={me.privileges} />
      <Heading level={1} text={m.staff_codes_title()} />
      <p className="measure">{m.staff_codes_lead()}</p>
      <FailureSummary failure={failure} />
      {done && !failure && (
        <Notice kind="success" title={m.staff_codes_done({ added: done.added })} live>
          {done.handedOver > 0 && <p>{m.staff_codes_handed({ count: done.handedOver })}</p>}
        </Notice>
      )}
      {tools.length === 0 ? (
        <p>{m.staff_codes_empty()}</p>
      ) : (
        <>
          <Table
            caption={m.staff_codes_caption({ count: tools.length })}
            rows={tools}
            keyOf={(tool) => tool.toolId}
            columns={[
              { key: 'tool', title: m.staff_codes_tool(), rowHeader: true, cell: (tool) => tool.toolName },
              { key: 'left', title: m.staff_codes_left(), cell: (tool) => <Left tool={tool} /> },
              { key: 'out', title: m.staff_codes_out(), cell: (tool) => tool.handedOut },
              { key: 'waiting', title: m.staff_codes_waiting(), cell: (tool) => tool.waiting },
            ]}
          />
          <section className="stack">
            <Heading level={2} text={m.staff_codes_add()} />
            <AddForm key={formKey} tools={tools} formKey={formKey} failure={failure} />
          </section>
        </>
      )}
    </div>
  )
}

function Left({ tool: { left } }: { tool: OfferingCodes }) {
  if (left > fewCodes) return left
  return (
    <>
      {left}{' '}
      <StatusTag tone={left === 0 ? 'red' : 'amber'}>
        {left === 0 ? m.staff_codes_short() : m.staff_codes_few()}
      </StatusTag>
    </>
  )
}

function AddForm({ tools, formKey, failure }: Pick<CodesPageProps, 'tools' | 'formKey' | 'failure'>) {
  const fields = failure?.fields ?? {}
  return (
    <Form method="post" noValidate className="stack form">
      <input type="hidden" name="idempotencyKey" value={formKey} />
      <Select
        name="toolId"
        label={m.staff_codes_which()}
        defaultValue={failure?.values.toolId?.[0] ?? tools.find(({ waiting }) => waiting > 0)?.toolId ?? ''}
        {...(fields.toolId && { error: fields.toolId })}
      >
        <option value="">{m.staff_codes_choose()}</option>
        {tools.map(({ toolId, toolName }) => (
          <option key={toolId} value={toolId}>
            {toolName}
          </option>
        ))}
      </Select>
      <TextArea
        name="codes"
        label={m.staff_codes_text()}
        hint={m.staff_codes_text_hint()}
        defaultValue={failure?.values.codes?.[0] ?? ''}
        rows={6}
        autoComplete="off"
        {...(fields.codes && { error: fields.codes })}
      />
      <Button kind="primary">{m.staff_codes_submit()}</Button>
    </Form>
  )
}
