import * as m from '#messages'
import type { ApplicationDetails } from '../../../shared/contract/applications/application-views.ts'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'

type Props = Pick<ApplicationDetails, 'disqualified' | 'reference'>

/** Tells a team why its entry was disqualified, and how to object. */
export function EntryDisqualified({ disqualified, reference }: Props) {
  if (!disqualified) return null
  return (
    <section className="stack" aria-labelledby="disqualified">
      <Heading level={2} size="xl" id="disqualified" text={m.venture_disqualified_title()} />
      <p className="measure whitespace-pre-line">{disqualified.reason}</p>
      <p>
        <Link alone href={`/ventureRounds/${disqualified.roundId}/objection?entry=${reference}`}>
          {m.venture_disqualified_object()}
        </Link>
      </p>
    </section>
  )
}
