import { errorNameOfCode } from '../../../shared/contract/error-table.ts'
import { ApiError, type Envelope, type ErrorData } from '../../../shared/contract/errors.ts'
import { loadPart } from '../../guard/load-part.ts'
import { untilOwnLogin } from '../state/own-login.ts'
import { type CallEntry, callTable } from './call-table.ts'
import {
  type FailedRequest,
  isEnvelope,
  type SendOptions,
  SignedInAgain,
  sendRequest,
} from './http-client.ts'

/**
 * Makes one call over HTTP.
 * @throws ApiError for every answer that is not a success
 */
export async function callOverHttp(
  group: string,
  name: string,
  input: Record<string, unknown>,
  options?: SendOptions,
): Promise<unknown> {
  const entry = callTable[group]?.[name]
  if (!entry) throw new Error(`no call ${group}.${name}`)
  return send(entry, input, options)
}

async function send(
  entry: CallEntry,
  input: Record<string, unknown>,
  options: SendOptions = {},
): Promise<unknown> {
  if (entry.access !== 'public') await untilOwnLogin()
  const answer = await transportOf(entry)(entry, input, options).catch((error: unknown) => {
    if (error instanceof SignedInAgain) return null
    throw error
  })
  if (!answer) return send(entry, input, options)
  if (!isEnvelope(answer)) throw failureOf(answer)
  if (answer.code !== 0) throw errorOf(answer)
  return answer.data
}

type Transport = (
  entry: CallEntry,
  input: Record<string, unknown>,
  options: SendOptions,
) => Promise<Envelope | FailedRequest>

/** The encryption code loads with the first call that needs it. */
function transportOf(entry: CallEntry): Transport {
  if (entry.secured === 'none') return sendRequest
  return async (...args) => (await loadPart(() => import('./secured-transport.ts'))).sendSecured(...args)
}

function errorOf(envelope: Envelope): ApiError {
  const { fields, retryAfterSeconds, params } = (envelope.data ?? {}) as Partial<ErrorData>
  return new ApiError(errorNameOfCode(envelope.code), {
    ...(fields && { fields }),
    ...(retryAfterSeconds && { retryAfterSeconds }),
    ...(params && { params }),
  })
}

function failureOf(failed: FailedRequest): ApiError {
  return new ApiError(failed.status === 0 || failed.status >= 502 ? 'unavailable' : 'internal')
}
