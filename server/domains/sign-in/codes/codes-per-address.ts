import { signInRules } from '../../../../shared/rules/sign-in/sign-in.ts'
import type { CallContext } from '../../../context.ts'
import { addressBucket, type Limit } from '../../../db/limits.ts'

const loopback = /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/i

/**
 * The number of codes per internet address. A local demo sends nothing and shows every code; everybody trying
 * it has the same address, so the limit would protect nobody.
 */
export function codesPerAddress({ services, address }: Pick<CallContext, 'services' | 'address'>): Limit {
  const isDemoHere = services.isDemo && loopback.test(address)
  return {
    key: `code:address:${addressBucket(address)}`,
    most: isDemoHere ? signInRules.codesPerAddressPerHourInDemo : signInRules.codesPerAddressPerHour,
    windowSeconds: 3600,
    per: 'address',
  }
}
