import type { ReactNode } from 'react'
import * as m from '#messages'
import type { SuperAdminChangeDetail } from '../../../shared/contract/organisations/super-admin-change.ts'
import { instantText } from '../../../shared/lib/text/day-text.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FormTitle } from '../../api/forms/form-title.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { SummaryList } from '../../ui/summary-list.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { PaperLinks } from './paper-links.tsx'
import { SuperAdminAnswer } from './super-admin-answer.tsx'
import { changeTurnText, SuperAdminTracker } from './super-admin-progress.tsx'
import { changeEventText, changeKindText, changeSideText, changeStateText } from './super-admin-words.ts'
import { joined } from './verification-words.ts'

export type SuperAdminPageProps = {
  change: SuperAdminChangeDetail
  idempotencyKey: string
  failure: ActFailure | undefined
  /** What was typed before; a proof that interrupted the form has carried it along. */
  values: ActFailure['values']
  /** Whether agreeing needs a proof first, and the proof once it was asked for. */
  mustProve: boolean
  proof: ReactNode
  /** What was just done, on this page or before it. */
  done: 'sent' | 'answered' | null
}

/** A change of super admin as both sides see it: whose turn it is, what each said, and what I can do. */
export function SuperAdminPage(props: SuperAdminPageProps) {
  const { change, failure, done } = props
  const locale = useLocale()
  const title = m.super_admin_page_title({ team: change.teamName })
  const state = changeStateText(change)
  const { reason } = change
  return (
    <div className="page stack stack-lg">
      <FormTitle title={title} isRefused={failure !== undefined} />
      <div className="stack">
        <Heading level={1} text={title} />
        <p className="row">
          <StatusTag tone={state.tone}>{state.text}</StatusTag>
          <span>{joined(m.super_admin_reference(), change.reference, locale)}</span>
        </p>
      </div>
      {done && !failure && (
        <Notice
          kind="success"
          live
          title={done === 'sent' ? m.super_admin_sent_title() : m.super_admin_answered()}
        />
      )}
      <p className="measure text-lg font-bold">{changeTurnText(change, locale)}</p>
      <SuperAdminTracker change={change} />
      {reason && (
        <Notice kind="warning" title={reason.title}>
          {change.mySide === 'requester' && <p>{reason.next}</p>}
        </Notice>
      )}
      <SuperAdminAnswer {...props} locale={locale} />
      <Part id="statements" title={m.super_admin_facts()}>
        <Facts change={change} />
      </Part>
      <Part id="history" title={m.super_admin_history()}>
        <Timeline
          label={m.super_admin_history()}
          items={change.events.map((event) => ({
            key: `${event.at} ${event.action}`,
            title: changeEventText(event.action, change.mySide),
            who: changeSideText(event.side, change.mySide),
            at: event.at,
            timeText: instantText(event.at, locale),
          }))}
        />
      </Part>
    </div>
  )
}

type PartProps = { id: string; title: string; children: ReactNode }

function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="stack measure">
      <Heading level={2} id={id} text={title} />
      {children}
    </section>
  )
}

type Shown = { change: SuperAdminChangeDetail }

function Facts({ change }: Shown) {
  const locale = useLocale()
  const isDone = change.state === 'done'
  const isMine = change.mySide === 'requester'
  const person = ({ name, phone }: SuperAdminChangeDetail['next']) =>
    [name ?? m.super_admin_step_unnamed(), phone].filter(Boolean).join(' · ')
  return (
    <>
      <SummaryList
        rows={[
          { term: m.super_admin_step_organisation(), value: change.organisationName },
          { term: m.super_admin_step_team(), value: change.teamName },
          { term: m.super_admin_fact_kind(), value: changeKindText(change.kind) },
          {
            term: isDone ? m.super_admin_fact_former() : m.super_admin_fact_sitting(),
            value: person(change.sitting),
          },
          { term: m.super_admin_fact_next(), value: person(change.next) },
          { term: m.super_admin_fact_requested(), value: instantText(change.requestedAt, locale) },
          {
            term: isMine ? m.super_admin_statement_mine() : m.super_admin_statement_requester(),
            value: change.statement,
          },
          {
            term: isMine ? m.super_admin_statement_other() : m.super_admin_statement_mine(),
            value:
              change.answer ??
              (isMine ? m.super_admin_statement_none() : m.super_admin_statement_none_mine()),
          },
          ...(isMine
            ? [
                {
                  term: m.super_admin_fact_papers(),
                  value: <PaperLinks papers={change.papers} />,
                },
              ]
            : []),
        ]}
      />
      <p className="text-sm text-ink-2">{m.super_admin_masked()}</p>
    </>
  )
}
