import { createHash } from 'node:crypto'
import type { CallContext } from '../../../context.ts'

/** A phone and a browser as hashed in the code tables; neither can be read back. */
export type PhoneRef = {
  phone: string
  /** By the current key, for writing. */
  phoneIndex: string
  /** By every key, for look-ups. */
  phoneIndexes: string[]
  /** The same for the accounts table. */
  accountIndexes: string[]
  browserHash: Buffer
}

export function phoneRefOf(ctx: Pick<CallContext, 'services' | 'browserId'>, phone: string): PhoneRef {
  const { cipher } = ctx.services
  return {
    phone,
    phoneIndex: cipher.blindIndex(phone, 'one_time_codes.phone'),
    phoneIndexes: cipher.blindIndexes(phone, 'one_time_codes.phone'),
    accountIndexes: cipher.blindIndexes(phone, 'accounts.phone'),
    browserHash: createHash('sha256').update(ctx.browserId).digest(),
  }
}

/** The stored hash of a code, bound to its purpose, its phone and the browser that asked. */
export function hashOfCode(
  ctx: Pick<CallContext, 'services' | 'browserId'>,
  bound: { phone: string; purpose: string; code: string },
): Buffer {
  const value = [bound.purpose, bound.phone, ctx.browserId, bound.code].join('\n')
  return ctx.services.keyedHash(value, 'one-time code')
}
