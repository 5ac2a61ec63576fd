import { createTraceCrypto } from '../../app/api/transport/trace-crypto.ts'
import type { TraceKey } from '../../app/api/transport/trace-key-store.ts'
import { sessionCookie } from '../../server/cookie-names.ts'
import type { Envelope } from '../../shared/contract/errors.ts'
import type { TestPortal } from './portal/portal.ts'

/** The part of a signed-in person's browser that makes secured calls over HTTP. */
export type SecuredBrowser = {
  /** Sends the input with a fresh trace id, encrypted where the call requires it. */
  send(path: string, input: object, mode: 'traceId' | 'encrypt'): Promise<Envelope>
  /** Decrypts a personal text of a response. */
  read(envelope: Envelope, value: unknown): Promise<string>
}

export function openSecuredBrowser(portal: TestPortal, token: string): SecuredBrowser {
  const keys = new Map<string, TraceKey>()
  const crypto = createTraceCrypto({
    put: async (key) => void keys.set(key.traceId, key),
    find: async (traceId) => keys.get(traceId) ?? null,
    list: async () => [...keys.values()],
    remove: async (traceIds) => traceIds.forEach((traceId) => void keys.delete(traceId)),
  })
  const post = async (path: string, body: object) => {
    const response = await portal.fetch(`/api/techforgood/${path}`, {
      method: 'POST',
      cookie: `${sessionCookie}=${token}`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return (await response.json()) as Envelope
  }
  return {
    async send(path, input, mode) {
      const { publicJwk, keep } = await crypto.createKey()
      const answer = await post('security/v1/getTraceId', { publicKey: publicJwk, call: path })
      const { traceId, serverKey } = answer.data as { traceId: string; serverKey: unknown }
      await keep(traceId)
      if (mode === 'traceId') return post(path, { ...input, traceId })
      const data = await crypto.encryptForServer({ text: JSON.stringify(input), serverKey, traceId })
      return post(path, { traceId, data })
    },
    read: (envelope, value) => crypto.decryptFromServer({ jwe: value, traceId: envelope.traceId ?? '' }),
  }
}
