import * as m from '#messages'
import { Heading } from '../../ui/heading.tsx'

/** What the judges say to a team whose entry was not selected. */
export function EntryFeedback({ feedback }: { feedback: string | null }) {
  if (!feedback) return null
  return (
    <section className="stack" aria-labelledby="judges-say">
      <Heading level={2} size="xl" id="judges-say" text={m.venture_feedback_title()} />
      <p className="measure whitespace-pre-line">{feedback}</p>
    </section>
  )
}
