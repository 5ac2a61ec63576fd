import { BlockList, isIP } from 'node:net'

/** Whether an address may state clients' addresses. */
export type TrustedProxies = { isTrusted(address: string): boolean }

/** @param ranges addresses or CIDR ranges, already checked by the configuration */
export function createTrustedProxies(ranges: readonly string[]): TrustedProxies {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return { isTrusted: (address) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') }
}

/**
 * The client's address: the socket's, unless a trusted proxy holds it; then the last one in X-Forwarded-For
 * that no trusted proxy holds.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  proxies: TrustedProxies,
): string {
  let address = plain(socketAddress)
  const stated = (forwardedFor ?? '')
    .split(',')
    .map((part) => plain(part.trim()))
    .filter((part) => isIP(part) !== 0)
  while (stated.length > 0 && proxies.isTrusted(address)) address = stated.pop() ?? address
  return address
}

/** An IPv4 address as such, even from an IPv6 socket. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
