import { type FileStore, StorageUnavailableError } from './port.ts'
import type { S3Place } from './s3-place.ts'

/** What an S3 server or the way to it has answered: never a key, a signature or a file's content. */
type Answer = { name: string; status: number | null; code: string | null }

function answerOf(error: unknown): Answer {
  if (!(error instanceof Error)) return { name: 'Error', status: null, code: null }
  const { $metadata: metadata, code } = error as { $metadata?: { httpStatusCode?: number }; code?: unknown }
  return {
    name: error.name,
    status: metadata?.httpStatusCode ?? null,
    code: typeof code === 'string' ? code : null,
  }
}

/** A missing bucket is no missing file: its files are not gone, they are out of reach. */
export function isMissingObject(error: unknown): boolean {
  return ['NoSuchKey', 'NotFound'].includes(answerOf(error).name)
}

/** Another writer was first, or has changed the object since it was read. */
export function isOvertaken(error: unknown): boolean {
  return [409, 412].includes(answerOf(error).status ?? 0)
}

const passing = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'EAI_AGAIN', 'ERR_STREAM_PREMATURE_CLOSE'])

/** Whether another try may succeed at once. A server that is silent is not asked again: somebody waits. */
export function isPassing(error: unknown): boolean {
  const { name, status, code } = answerOf(error)
  // The SDK has learnt the server's time by then.
  if (name === 'RequestTimeTooSkewed') return true
  return status === 429 || (status ?? 0) >= 500 || passing.has(code ?? '')
}

/** Names the setting, and what it expects. */
function problemOf(error: unknown, place: S3Place): string {
  const { name, status, code } = answerOf(error)
  const problem = knownProblems(place)[name]
  if (problem) return problem
  if (status === 301 || name === 'AuthorizationHeaderMalformed')
    return `YISUN_FILES_URL: the bucket ${place.bucket} is not in region ${place.region}; expects region=… of the bucket`
  if (status === 403) return knownProblems(place).AccessDenied ?? ''
  const host = place.endpoint ?? `AWS in ${place.region}`
  if (status === null)
    return `YISUN_FILES_URL: ${host} cannot be reached (${code ?? name}); expects the address of an S3 server`
  return `YISUN_FILES_URL: ${host} answers ${status} ${name}; expects an S3 server`
}

function knownProblems({ bucket, prefix, accessKey }: S3Place): Record<string, string> {
  const refused =
    'YISUN_S3_ACCESS_KEY: the keys are refused; expects a valid pair of YISUN_S3_ACCESS_KEY and YISUN_S3_SECRET'
  const wrongKeys = accessKey ? refused : `${refused}, or valid keys where the AWS SDK finds them`
  const noKeys =
    'YISUN_S3_ACCESS_KEY: there are no keys; expects YISUN_S3_ACCESS_KEY and YISUN_S3_SECRET, or keys where the AWS SDK finds them'
  return {
    NoSuchBucket: `YISUN_FILES_URL: the bucket ${bucket} does not exist; expects one that does`,
    AccessDenied: `YISUN_FILES_URL: the keys do not give access to ${bucket}/${prefix}; expects keys that may list the bucket, and read, write and delete below the prefix`,
    InvalidAccessKeyId: wrongKeys,
    SignatureDoesNotMatch: wrongKeys,
    InvalidToken: wrongKeys,
    ExpiredToken: wrongKeys,
    CredentialsProviderError: noKeys,
    RequestTimeTooSkewed:
      'YISUN_FILES_URL: the clock of this machine and that of the S3 server differ by more than 15 minutes; expects the right time on both',
  }
}

/** Keeps nothing of the SDK's error, which repeats the request that it signed. */
export function asUnavailable(error: unknown, place: S3Place): StorageUnavailableError {
  const { name, status, code } = answerOf(error)
  const what = [status, name, code].filter((part) => part !== null).join(' ')
  return new StorageUnavailableError(new Error(`S3: ${what}`), problemOf(error, place))
}

/** The store's problem in the operator's words; null when it can be reached, or is a disk. */
export async function unreachableProblem(files: FileStore): Promise<string | null> {
  try {
    await files.placeId()
    return null
  } catch (error) {
    if (error instanceof StorageUnavailableError) return error.problem
    throw error
  }
}
