export type SmsMessage = {
  /** In E.164, such as `+8613800138000`. */
  to: string
  /** The whole text in the reader's language. */
  text: string
  /** Which registered text it is, and the values that fill it: many vendors accept only registered texts. */
  template: string
  parameters: Record<string, string>
  /** Unique per message and the same at every try: the vendor sends it once. */
  messageKey: string
}

/** Sends text messages. Delivery is at least once: after a crash the same message key may be sent again. */
export type SmsPort = {
  /**
   * Hands a message over.
   * @throws {DeliveryError} within about six seconds, saying whether to try again
   */
  send(message: SmsMessage): Promise<void>
}
