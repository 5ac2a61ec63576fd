import * as m from '#messages'
import { words as seesWords } from '#words/venture_sees_others'
import type { SecondFactorState } from '../../../../shared/contract/staff/staff.ts'
import type { PreviewedEntry } from '../../../../shared/contract/venture/judging.staff.ts'
import type { VentureRound } from '../../../../shared/contract/venture.staff.ts'
import { instantText } from '../../../../shared/lib/text/day-text.ts'
import { numberText } from '../../../../shared/lib/text/number-text.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { FailureSummary } from '../../../api/forms/failure-summary.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { SummaryList } from '../../../ui/summary-list.tsx'
import { Table } from '../../../ui/table.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { StaffNav } from '../../staff/staff-nav.tsx'
import { PlanForm } from './plan-form.tsx'
import { PostponeForm } from './postpone-form.tsx'
import { Preview } from './round-preview.tsx'
import { lackText, roundStateText, roundTone } from './venture-staff-words.ts'

export type RoundPageProps = {
  round: VentureRound
  me: SecondFactorState
  formKey: string
  done: string | null
  failure: ActFailure | undefined
  /** A real entry as judges read it, where one was asked for. */
  previewed: PreviewedEntry | undefined
  reference: string
}

/** A round: its plan while it is planned, its times after that, and what judges see. */
export function RoundPage(props: RoundPageProps) {
  const { round, me, done, failure } = props
  const { number, title, state, lacks, edition, editionTitle } = round
  const isPlanned = state === 'planned'
  return (
    <div className="page stack stack-lg">
      <StaffNav privileges={me.privileges} />
      <Breadcrumbs
        label={m.venture_staff_way()}
        crumbs={[{ href: '/staff/venture', text: m.venture_staff_title() }]}
      />
      <header className="stack">
        <Heading level={1} text={title} />
        <p className="row">
          <StatusTag tone={roundTone(state)}>{roundStateText(state)}</StatusTag>
          <span>{editionTitle || m.venture_staff_edition_untitled({ edition })}</span>
        </p>
        <p className="row">
          <Link alone href={`/staff/content/ventureRounds/${number}`}>
            {m.venture_staff_edit_texts()}
          </Link>
          <Link alone href={`/staff/content/ventureRounds/${number}/form`}>
            {m.venture_staff_edit_form()}
          </Link>
          <Link alone href={`/staff/venture/rounds/${number}/entries`}>
            {m.venture_staff_see_entries()}
          </Link>
          <Link alone href={`/staff/venture/rounds/${number}/judges`}>
            {m.venture_staff_see_judges()}
          </Link>
          {!isPlanned && (
            <Link alone href={`/staff/venture/rounds/${number}/deliberation`}>
              {m.venture_deliberation_title()}
            </Link>
          )}
        </p>
      </header>
      <FailureSummary failure={failure} fieldId={(path) => path} />
      {!failure && done === 'saved' && <Notice kind="success" live title={m.venture_staff_saved()} />}
      {!failure && done === 'postponed' && <Notice kind="success" live title={m.venture_staff_postponed()} />}
      {isPlanned && lacks.length > 0 && (
        <Notice kind="warning" title={m.venture_staff_stuck()}>
          <p>{m.venture_staff_stuck_text()}</p>
          <ul>
            {lacks.map((lack) => (
              <li key={lack}>{lackText(lack)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {isPlanned ? <PlanForm {...props} /> : <Facts round={round} />}
      {mayPostpone.includes(state) && <PostponeForm {...props} />}
      <Changes round={round} />
      <Who round={round} />
      <Preview {...props} />
    </div>
  )
}

const mayPostpone: VentureRound['state'][] = ['open', 'grace', 'reviewing']

function Who({ round: { rules } }: { round: VentureRound }) {
  return (
    <section className="stack">
      <Heading level={2} text={m.venture_staff_who()} />
      {rules.length === 0 ? (
        <p>{m.venture_staff_who_all()}</p>
      ) : (
        <ul>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Facts({ round }: { round: VentureRound }) {
  const locale = useLocale()
  const time = (at: string | null) => (at ? instantText(at, locale) : '—')
  const hidden = round.questions.filter(({ key }) => round.hiddenQuestions.includes(key))
  return (
    <section className="stack">
      <Heading level={2} text={m.venture_staff_plan()} />
      <SummaryList
        rows={[
          { term: m.venture_staff_opens(), value: time(round.opensAt) },
          { term: m.venture_staff_closes(), value: time(round.closesAt) },
          { term: m.venture_staff_grace(), value: round.graceMinutes },
          { term: m.venture_staff_due(), value: time(round.scoresDueAt) },
          { term: m.venture_staff_notice_days(), value: round.noticeDays },
          { term: m.venture_staff_places(), value: round.places },
          { term: m.venture_staff_budget(), value: numberText(String(round.budget)) },
          { term: m.venture_staff_judges(), value: round.judgesPerEntry },
          { term: m.venture_staff_sees_others(), value: seesWords[round.seesOthers]() },
          {
            term: m.venture_staff_hidden(),
            value: hidden.length === 0 ? '—' : hidden.map(({ label }) => label).join(' · '),
          },
        ]}
      />
      <Table
        caption={m.venture_staff_criteria()}
        rows={round.criteria}
        keyOf={({ key }) => key}
        columns={[
          {
            key: 'label',
            title: m.venture_staff_criteria(),
            rowHeader: true,
            cell: ({ label }) => label[locale] || label.zh,
          },
          { key: 'weight', title: m.venture_staff_weight(), number: true, cell: ({ weight }) => weight },
          { key: 'low', title: m.venture_staff_low(), number: true, cell: ({ low }) => low },
          { key: 'high', title: m.venture_staff_high(), number: true, cell: ({ high }) => high },
          {
            key: 'counted',
            title: m.venture_staff_counted(),
            cell: ({ isCounted }) => (isCounted ? m.venture_staff_counted() : m.venture_staff_shown_only()),
          },
        ]}
      />
    </section>
  )
}

function Changes({ round: { changes } }: { round: VentureRound }) {
  const locale = useLocale()
  if (changes.length === 0) return null
  const fromTo = (from: string, to: string) =>
    from === to
      ? '—'
      : m.venture_staff_change_to({ from: instantText(from, locale), to: instantText(to, locale) })
  return (
    <section className="stack">
      <Heading level={2} text={m.venture_staff_changes()} />
      <Table
        caption={<VisuallyHidden>{m.venture_staff_changes()}</VisuallyHidden>}
        rows={changes}
        keyOf={({ at }) => at}
        columns={[
          {
            key: 'at',
            title: m.venture_staff_change_at(),
            rowHeader: true,
            cell: ({ at }) => instantText(at, locale),
          },
          {
            key: 'closes',
            title: m.venture_staff_change_closes(),
            cell: ({ closesFrom, closesTo }) => fromTo(closesFrom, closesTo),
          },
          {
            key: 'due',
            title: m.venture_staff_change_due(),
            cell: ({ dueFrom, dueTo }) => fromTo(dueFrom, dueTo),
          },
          { key: 'reason', title: m.venture_staff_reason(), cell: ({ reason }) => reason },
        ]}
      />
    </section>
  )
}
