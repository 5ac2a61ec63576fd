import { matchPath } from 'react-router'
import { expect, it } from 'vitest'
import { pageRoutes } from '../../../app/route-table.ts'
import { findPage } from './find-page.ts'

/** Addresses near a page: its own, with more and fewer segments, in capitals, with odd segments. */
function addressesNear(path: string): string[] {
  const filledWith = (value: string) => path.replace(/:\w+\??/g, value)
  const plain = filledWith('1001')
  const near = [`${plain}/`, `${plain}//`, `${plain}/x`, plain.slice(0, -1), plain.toUpperCase(), `/${plain}`]
  return [plain, filledWith('a.b%2Fc:d'), filledWith(''), ...near].filter(Boolean)
}

it.each(pageRoutes.map(({ path }) => path))('finds what the router finds at and around %s', (path) => {
  for (const address of addressesNear(path)) {
    const found = pageRoutes.find((page) => matchPath({ path: page.path, caseSensitive: true }, address))
    expect(findPage(address), address).toBe(found ?? 'unknown')
    if (!address.startsWith('//')) expect(findPage(`/en${address}`), address).toBe(found ?? 'unknown')
  }
})
