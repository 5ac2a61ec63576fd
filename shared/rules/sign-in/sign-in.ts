import { codeLifeMinutes } from './code-purposes.ts'

/** Terms of signing in with a code, the same in page and server. */
export const signInRules = {
  codeDigits: 6,
  codeLifeSeconds: codeLifeMinutes * 60,
  resendAfterSeconds: 60,
  /** Wrong tries after which a code ends. */
  triesPerCode: 5,
  /** Wrong tries per phone and hour, across all its codes. */
  failuresPerHour: 10,
  codesPerHour: 5,
  codesPerDay: 10,
  codesPerAddressPerHour: 10,
  /** From all addresses of an IPv6 /48. */
  codesPerNetworkPerHour: 60,
  /** Of the machine that a demo runs on. */
  codesPerAddressPerHourInDemo: 100,
  /** How long a session lasts. */
  sessionDays: 30,
} as const

/**
 * How long to wait for the next code: one a minute, five an hour, ten a day, each over the time just past.
 * @param agesSeconds of the codes sent in the last day, newest first
 */
export function secondsUntilNextCode(agesSeconds: readonly number[]): number {
  const { resendAfterSeconds, codesPerHour, codesPerDay } = signInRules
  const windows = [
    { most: 1, seconds: resendAfterSeconds },
    { most: codesPerHour, seconds: 3600 },
    { most: codesPerDay, seconds: 24 * 3600 },
  ]
  const waits = windows.map(({ most, seconds }) => {
    const age = agesSeconds[most - 1]
    return age === undefined ? 0 : Math.ceil(seconds - age)
  })
  return Math.max(0, ...waits)
}
