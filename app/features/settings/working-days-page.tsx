import { Form } from 'react-router'
import * as m from '#messages'
import type { WorkingDaysOfYear } from '../../../shared/contract/settings.staff.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { type DayException, writeHolidays } from '../../../shared/rules/staff/holiday-text.ts'
import type { Privilege } from '../../../shared/rules/staff/privileges.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button, ButtonRow } from '../../ui/controls/button.tsx'
import { ChoiceLinks } from '../../ui/controls/choice-links.tsx'
import { TextArea } from '../../ui/controls/text-area.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { StaffNav } from '../staff/staff-nav.tsx'
import { YearCalendar } from './year-calendar.tsx'

/** What a pasted text would change in the year; nothing is saved yet. */
export type DaysPreview = { isPreview: true; text: string; days: DayException[]; unread: string[] }

export type WorkingDaysPageProps = {
  saved: WorkingDaysOfYear
  privileges: Privilege[]
  isDone: boolean
  preview: DaysPreview | undefined
  failure: ActFailure | undefined
}

/** A year's holidays and the weekends worked for them: pasted as published, checked, then saved. */
export function WorkingDaysPage({ saved, privileges, isDone, preview, failure }: WorkingDaysPageProps) {
  const locale = useLocale()
  const path = pathInLocale('/staff/settings/workingDays', locale)
  const { year, version } = saved
  const days = preview?.days ?? saved.days
  const years = [...new Set([...saved.years, year, year + 1])].sort((a, b) => a - b)
  const problem = failure && (Object.values(failure.fields)[0] ?? failure.message)
  return (
    <div className="page stack stack-lg">
      <StaffNav privileges={privileges} />
      <Breadcrumbs
        label={m.content_crumbs()}
        crumbs={[{ href: '/staff/settings', text: m.settings_title() }]}
      />
      <div className="stack">
        <Heading level={1} text={m.working_days_of({ year })} />
        <p className="measure">{m.working_days_lead()}</p>
      </div>
      {problem && <Notice kind="error" live answer={failure} title={problem} />}
      {isDone && !failure && !preview && <Notice kind="success" live title={m.working_days_saved()} />}
      {preview && <PreviewNotice preview={preview} />}
      <ChoiceLinks
        label={m.working_days_years()}
        items={years.map((one) => ({
          key: String(one),
          text: String(one),
          href: `${path}?year=${one}`,
          isChosen: one === year,
        }))}
      />
      <Form
        key={`${year} ${version} ${preview?.text ?? ''}`}
        method="post"
        noValidate
        action={`${path}?year=${year}`}
        className="stack max-w-form"
      >
        <input type="hidden" name="year" value={year} />
        <input type="hidden" name="version" value={version} />
        <TextArea
          name="days"
          id="days"
          rows={12}
          lang="zh-CN"
          label={m.working_days_text()}
          hint={m.working_days_text_hint()}
          optional
          defaultValue={preview?.text ?? failure?.values.days?.[0] ?? writeHolidays(saved.days)}
        />
        <ButtonRow>
          <Button kind="secondary" name="intent" value="check">
            {m.working_days_check()}
          </Button>
          <Button kind="primary" name="intent" value="save">
            {m.working_days_save({ year })}
          </Button>
        </ButtonRow>
      </Form>
      <YearCalendar year={year} days={days} />
    </div>
  )
}

function PreviewNotice({ preview }: { preview: DaysPreview }) {
  const { days, unread } = preview
  const workdays = days.filter(({ kind }) => kind === 'workday').length
  const title = m.working_days_read({ holidays: days.length - workdays, workdays })
  return (
    <Notice kind={unread.length > 0 ? 'warning' : 'info'} live answer={preview} title={title}>
      {unread.length > 0 && (
        <>
          <p>{m.working_days_unread()}</p>
          <ul className="list-disc ps-6">
            {unread.map((line) => (
              <li key={line} lang="zh-CN">
                {line}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}
