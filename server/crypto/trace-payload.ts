import { CompactEncrypt, compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import {
  checkTraceJwe,
  parseTracePublicJwk,
  type TracePublicJwk,
  traceDecryption,
  traceHeader,
  traceJweAlgorithm,
  traceText,
  UnreadablePayloadError,
} from '../../shared/lib/trace-jwe.ts'

/** A private server key as JWK. It is secret: stored encrypted and never logged. */
export type TracePrivateJwk = TracePublicJwk & { kid: string; d: string }

/** A new server key; browsers get the public half with a trace id, `kid` finds the private half again. */
export async function createServerKey(): Promise<{
  kid: string
  publicJwk: TracePublicJwk & { kid: string }
  privateJwk: TracePrivateJwk
}> {
  const pair = await generateKeyPair(traceJweAlgorithm, { crv: 'P-256', extractable: true })
  const kid = crypto.randomUUID()
  const publicJwk = { ...parseTracePublicJwk(await exportJWK(pair.publicKey)), kid }
  const { d } = await exportJWK(pair.privateKey)
  if (d === undefined) throw new Error('The new server key has no private half')
  return { kid, publicJwk, privateJwk: { ...publicJwk, d } }
}

/**
 * Decrypts what a browser encrypted for the server. Whether the trace id is alive, whose it is and that it is
 * used once is decided by its row, not here.
 * @param serverKeys private keys by `kid`, including those being retired
 * @throws {UnreadablePayloadError} for every failure alike
 */
export async function decryptPayload(options: {
  jwe: unknown
  serverKeys: ReadonlyMap<string, TracePrivateJwk>
  traceId: string
}): Promise<string> {
  try {
    const kid = checkTraceJwe(options.jwe, options.traceId)
    const key = options.serverKeys.get(kid ?? '')
    if (!key) throw new UnreadablePayloadError()
    const { plaintext } = await compactDecrypt(String(options.jwe), key, traceDecryption)
    return traceText(plaintext)
  } catch {
    throw new UnreadablePayloadError()
  }
}

/**
 * Encrypts a response's personal fields for the browser that sent this trace id.
 * @param options.browserPublicJwk the key that it sent for the trace id, unparsed
 * @returns a compact JWE
 * @throws {UnreadablePayloadError} when the key is no point on P-256
 */
export async function encryptToBrowser(options: {
  text: string
  browserPublicJwk: unknown
  traceId: string
}): Promise<string> {
  const key = parseTracePublicJwk(options.browserPublicJwk)
  try {
    return await new CompactEncrypt(new TextEncoder().encode(options.text))
      .setProtectedHeader(traceHeader(options.traceId))
      .encrypt(key)
  } catch {
    throw new UnreadablePayloadError()
  }
}
