import type { ReactNode } from 'react'
import * as m from '#messages'
import { instantText } from '../../../../shared/lib/text/day-text.ts'
import { Heading } from '../../../ui/heading.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { Timeline } from '../../../ui/timeline.tsx'

export type ReviewEvent = {
  action: string
  at: string
  /** The event and its author in words. */
  title: string
  who: string
  text?: ReactNode
}

/** What has happened to the subject of a review, the newest first. */
export function ReviewHistory({ events }: { events: ReviewEvent[] }) {
  const locale = useLocale()
  return (
    <section className="stack">
      <Heading level={2} text={m.staff_review_history()} />
      <Timeline
        label={m.staff_review_history()}
        items={events.map(({ action, at, ...shown }) => ({
          ...shown,
          key: `${at} ${action}`,
          at,
          timeText: instantText(at, locale),
        }))}
      />
    </section>
  )
}
