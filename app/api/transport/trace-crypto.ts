import { CompactEncrypt, compactDecrypt } from 'jose'
import {
  checkTraceJwe,
  parseTracePublicJwk,
  type TracePublicJwk,
  traceDecryption,
  traceHeader,
  traceText,
  UnreadablePayloadError,
} from '../../../shared/lib/trace-jwe.ts'
import type { TraceKeyStore } from './trace-key-store.ts'

/** What a browser does with trace ids. Import this module lazily: it alone brings jose. */
export type TraceCrypto = {
  /**
   * A fresh key pair for the next trace id. Send `publicJwk`, then `keep` the private half under the returned
   * trace id; a key that is not kept is simply dropped.
   */
  createKey(): Promise<{ publicJwk: TracePublicJwk; keep(traceId: string): Promise<void> }>
  /**
   * Encrypts a request for the server key that came with the trace id.
   * @returns a compact JWE
   * @throws {UnreadablePayloadError} if the server key is invalid
   */
  encryptForServer(options: { text: string; serverKey: unknown; traceId: string }): Promise<string>
  /**
   * Decrypts a response, including one that was stored earlier.
   * @throws {UnreadablePayloadError} for every failure alike, a lost key included: drop what was stored,
   * fetch again
   */
  decryptFromServer(options: { jwe: unknown; traceId: string }): Promise<string>
  /** Forgets the keys of these trace ids; without any, all keys (at sign-out). */
  forgetKeys(traceIds?: readonly string[]): Promise<void>
}

/** As long as a session lasts: a key is only kept to decrypt the stored user info again. */
const keyLifetimeMs = 30 * 24 * 60 * 60 * 1000
const keptKeys = 40

/** @param store where private keys stay between page loads, IndexedDB in a browser */
export function createTraceCrypto(store: TraceKeyStore, now: () => number = Date.now): TraceCrypto {
  return {
    createKey: () => createKey(store, now),
    encryptForServer,
    decryptFromServer: (options) => decryptFromServer(store, options),
    async forgetKeys(traceIds) {
      await store.remove(traceIds ?? (await store.list()).map((key) => key.traceId))
    },
  }
}

async function createKey(store: TraceKeyStore, now: () => number) {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, false, ['deriveBits'])
  const publicJwk = parseTracePublicJwk(await crypto.subtle.exportKey('jwk', pair.publicKey))
  const keep = async (traceId: string) => {
    await store.put({ traceId, privateKey: pair.privateKey, createdAt: now() })
    await pruneKeys(store, now())
  }
  return { publicJwk, keep }
}

async function pruneKeys(store: TraceKeyStore, at: number): Promise<void> {
  const newestFirst = (await store.list()).sort((a, b) => b.createdAt - a.createdAt)
  const old = newestFirst.filter((key, place) => place >= keptKeys || key.createdAt < at - keyLifetimeMs)
  if (old.length > 0) await store.remove(old.map((key) => key.traceId))
}

async function encryptForServer(options: { text: string; serverKey: unknown; traceId: string }) {
  const { kid, ...key } = parseTracePublicJwk(options.serverKey)
  if (kid === undefined) throw new UnreadablePayloadError()
  try {
    return await new CompactEncrypt(new TextEncoder().encode(options.text))
      .setProtectedHeader(traceHeader(options.traceId, kid))
      .encrypt(key)
  } catch {
    throw new UnreadablePayloadError()
  }
}

async function decryptFromServer(store: TraceKeyStore, options: { jwe: unknown; traceId: string }) {
  try {
    checkTraceJwe(options.jwe, options.traceId)
    const key = await store.find(options.traceId)
    if (!key) throw new UnreadablePayloadError()
    const { plaintext } = await compactDecrypt(String(options.jwe), key.privateKey, traceDecryption)
    return traceText(plaintext)
  } catch {
    throw new UnreadablePayloadError()
  }
}
