import * as m from '#messages'
import type { JudgedRound } from '../../../../../shared/contract/venture/judging.staff.ts'
import { mostSamples } from '../../../../../shared/rules/venture/judges.ts'
import { Heading } from '../../../../ui/heading.tsx'
import { StatusTag } from '../../../../ui/status-tag.tsx'
import { Table } from '../../../../ui/table.tsx'

type Calibrated = NonNullable<JudgedRound['calibration']>['judges'][number]
type Difference = Calibrated['differences'][number]

/** How the judges scored the round's samples, beside each other. */
export function Calibration({ round: { calibration, state } }: { round: JudgedRound }) {
  if (calibration === null && state !== 'reviewing') return null
  return (
    <section className="stack">
      <Heading level={2} text={m.judging_calibration()} />
      <p className="measure">{m.judging_calibration_lead({ count: mostSamples })}</p>
      {calibration === null ? (
        <p>{m.judging_calibration_none()}</p>
      ) : (
        <>
          <ul>
            {calibration.samples.map(({ entryId, reference, title }) => (
              <li key={entryId}>{`${title || m.judging_entry_untitled()} · ${reference}`}</li>
            ))}
          </ul>
          {calibration.judges.length === 0 ? (
            <p>{m.judging_staff_judges_none()}</p>
          ) : (
            <Table
              caption={m.judging_calibration_differences()}
              rows={calibration.judges}
              keyOf={({ judgeId }) => judgeId}
              columns={[
                { key: 'name', title: m.judging_staff_name(), rowHeader: true, cell: ({ name }) => name },
                { key: 'state', title: m.judging_calibration_state(), cell: (judge) => <State {...judge} /> },
                ...calibration.criteria.map(({ key, label }) => ({
                  key: `of-${key}`,
                  title: label,
                  number: true,
                  cell: ({ differences }: Calibrated) =>
                    differenceText(differences.find((one) => one.key === key)),
                })),
              ]}
            />
          )}
          <p className="measure text-ink-2">{m.judging_calibration_reading()}</p>
        </>
      )}
    </section>
  )
}

function State({ sent, of }: Calibrated) {
  if (of === 0) return <StatusTag tone="plain">{m.judging_calibration_exempt()}</StatusTag>
  const isDone = sent >= of
  return (
    <StatusTag tone={isDone ? 'green' : 'amber'}>
      {isDone ? m.judging_calibration_done() : m.judging_calibration_waiting({ sent, of })}
    </StatusTag>
  )
}

function differenceText(difference: Difference | undefined): string {
  if (!difference || difference.mean === null) return '—'
  const { mean, spread } = difference
  const sign = mean < 0 ? '−' : mean > 0 ? '+' : ''
  const text = `${sign}${Math.abs(mean).toFixed(1)}`
  return spread === null ? text : `${text} ± ${spread.toFixed(1)}`
}
