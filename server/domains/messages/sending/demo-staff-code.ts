import type { Locale } from '../../../../shared/lib/locale.ts'

/** What a visitor needs to sign in as a member of the demo's staff. */
export type DemoStaffCode = {
  name: string
  /** Their role names. */
  roles: Record<Locale, string>
  /** In full: the person is fictional. */
  phone: string
  currentCode: string
  nextCode: string
  /** Seconds for which an authenticator app still shows the current code. */
  secondsLeft: number
}
