import * as m from '#messages'
import type { FeedbackTopic } from '../../../shared/rules/feedback.ts'
import { Link } from '../../ui/link.tsx'

/** The way to those who answer, beside a text that sends somebody there. */
export function WriteToUs({ topic }: { topic: FeedbackTopic }) {
  return <Link href={`/feedback?topic=${topic}`}>{m.feedback_title()}</Link>
}
