import * as m from '#messages'
import type { DataViewItem } from '../../../shared/contract/teams/usercenter.ts'
import { instantText } from '../../../shared/lib/text/day-text.ts'
import { Heading } from '../../ui/heading.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { WrittenText } from '../../ui/written-text.tsx'
import type { DataViewList } from './privacy-act.ts'

const subjects: Record<DataViewItem['what'], (words: { reference: string }) => string> = {
  application: m.data_views_application,
  verification: m.data_views_verification,
  adoption: m.data_views_adoption,
  toolRequest: m.data_views_tool_request,
  superAdminChange: m.data_views_super_admin_change,
  account: m.data_views_account,
  feedback: m.data_views_feedback,
  judging: m.data_views_judging,
}

export type DataViewsProps = DataViewList

/** Which staff looked at my phone, name or address in full, when and why, and which opened my account. */
export function DataViews({ views, total }: DataViewsProps) {
  const locale = useLocale()
  return (
    <section className="stack measure" aria-labelledby="data-views-title">
      <Heading level={2} size="xl" text={m.data_views_title()} id="data-views-title" />
      <p>{m.data_views_text()}</p>
      {total > views.length && <p>{m.data_views_more({ count: total, shown: views.length })}</p>}
      {views.length === 0 ? (
        <p className="text-ink-2">{m.data_views_none()}</p>
      ) : (
        <ul>
          {views.map((view) => (
            <li key={`${view.at} ${view.what} ${view.reference}`} className="account-row">
              <span>
                <span className="font-bold">{subjects[view.what]({ reference: view.reference })}</span>
                {view.reason && (
                  <span className="block">
                    {m.data_views_reason()}
                    <WrittenText text={view.reason} />
                  </span>
                )}
                <span className="block text-ink-2">
                  {m.data_views_who({ name: view.staffName, at: instantText(view.at, locale) })}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
