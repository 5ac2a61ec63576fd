import * as m from '#messages'
import type { HoursDispute } from '../../../shared/contract/volunteers/volunteering.ts'
import { hoursOf } from '../../../shared/rules/volunteers/hours.ts'
import { SummaryList } from '../../ui/summary-list.tsx'

type Said = HoursDispute['host']

/** What a field for its hours holds. */
export function saidHours({ minutes }: Said): string | undefined {
  return minutes === null ? undefined : String(hoursOf(minutes))
}

/** The hours that a dispute has ended with, and by whom; null while it is open. */
export function endText({ state, minutes }: Pick<HoursDispute, 'state' | 'minutes'>): string | null {
  const hours = hoursOf(minutes ?? 0)
  if (state === 'settled') return m.volunteers_dispute_over_settled({ hours })
  return state === 'agreed' ? m.volunteers_dispute_over_agreed({ hours }) : null
}

/** The hours and reasons of both sides, and why staff have settled it; the same for them and for staff. */
export function DisputeSides({ dispute }: { dispute: HoursDispute }) {
  return (
    <SummaryList
      rows={[
        { term: m.volunteers_dispute_volunteer(), value: <SaidText said={dispute.volunteer} /> },
        { term: m.volunteers_dispute_host(), value: <SaidText said={dispute.host} /> },
        ...(dispute.words
          ? [
              {
                term: m.volunteers_dispute_reason(),
                value: <p className="measure whitespace-pre-line">{dispute.words}</p>,
              },
            ]
          : []),
      ]}
    />
  )
}

function SaidText({ said }: { said: Said }) {
  const hours = saidHours(said)
  return (
    <>
      <p className="font-bold">
        {hours === undefined ? m.volunteers_dispute_unsaid() : m.volunteers_dispute_said({ hours })}
      </p>
      {said.words && <p className="measure whitespace-pre-line">{said.words}</p>}
    </>
  )
}
