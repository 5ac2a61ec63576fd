import { DeliveryError } from '../delivery-error.ts'

/**
 * Exactly one address: no list, no name, no line break that would begin a header.
 * @throws {DeliveryError} not retryable, for anything else
 */
export function parseAddress(to: string): string {
  if (/^[^\s@,;:<>()[\]\\"]{1,64}@[^\s@,;:<>()[\]\\"]{1,253}$/.test(to)) return to
  throw new DeliveryError('The recipient is no mail address', { isRetryable: false })
}
