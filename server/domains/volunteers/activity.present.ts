import type { VolunteerActivityCard } from '../../../shared/contract/volunteers.ts'
import { volunteerSkills } from '../../../shared/rules/toolbox/volunteer-activities.ts'
import type { ActivityRow } from './activities.queries.ts'

export function presentActivity({ number, language, values, is_past }: ActivityRow): VolunteerActivityCard {
  const { startsOn } = values
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
  }
}
