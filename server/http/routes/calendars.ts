import type { Context, Hono } from 'hono'
import { default as createCalendar, type ICalCalendar, type ICalEventData } from 'ical-generator'
import { ApiError } from '../../../shared/contract/errors.ts'
import type { ProjectActivityPage } from '../../../shared/contract/projects.ts'
import type { VolunteerActivityCard } from '../../../shared/contract/volunteers/volunteers.ts'
import { type Locale, locales, pathInLocale } from '../../../shared/lib/locale.ts'
import { clockSpan } from '../../../shared/lib/text/clock-span.ts'
import { addDays } from '../../../shared/lib/text/shanghai-time.ts'
import { calendarName } from '../../domains/volunteers/calendar-name.ts'
import { momentText } from '../../domains/volunteers/moment-text.ts'
import { apiOfRequest } from '../calls/api-of-request.ts'
import { visitorScope } from '../calls/scope-of-request.ts'
import type { HttpEnv } from '../http-env.ts'

type C = Context<HttpEnv>

/** Subscribed calendars refresh after an hour. */
const refreshSeconds = 3600
const mostEvents = 50

/**
 * Calendar files (RFC 5545) in both languages: of one activity, of all that volunteers can join, and of the shifts
 * in which somebody takes part, at an address that they alone know.
 */
export function addCalendars(app: Hono<HttpEnv>, origin: string): void {
  for (const locale of locales) {
    const path = pathInLocale('/volunteer', locale)
    app.get(`${path}/calendar.ics`, (c) =>
      sendCalendar(c, locale, origin, async (api) => {
        const { items } = await api.volunteers.activityList({ pageSize: mostEvents })
        return items.map(ofVolunteers)
      }),
    )
    app.get(`${path}/:id/calendar.ics`, (c) =>
      sendCalendar(c, locale, origin, async (api) => [
        ofVolunteers(await api.volunteers.activityDetail({ activityID: c.req.param('id') })),
      ]),
    )
    app.get(`${pathInLocale('/volunteering', locale)}/calendar/:file{[\\w-]{32}\\.ics}`, async (c) => {
      const token = c.req.param('file').slice(0, -'.ics'.length)
      const sent = await sendCalendar(c, locale, origin, async (api) =>
        (await api.volunteering.feed({ token })).events.map(ofShift),
      )
      sent.headers.set('Cache-Control', 'private, no-store')
      return sent
    })
    app.get(`${pathInLocale('/projects', locale)}/activity/:id/calendar.ics`, (c) =>
      sendCalendar(c, locale, origin, async (api) => [
        ofProject(await api.projects.activityDetails({ activityID: c.req.param('id') })),
      ]),
    )
  }
}

type Api = ReturnType<typeof apiOfRequest>

/** A calendar's details of an activity, whoever organises it. */
type Dated = Pick<
  VolunteerActivityCard,
  'title' | 'summary' | 'place' | 'startsOn' | 'startTime' | 'endsOn' | 'endTime'
> & {
  /** Unique among all events that this portal has ever sent. */
  uid: string
  path: string
}

function ofVolunteers(activity: VolunteerActivityCard): Dated {
  const { activityID } = activity
  return { ...activity, uid: `volunteer-${activityID}`, path: `/volunteer/${activityID}` }
}

type ShiftEvent = Awaited<ReturnType<Api['volunteering']['feed']>>['events'][number]

function ofShift({ signupId, activityID, title, task, place, startsAt, endsAt }: ShiftEvent): Dated {
  const [startsOn = '', startTime = ''] = localTimes(startsAt)
  const [endsOn = '', endTime = ''] = localTimes(endsAt)
  return {
    title: task ? `${title} · ${task}` : title,
    summary: '',
    place,
    ...{ startsOn, startTime, endsOn, endTime },
    uid: `volunteering-${signupId}`,
    path: `/volunteer/${activityID}`,
  }
}

const localTimes = (instant: string) => momentText(new Date(instant)).split(' ')

function ofProject(activity: ProjectActivityPage): Dated {
  const { activityID, startsOn, hours } = activity
  const span = clockSpan(hours)
  return {
    ...activity,
    uid: `project-activity-${activityID}`,
    path: `/projects/activity/${activityID}`,
    endsOn: startsOn,
    startTime: span?.from ?? null,
    endTime: span?.to ?? null,
  }
}

async function sendCalendar(
  c: C,
  locale: Locale,
  origin: string,
  load: (api: Api) => Promise<Dated[]>,
): Promise<Response> {
  const scope = visitorScope(c.var.services, c.var.incoming)
  const api = apiOfRequest(c, scope, 'calendar failed')
  try {
    const activities = await load(api)
    const { siteName } = await api.home.configInfo({})
    const calendar = createCalendar({
      name: calendarName(siteName, locale),
      prodId: { company: 'Yisun', product: 'portal', language: locale.toUpperCase() },
      ttl: refreshSeconds,
      events: activities.map((activity) => eventOf(activity, locale, origin)),
    })
    return new Response(textOf(calendar), {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'attachment; filename="yisun.ics"',
        'Cache-Control': 'public, max-age=300',
      },
    })
  } catch (error) {
    const reason = error instanceof ApiError ? error.reason : 'internal'
    if (reason === 'notFound' || reason === 'invalidInput') return c.text('', 404)
    throw error
  }
}

function textOf(calendar: ICalCalendar): string {
  return calendar.toString()
}

/**
 * With times it is a timed event in China, written in UTC; without, one of whole days. Where one day's end
 * time is missing, only its start is given.
 */
function eventOf(activity: Dated, locale: Locale, origin: string): ICalEventData {
  const { startsOn, startTime, endsOn, endTime } = activity
  const url = origin + pathInLocale(activity.path, locale)
  const about = {
    id: `${activity.uid}@${new URL(origin).hostname}`,
    summary: written(activity.title),
    description: written(`${activity.summary}\n\n${url}`.trim()),
    location: written(activity.place),
    url,
  }
  if (startTime && endTime)
    return { ...about, start: inChina(startsOn, startTime), end: inChina(endsOn, endTime) }
  if (startTime && startsOn === endsOn) return { ...about, start: inChina(startsOn, startTime) }
  // A whole-day event ends on the day after it (RFC 5545, 3.6.1).
  return {
    ...about,
    allDay: true,
    start: new Date(`${startsOn}T00:00:00Z`),
    end: new Date(`${addDays(endsOn, 1)}T00:00:00Z`),
    timezone: 'UTC',
  }
}

/** Removes characters that a calendar file may not hold (RFC 5545, 3.1): one would make it unreadable. */
function written(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}/gu, '')
}

function inChina(day: string, time: string): Date {
  return new Date(`${day}T${time}:00+08:00`)
}
