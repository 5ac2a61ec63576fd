import { useLocation } from 'react-router'
import * as m from '#messages'
import { localeOfPath, pathInLocale } from '../../shared/lib/locale.ts'
import type { FeedbackTopic } from '../../shared/rules/feedback.ts'
import { Link } from '../ui/link.tsx'

/** The way to those who answer, beside a text that sends somebody there. */
export function WriteToUs({ topic }: { topic: FeedbackTopic }) {
  const locale = localeOfPath(useLocation().pathname)
  return <Link href={pathInLocale(`/feedback?topic=${topic}`, locale)}>{m.feedback_title()}</Link>
}
