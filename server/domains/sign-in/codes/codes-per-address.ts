import { signInRules } from '../../../../shared/rules/sign-in/sign-in.ts'
import type { CallContext } from '../../../context.ts'
import { addressBucket, addressNetwork, type Limit } from '../../../db/limits.ts'

const loopback = /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/i

/**
 * How many codes one address may ask for. A demo listens on its own machine alone, sends nothing and shows every code:
 * there everybody who tries it has the same address, and the limit would protect nobody. A network of many addresses has a
 * limit of its own: else its owner could use up the codes that all strangers may ask for in a day.
 */
export function codesPerAddress({ services, address }: Pick<CallContext, 'services' | 'address'>): Limit[] {
  const isDemoHere = services.isDemo && loopback.test(address)
  const network = addressNetwork(address)
  const limitOf = (key: string, most: number): Limit => ({
    key: `code:address:${key}`,
    most: isDemoHere ? signInRules.codesPerAddressPerHourInDemo : most,
    windowSeconds: 3600,
    per: 'address',
  })
  return [
    limitOf(addressBucket(address), signInRules.codesPerAddressPerHour),
    ...(network === null ? [] : [limitOf(network, signInRules.codesPerNetworkPerHour)]),
  ]
}
