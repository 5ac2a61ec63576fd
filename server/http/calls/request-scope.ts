import type { Locale } from '../../../shared/lib/locale.ts'
import type { Actor, CookieJar } from '../../context.ts'
import type { Services } from '../../services.ts'

/** What is known of a request before any call of it runs; a page's calls all share one. */
export type RequestScope = {
  requestId: string
  locale: Locale
  actor: Actor
  /** Whether a session cookie came that no longer stands. */
  hasEndedSession: boolean
  /** The token that came, whether or not its session stands. */
  sessionToken?: string
  browserId: string
  /** Whether the browser brought its id; else the id is of this request alone. */
  isKnownBrowser: boolean
  rememberBrowser(): void
  /** Whether it only asks for something (GET): another site can have made the browser do so. */
  isReading: boolean
  address: string
  device: string
  cookies: CookieJar
  /**
   * The scope for a write: what the session stands for is read again where the request has taken long to arrive.
   * @throws ApiError `loginEnded`, `unavailable`
   */
  forWriting(): Promise<RequestScope>
  services: Services
}
