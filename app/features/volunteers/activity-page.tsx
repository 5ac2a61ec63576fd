import type { ReactNode } from 'react'
import * as m from '#messages'
import type { VolunteerActivity } from '../../../shared/contract/volunteers/volunteers.ts'
import { langOf, pathInLocale } from '../../../shared/lib/locale.ts'
import { datedText } from '../../../shared/lib/text/day-text.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { Prose } from '../../ui/prose.tsx'
import { ActivityRows } from './activity-rows.tsx'
import { kindWords, modeWords, skillWords, tierWords, whenText } from './activity-words.ts'
import { DayMark } from './day-mark.tsx'

export type ActivityPageProps = {
  activity: VolunteerActivity
  /** The like button; a preview has none. */
  like?: ReactNode
  /** Whether it was just liked without script. */
  isLikeKept?: boolean
  isPreview?: boolean
}

/** One activity or call: when and where beside what it is about, and how to join at the end. */
export function ActivityPage({ activity, like, isLikeKept, isPreview = false }: ActivityPageProps) {
  const locale = useLocale()
  const path = pathInLocale('/volunteer', locale)
  const lang = langOf(activity.language, locale)
  return (
    <div className="page stack stack-lg">
      <Breadcrumbs label={m.volunteers_crumbs()} crumbs={[{ href: path, text: m.volunteers_title() }]} />
      <header className="activity-head">
        <DayMark day={activity.startsOn} />
        <div className="stack">
          <p className="text-ink-2">{kindWords[activity.kind]()}</p>
          <div className="stack" lang={lang}>
            <Heading level={1} text={activity.title} locale={activity.language} />
            <p className="text-lg text-ink-2 measure">{activity.summary}</p>
          </div>
        </div>
      </header>
      {lang && <Notice kind="info" title={m.translation_missing()} />}
      {isLikeKept && <Notice kind="success" live title={m.projects_like_done()} />}
      {activity.isPast && <Notice kind="info" title={m.volunteers_is_past()} />}
      <div className="activity-body">
        <div className="stack stack-lg">
          <Prose {...(lang && { lang })} html={activity.html} />
          <section className="stack activity-join" aria-labelledby="join">
            <Heading level={2} size="xl" id="join" text={m.volunteers_join()} />
            {activity.takesSignups && !activity.isPast && !isPreview && (
              <p>
                <ButtonLink kind="primary" href={`${path}/${activity.activityID}/signUp`}>
                  {m.volunteers_sign_up()}
                </ButtonLink>
              </p>
            )}
            <p lang={lang}>{activity.howToJoin}</p>
          </section>
          {like}
        </div>
        <Facts
          activity={activity}
          calendar={isPreview ? null : `${path}/${activity.activityID}/calendar.ics`}
        />
      </div>
      {activity.similar.length > 0 && (
        <section className="stack" aria-labelledby="similar">
          <Heading level={2} size="xl" id="similar" text={m.volunteers_similar()} />
          <ActivityRows activities={activity.similar} level={3} />
        </section>
      )}
    </div>
  )
}

type FactsProps = { activity: VolunteerActivity; calendar: string | null }

function Facts({ activity, calendar }: FactsProps) {
  const locale = useLocale()
  const lang = langOf(activity.language, locale)
  const facts = [
    [m.volunteers_when(), whenText(activity, locale)],
    [m.volunteers_mode(), modeWords[activity.mode]()],
    [m.volunteers_place(), activity.place, lang],
    activity.regions.length > 0 && [
      m.volunteers_region(),
      activity.regions.join(m.volunteers_region_separator()),
    ],
    [m.volunteers_host(), activity.host, lang],
    activity.skills.length > 0 && [
      m.volunteers_skill(),
      activity.skills.map((skill) => skillWords[skill]()).join(m.volunteers_list_separator()),
    ],
    activity.people !== null && [
      m.volunteers_people(),
      m.volunteers_people_count({ count: activity.people }),
    ],
    activity.hours !== null && [m.volunteers_hours(), m.volunteers_hours_count({ count: activity.hours })],
    activity.minimumAge !== null && [
      m.volunteers_minimum_age(),
      m.volunteers_minimum_age_count({ count: activity.minimumAge }),
    ],
    activity.safeguarding && [m.volunteers_safeguarding(), tierWords[activity.safeguarding]()],
    activity.accessNotes && [m.volunteers_access_notes(), activity.accessNotes, lang],
    activity.closesOn && [m.volunteers_closes(), datedText(activity.closesOn, locale)],
  ].filter((fact) => fact !== false && fact !== null && fact !== '')
  return (
    <aside className="activity-facts stack" aria-labelledby="facts">
      <Heading level={2} size="xl" id="facts" text={m.volunteers_facts()} />
      <dl>
        {facts.map(([label, text, textLang]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd lang={textLang}>{text}</dd>
          </div>
        ))}
      </dl>
      {calendar && !activity.isPast && (
        <Link alone href={calendar} rel="external">
          {m.volunteers_calendar()}
        </Link>
      )}
    </aside>
  )
}
