import { addDays, shanghaiDay } from '../../../shared/lib/shanghai-time.ts'
import { seedRecord } from '../../domains/content/seed-record.ts'
import type { Db } from '../database.ts'
import type { DemoVolunteerActivity } from './demo-types.ts'
import { volunteerActivities } from './volunteers/activities.ts'
import { volunteerCalls } from './volunteers/calls.ts'

/** Writes the demo's activities, on days counted from today, so that some are always still to come. */
export async function loadVolunteers(db: Db): Promise<void> {
  const today = shanghaiDay(new Date())
  for (const activity of [...volunteerCalls, ...volunteerActivities])
    await insertActivity(db, activity, today)
}

async function insertActivity(db: Db, activity: DemoVolunteerActivity, today: string): Promise<void> {
  const { number, startsInDays, lastsDays, closesInDays } = activity
  const textsIn = (locale: 'zh' | 'en') => ({
    title: activity.title[locale],
    summary: activity.summary[locale],
    host: activity.host[locale],
    place: activity.place[locale],
    body: activity.body[locale],
    howToJoin: activity.howToJoin[locale],
  })
  await seedRecord(db, {
    collection: 'volunteerActivities',
    number,
    shared: {
      volunteerKind: activity.kind,
      mode: activity.mode,
      skills: [...activity.skills],
      startsOn: addDays(today, startsInDays),
      startTime: activity.startTime ?? '',
      endsOn: lastsDays === 1 ? '' : addDays(today, startsInDays + lastsDays - 1),
      endTime: activity.endTime ?? '',
      closesOn: addDays(today, closesInDays),
      people: String(activity.people),
      volunteerHours: String(activity.hours),
    },
    texts: { zh: textsIn('zh'), en: textsIn('en') },
    publishedAt: new Date(`${addDays(today, Math.min(startsInDays, 0) - 30)}T09:00:00+08:00`),
  })
}
