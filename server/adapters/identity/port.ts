import type { Bilingual } from '../../../shared/lib/locale.ts'

/** What one sign-in with a provider is bound to; kept by the caller between its two halves. */
type Attempt = {
  /** Of this provider alone, so that no other can answer in its place. */
  redirectUri: string
  state: string
  nonce: string
  codeVerifier: string
}

/** Whom a provider vouches for. */
export type ProvenIdentity = {
  /** The same for one person at this provider for ever; says nothing at another one. */
  subject: string
  /** By what they will know it again, such as an address or a name; null where the provider tells none. */
  label: string | null
}

/** Somebody else who can tell who a person is. */
export type IdentityPort = {
  /** In addresses and tables; never changes. */
  id: string
  name: Bilingual
  /** Where the browser is sent. @throws IdentityError where the provider cannot be reached */
  start(attempt: Attempt): Promise<URL>
  /**
   * Whom the answer vouches for.
   * @param callback the address that the browser came back to, with everything that the provider put there
   * @throws IdentityError where it vouches for nobody, does not belong to this attempt, or cannot be reached
   */
  finish(callback: URL, attempt: Attempt): Promise<ProvenIdentity>
}

/** Nobody was vouched for. Its text holds the provider's code at most. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError'
}

/** A secret that WeChat gives for a while. */
export type Lent = { value: string; lifeSeconds: number }

/** A public account, as far as pages inside WeChat need it. Each call is counted by WeChat: keep what it lends. */
export type WechatAccountPort = {
  appId: string
  /** @throws IdentityError where WeChat does not give one */
  fetchToken(): Promise<Lent>
  /** The ticket that signatures of pages are made with. @throws as `fetchToken` */
  fetchTicket(token: string): Promise<Lent>
}
