import * as m from '#messages'
import type { ApplicationDetails } from '../../../shared/contract/applications/application-views.ts'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'

type Props = Pick<ApplicationDetails, 'feedback' | 'offeringId' | 'reference'>

/** What the judges say to a team whose entry was not selected, and how to object. */
export function EntryFeedback({ feedback, offeringId, reference }: Props) {
  if (!feedback) return null
  return (
    <section className="stack" aria-labelledby="judges-say">
      <Heading level={2} size="xl" id="judges-say" text={m.venture_feedback_title()} />
      <p className="measure whitespace-pre-line">{feedback}</p>
      <p>
        <Link alone href={`/ventureRounds/${offeringId}/objection?entry=${reference}`}>
          {m.venture_disqualified_object()}
        </Link>
      </p>
    </section>
  )
}
