/** What becomes of a mail or a text message, as staff see it. `retrying`: the vendor did not take it yet. */
export const deliveryStates = ['failed', 'retrying', 'queued', 'withheld', 'sent'] as const
export type DeliveryState = (typeof deliveryStates)[number]

export const deliveryChannels = ['mail', 'sms'] as const
export type DeliveryChannel = (typeof deliveryChannels)[number]

/**
 * What is sent: a notice of the portal to an account, a one-time code, a link to sign in or prove an address, a notice
 * to somebody without an account.
 */
export const deliveryKinds = ['notice', 'code', 'link', 'contact'] as const
export type DeliveryKind = (typeof deliveryKinds)[number]

/** What a message key begins with says what is sent. */
export function deliveryKindOf(messageKey: string): DeliveryKind {
  return deliveryKinds.find((kind) => messageKey.startsWith(`${kind}:`)) ?? 'notice'
}

/**
 * Why a message was held back: its recipient has lost the right to it since (left the team, suspended, consent taken
 * back) or has no address any more, has had as many text messages as a day allows, it came too late to be of use, no
 * vendor is connected, or it had been read when the mail of the day was made.
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
 * Whether staff may have it sent once more. What a code, a link or a notice to somebody without an account said is not
 * kept, so those are asked for anew by whoever needs them.
 */
export function canSendAgain(kind: DeliveryKind, state: DeliveryState): boolean {
  return kind === 'notice' && state === 'failed'
}
