import type { Locale } from '../../../../shared/lib/locale.ts'

/** What somebody needs to sign in as a member of the demo's staff. */
export type DemoStaffCode = {
  name: string
  /** What they may do, by the names of their roles. */
  roles: Record<Locale, string>
  /** In full: the person is made up. */
  phone: string
  currentCode: string
  nextCode: string
  /** How long the current code is still shown by an app. */
  secondsLeft: number
}
