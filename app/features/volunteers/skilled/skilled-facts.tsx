import type { ReactNode } from 'react'
import * as m from '#messages'
import type { SkilledProject } from '../../../../shared/contract/volunteers/skilled.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { dayText, instantText } from '../../../../shared/lib/text/day-text.ts'
import { hoursOf } from '../../../../shared/rules/volunteers/hours.ts'
import { Heading } from '../../../ui/heading.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { SummaryList } from '../../../ui/summary-list.tsx'
import { Tracker, type TrackerState } from '../../../ui/tracker.tsx'
import { stateWords } from './skilled-words.ts'

/** How far a project is, in its four parts. */
export function SkilledTracker({ project }: { project: SkilledProject }) {
  const { state, scope, talk, agreed } = project
  const parts = [
    { title: m.skilled_part_scope(), isDone: scope !== null, doneText: m.skilled_part_done() },
    {
      title: m.skilled_part_talk(),
      isDone: state === 'talked' || agreed !== null,
      doneText: m.skilled_part_talk_done(),
      now: talk ? m.skilled_part_done() : undefined,
    },
    { title: m.skilled_part_hours(), isDone: agreed !== null, doneText: m.skilled_part_done() },
    { title: m.skilled_part_work(), isDone: state === 'concluded', doneText: m.skilled_part_over() },
  ]
  const current = parts.findIndex(({ isDone }) => !isDone)
  return (
    <Tracker
      label={m.skilled_steps()}
      steps={parts.map(({ title, isDone, doneText, now }, index): Step => {
        if (isDone) return { title, state: 'done', stateText: doneText }
        if (state === 'ended') return { title, state: 'stopped', stateText: m.skilled_part_stopped() }
        if (index > current) return { title, state: 'pending', stateText: m.skilled_part_later() }
        return { title, state: 'current', stateText: now ?? m.skilled_part_now() }
      })}
    />
  )
}
type Step = { title: string; state: TrackerState; stateText: string }

/** What is agreed, and how it came to its end. */
export function SkilledFacts({ project }: { project: SkilledProject }) {
  const locale = useLocale()
  const { name, host, state, scope, talk, agreed, achieved, comment } = project
  const reason = endText(project)
  return (
    <section className="stack" aria-labelledby="agreed">
      <Heading level={2} size="xl" id="agreed" text={m.skilled_agreed()} />
      <SummaryList
        rows={[
          { term: m.skilled_staff_state(), value: stateWords[state]() },
          name ? { term: m.skilled_volunteer(), value: name } : { term: m.skilled_host(), value: host },
          ...proposedRows({ scope, talk, hours: agreed }, locale),
          ...said(m.skilled_achieved(), achieved),
          ...said(m.skilled_comment(), comment),
          ...said(m.skilled_reason(), reason),
        ]}
      />
      {!scope && state === 'scoping' && <p className="text-ink-2">{m.skilled_agreed_none()}</p>}
    </section>
  )
}

function endText({ state, closedBy, reason, achieved }: SkilledProject): string {
  if (state === 'ended') {
    if (closedBy === 'portal') return m.skilled_ended_alone()
    return reason || m.skilled_ended_signup()
  }
  return state === 'concluded' && achieved === '' ? m.skilled_closed_alone() : ''
}

type Row = { term: string; value: ReactNode }
type Proposed = Omit<NonNullable<SkilledProject['proposal']>, 'kind' | 'by'>

/** What is proposed or agreed, line by line. */
export function proposedRows({ scope, talk, hours }: Proposed, locale: Locale): Row[] {
  return [
    ...(scope
      ? [
          ...said(m.skilled_deliver(), scope.deliver),
          ...said(m.skilled_leave_out(), scope.leaveOut),
          { term: m.skilled_by_when(), value: dayText(scope.byWhen, locale) },
        ]
      : []),
    ...(talk
      ? [
          { term: m.skilled_talk_when(), value: instantText(talk.at, locale) },
          ...said(m.skilled_how(), talk.how),
        ]
      : []),
    ...(hours
      ? [
          { term: m.skilled_hours(), value: m.skilled_hours_value({ hours: hoursOf(hours.minutes) }) },
          { term: m.skilled_ends_on(), value: dayText(hours.endsOn, locale) },
        ]
      : []),
  ]
}

function said(term: string, text: string): Row[] {
  return text === '' ? [] : [{ term, value: <span className="whitespace-pre-line">{text}</span> }]
}
