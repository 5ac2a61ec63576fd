/**
 * A message could not be handed over. The error names at most the vendor's code, so that recipients and
 * contents never reach a log through it.
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

/** The longest that a vendor may take; every response of the portal is due within seven seconds. */
export const vendorTimeoutMs = 6000
