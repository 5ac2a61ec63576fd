/** The state of a mail or a text message, as staff see it. `retrying`: the vendor has not accepted it yet. */
export const deliveryStates = ['failed', 'retrying', 'queued', 'withheld', 'sent'] as const
export type DeliveryState = (typeof deliveryStates)[number]

export const deliveryChannels = ['mail', 'sms'] as const
export type DeliveryChannel = (typeof deliveryChannels)[number]

/**
 * What is sent: a notice of the portal to an account, a one-time code, a link to sign in or prove an address,
 * a notice to a person without an account, a message by which an administrator tests a channel.
 */
export const deliveryKinds = ['notice', 'code', 'link', 'contact', 'test'] as const
export type DeliveryKind = (typeof deliveryKinds)[number]

/** A message key's prefix is its kind. */
export function deliveryKindOf(messageKey: string): DeliveryKind {
  return deliveryKinds.find((kind) => messageKey.startsWith(`${kind}:`)) ?? 'notice'
}

/**
 * Why a message was held back: its recipient has lost the right to it since (left the team, suspended,
 * consent withdrawn) or has no address any more, has reached the daily limit of text messages, it came too
 * late to be of use, no vendor is connected, or it had been read when the daily mail was made.
 */
export const withheldReasons = [
  'rightLost',
  'noAddress',
  'tooMany',
  'tooLate',
  'noVendor',
  'alreadyRead',
] as const
export type WithheldReason = (typeof withheldReasons)[number]

/**
 * Whether staff may send it again. The content of a code, a link or a notice to a person without an account
 * is not kept, so people request a new one themselves.
 */
export function canSendAgain(kind: DeliveryKind, state: DeliveryState): boolean {
  return kind === 'notice' && state === 'failed'
}
