import { ApiError } from '../../../shared/contract/errors.ts'
import { StorageUnavailableError } from '../../adapters/files/port.ts'
import { ScanUnavailableError } from '../../adapters/scan/port.ts'
import { ThreadsBusyError } from '../../threads/pool.ts'

/**
 * A storage or scanner that does not answer, and overloaded worker threads, count as an outage: nothing is
 * let through or lost.
 */
export async function asOutage<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    const isOutage = [StorageUnavailableError, ScanUnavailableError, ThreadsBusyError].some(
      (kind) => error instanceof kind,
    )
    throw isOutage ? new ApiError('unavailable', { retryAfterSeconds: 10 }) : error
  }
}
