export type MailMessage = {
  /** A bare address, such as `lin@example.org`. */
  to: string
  /** Stored readable in the outbox: it must contain neither codes nor personal data. */
  subject: string
  text: string
  html?: string
  /** Unique per message and the same at every try: the receiving side can tell a repetition. */
  messageKey: string
}

/** Sends mail. Delivery is at least once: after a crash the same message key may be sent again. */
export type MailPort = {
  /**
   * Hands a mail over.
   * @throws {DeliveryError} within about six seconds, saying whether to try again
   */
  send(message: MailMessage): Promise<void>
}
