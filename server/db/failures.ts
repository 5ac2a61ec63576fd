import { ApiError } from '../../shared/contract/errors.ts'
import { StorageUnavailableError } from '../adapters/files/port.ts'

const serializationFailure = '40001'
const deadlockDetected = '40P01'
const queryCanceled = '57014'

/** Whether a transaction that failed with this error may simply be retried. */
export function isRetryable(error: unknown): boolean {
  const state = sqlStateOf(error)
  return state === serializationFailure || state === deadlockDetected
}

/** Whether a unique index refused a row; with `constraint`, whether that index did. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (sqlStateOf(error) !== '23505') return false
  return constraint === undefined || (error as { constraint?: string }).constraint === constraint
}

/** Whether the database refused a statement because of a row that refers to another. */
export function isForeignKeyViolation(error: unknown): boolean {
  return sqlStateOf(error) === '23503'
}

/** Turns an outage into `unavailable`; returns other errors unchanged. */
export function asApiError(error: unknown): unknown {
  return isOutage(error) ? new ApiError('unavailable', { retryAfterSeconds: 5 }) : error
}

/** Whether the database or file store was out of reach or silent, rather than refused a statement. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof StorageUnavailableError) return true
  const { code } = error as { code?: string }
  // Checked before SQLSTATE, which EPIPE resembles.
  if (code && /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT)$/.test(code)) return true
  const state = sqlStateOf(error)
  if (state) return /^(08|28|53|57P|58)/.test(state) || state === queryCanceled
  return /connection (terminated|timeout|ended)|timeout exceeded when trying to connect|not queryable|client was closed/i.test(
    error.message,
  )
}

function sqlStateOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined
}
