import type { Locale } from '../../../shared/lib/locale.ts'

export type SmsMessage = {
  /** In E.164, such as `+8613800138000`. */
  to: string
  /** The whole text in the reader's language. */
  text: string
  /** Which registered text it is, and the values that fill it: many vendors accept only registered texts. */
  template: string
  parameters: Record<string, string>
  /** The language of the text. */
  locale: Locale
  /** Unique per message and the same at every try: a vendor that knows keys sends it once. */
  messageKey: string
}

export const smsVendors = ['alibaba', 'tencent', 'gateway'] as const
export type SmsVendor = (typeof smsVendors)[number]

/** By what a vendor knows a message that it took; its delivery can be asked for. */
export type SmsReceipt = { vendor: SmsVendor; id: string }

/** Whether a message has reached the phone; the reason is the network's or the vendor's code. */
export type SmsReport = { outcome: 'pending' } | { outcome: 'delivered' | 'undelivered'; reason: string }

/** Sends text messages. Delivery is at least once: after a crash the same message key may be sent again. */
export type SmsPort = {
  /**
   * Hands a message over.
   * @returns the receipt where the vendor reports deliveries
   * @throws {DeliveryError} within about six seconds, saying whether to try again
   */
  send(message: SmsMessage): Promise<SmsReceipt | undefined>
  /**
   * Asks what became of a message that a vendor took; missing where no vendor reports deliveries.
   * @param to in E.164; vendors find a message by its phone
   * @param sentAt about when it was taken
   * @throws {DeliveryError} within about six seconds
   */
  report?(receipt: SmsReceipt, to: string, sentAt: Date): Promise<SmsReport>
}
