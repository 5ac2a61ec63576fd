import { DeliveryError } from '../delivery-error.ts'

/**
 * The answer of a vendor's own package, given up after a time: packages limit silence, not the whole answer.
 * @throws {DeliveryError} in doubt, because the request had been sent
 */
export async function answerInTime<Answer>(
  vendor: string,
  timeoutMs: number,
  asking: Promise<Answer>,
): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(unanswered(vendor)), timeoutMs)
  try {
    return await Promise.race([asking, promise])
  } finally {
    clearTimeout(timer)
  }
}

/** A request that may have arrived, without an answer. */
export function unanswered(vendor: string): DeliveryError {
  return new DeliveryError(`${vendor} gave no answer that can be read`, { isRetryable: true, fault: 'doubt' })
}

/** A request that cannot have arrived: its connection failed. */
export function unreached(vendor: string): DeliveryError {
  return new DeliveryError(`${vendor} cannot be reached`, { isRetryable: true, fault: 'vendor' })
}

/** Whether a connection failed before anything was sent. @param message of the package's error */
export function isUnreached(message: string): boolean {
  return /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|certificate/i.test(message)
}
