import * as m from '#messages'
import type { ApplicationDetails } from '../../../shared/contract/applications/application-views.ts'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { AwardLink } from './awards/award-link.tsx'
import { EntryQuestions } from './questions/entry-questions.tsx'

type Props = {
  details: ApplicationDetails
  /** The award that the entry led to, if any. */
  awardId: string | null
}

/** What followed from an application for a round: the outcome, questions about it, and its award. */
export function EntryOutcome({ details, awardId }: Props) {
  const { disqualified, feedback, questions, offeringId, reference } = details
  const objection = `/ventureRounds/${disqualified?.roundId ?? offeringId}/objection?entry=${reference}`
  return (
    <>
      {disqualified && (
        <Against
          id="disqualified"
          title={m.venture_disqualified_title()}
          text={disqualified.reason}
          objection={objection}
        />
      )}
      {feedback && (
        <Against id="judges-say" title={m.venture_feedback_title()} text={feedback} objection={objection} />
      )}
      <EntryQuestions questions={questions} />
      {awardId && <AwardLink awardId={awardId} />}
    </>
  )
}

type AgainstProps = { id: string; title: string; text: string; objection: string }

/** What speaks against an entry, and how its team objects. */
function Against({ id, title, text, objection }: AgainstProps) {
  return (
    <section className="stack" aria-labelledby={id}>
      <Heading level={2} size="xl" id={id} text={title} />
      <p className="measure whitespace-pre-line">{text}</p>
      <p>
        <Link alone href={objection}>
          {m.venture_disqualified_object()}
        </Link>
      </p>
    </section>
  )
}
