import * as m from '#messages'
import { Heading } from '../../ui/heading.tsx'
import { SummaryList } from '../../ui/summary-list.tsx'

/** What a team that is in no register may and may not do, verified or not. */
export function TierNote() {
  return (
    <section className="stack measure">
      <Heading level={2} text={m.tier_title()} />
      <SummaryList
        rows={[
          { term: m.tier_can(), value: <Points points={[m.tier_can_tools(), m.tier_can_rest()]} /> },
          { term: m.tier_gains(), value: m.tier_gains_mark() },
          { term: m.tier_cannot(), value: <Points points={[m.tier_cannot_tools(), m.tier_cannot_page()]} /> },
        ]}
      />
      <p>{m.tier_later()}</p>
    </section>
  )
}

function Points({ points }: { points: string[] }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}
