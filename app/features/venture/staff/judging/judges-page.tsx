import { Form } from 'react-router'
import * as m from '#messages'
import type { SecondFactorState } from '../../../../../shared/contract/staff/staff.ts'
import type { JudgedRound } from '../../../../../shared/contract/venture/judging.staff.ts'
import { instantText } from '../../../../../shared/lib/text/day-text.ts'
import { mostSamples, reminderDays } from '../../../../../shared/rules/venture/judges.ts'
import type { ActFailure } from '../../../../api/forms/act.ts'
import { FailureSummary } from '../../../../api/forms/failure-summary.tsx'
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { Heading } from '../../../../ui/heading.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { useLocale } from '../../../../ui/page-locale.tsx'
import { Table } from '../../../../ui/table.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { StaffNav } from '../../../staff/staff-nav.tsx'
import { Assignment, type Found } from './assignment.tsx'
import { Calibration } from './calibration.tsx'
import { Pairs } from './judge-pairs.tsx'
import { Invite, Judges } from './judges-list.tsx'

export type JudgesPageProps = {
  round: JudgedRound
  me: SecondFactorState
  page: number
  done: string | null
  found: Found | undefined
  failure: ActFailure | undefined
}

/** Who judges a round: invitations, conflicts of interest, the assignment, and how far everybody is. */
export function JudgesPage(props: JudgesPageProps) {
  const { round, me, done, failure } = props
  return (
    <div className="page stack stack-lg">
      <StaffNav privileges={me.privileges} />
      <Breadcrumbs
        label={m.venture_staff_way()}
        crumbs={[{ href: `/staff/venture/rounds/${round.roundID}`, text: round.title }]}
      />
      <div className="stack">
        <Heading level={1} text={m.judging_staff_title()} />
        <p className="measure">{m.judging_staff_lead({ count: round.judgesPerEntry })}</p>
      </div>
      <FailureSummary failure={failure} problems={problemsOf(failure)} />
      {!failure && <Done done={done} />}
      <Progress round={round} />
      <Judges round={round} />
      <Invite round={round} failure={failure} />
      <Calibration round={round} />
      <Assignment {...props} />
      <Pairs {...props} />
    </div>
  )
}

/** What is wrong with a change of an entry by hand is said at the entry. */
function problemsOf(failure: ActFailure | undefined) {
  const entryId = failure?.values.entryId?.[0]
  if (!entryId) return undefined
  if (failure?.fields.entryId)
    return [{ fieldId: `sample-${entryId}`, text: m.judging_sample_enough({ count: mostSamples }) }]
  const at = { judgeId: `judge-${entryId}`, action: `change-${entryId}` }
  return (['judgeId', 'action'] as const).flatMap((field) => {
    const text = failure?.fields[field]
    return text ? [{ fieldId: at[field], text }] : []
  })
}

function Done({ done }: { done: string | null }) {
  const words: Record<string, () => string> = {
    invited: m.judging_staff_done_invited,
    removed: m.judging_staff_done_removed,
    changed: m.judging_staff_done_changed,
    reminded: m.judging_staff_done_reminded,
    sample: m.judging_sample_done,
    noSample: m.judging_sample_done_unmarked,
  }
  const text = done ? words[done]?.() : undefined
  return text ? <Notice kind="success" live title={text} /> : null
}

function Progress({ round }: { round: JudgedRound }) {
  const locale = useLocale()
  const { entries, lacking, open, draft, sent } = round.progress
  return (
    <section className="stack">
      <Heading level={2} text={m.judging_staff_progress()} />
      {round.dueAt && <p>{`${m.judging_due()} ${instantText(round.dueAt, locale)}`}</p>}
      <div className="measure">
        <Table
          caption={<VisuallyHidden>{m.judging_staff_progress()}</VisuallyHidden>}
          rows={[
            { what: m.judging_staff_entries(), count: entries },
            { what: m.judging_staff_lacking(), count: lacking },
            { what: m.judging_staff_open(), count: open },
            { what: m.judging_staff_draft(), count: draft },
            { what: m.judging_staff_sent(), count: sent },
          ]}
          keyOf={({ what }) => what}
          columns={[
            { key: 'what', title: m.judging_staff_progress(), rowHeader: true, cell: ({ what }) => what },
            { key: 'count', title: m.judging_staff_number(), number: true, cell: ({ count }) => count },
          ]}
        />
      </div>
      {round.state === 'reviewing' && open + draft > 0 && (
        <Form method="post" className="stack">
          <p className="measure">
            {m.judging_staff_reminders({ first: reminderDays[0], second: reminderDays[1] })}
          </p>
          <Button name="intent" value="remind">
            {m.judging_staff_remind()}
          </Button>
        </Form>
      )}
    </section>
  )
}
