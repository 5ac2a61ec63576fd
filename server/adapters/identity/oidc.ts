import * as oidc from 'openid-client'
import type { Bilingual } from '../../../shared/lib/locale.ts'
import { vendorTimeoutMs } from '../delivery-error.ts'
import { IdentityError, type IdentityPort, type ProvenIdentity } from './port.ts'

export type OidcProvider = {
  id: string
  name: Bilingual
  /** https; http on this machine alone. Configuration is read from `/.well-known/openid-configuration`. */
  issuer: string
  clientId: string
  clientSecret: string
}

/**
 * Any OpenID Connect provider, by the code flow with PKCE, state and nonce. The provider's own `iss` is checked where it
 * says that it sends one, and each provider has a callback of its own.
 */
export function createOidcIdentity(provider: OidcProvider): IdentityPort {
  let known: Promise<oidc.Configuration> | null = null
  const configuration = () => {
    known ??= discover(provider).catch((error: unknown) => {
      // The next attempt asks again: a provider that was down may be back.
      known = null
      throw toIdentityError(error)
    })
    return known
  }
  return {
    id: provider.id,
    name: provider.name,
    async start({ redirectUri, state, nonce, codeVerifier }) {
      return oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid profile email',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      })
    },
    async finish(callback, { state, nonce, codeVerifier }) {
      try {
        const tokens = await oidc.authorizationCodeGrant(await configuration(), callback, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        })
        return identityOf(tokens.claims())
      } catch (error) {
        throw toIdentityError(error)
      }
    },
  }
}

async function discover({ issuer, clientId, clientSecret }: OidcProvider): Promise<oidc.Configuration> {
  const url = new URL(issuer)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  return oidc.discovery(url, clientId, clientSecret, undefined, {
    timeout: vendorTimeoutMs / 1000,
    ...(isHere && { execute: [oidc.allowInsecureRequests] }),
  })
}

function identityOf(claims: oidc.IDToken | undefined): ProvenIdentity {
  if (!claims) throw new IdentityError('The provider sent no id token')
  const { email, preferred_username: username, name } = claims
  const label = [email, username, name].find((claim) => typeof claim === 'string' && claim.length > 0)
  return {
    subject: `${claims.iss}\n${claims.sub}`,
    label: typeof label === 'string' ? label.slice(0, 200) : null,
  }
}

/** Messages of the library may repeat what a provider sent, so only the error code is kept. */
function toIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error
  const { code, error: reason } = error as { code?: unknown; error?: unknown }
  return new IdentityError(`The provider vouches for nobody (${String(reason ?? code ?? 'no code')})`)
}
