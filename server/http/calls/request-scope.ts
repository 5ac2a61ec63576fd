import type { Locale } from '../../../shared/lib/locale.ts'
import type { Actor, CookieJar } from '../../context.ts'
import type { Services } from '../../services.ts'

/** What is known of a request before any of its calls runs; a page's calls share one. */
export type RequestScope = {
  requestId: string
  locale: Locale
  actor: Actor
  /** Whether the request had a session cookie that is no longer valid. */
  hasEndedSession: boolean
  /** The token of the request, whether or not its session is valid. */
  sessionToken?: string
  browserId: string
  /** Whether the browser sent its id; else the id is of this request alone. */
  isKnownBrowser: boolean
  rememberBrowser(): void
  /** Whether it is a GET, which another site can have triggered. */
  isReading: boolean
  address: string
  device: string
  cookies: CookieJar
  /**
   * The scope for a write: the session is read again where the request was slow to arrive.
   * @throws ApiError `loginEnded`, `unavailable`
   */
  forWriting(): Promise<RequestScope>
  services: Services
}
