import type { Bilingual } from '../../../shared/lib/locale.ts'

/** The values that bind one sign-in with a provider; the caller keeps them between its two halves. */
type Attempt = {
  /** Belongs to this provider alone, so that no other can answer in its place. */
  redirectUri: string
  state: string
  nonce: string
  codeVerifier: string
}

/** The person that a provider vouches for. */
export type ProvenIdentity = {
  /** Identifies one person at this provider for ever; means nothing at another provider. */
  subject: string
  /** The provider that the subject belongs to, where it is not this one but that of `insteadOf`. */
  provider?: string
  /** How the person recognises the account, such as an address or a name; null where none is sent. */
  label: string | null
}

/** An identity provider outside of the portal. */
export type IdentityPort = {
  /** Used in addresses and tables; never changes. */
  id: string
  name: Bilingual
  /** The provider in whose place this one is asked inside WeChat's browser, and only there. */
  insteadOf?: { id: string; name: Bilingual }
  /** The address to send the browser to. @throws IdentityError where the provider cannot be reached */
  start(attempt: Attempt): Promise<URL>
  /**
   * The person that the answer vouches for.
   * @param callback the address that the browser came back to, with everything that the provider put there
   * @throws IdentityError where it vouches for nobody, does not belong to this attempt, or cannot be reached
   */
  finish(callback: URL, attempt: Attempt): Promise<ProvenIdentity>
}

/** The provider vouched for nobody. The message holds at most the provider's code. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError'
}

/** A secret that WeChat issues for a limited time. */
export type Lent = { value: string; lifeSeconds: number }

/** A public account for pages inside WeChat. WeChat limits the number of calls: keep what it returns. */
export type WechatAccountPort = {
  appId: string
  /** @throws IdentityError where WeChat does not give one */
  fetchToken(): Promise<Lent>
  /** The ticket that signatures of pages are made with. @throws as `fetchToken` */
  fetchTicket(token: string): Promise<Lent>
}
