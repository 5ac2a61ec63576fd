import { openAnswer } from '../../app/api/transport/sealed-answer.ts'
import { createTraceCrypto } from '../../app/api/transport/trace-crypto.ts'
import type { TraceKey, TraceKeyStore } from '../../app/api/transport/trace-key-store.ts'
import type { Call } from '../../shared/contract/call.ts'
import type { Envelope } from '../../shared/contract/errors.ts'
import type { TestPortal } from './portal/portal.ts'
import { getCall, postCall, type SentCall } from './sign-in.ts'

/** A browser's keys in memory. */
export function memoryKeyStore(): TraceKeyStore {
  const keys = new Map<string, TraceKey>()
  return {
    put: async (key) => void keys.set(key.traceId, key),
    find: async (traceId) => keys.get(traceId) ?? null,
    list: async () => [...keys.values()],
    async remove(traceIds) {
      for (const traceId of traceIds) keys.delete(traceId)
    },
  }
}

/** A browser's secured calls, with its own keys. */
export function openSecuredClient(portal: TestPortal, from: SentCall) {
  const crypto = createTraceCrypto(memoryKeyStore())
  // An idempotency key belongs to the call, not to the request for a trace id before it.
  const { key: _, ...asking } = from
  const askTrace = async (call: string) => {
    const { publicJwk, keep } = await crypto.createKey()
    const answer = await postCall(portal, 'security/v1/getTraceId', { publicKey: publicJwk, call }, asking)
    const trace = answer.data as { traceId: string; serverKey: unknown }
    if (answer.code === 0) await keep(trace.traceId)
    return { answer, trace }
  }
  const sendSealed = async (path: string, input: object, method = 'POST') => {
    const { answer, trace } = await askTrace(path)
    if (answer.code !== 0) return answer
    if (method === 'GET') return getCall(portal, path, { ...input, traceId: trace.traceId }, from)
    return postCall(portal, path, { ...input, traceId: trace.traceId }, from)
  }
  const sendEncrypted = async (path: string, input: object) => {
    const { answer, trace } = await askTrace(path)
    if (answer.code !== 0) return answer
    const { traceId, serverKey } = trace
    const data = await crypto.encryptForServer({ text: JSON.stringify(input), serverKey, traceId })
    return postCall(portal, path, { traceId, data }, from)
  }
  return {
    /** A fresh trace id for a call. */
    getTrace: async (call: string) => (await askTrace(call)).trace,
    /** Sends a call with a trace id; returns its envelope, or the trace id's if that was refused. */
    sendSealed,
    /** Sends a call with an encrypted payload. */
    sendEncrypted,
    /** Sends a call as the contract secures it. */
    send: ({ path, method, secured }: Pick<Call, 'path' | 'method' | 'secured'>, input: object) =>
      secured === 'encrypt' ? sendEncrypted(path, input) : sendSealed(path, input, method),
    /** The data of a response with every personal text decrypted. */
    open: (envelope: Envelope) => openAnswer(envelope, crypto.decryptFromServer),
  }
}
