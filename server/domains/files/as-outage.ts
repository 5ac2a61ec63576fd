import { ApiError } from '../../../shared/contract/errors.ts'
import { StorageUnavailableError } from '../../adapters/files/port.ts'
import { ScanUnavailableError } from '../../adapters/scan/port.ts'

/** Storage and scanner that give no answer are an outage: nothing is let through or lost on the way. */
export async function asOutage<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    const isOutage = error instanceof StorageUnavailableError || error instanceof ScanUnavailableError
    throw isOutage ? new ApiError('unavailable', { retryAfterSeconds: 10 }) : error
  }
}
