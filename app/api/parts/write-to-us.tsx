import * as m from '#messages'
import type { FeedbackTopic } from '../../../shared/rules/feedback.ts'
import { Link } from '../../ui/link.tsx'

/** A link to the feedback form, beside a text that sends people there. */
export function WriteToUs({ topic }: { topic: FeedbackTopic }) {
  return <Link href={`/feedback?topic=${topic}`}>{m.feedback_title()}</Link>
}
