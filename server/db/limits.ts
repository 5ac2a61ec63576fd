import { ApiError, type ErrorDetails } from '../../shared/contract/errors.ts'
import type { Db } from './database.ts'
import { countUse, type Window } from './limits.queries.ts'

/** With `per`, the refusal says which kind of limit it is. */
export type Limit = Window & { per?: 'address' }

/**
 * Counts a use against each limit, outside the caller's transaction, so that it counts even when the call
 * fails. Every limit is counted, also after one is found exceeded. A refused use does not count against its
 * limit: retrying too early makes nobody wait longer.
 * @throws ApiError `tooMany` with the seconds to wait, and the limit that lasts longest
 */
export async function spendLimits(pool: Db, limits: Limit[]): Promise<void> {
  let refusal: ErrorDetails = {}
  for (const limit of limits) {
    const { count, secondsLeft } = await countUse(pool, limit, 1)
    const { most, per } = limit
    if (count <= most) continue
    await countUse(pool, limit, -1)
    if (secondsLeft > (refusal.retryAfterSeconds ?? 0))
      refusal = { retryAfterSeconds: secondsLeft, ...(per && { params: { per, most } }) }
  }
  if (refusal.retryAfterSeconds) throw new ApiError('tooMany', refusal)
}

/** The part of an address that one client holds: an IPv4 address, or the /64 of an IPv6 address. */
export function addressBucket(address: string): string {
  const groups = groupsOf(address)
  return typeof groups === 'string' ? groups : `${groups.slice(0, 4).join(':')}::/64`
}

/** The /48 of an IPv6 address, which one site or many phones hold: 65,536 of what one person holds. Null of IPv4. */
export function addressNetwork(address: string): string | null {
  const groups = groupsOf(address)
  return typeof groups === 'string' ? null : `${groups.slice(0, 3).join(':')}::/48`
}

/** The eight groups of an IPv6 address in one spelling; an IPv4 address as it is. */
function groupsOf(address: string): string[] | string {
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  const [head = '', tail = ''] = address.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === '' ? [] : tail.split(':')
  const zeros = address.includes('::')
    ? Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
    : []
  return [...front, ...zeros, ...back].map((part) => Number.parseInt(part || '0', 16).toString(16))
}
