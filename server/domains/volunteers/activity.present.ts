import type { VolunteerActivityCard } from '../../../shared/contract/volunteers/volunteers.ts'
import { volunteerSkills } from '../../../shared/rules/toolbox/volunteer-facets.ts'
import type { ActivityRow } from './activities.queries.ts'
import { type Regions, sharedRegion } from './regions.ts'

/** What stands beside an activity: likes by number, the regions, and the one that was chosen. */
export type Beside = { likes: Map<number, number>; regions: Regions; place?: number | undefined }

export function presentActivity(
  { number, language, values, is_past }: ActivityRow,
  { likes, regions, place }: Beside,
): VolunteerActivityCard {
  const { startsOn, region } = values
  return {
    activityID: String(number),
    language,
    kind: values.volunteerKind,
    mode: values.mode,
    title: values.title,
    summary: values.summary,
    host: values.host,
    place: values.place,
    skills: volunteerSkills.filter((skill) => values.skills.includes(skill)),
    startsOn,
    startTime: values.startTime,
    endsOn: values.endsOn || startsOn,
    endTime: values.endTime,
    closesOn: values.closesOn,
    people: values.people,
    hours: values.volunteerHours,
    minimumAge: values.minimumAge,
    safeguarding: values.safeguarding,
    isPast: is_past,
    likes: likes.get(number) ?? 0,
    regions: regions.upFrom(region[0] ?? 0).map(({ name }) => name),
    sharedRegion: place === undefined ? null : (sharedRegion(regions, place, region[0])?.name ?? ''),
  }
}
