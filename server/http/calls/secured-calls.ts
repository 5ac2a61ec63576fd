import { z } from 'zod'
import type { Call } from '../../../shared/contract/call.ts'
import { ownedId } from '../../../shared/contract/content/fields.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import { decryptPayload, encryptToBrowser, type TracePrivateJwk } from '../../crypto/trace-payload.ts'
import { type ConsumedTraceId, spendTraceId } from '../../domains/sign-in/trace-ids/trace-id.ts'
import type { RequestScope } from './request-scope.ts'

const tracedRequest = z.looseObject({ traceId: ownedId })
const encryptedRequest = z.strictObject({ traceId: ownedId, data: z.string().max(1_400_000) })

export type OpenedCall = { input: Record<string, unknown>; keys: ConsumedTraceId }

/**
 * Uses up the trace id of a secured call and, where the call requires it, decrypts the payload.
 * @throws ApiError `payloadRefused` for every failure alike, so that nothing can be learnt from it
 */
export async function openSecured(scope: RequestScope, call: Call, raw: unknown): Promise<OpenedCall> {
  const request = (call.secured === 'encrypt' ? encryptedRequest : tracedRequest).safeParse(raw)
  if (!request.success) throw new ApiError('payloadRefused')
  const { traceId, ...rest } = request.data
  const ctx = { ...scope, db: scope.services.pool }
  const keys = await spendTraceId(ctx, traceId, call.path)
  if (call.secured === 'traceId') return { input: rest, keys }
  return { input: await decryptInput(keys, rest.data), keys }
}

/** Encrypts a personal text to the key of the requesting browser. */
export async function sealPersonal({ keys }: OpenedCall, value: string): Promise<string> {
  return encryptToBrowser({ text: value, browserPublicJwk: keys.browserKey, traceId: keys.traceId })
}

async function decryptInput(keys: ConsumedTraceId, data: unknown): Promise<Record<string, unknown>> {
  try {
    const privateJwk = JSON.parse(keys.serverKey.privateJwk) as TracePrivateJwk
    const serverKeys = new Map([[keys.serverKey.kid, privateJwk]])
    return z
      .record(z.string(), z.unknown())
      .parse(JSON.parse(await decryptPayload({ jwe: data, serverKeys, traceId: keys.traceId })))
  } catch {
    throw new ApiError('payloadRefused')
  }
}
