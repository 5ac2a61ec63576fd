import * as m from '#messages'
import type { PageChecks } from '../../../shared/contract/access.ts'
import { datedText } from '../../../shared/lib/text/day-text.ts'
import { shanghaiDay } from '../../../shared/lib/text/shanghai-time.ts'
import { useLocale } from '../../ui/page-locale.tsx'
import { Table } from '../../ui/table.tsx'

/** What machines check on every page, as the test programs list it, with the latest result. */
export function PageCheckTable({ checks, run }: PageChecks) {
  const locale = useLocale()
  return (
    <div className="stack">
      <p className="measure">{m.access_checks_lead()}</p>
      <Table
        caption={m.access_checks()}
        columns={[
          { key: 'what', title: m.access_checks_what(), rowHeader: true, cell: ({ text }) => text },
          { key: 'by', title: m.access_checks_by(), cell: ({ standard }) => standard },
          {
            key: 'when',
            title: m.access_checks_when(),
            cell: ({ isPerView }) => (isPerView ? m.access_checks_view() : m.access_checks_once()),
          },
        ]}
        rows={checks}
        keyOf={({ id }) => id}
      />
      <p className="measure">
        {run
          ? m.access_run({
              day: datedText(shanghaiDay(new Date(run.at)), locale),
              templates: run.templates,
              views: run.views,
              passed: run.passed,
              total: run.passed + run.failed.length,
            })
          : m.access_run_none()}
      </p>
      {run && run.failed.length > 0 && (
        <p className="measure">
          {m.access_run_failed()}{' '}
          <span lang="en">
            {run.failed.map(({ template, language }) => `${template} (${language})`).join(', ')}
          </span>
        </p>
      )}
    </div>
  )
}
