import type { ReactNode } from 'react'
import * as m from '#messages'
import type { VolunteerActivityCard } from '../../../shared/contract/volunteers/volunteers.ts'
import { langOf } from '../../../shared/lib/locale.ts'
import { datedText } from '../../../shared/lib/text/day-text.ts'
import { Anchor } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { kindWords, modeWords, whenText } from './activity-words.ts'
import { DayMark } from './day-mark.tsx'

type RowsProps = { activities: VolunteerActivityCard[]; level?: 2 | 3 }

/** A list of activities, the day first; each row one link. */
export function ActivityRows({ activities, level = 2 }: RowsProps) {
  return (
    <ol className="activity-rows">
      {activities.map((activity) => (
        <ActivityRow key={activity.activityID} {...{ activity, level }} />
      ))}
    </ol>
  )
}

function ActivityRow({ activity, level }: { activity: VolunteerActivityCard; level: 2 | 3 }) {
  const Title = `h${level}` as const
  const locale = useLocale()
  const lang = langOf(activity.language, locale)
  return (
    <li className="activity-row">
      <DayMark day={activity.startsOn} />
      <div className="stack stack-sm">
        <p className="text-sm text-ink-2">{kindWords[activity.kind]()}</p>
        <Title className="card-title" lang={lang}>
          <Anchor href={`/volunteer/${activity.activityID}`} className="card-link">
            {activity.title}
          </Anchor>
        </Title>
        <p className="text-ink-2 measure" lang={lang}>
          {activity.summary}
        </p>
        {lang && <p className="text-sm text-ink-2">{m.translation_missing()}</p>}
        <dl className="activity-row-facts">
          <Fact label={m.volunteers_when()}>
            <time dateTime={activity.startsOn}>{whenText(activity, locale)}</time>
          </Fact>
          <Fact label={m.volunteers_mode()}>{modeWords[activity.mode]()}</Fact>
          {activity.regions.length > 0 && (
            <Fact label={m.volunteers_region()}>
              {activity.regions.join(m.volunteers_region_separator())}
            </Fact>
          )}
          {activity.sharedRegion !== null && (
            <Fact label={m.volunteers_circle()}>
              {activity.sharedRegion
                ? m.volunteers_circle_same({ region: activity.sharedRegion })
                : m.volunteers_circle_none()}
            </Fact>
          )}
          {activity.likes > 0 && <Fact label={m.volunteers_likes()}>{activity.likes}</Fact>}
          {activity.people !== null && (
            <Fact label={m.volunteers_people()}>{m.volunteers_people_count({ count: activity.people })}</Fact>
          )}
          {activity.closesOn && !activity.isPast && (
            <Fact label={m.volunteers_closes()}>{datedText(activity.closesOn, locale)}</Fact>
          )}
        </dl>
      </div>
    </li>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
