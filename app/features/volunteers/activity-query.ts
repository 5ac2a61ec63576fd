import {
  type VolunteerKind,
  type VolunteerSkill,
  type VolunteerTime,
  volunteerKinds,
  volunteerSkills,
} from '../../../shared/rules/toolbox/volunteer-activities.ts'

export type ActivityQuery = {
  when: VolunteerTime
  kind: VolunteerKind | null
  skill: VolunteerSkill | null
  page: number
}

/** What the address asks for; invalid values are ignored. */
export function readActivityQuery(params: URLSearchParams): ActivityQuery {
  const page = Number(params.get('page') ?? 1)
  return {
    when: params.get('when') === 'past' ? 'past' : 'upcoming',
    kind: volunteerKinds.find((kind) => kind === params.get('kind')) ?? null,
    skill: volunteerSkills.find((skill) => skill === params.get('skill')) ?? null,
    page: Number.isSafeInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  }
}

/** The list with one thing changed; its first page, unless a page is asked for. */
export function activityHref(path: string, query: ActivityQuery, change: Partial<ActivityQuery>): string {
  const { when, kind, skill, page } = { ...query, page: 1, ...change }
  const params = new URLSearchParams()
  if (when === 'past') params.set('when', when)
  if (kind) params.set('kind', kind)
  if (skill) params.set('skill', skill)
  if (page > 1) params.set('page', String(page))
  const text = params.toString()
  return text ? `${path}?${text}` : path
}
