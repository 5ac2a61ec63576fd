import { createHash } from 'node:crypto'
import type { CallContext } from '../../../context.ts'

/** A phone and a browser as the code tables know them; neither can be read back. */
export type PhoneRef = {
  phone: string
  /** By the current key, for what is written. */
  phoneIndex: string
  /** By every key, for what is looked up. */
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

/** What is stored of a code: bound to what it is for, to the phone and to the browser that asked. */
export function hashOfCode(
  ctx: Pick<CallContext, 'services' | 'browserId'>,
  bound: { phone: string; purpose: string; code: string },
): Buffer {
  const value = [bound.purpose, bound.phone, ctx.browserId, bound.code].join('\n')
  return ctx.services.keyedHash(value, 'one-time code')
}
