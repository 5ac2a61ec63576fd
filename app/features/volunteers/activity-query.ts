import {
  type VolunteerKind,
  type VolunteerSkill,
  type VolunteerTime,
  type VolunteerWay,
  volunteerKinds,
  volunteerSkills,
  volunteerTimes,
  volunteerWays,
} from '../../../shared/rules/toolbox/volunteer-facets.ts'

export type ActivityQuery = {
  when: VolunteerTime
  kind: VolunteerKind | null
  skill: VolunteerSkill | null
  mode: VolunteerWay | null
  /** A region by its number, and how far one looks from it: a larger one, or `all`. */
  place: string | null
  within: string | null
  page: number
}

/** The choices that narrow the list, each of which an empty list offers to drop. */
export const narrowing = ['kind', 'skill', 'mode', 'place'] as const

const region = /^[1-9][0-9]{0,8}$/

/** What the address asks for; invalid values are ignored. */
export function readActivityQuery(params: URLSearchParams): ActivityQuery {
  const page = Number(params.get('page') ?? 1)
  const place = params.get('place') ?? ''
  const within = params.get('within') ?? ''
  return {
    when: volunteerTimes.find((when) => when === params.get('when')) ?? 'upcoming',
    kind: volunteerKinds.find((kind) => kind === params.get('kind')) ?? null,
    skill: volunteerSkills.find((skill) => skill === params.get('skill')) ?? null,
    mode: volunteerWays.find((mode) => mode === params.get('mode')) ?? null,
    place: region.test(place) ? place : null,
    within: region.test(place) && (within === 'all' || region.test(within)) ? within : null,
    page: Number.isSafeInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  }
}

/** The list with one thing changed; its first page, unless a page is asked for. */
export function activityHref(path: string, query: ActivityQuery, change: Partial<ActivityQuery>): string {
  const { when, page, ...rest } = { ...query, page: 1, ...change }
  const params = new URLSearchParams()
  if (when !== 'upcoming') params.set('when', when)
  for (const [name, value] of Object.entries(rest)) if (value) params.set(name, value)
  if (page > 1) params.set('page', String(page))
  const text = params.toString()
  return text ? `${path}?${text}` : path
}
