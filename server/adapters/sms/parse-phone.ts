import { DeliveryError } from '../delivery-error.ts'

/** @throws {DeliveryError} not retryable, when it is no E.164 number */
export function parsePhone(to: string): string {
  if (/^\+[1-9]\d{6,14}$/.test(to)) return to
  throw new DeliveryError('The recipient is no phone number', { isRetryable: false, fault: 'recipient' })
}
