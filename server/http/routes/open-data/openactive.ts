import type { Context, Hono } from 'hono'
import type { ActivityChange } from '../../../../shared/contract/open-data.ts'
import type { VolunteerActivity } from '../../../../shared/contract/volunteers/volunteers.ts'
import { type Locale, locales, pathInLocale } from '../../../../shared/lib/locale.ts'
import { apiOfRequest } from '../../calls/api-of-request.ts'
import { visitorScope } from '../../calls/scope-of-request.ts'
import type { HttpEnv } from '../../http-env.ts'
import { openDataCache } from './open-data.ts'

export const openactivePath = '/openData/openactive/events'

/**
 * Volunteer activities as a feed of OpenActive 2.0 events, in the language of the path: each page tells the next
 * one, and the last page is asked again for what is new. https://openactive.io/realtime-paged-data-exchange/
 */
export function addOpenactive(app: Hono<HttpEnv>, origin: string): void {
  for (const locale of locales) {
    const path = pathInLocale(openactivePath, locale)
    app.get(path, async (c) => {
      const after = placeOf(c)
      if (!after) return c.text('', 400)
      const api = apiOfRequest(
        c,
        visitorScope(c.var.services, c.var.incoming),
        'activities could not be written',
      )
      const { items } = await api.openData.activityChanges(after)
      const last = items.at(-1)
      const place = last ? { afterTimestamp: last.modified, afterId: Number(last.activityID) } : after
      const page = {
        next: `${origin}${path}?afterTimestamp=${place.afterTimestamp}&afterId=${place.afterId}`,
        items: items.map((item) => itemOf(item, origin, locale)),
        license: 'https://creativecommons.org/licenses/by/4.0/',
      }
      return c.body(JSON.stringify(page), 200, {
        'Content-Type': 'application/vnd.openactive.rpde+json; version=1',
        'Cache-Control': openDataCache,
      })
    })
  }
}

/** The first page without both parameters; undefined for anything but whole numbers. */
function placeOf(c: Context<HttpEnv>) {
  const [afterTimestamp, afterId] = ['afterTimestamp', 'afterId'].map((name) =>
    Number(c.req.query(name) ?? 0),
  )
  const isPlace = (value: number | undefined): value is number =>
    Number.isSafeInteger(value) && Number(value) >= 0
  if (!isPlace(afterTimestamp) || !isPlace(afterId) || afterId > 999_999_999) return undefined
  return { afterTimestamp, afterId }
}

function itemOf({ activityID, modified, activity }: ActivityChange, origin: string, locale: Locale) {
  return {
    state: activity ? 'updated' : 'deleted',
    kind: 'Event',
    id: activityID,
    modified,
    ...(activity && { data: eventOf(activity, origin, locale) }),
  }
}

const attendance = { onsite: 'Offline', online: 'Online', either: 'Mixed' } as const

function eventOf(activity: VolunteerActivity, origin: string, locale: Locale) {
  const url = origin + pathInLocale(`/volunteer/${activity.activityID}`, locale)
  const { mode, people } = activity
  const [start, end] = [
    inChina(activity.startsOn, activity.startTime ?? '00:00'),
    inChina(activity.endsOn, activity.endTime ?? '23:59'),
  ]
  return {
    '@context': 'https://openactive.io/',
    '@type': 'Event',
    '@id': url,
    identifier: activity.activityID,
    url,
    name: activity.title,
    description: activity.summary,
    startDate: start,
    endDate: end,
    duration: `PT${(Date.parse(end) - Date.parse(start)) / 60_000}M`,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${attendance[mode]}EventAttendanceMode`,
    // OpenActive's own list knows sports alone.
    activity: [
      {
        '@type': 'Concept',
        '@id': `${origin}${openactivePath}#${activity.kind}`,
        inScheme: `${origin}${openactivePath}`,
        prefLabel: activity.kind === 'call' ? 'Skilled volunteering' : 'Volunteering',
      },
    ],
    organizer: { '@type': 'Organization', '@id': `${url}#host`, name: activity.host, url },
    ...(mode !== 'online' && {
      location: { '@type': 'Place', name: activity.place, address: activity.place },
    }),
    isAccessibleForFree: true,
    offers: [{ '@type': 'Offer', '@id': `${url}#free`, name: 'Free', price: 0, priceCurrency: 'CNY', url }],
    ...(people && { maximumAttendeeCapacity: people }),
  }
}

function inChina(day: string, time: string): string {
  return `${day}T${time}:00+08:00`
}
