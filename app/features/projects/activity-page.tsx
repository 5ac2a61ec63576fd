import * as m from '#messages'
import type { ProjectActivityPage } from '../../../shared/contract/projects.ts'
import { langOf, pathInLocale } from '../../../shared/lib/locale.ts'
import { datedText } from '../../../shared/lib/text/day-text.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { Prose } from '../../ui/prose.tsx'
import { SourceNote } from '../../ui/source-note.tsx'

export type ActivityPageProps = {
  activity: ProjectActivityPage
  isPreview?: boolean
}

/** An event or visit around a project: what it is about, and beside it when, where and by whom. */
export function ActivityPage({ activity, isPreview = false }: ActivityPageProps) {
  const locale = useLocale()
  const lang = langOf(activity.language, locale)
  return (
    <div className="page stack stack-lg">
      <Breadcrumbs
        label={m.projects_crumbs()}
        crumbs={[
          { href: '/projects', text: m.projects_title() },
          // A draft may exist before its project.
          ...(activity.projectTitle
            ? [{ href: projectHref(activity, locale), text: activity.projectTitle }]
            : []),
        ]}
      />
      <header className="stack" lang={lang}>
        <Heading level={1} text={activity.title} locale={activity.language} />
        <p className="text-lg text-ink-2 measure">{activity.summary}</p>
      </header>
      {lang && <Notice kind="info" title={m.translation_missing()} />}
      {activity.isPast && <Notice kind="info" title={m.projects_activity_past()} />}
      <div className="activity-body">
        <div className="stack">
          {activity.html && <Prose {...(lang && { lang })} html={activity.html} />}
          <SourceNote source={activity.provenance} />
        </div>
        <Facts activity={activity} hasCalendar={!isPreview && !activity.isPast} />
      </div>
    </div>
  )
}

function projectHref({ instanceID }: ProjectActivityPage, locale: 'zh' | 'en'): string {
  return pathInLocale(`/projects/detail/${instanceID}`, locale)
}

function Facts({ activity, hasCalendar }: { activity: ProjectActivityPage; hasCalendar: boolean }) {
  const locale = useLocale()
  const lang = langOf(activity.language, locale)
  const { activityID, startsOn, hours, place, maker } = activity
  return (
    <aside className="activity-facts stack" aria-labelledby="facts">
      <Heading level={2} size="xl" id="facts" text={m.projects_activity_facts()} />
      <dl>
        <div>
          <dt>{m.projects_activity_when()}</dt>
          <dd>
            <time dateTime={startsOn}>{datedText(startsOn, locale)}</time> {hours}
          </dd>
        </div>
        <div>
          <dt>{m.projects_activity_place()}</dt>
          <dd lang={lang}>{place}</dd>
        </div>
        {maker && (
          <div>
            <dt>{m.projects_activity_host()}</dt>
            <dd>{maker}</dd>
          </div>
        )}
        {activity.projectTitle && (
          <div>
            <dt>{m.projects_request_project()}</dt>
            <dd>
              <Link alone href={projectHref(activity, locale)}>
                {activity.projectTitle}
              </Link>
            </dd>
          </div>
        )}
      </dl>
      {hasCalendar && (
        <Link
          alone
          href={pathInLocale(`/projects/activity/${activityID}/calendar.ics`, locale)}
          rel="external"
        >
          {m.projects_activity_calendar()}
        </Link>
      )}
    </aside>
  )
}
