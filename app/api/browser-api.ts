import type { CallOptions } from '../../shared/contract/call.ts'
import type { Api } from '../../shared/contract/contract.ts'
import { ApiError, type Envelope, type ErrorData, errorNameOfCode } from '../../shared/contract/errors.ts'
import { type CallEntry, callTable } from './call-table.ts'
import { type FailedRequest, isEnvelope, sendRequest } from './http-client.ts'
import { isStoredUserKnown } from './stored-user.ts'

let api: Api | undefined

/** The typed client of the browser: the same calls as on the server, over HTTP. */
export function browserApi(): Api {
  api ??= buildApi()
  return api
}

function buildApi(): Api {
  const built: Record<string, Record<string, unknown>> = {}
  for (const [group, calls] of Object.entries(callTable)) {
    built[group] = {}
    for (const [name, entry] of Object.entries(calls)) {
      built[group][name] = (input: Record<string, unknown>, options?: CallOptions) =>
        send(entry, input, options)
    }
  }
  return built as unknown as Api
}

/** @throws ApiError for every answer that is no success */
async function send(
  entry: CallEntry,
  input: Record<string, unknown>,
  options: CallOptions = {},
): Promise<unknown> {
  if (entry.access !== 'public' && !(await isStoredUserKnown())) throw new ApiError('loginEnded')
  const answer = await transportOf(entry)(entry, input, options)
  if (!isEnvelope(answer)) throw failureOf(answer)
  if (answer.code !== 0) throw errorOf(answer)
  return answer.data
}

type Transport = (
  entry: CallEntry,
  input: Record<string, unknown>,
  options: CallOptions,
) => Promise<Envelope | FailedRequest>

/** Encryption is loaded with the first call that needs it. */
function transportOf(entry: CallEntry): Transport {
  if (entry.secured === 'none') return sendRequest
  return async (...args) => (await import('./secured-transport.ts')).sendSecured(...args)
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
