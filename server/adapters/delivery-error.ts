/**
 * What a failure is about, which decides whether another vendor is asked:
 * - `recipient`: the address is wrong or wants no messages; no vendor would reach it
 * - `message`: this vendor does not take this message (its template, sender, country, a limit per number)
 * - `vendor`: the vendor cannot be used: not reachable, overloaded, failing, key or account refused
 * - `doubt`: the vendor may have taken the message, but its answer did not arrive or could not be read
 */
export type DeliveryFault = 'recipient' | 'message' | 'vendor' | 'doubt'

/**
 * A message could not be handed over. The error names at most the vendor's code, so that recipients and
 * contents never reach a log through it.
 */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  /** False when the vendor refuses this message for good; trying again would only repeat the refusal. */
  readonly isRetryable: boolean
  readonly fault: DeliveryFault
  /** @param options.fault by default the vendor for what may be retried, else the message */
  constructor(what: string, options: { isRetryable: boolean; fault?: DeliveryFault }) {
    super(what)
    this.isRetryable = options.isRetryable
    this.fault = options.fault ?? (options.isRetryable ? 'vendor' : 'message')
  }
}

/** The longest that a vendor may take; every response of the portal is due within seven seconds. */
export const vendorTimeoutMs = 6000
