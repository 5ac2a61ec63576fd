import { Form } from 'react-router'
import * as m from '#messages'
import type { JudgedEntry } from '../../../../../shared/contract/venture/judging.ts'
import { Button, ButtonRow } from '../../../../ui/controls/button.tsx'
import { Details } from '../../../../ui/details.tsx'
import { Heading } from '../../../../ui/heading.tsx'
import { SummaryList } from '../../../../ui/summary-list.tsx'

type Criterion = JudgedEntry['criteria'][number]

/** The ways out of a review. */
export function Leave({ entry: { mayDecline } }: { entry: JudgedEntry }) {
  return (
    <Details title={m.judging_leave()}>
      <Form method="post" className="stack">
        <p>{mayDecline ? m.judging_leave_text() : m.judging_sample_leave_text()}</p>
        <ButtonRow>
          {mayDecline && (
            <Button name="intent" value="decline">
              {m.judging_decline()}
            </Button>
          )}
          <Button name="intent" value="stateConflict">
            {m.judging_state_conflict_button()}
          </Button>
        </ButtonRow>
      </Form>
    </Details>
  )
}

/** What was sent, to read, with the way to take it up again. */
export function SentReview({ entry }: { entry: JudgedEntry }) {
  const { criteria, typed, mayReopen, mayLeave } = entry
  const isKept = entry.isOpen && entry.state === 'submitted' && !mayReopen
  const given = ({ key }: Criterion) =>
    typed[`none_${key}`]
      ? `${m.judging_none_given()} · ${typed[`reason_${key}`] ?? ''}`
      : typed[`score_${key}`] || '—'
  return (
    <div className="stack">
      <SummaryList
        rows={[
          ...criteria.map((criterion) => ({ term: criterion.label, value: given(criterion) })),
          { term: m.judging_feedback(), value: typed.feedback || '—' },
          { term: m.judging_note(), value: typed.note || '—' },
        ]}
      />
      {mayReopen && (
        <Form method="post">
          <Button name="intent" value="reopen">
            {m.judging_reopen()}
          </Button>
        </Form>
      )}
      {isKept && <p className="text-ink-2">{m.judging_others_kept()}</p>}
      {mayLeave && <Leave entry={entry} />}
    </div>
  )
}

/** What others have sent of the entry, where the round shows it. */
export function Others({ others }: Pick<JudgedEntry, 'others'>) {
  if (others === null) return null
  return (
    <section className="stack">
      <Heading level={2} size="xl" text={m.judging_others()} />
      {others.length === 0 && <p>{m.judging_others_none()}</p>}
      {others.map(({ scores, feedback }, at) => (
        // The order of sent reviews is always the same.
        // biome-ignore lint/suspicious/noArrayIndexKey: reviews of others come without ids
        <section key={at} className="stack">
          <Heading level={3} text={m.judging_other({ number: at + 1 })} />
          <SummaryList
            rows={[
              ...scores.map(({ label, score }) => ({ term: label, value: score ?? m.judging_none_given() })),
              { term: m.judging_feedback(), value: feedback },
            ]}
          />
        </section>
      ))}
    </section>
  )
}
