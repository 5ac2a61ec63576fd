import { Form } from 'react-router'
import * as m from '#messages'
import type { OutputOf } from '../../../../../shared/contract/call.ts'
import type { ventureDecidingStaff } from '../../../../../shared/contract/venture/deciding.staff.ts'
import type { Privilege } from '../../../../../shared/rules/staff/privileges.ts'
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx'
import { Button, ButtonRow } from '../../../../ui/controls/button.tsx'
import { Select, TextField } from '../../../../ui/controls/text-field.tsx'
import { Heading } from '../../../../ui/heading.tsx'
import { Link } from '../../../../ui/link.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { StatusTag } from '../../../../ui/status-tag.tsx'
import { Table } from '../../../../ui/table.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { StaffNav } from '../../../staff/staff-nav.tsx'

export type WhatIfPageProps = {
  roundId: string
  data: OutputOf<(typeof ventureDecidingStaff)['whatIf']>
  withoutJudge: string
  isAsked: boolean
  privileges: Privilege[]
}

/** Who would cross the line with other weights, or without one judge; nothing is changed by asking. */
export function WhatIfPage({ roundId, data, withoutJudge, isAsked, privileges }: WhatIfPageProps) {
  const { criteria, judges, flips } = data
  return (
    <div className="page stack stack-lg">
      <StaffNav privileges={privileges} />
      <Breadcrumbs
        label={m.venture_staff_way()}
        crumbs={[
          { href: `/staff/venture/rounds/${roundId}/deliberation`, text: m.venture_deliberation_title() },
        ]}
      />
      <div className="stack">
        <Heading level={1} text={m.venture_what_if()} />
        <p className="measure">{m.venture_what_if_text()}</p>
      </div>
      {judges.length === 0 ? (
        <Notice title={m.venture_deliberation_not_yet()}>
          <p>{m.venture_what_if_not_yet()}</p>
        </Notice>
      ) : (
        <Form method="get" className="stack max-w-form">
          {criteria.map(({ key, label, weight }) => (
            <TextField
              key={key}
              name={`weight-${key}`}
              width={5}
              inputMode="decimal"
              label={m.venture_what_if_weight({ label })}
              defaultValue={String(weight)}
            />
          ))}
          <Select name="withoutJudge" label={m.venture_what_if_without()} defaultValue={withoutJudge}>
            <option value="">{m.venture_what_if_nobody()}</option>
            {judges.map(({ judgeId, name }) => (
              <option key={judgeId} value={judgeId}>
                {name}
              </option>
            ))}
          </Select>
          <ButtonRow>
            <Button kind="primary">{m.venture_what_if_ask()}</Button>
          </ButtonRow>
        </Form>
      )}
      {isAsked && judges.length > 0 && (
        <section className="stack" aria-labelledby="flips">
          <Heading level={2} size="xl" id="flips" text={m.venture_what_if_flips({ count: flips.length })} />
          {flips.length > 0 && (
            <Table
              caption={<VisuallyHidden>{m.venture_what_if_caption()}</VisuallyHidden>}
              rows={flips}
              keyOf={({ entryId }) => entryId}
              columns={[
                {
                  key: 'entry',
                  title: m.venture_standing_entry(),
                  rowHeader: true,
                  cell: ({ entryId, title, reference }) => (
                    <Link alone href={`/staff/venture/rounds/${roundId}/decisions/${entryId}`}>
                      {title ?? reference}
                    </Link>
                  ),
                },
                { key: 'place', title: m.venture_what_if_now(), number: true, cell: ({ place }) => place },
                {
                  key: 'then',
                  title: m.venture_what_if_then(),
                  number: true,
                  cell: ({ placeThen }) => placeThen,
                },
                {
                  key: 'side',
                  title: m.venture_what_if_side(),
                  cell: ({ isIn }) => (
                    <StatusTag tone={isIn ? 'green' : 'amber'}>
                      {isIn ? m.venture_what_if_in() : m.venture_what_if_out()}
                    </StatusTag>
                  ),
                },
              ]}
            />
          )}
        </section>
      )}
    </div>
  )
}
