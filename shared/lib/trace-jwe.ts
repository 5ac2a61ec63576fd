/**
 * The one form of an encrypted payload that either side accepts: a compact JWE by ECDH-ES on P-256 with
 * A256CBC-HS512, the trace id in its protected header. The form is checked completely here, before any
 * cryptography runs, so that algorithms cannot be swapped and no part has a second spelling.
 */
export const traceJweAlgorithm = 'ECDH-ES'
const traceJweEncryption = 'A256CBC-HS512'

/** The header of what is encrypted for the other side; `kid` names the server's key. */
export function traceHeader(traceId: string, kid?: string) {
  return { alg: traceJweAlgorithm, enc: traceJweEncryption, ...(kid !== undefined && { kid }), traceId }
}

/** The algorithms that decryption accepts. */
export const traceDecryption = {
  keyManagementAlgorithms: [traceJweAlgorithm],
  contentEncryptionAlgorithms: [traceJweEncryption],
}

/** The decrypted bytes as text. @throws TypeError for bytes that are no text */
export function traceText(plaintext: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plaintext)
}

/** A public P-256 key as it is sent. `kid` names a server key. */
export type TracePublicJwk = { kty: 'EC'; crv: 'P-256'; x: string; y: string; kid?: string }

/** An encrypted payload cannot be read. Every reason gives this same error with this same text. */
export class UnreadablePayloadError extends Error {
  override readonly name = 'UnreadablePayloadError'
  constructor() {
    super('The encrypted payload cannot be read')
  }
}

/**
 * Checks a payload's form for a trace id.
 * @returns the `kid` in its header, undefined when it has none
 * @throws {UnreadablePayloadError} for any other algorithm, header field, key type, trace id or spelling
 */
export function checkTraceJwe(jwe: unknown, traceId: string): string | undefined {
  const parts = typeof jwe === 'string' ? jwe.split('.') : []
  const [header = '', encryptedKey, iv, ciphertext, tag] = parts
  if (parts.length !== 5 || encryptedKey !== '') throw new UnreadablePayloadError()
  for (const part of [header, iv, ciphertext, tag]) {
    if (!isCanonicalBase64url(part)) throw new UnreadablePayloadError()
  }
  return checkHeader(parseHeader(header), traceId)
}

/**
 * The other side's key, reduced to its public fields.
 * @throws {UnreadablePayloadError} when it is no public P-256 key
 */
export function parseTracePublicJwk(value: unknown): TracePublicJwk {
  if (!isRecord(value) || value.kty !== 'EC' || value.crv !== 'P-256' || 'd' in value) {
    throw new UnreadablePayloadError()
  }
  const { x, y, kid } = value
  if (!isCoordinate(x) || !isCoordinate(y)) throw new UnreadablePayloadError()
  if (kid !== undefined && typeof kid !== 'string') throw new UnreadablePayloadError()
  return { kty: 'EC', crv: 'P-256', x, y, ...(kid === undefined ? {} : { kid }) }
}

function checkHeader(header: Record<string, unknown>, expectedTraceId: string): string | undefined {
  const { alg, enc, epk, kid, traceId, ...others } = header
  const isPinned = alg === traceJweAlgorithm && enc === traceJweEncryption
  if (!isPinned || Object.keys(others).length > 0) throw new UnreadablePayloadError()
  if (traceId !== expectedTraceId || expectedTraceId === '') throw new UnreadablePayloadError()
  if (parseTracePublicJwk(epk).kid !== undefined) throw new UnreadablePayloadError()
  if (kid !== undefined && typeof kid !== 'string') throw new UnreadablePayloadError()
  return kid
}

/** Serialised again it must be the same text: a repeated name would be ambiguous. */
function parseHeader(header: string): Record<string, unknown> {
  try {
    const text = decodeBase64url(header)
    const value: unknown = JSON.parse(text)
    if (isRecord(value) && JSON.stringify(value) === text) return value
  } catch {
    // Not JSON: the same error as for everything else.
  }
  throw new UnreadablePayloadError()
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** 32 bytes. */
function isCoordinate(value: unknown): value is string {
  return typeof value === 'string' && value.length === 43 && isCanonicalBase64url(value)
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Decoders ignore the unused bits of the last character; a payload that was changed there must fail as well. */
function isCanonicalBase64url(text: string | undefined): text is string {
  if (text === undefined || !/^[\w-]+$/.test(text) || text.length % 4 === 1) return false
  const unusedBits = text.length % 4 === 2 ? 0b1111 : text.length % 4 === 3 ? 0b11 : 0
  return (alphabet.indexOf(text.slice(-1)) & unusedBits) === 0
}

/** ASCII only: a header contains nothing else. */
function decodeBase64url(text: string): string {
  return atob(text.replaceAll('-', '+').replaceAll('_', '/'))
}
