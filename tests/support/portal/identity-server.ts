import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import { Provider } from 'oidc-provider'

export type IdentityServer = {
  issuer: string
  /** The account that it signs in without asking. */
  account: string
  /** Follows an address and its redirects as a browser would; returns the final redirect's target. */
  follow(url: string): Promise<URL>
  close(): Promise<void>
}

/** A real OpenID Connect server on its own port, which signs in `account` without asking. */
export async function openIdentityServer(options: {
  client: { clientId: string; clientSecret: string; redirectUri: string }
}): Promise<IdentityServer> {
  const { clientId, clientSecret, redirectUri } = options.client
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'test' }
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => {}
  const server = createServer((request, response) => handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { openid: ['sub'], email: ['email'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    findAccount: (_, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, email: `${id}@club.example.org` }),
    }),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
  })
  const answer = provider.callback()
  const opened: IdentityServer = {
    issuer,
    account: 'lin',
    follow: (url) => followRedirects(url, issuer),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  handle = (request, response) => {
    if (request.url?.startsWith('/interaction/'))
      void letIn(provider, opened.account, clientId, request, response)
    else void answer(request, response)
  }
  return opened
}

async function letIn(
  provider: Provider,
  accountId: string,
  clientId: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const grant = new provider.Grant({ accountId, clientId })
  grant.addOIDCScope('openid profile email')
  const result = { login: { accountId }, consent: { grantId: await grant.save() } }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

async function followRedirects(start: string, issuer: string): Promise<URL> {
  const cookies = new Map<string, string>()
  for (let url = new URL(start); ; ) {
    if (url.origin !== issuer) return url
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const sent of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = sent.split(';')[0]?.split(/=(.*)/s) ?? []
      cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    if (!location) throw new Error(`${url.pathname} answered ${answer.status} ${await answer.text()}`)
    url = new URL(location, url)
  }
}
