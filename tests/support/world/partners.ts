import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import { type TestPortal, testOrigin } from '../portal/portal.ts'
import { createStaff } from './actors.ts'

/** A partner as an administrator has set it up. */
export async function setUpPartner(
  portal: TestPortal,
  options: { audience?: string; launchUrl?: string; toolId?: string } = {},
): Promise<{ partnerId: string; key: string; audience: string }> {
  const { token } = await createStaff(portal, ['administrator'])
  const { partnersStaff } = await portal.api({ token })
  const audience = options.audience ?? `https://${crypto.randomUUID()}.example.org`
  const toolId = options.toolId ?? ''
  const { partnerId, key } = await partnersStaff.save({
    kind: toolId ? 'tool' : 'volunteer',
    name: { zh: '同行志愿', en: 'Walk Along' },
    audience,
    launchUrl: options.launchUrl ?? `${audience}/arrive`,
    toolId,
    isActive: true,
  })
  return { partnerId, key: key ?? '', audience }
}

/** A partner's server: it receives people with their token, checks it by the published keys, redeems it. */
export async function startPartner(portal: TestPortal) {
  let key = ''
  const server = createServer(async (request, response) => {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const token = new URL(request.url ?? '/', address).searchParams.get('yisun_token') ?? ''
    const keys = (await (await portal.fetch('/.well-known/jwks.json')).json()) as JSONWebKeySet
    const known = await jwtVerify(token, createLocalJWKSet(keys), {
      issuer: testOrigin,
      audience: address,
      typ: 'yisun-partner+jwt',
      algorithms: ['EdDSA'],
    }).catch(() => null)
    if (!known) return response.writeHead(401).end()
    const redeemed = await redeemOverHttp(portal, token, key)
    if (redeemed.code !== 0) return response.writeHead(409).end(JSON.stringify(redeemed))
    response.end(JSON.stringify({ claims: known.payload, ...redeemed.data }))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address,
    hasKey(given: string) {
      key = given
    },
    stop: () => new Promise((stopped) => server.close(stopped)),
  }
}

/** Redeems a token like a partner's server, which is no browser. */
export async function redeemOverHttp(
  portal: TestPortal,
  token: string,
  key: string,
): Promise<{ code: number; data: Record<string, unknown> }> {
  const response = await portal.fetch('/api/techforgood/partner/v1/redeem', {
    method: 'POST',
    withoutFetchSite: true,
    headers: { 'content-type': 'application/json', origin: testOrigin },
    body: JSON.stringify({ token, key }),
  })
  return (await response.json()) as { code: number; data: Record<string, unknown> }
}
