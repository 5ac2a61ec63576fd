import type { VolunteerActivityCard } from '../../../shared/contract/volunteers.ts'
import { listOf, textOf } from '../../../shared/rules/content/collections.ts'
import {
  volunteerKinds,
  volunteerModes,
  volunteerSkills,
} from '../../../shared/rules/toolbox/volunteer-activities.ts'
import type { ActivityRow } from './activities.queries.ts'

export function presentActivity({
  number,
  language,
  fields,
  shared,
  is_past,
}: ActivityRow): VolunteerActivityCard {
  const startsOn = textOf(shared, 'startsOn')
  return {
    activityID: String(number),
    language,
    kind: volunteerKinds.find((kind) => kind === textOf(shared, 'volunteerKind')) ?? 'activity',
    mode: volunteerModes.find((mode) => mode === textOf(shared, 'mode')) ?? 'onsite',
    title: textOf(fields, 'title'),
    summary: textOf(fields, 'summary'),
    host: textOf(fields, 'host'),
    place: textOf(fields, 'place'),
    skills: volunteerSkills.filter((skill) => listOf(shared, 'skills').includes(skill)),
    startsOn,
    startTime: textOf(shared, 'startTime') || null,
    endsOn: textOf(shared, 'endsOn') || startsOn,
    endTime: textOf(shared, 'endTime') || null,
    closesOn: textOf(shared, 'closesOn') || null,
    people: countOf(textOf(shared, 'people')),
    hours: countOf(textOf(shared, 'volunteerHours')),
    isPast: is_past,
  }
}

function countOf(text: string): number | null {
  return text === '' ? null : Number(text)
}
