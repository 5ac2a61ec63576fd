import type { ReactNode } from 'react'
import * as m from '#messages'
import { words as problemWords } from '#words/selftest_problem'
import { words as useWords } from '#words/selftest_use'
import type { SelftestDryRun } from '../../../../shared/contract/selftest.staff.ts'
import { langOf } from '../../../../shared/lib/locale.ts'
import { Heading } from '../../../ui/heading.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { Table } from '../../../ui/table.tsx'

export type DryRunsPageProps = {
  items: SelftestDryRun[]
  /** What a collection is called, and where one of its records is edited. */
  collectionName: (collection: SelftestDryRun['findings'][number]['collection']) => string
  frame: (page: { title: string; lead: string; children: ReactNode }) => ReactNode
}

/** What nobody would ever see of each questionnaire, before it is published. */
export function DryRunsPage({ items, collectionName, frame }: DryRunsPageProps) {
  return frame({
    title: m.selftest_staff_title(),
    lead: m.selftest_staff_lead(),
    children: (
      <>
        <p>
          <Link alone href="/staff/selfTests/figures">
            {m.selftest_figures_link()}
          </Link>
        </p>
        {items.length === 0 && <Notice kind="info">{m.selftest_staff_none()}</Notice>}
        {items.map((item) => (
          <DryRun key={item.testId} item={item} collectionName={collectionName} />
        ))}
      </>
    ),
  })
}

function DryRun({
  item,
  collectionName,
}: Pick<DryRunsPageProps, 'collectionName'> & { item: SelftestDryRun }) {
  const locale = useLocale()
  const { testId, title, language, use, isShown, dimensions, questions, advice, findings } = item
  return (
    <section className="stack">
      <Heading level={2} text={title} locale={language} />
      <p className="row">
        <StatusTag tone={isShown ? 'green' : 'plain'}>
          {isShown ? m.selftest_staff_shown() : m.selftest_staff_not_shown()}
        </StatusTag>
        <span>{useWords[use]()}</span>
        <span>{m.selftest_staff_counts({ dimensions, questions, advice })}</span>
        <Link alone href={`/staff/content/selfTests/${testId}`}>
          {m.selftest_staff_edit()}
        </Link>
      </p>
      {findings.length === 0 ? (
        <Notice kind="success">{m.selftest_staff_fine()}</Notice>
      ) : (
        <Table
          caption={m.selftest_staff_findings()}
          rows={findings}
          keyOf={({ problem, collection, number }) => `${problem} ${collection} ${number}`}
          columns={[
            {
              key: 'where',
              title: m.selftest_staff_col_where(),
              rowHeader: true,
              cell: (finding) => (
                <Link alone href={`/staff/content/${finding.collection}/${finding.number}`}>
                  <span lang={langOf(finding.language, locale)}>{finding.title}</span>
                </Link>
              ),
            },
            {
              key: 'kind',
              title: m.selftest_staff_col_kind(),
              cell: ({ collection }) => collectionName(collection),
            },
            {
              key: 'what',
              title: m.selftest_staff_col_what(),
              cell: ({ problem }) => problemWords[problem](),
            },
          ]}
        />
      )}
    </section>
  )
}
