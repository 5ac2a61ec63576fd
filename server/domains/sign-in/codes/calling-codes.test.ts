import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withCallingCode } from '../../../../shared/lib/calling-code.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { parseMobilePhone } from '../../../parse-mobile-phone.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

describe('the countries that a number can be from', () => {
  it.each([
    ['zh', ['中国香港', '中国澳门', '中国台湾', '阿尔巴尼亚'], '英国'],
    ['en', ['Hong Kong', 'Macao', 'Taiwan', 'Afghanistan'], 'United Kingdom'],
  ] as const)(
    'are named and ordered in %s, each once, without the mainland',
    async (locale, first, britain) => {
      const { countries } = await (await portal.api({ locale })).signIn.callingCodes({})
      expect(countries.slice(0, 4).map(({ name }) => name)).toEqual(first)
      expect(countries).toContainEqual({ country: 'GB', name: britain, code: '44' })
      expect(new Set(countries.map(({ country }) => country)).size).toBe(countries.length)
      expect(countries.some(({ country }) => country === 'CN')).toBe(false)
      // A country name missing in the language would fall back to the country code.
      expect(countries.filter(({ country, name }) => name === country)).toEqual([])
    },
  )
})

describe('a number with the country chosen beside it', () => {
  it.each([
    ['13800138000', '', '+8613800138000'],
    ['7911 123456', 'GB+44', '+447911123456'],
    ['07911 123456', 'GB+44', '+447911123456'],
    ['(415) 555-2671', 'US+1', '+14155552671'],
    ['8 912 345 67 89', 'RU+7', '+79123456789'],
    ['347 123 4567', 'IT+39', '+393471234567'],
    ['+852 5123 4567', 'GB+44', '+85251234567'],
    ['＋852 5123 4567', 'GB+44', '+85251234567'],
    [' 0085251234567', 'GB+44', '+85251234567'],
    ['+86 138 0013 8000', 'US+1', '+8613800138000'],
    ['7911 123456', 'nonsense', null],
  ])('%s and %j is %s', (typed, chosen, expected) => {
    const parse = () => parseMobilePhone(withCallingCode(typed, chosen))
    if (expected) expect(parse()).toBe(expected)
    else expect(parse).toThrowError(expect.objectContaining({ reason: 'invalidInput' }))
  })
})
