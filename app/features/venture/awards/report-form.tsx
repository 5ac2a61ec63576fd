import { useRef } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import type { AwardView } from '../../../../shared/contract/venture/award-parts.ts'
import type { TeamAward } from '../../../../shared/contract/venture/awards.ts'
import { dayText, instantText } from '../../../../shared/lib/text/day-text.ts'
import { quantityText } from '../../../../shared/lib/text/quantity-text.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { FieldConflicts } from '../../../api/forms/field-conflicts.tsx'
import { leftText } from '../../../api/forms/left-text.ts'
import { SavedLine } from '../../../api/forms/saved-line.tsx'
import type { FormValues } from '../../../api/forms/unsaved-values.ts'
import { keepOptions, useAutosave } from '../../../api/forms/use-autosave.ts'
import { browserApi } from '../../../api/transport/browser-api.ts'
import { Button, ButtonRow, DefaultSubmit } from '../../../ui/controls/button.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { Details } from '../../../ui/details.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { SummaryList } from '../../../ui/summary-list.tsx'
import { isOpen, reportStates, reports, reportTones } from './award-words.ts'

type Report = AwardView['reports'][number]
type ReportProps = {
  award: TeamAward
  report: Report
  formKey: string
  failure: ActFailure | undefined
}

/** The name of an answer's field: a page may have two reports. */
export const answerName = (reportId: string, key: string) => `${reportId}.${key}`

/** A report that the team writes, or has sent. */
export function TeamReport(props: ReportProps) {
  const { award, report } = props
  const isLive = award.state === 'agreed' || award.state === 'running'
  return (
    <section className="stack">
      <ReportHead report={report} />
      {isOpen(report) && isLive ? <ReportInTime {...props} /> : <ReportAnswers report={report} />}
    </section>
  )
}

/** The form, folded while there is no reason yet to write the report. */
function ReportInTime(props: ReportProps) {
  const locale = useLocale()
  const { report, failure } = props
  if (report.isTime) return <ReportForm {...props} />
  return (
    <>
      <p className="measure">
        {report.awaitsMoney
          ? m.award_report_after_payment()
          : m.award_report_from({ day: dayText(report.fromOn, locale) })}
      </p>
      <Details title={m.award_report_early()} open={isRefused(report, failure)} lined>
        <ReportForm {...props} />
      </Details>
    </>
  )
}

const isRefused = ({ reportId }: Report, failure: ActFailure | undefined) =>
  failure?.values.reportId?.[0] === reportId

/** What a report is, when it is due and how far it is. */
export function ReportHead({ report }: { report: Report }) {
  const locale = useLocale()
  return (
    <>
      <Heading level={2} size="xl" text={reports[report.kind]()} />
      <p className="row">
        <StatusTag tone={reportTones[report.state]}>{reportStates[report.state]()}</StatusTag>
        <span>
          {report.sentAt && !isOpen(report)
            ? m.award_report_sent_at({ time: instantText(report.sentAt, locale) })
            : m.award_report_due_on({ day: dayText(report.dueOn, locale) })}
        </span>
      </p>
      {report.state === 'returned' && report.returnedBecause && (
        <Notice kind="warning" title={m.award_report_returned()}>
          <p className="whitespace-pre-line">{report.returnedBecause}</p>
        </Notice>
      )}
    </>
  )
}

/** The answers of a report that is sent. */
export function ReportAnswers({ report }: { report: Report }) {
  return (
    <SummaryList
      rows={report.questions.map(({ label, answer, unit }) => ({
        term: label,
        value:
          answer === '' ? (
            <span className="text-ink-2">{m.award_unanswered()}</span>
          ) : (
            <span className="whitespace-pre-line">{unit === null ? answer : quantityText(answer, unit)}</span>
          ),
      }))}
    />
  )
}

function ReportForm({ award, report, formKey, failure: any }: ReportProps) {
  const form = useRef<HTMLFormElement>(null)
  const failure = isRefused(report, any) ? any : undefined
  const nameOf = (key: string) => answerName(report.reportId, key)
  const labelOf = (key: string) => report.questions.find((one) => one.key === key)?.label ?? key
  const autosave = useAutosave(form, {
    loaded: storedAnswers(report),
    read: (data) =>
      Object.fromEntries(report.questions.map(({ key }) => [key, String(data.get(nameOf(key)) ?? '')])),
    keep: (answers, base) =>
      browserApi().ventureAwards.report(
        {
          ...{ TeamID: award.TeamID, reportId: report.reportId, isSent: false, base },
          answers: answers as Record<string, string>,
        },
        keepOptions,
      ),
    ask: async () => {
      const now = await browserApi().ventureAwards.details({ awardId: award.awardId })
      return storedAnswers(now.reports.find(({ reportId }) => reportId === report.reportId) ?? report)
    },
  })
  return (
    <Form ref={form} method="post" noValidate className="stack max-w-form" id={report.reportId}>
      <DefaultSubmit name="intent" value="save" />
      <input type="hidden" name="TeamID" value={award.TeamID} />
      <input type="hidden" name="reportId" value={report.reportId} />
      <input type="hidden" name="idempotencyKey" value={`${report.kind}-${formKey}`} />
      <p className="measure">{m.award_report_hint()}</p>
      {report.questions.map(({ key, label, isNumber, unit, maxLength, answer }) => {
        const error = failure?.fields[`answers.${key}`]
        const base = {
          ...{ id: nameOf(key), name: nameOf(key), label, ...(error && { error }) },
          defaultValue: failure?.values[nameOf(key)]?.[0] ?? answer,
        }
        return isNumber ? (
          <TextField key={key} {...base} inputMode="numeric" width={10} hint={unit} autoComplete="off" />
        ) : (
          <TextArea key={key} {...base} rows={5} limit={maxLength ?? undefined} countText={leftText} />
        )
      })}
      <FieldConflicts conflicts={autosave.conflicts} form={form} nameOf={nameOf} labelOf={labelOf} />
      <SavedLine autosave={autosave} savedAt={null} />
      {!award.canSign && <p className="measure">{m.award_admin_sends()}</p>}
      <ButtonRow>
        {award.canSign && (
          <Button name="intent" value="send" kind="primary">
            {m.award_report_send()}
          </Button>
        )}
        <Button name="intent" value="save">
          {m.award_report_save()}
        </Button>
      </ButtonRow>
    </Form>
  )
}

function storedAnswers(report: Report): FormValues {
  return Object.fromEntries(report.questions.map(({ key, answer }) => [key, answer]))
}
