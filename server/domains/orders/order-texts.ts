import type { Services } from '../../services.ts'

/** What people write in orders is encrypted, because it may name people. */
const columns = {
  need: 'orders.need',
  note: 'order_events.note',
  closed: 'order_slots.closed_because',
} as const
type TextKind = keyof typeof columns

/** Encrypts a text of an order. */
export function sealText({ cipher }: Pick<Services, 'cipher'>, kind: TextKind, text: string): string {
  return cipher.encrypt(text, columns[kind])
}

/** Reads a text of an order; null where there is none. */
export function openText({ cipher }: Pick<Services, 'cipher'>, kind: TextKind, stored: string | null) {
  return stored === null ? null : cipher.decrypt(stored, columns[kind])
}
