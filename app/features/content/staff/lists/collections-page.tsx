import type { ReactNode } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import type { OutputOf } from '../../../../../shared/contract/call.ts'
import type { contentStaff } from '../../../../../shared/contract/content/content.staff.ts'
import type { ActFailure } from '../../../../api/forms/act.ts'
import { FailureSummary } from '../../../../api/forms/failure-summary.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { Checkbox } from '../../../../ui/controls/choice.tsx'
import { Heading } from '../../../../ui/heading.tsx'
import { Link } from '../../../../ui/link.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Table, type TableColumn } from '../../../../ui/table.tsx'
import { collectionWords } from '../collection-words.ts'

type Collections = OutputOf<(typeof contentStaff)['collectionList']>
type Row = Collections['items'][number]

export type CollectionsPageProps = Collections & {
  nav: ReactNode
  /** The step-up proof that saving the rule requires. */
  stepUp: ReactNode
  failure: ActFailure | undefined
  canEdit: boolean
  canSetRule: boolean
  isSaved: boolean
}

/** All collections that editors maintain, with what waits in each. */
export function CollectionsPage(props: CollectionsPageProps) {
  const { nav, stepUp, failure, items, isReviewNeeded, canEdit, canSetRule, isSaved } = props
  return (
    <div className="page stack stack-lg">
      {nav}
      <Heading level={1} text={m.collections_title()} />
      <p className="measure">{m.collections_lead()}</p>
      <FailureSummary failure={failure} />
      {isSaved && !failure && <Notice kind="success" live title={m.collections_rule_saved()} />}
      <Table
        caption={m.collections_caption()}
        rows={items}
        keyOf={({ collection }) => collection}
        columns={columnsOf(canEdit)}
      />
      {canEdit && (
        <p>
          <Link alone href="/staff/pictures">
            {m.collections_pictures()}
          </Link>
        </p>
      )}
      {canSetRule && (
        <Form method="post" noValidate className="stack measure">
          <Checkbox
            id="isNeeded"
            name="isNeeded"
            value="1"
            label={m.collections_rule()}
            hint={m.collections_rule_hint()}
            defaultChecked={failure ? failure.values.isNeeded !== undefined : isReviewNeeded}
          />
          {stepUp}
          <div>
            <Button>{m.collections_rule_save()}</Button>
          </div>
        </Form>
      )}
    </div>
  )
}

function columnsOf(canEdit: boolean): TableColumn<Row>[] {
  return [
    {
      key: 'name',
      title: m.collections_col_name(),
      rowHeader: true,
      cell: ({ collection }) =>
        canEdit ? (
          <Link alone href={`/staff/content/${collection}`}>
            {collectionWords[collection].name()}
          </Link>
        ) : (
          collectionWords[collection].name()
        ),
    },
    { key: 'total', title: m.collections_col_total(), number: true, cell: (row) => row.total },
    { key: 'review', title: m.collections_state_in_review(), number: true, cell: (row) => row.inReview },
    { key: 'scheduled', title: m.collections_state_scheduled(), number: true, cell: (row) => row.scheduled },
    { key: 'stale', title: m.collections_state_stale(), number: true, cell: (row) => row.translationsDue },
  ]
}
