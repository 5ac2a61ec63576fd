/** Confirmed hours from which a volunteer has one to five stars. */
const levelHours = [100, 300, 600, 1_000, 1_500] as const

/** Stars for confirmed minutes, 0 to 5, and the hours at which the next one comes; null above the last. */
export function levelOf(minutes: number): { stars: number; nextAt: number | null } {
  const stars = levelHours.filter((hours) => minutes >= hours * 60).length
  return { stars, nextAt: levelHours[stars] ?? null }
}

/** Minutes as hours, with at most one digit after the point. */
export function hoursOf(minutes: number): number {
  return Math.round(minutes / 6) / 10
}

export const hoursTerms = {
  /** People check in, and their host enters who came, from so many hours before a shift on. */
  hoursBefore: 1,
  /** They check in until so many hours after it. */
  hoursAfter: 2,
  /** Seconds for which a code is shown; the one before is taken as well. */
  codeSeconds: 60,
  /** Codes that a person may try within ten minutes. */
  codeTries: 10,
} as const
