/**
 * A message was not handed over. Its text names the vendor's code at most: recipients and contents never reach a
 * log through it.
 */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  /** False when the vendor refuses this message for good; trying again would only repeat the refusal. */
  readonly isRetryable: boolean
  constructor(what: string, options: { isRetryable: boolean }) {
    super(what)
    this.isRetryable = options.isRetryable
  }
}

/** How long a vendor may take in all; every answer of the portal is due within seven seconds. */
export const vendorTimeoutMs = 6000
