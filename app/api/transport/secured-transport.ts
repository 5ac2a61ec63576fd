import { ApiError, type Envelope } from '../../../shared/contract/errors.ts'
import { clientState } from '../state/client-state.ts'
import type { CallEntry } from './call-table.ts'
import { callTable } from './call-table.ts'
import { type FailedRequest, isEnvelope, type SendOptions, sendRequest } from './http-client.ts'
import { openAnswer } from './sealed-answer.ts'
import { createTraceCrypto } from './trace-crypto.ts'
import { createIndexedDbKeyStore } from './trace-key-store.ts'

/** Keys and encryption of this browser. */
export const traceCrypto = createTraceCrypto(createIndexedDbKeyStore())

/**
 * Sends a secured call and decrypts the personal texts of its response.
 * @throws ApiError `unavailable` without a trace id, or if the response cannot be decrypted
 */
export async function sendSecured(
  entry: CallEntry,
  input: Record<string, unknown>,
  options: SendOptions = {},
): Promise<Envelope | FailedRequest> {
  const answer = await sendSealed(entry, input, options)
  if (!isEnvelope(answer) || answer.code !== 0) return answer
  if (entry === callTable.organisations?.list && !input.search) keepOrganisations(answer)
  try {
    return { ...answer, data: await openAnswer(answer, traceCrypto.decryptFromServer) }
  } catch {
    throw new ApiError('unavailable')
  }
}

/** My organisations stay in the shared state as received: personal texts as ciphertext for this browser. */
function keepOrganisations({ data, traceId }: Envelope): void {
  clientState.setOrganizationList({ data, traceId })
}

/**
 * Sends a secured call: fetches a trace id first and encrypts the payload where the call demands it. If there
 * is no trace id, that is logged and the call is not sent. Personal texts of the response stay ciphertext,
 * the form in which they may be stored.
 * @throws ApiError `unavailable` without a trace id
 */
export async function sendSealed(
  entry: CallEntry,
  input: Record<string, unknown>,
  options: SendOptions = {},
): Promise<Envelope | FailedRequest> {
  const trace = await fetchTraceId(entry)
  if (!trace) return refuse(entry)
  const { traceId, serverKey } = trace
  if (entry.secured === 'traceId') return sendRequest(entry, { ...input, traceId }, options)
  const text = JSON.stringify(input)
  const data = await traceCrypto.encryptForServer({ text, serverKey, traceId }).catch(() => null)
  if (!data) return refuse(entry)
  return sendRequest(entry, { traceId, data }, options)
}

/** Nothing has been sent; a form keeps its content. */
function refuse(entry: CallEntry): never {
  console.warn(`${entry.path}: no trace id, the call was not sent`)
  throw new ApiError('unavailable')
}

async function fetchTraceId(entry: CallEntry): Promise<{ traceId: string; serverKey: unknown } | null> {
  const traceCall = callTable.security?.getTraceId
  if (!traceCall) return null
  const { publicJwk, keep } = await traceCrypto.createKey()
  const answer = await sendRequest(traceCall, { publicKey: publicJwk, call: entry.path })
  if (!isEnvelope(answer) || answer.code !== 0) return null
  // A proxy between browser and server may have answered instead.
  const trace = answer.data as { traceId: unknown; serverKey: unknown } | null
  if (typeof trace?.traceId !== 'string') return null
  await keep(trace.traceId)
  return { traceId: trace.traceId, serverKey: trace.serverKey }
}
