import { randomUUID } from 'node:crypto'
import { ApiError } from '../../../../shared/contract/errors.ts'
import type { CallContext } from '../../../context.ts'
import { createServerKey } from '../../../crypto/trace-payload.ts'
import { consumeTraceId, findCurrentServerKey, insertServerKey, insertTraceId } from './trace-id.queries.ts'

export { removeExpiredTraceIds } from './trace-id.queries.ts'

const keyContext = 'server_keys.private_key'

type Bound = Pick<CallContext, 'actor' | 'browserId'>
type PublicKey = { kty: 'EC'; crv: 'P-256'; x: string; y: string }

/** A trace id's binding: the session, or before signing in the browser. */
function bindingOf({ actor, browserId }: Bound): string {
  return actor.kind === 'account' ? `session:${actor.sessionId}` : `browser:${browserId}`
}

/** A trace id for one call, with the server's encryption key. */
export async function issueTraceId(ctx: CallContext, input: { publicKey: PublicKey; call: string }) {
  if (!(await isPointOnCurve(input.publicKey))) {
    throw new ApiError('invalidInput', { fields: { publicKey: { reason: 'wrongFormat' } } })
  }
  ctx.rememberBrowser()
  const serverKey = await currentServerKey(ctx)
  const id = randomUUID()
  const expiresAt = await insertTraceId(ctx.db, {
    id,
    bound_to: bindingOf(ctx),
    call: input.call,
    browser_jwk: JSON.stringify(input.publicKey),
    kid: serverKey.kid,
  })
  return { traceId: id, serverKey, expiresAt: expiresAt.toISOString() }
}

/** The keys of a valid trace id. */
export type ConsumedTraceId = {
  traceId: string
  browserKey: PublicKey
  serverKey: { kid: string; privateJwk: string }
}

/**
 * Uses up a trace id for a call.
 * @throws ApiError `payloadRefused`, the same for an unknown, foreign, expired and used one
 */
export async function spendTraceId(
  ctx: Bound & Pick<CallContext, 'db' | 'services'>,
  id: string,
  call: string,
): Promise<ConsumedTraceId> {
  const found = await consumeTraceId(ctx.db, { id, boundTo: bindingOf(ctx), call })
  if (!found) throw new ApiError('payloadRefused')
  return {
    traceId: id,
    browserKey: found.browser_jwk as PublicKey,
    serverKey: {
      kid: found.kid,
      privateJwk: ctx.services.cipher.decrypt(found.private_key_encrypted, keyContext),
    },
  }
}

/** The day's key, shared by all nodes; the private key is stored encrypted. */
async function currentServerKey(ctx: CallContext): Promise<PublicKey & { kid: string }> {
  const current = await findCurrentServerKey(ctx.db)
  if (current) return { ...(current.public_jwk as PublicKey), kid: current.kid }
  const { publicJwk, privateJwk } = await createServerKey()
  await insertServerKey(ctx.db, {
    kid: privateJwk.kid,
    private_key_encrypted: ctx.services.cipher.encrypt(JSON.stringify(privateJwk), keyContext),
    public_jwk: JSON.stringify({ kty: publicJwk.kty, crv: publicJwk.crv, x: publicJwk.x, y: publicJwk.y }),
  })
  return { kty: 'EC', crv: 'P-256', x: publicJwk.x, y: publicJwk.y, kid: privateJwk.kid }
}

/** A key that is not on P-256 would only fail when the response is encrypted, after the work is done. */
async function isPointOnCurve(key: PublicKey): Promise<boolean> {
  return crypto.subtle.importKey('jwk', key, { name: 'ECDH', namedCurve: 'P-256' }, false, []).then(
    () => true,
    () => false,
  )
}
