import * as m from '#messages'
import type { VentureMilestone } from '../../../shared/contract/venture.ts'
import { langOf } from '../../../shared/lib/locale.ts'
import { Heading } from '../../ui/heading.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { daysText } from './venture-words.ts'

/** What happened in an edition, from its first day on. */
export function EditionTimeline({ timeline }: { timeline: VentureMilestone[] }) {
  const locale = useLocale()
  if (timeline.length === 0) return null
  return (
    <section className="stack" aria-labelledby="timeline">
      <Heading level={2} id="timeline" text={m.venture_timeline()} />
      <ol className="venture-timeline">
        {timeline.map((milestone) => {
          const lang = langOf(milestone.language, locale)
          return (
            <li key={milestone.milestoneID} className="timeline-item">
              <p className="timeline-who">
                <time dateTime={milestone.startsOn}>{daysText(milestone, locale)}</time>
              </p>
              <h3 className="card-title" lang={lang}>
                {milestone.title}
              </h3>
              <p className="measure" lang={lang}>
                {milestone.summary}
              </p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
