import type { MetaDescriptor } from 'react-router'
import type { VolunteerActivity } from '../../../shared/contract/volunteers/volunteers.ts'
import { languageTag } from '../../../shared/lib/locale.ts'
import { type MetaArgs, originOf, shareImage } from '../../api/pages/page-meta.ts'

const attendance = {
  onsite: 'OfflineEventAttendanceMode',
  online: 'OnlineEventAttendanceMode',
  either: 'MixedEventAttendanceMode',
} as const

/** The structured data of an activity for search engines. */
export function activityMeta({ location, matches }: MetaArgs, activity: VolunteerActivity): MetaDescriptor[] {
  const origin = originOf({ matches })
  const url = origin + location.pathname
  const { startsOn, startTime, endsOn, endTime, mode } = activity
  return [
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Event',
        name: activity.title,
        description: activity.summary,
        inLanguage: languageTag(activity.language),
        startDate: inChina(startsOn, startTime),
        endDate: inChina(endsOn, endTime),
        eventAttendanceMode: `https://schema.org/${attendance[mode]}`,
        location:
          mode === 'online'
            ? { '@type': 'VirtualLocation', url }
            : { '@type': 'Place', name: activity.place, address: activity.place },
        organizer: { '@type': 'Organization', name: activity.host },
        isAccessibleForFree: true,
        image: `${origin}${shareImage({ location }, 'activity')}`,
        url,
      },
    },
  ]
}

function inChina(day: string, time: string | null): string {
  return time ? `${day}T${time}:00+08:00` : day
}
