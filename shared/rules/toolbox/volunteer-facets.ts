/** A day that anybody may attend, or a call for people with a skill. */
export const volunteerKinds = ['activity', 'call'] as const
export type VolunteerKind = (typeof volunteerKinds)[number]

/** Where one can take part; what is open to either is found under both. */
export const volunteerWays = ['onsite', 'online'] as const
export type VolunteerWay = (typeof volunteerWays)[number]

/** More are not counted, so that counting costs the same however many there are. */
export const mostCounted = 1_000

/** Where it takes place: on site, online, or by each person's choice. */
export const volunteerModes = ['onsite', 'online', 'either'] as const

export const volunteerSkills = [
  'development',
  'design',
  'data',
  'writing',
  'translation',
  'training',
  'accessibility',
  'security',
] as const
export type VolunteerSkill = (typeof volunteerSkills)[number]

/** What a host must be shown before it accepts somebody. */
export const safeguardingTiers = ['identity', 'clearance'] as const
export type SafeguardingTier = (typeof safeguardingTiers)[number]

/** Not over by their last day in China, and begun within 7 or 30 days from today; or over. */
export const volunteerTimes = ['upcoming', 'week', 'month', 'past'] as const
export type VolunteerTime = (typeof volunteerTimes)[number]
