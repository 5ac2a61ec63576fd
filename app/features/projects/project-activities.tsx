import * as m from '#messages'
import type { ProjectActivity } from '../../../shared/contract/projects.ts'
import { langOf } from '../../../shared/lib/locale.ts'
import { datedText } from '../../../shared/lib/text/day-text.ts'
import { Heading } from '../../ui/heading.tsx'
import { Anchor } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

/** Visits and events around a project. */
export function ProjectActivities({ activities }: { activities: ProjectActivity[] }) {
  const locale = useLocale()
  if (activities.length === 0) return null
  return (
    <section className="stack" aria-labelledby="activities">
      <Heading level={2} size="xl" id="activities" text={m.projects_activities()} />
      <ul className="project-activities">
        {activities.map((activity) => (
          <li key={activity.activityID} className="project-activity" lang={langOf(activity.language, locale)}>
            <p className="project-activity-day">
              <time dateTime={activity.startsOn}>{datedText(activity.startsOn, activity.language)}</time>
              {activity.hours && <span>{activity.hours}</span>}
            </p>
            <div>
              <h3 className="card-title">
                <Anchor href={`/projects/activity/${activity.activityID}`} className="link">
                  {activity.title}
                </Anchor>
              </h3>
              <p className="text-sm text-ink-2">{activity.place}</p>
              <p className="measure">{activity.summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
