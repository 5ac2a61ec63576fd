import { expect, it } from 'vitest'
import { shortAddress } from './short-address.ts'

it.each([
  ['https://www.example.org/', 'example.org'],
  ['http://example.org/a?b=1', 'example.org/a?b=1'],
])('%s is told as %s', (address, text) => expect(shortAddress(address)).toBe(text))

it('keeps host and end of a long one', () => {
  const text = shortAddress(`https://archive.example.org/${'reports/'.repeat(20)}2024/annual.pdf`)
  expect(text).toMatch(/^archive\.example\.org\/.*….*2024\/annual\.pdf$/)
  expect(text).toHaveLength(64)
})
