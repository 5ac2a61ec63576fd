import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkCharacterOf,
  hasRightCheckCharacter,
  isCreditCodeForm,
  normaliseCreditCode,
} from './credit-code.ts'

const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const character = fc.constantFrom(...alphabet)
const body = fc.array(character, { minLength: 17, maxLength: 17 }).map((list) => list.join(''))

describe('credit codes', () => {
  it('takes the example that the standard is taught with', () => {
    expect(hasRightCheckCharacter('91350100M000100Y43')).toBe(true)
    expect(hasRightCheckCharacter('91350100M000100Y44')).toBe(false)
  })

  it('every body has exactly one right check character', () => {
    fc.assert(
      fc.property(body, (first) => {
        const right = [...alphabet].filter((last) => hasRightCheckCharacter(first + last))
        expect(right).toEqual([checkCharacterOf(first)])
      }),
    )
  })

  it('notices every single wrong character and every two neighbours that changed places', () => {
    fc.assert(
      fc.property(body, fc.nat(16), character, (first, at, other) => {
        const code = first + checkCharacterOf(first)
        const wrong = code.slice(0, at) + other + code.slice(at + 1)
        expect(hasRightCheckCharacter(wrong)).toBe(wrong === code)
        const [a = '', b = ''] = [code[at], code[at + 1]]
        const swapped = code.slice(0, at) + b + a + code.slice(at + 2)
        if (at < 16) expect(hasRightCheckCharacter(swapped)).toBe(a === b)
      }),
    )
  })

  it.each([
    ['91350100m000100y43', '91350100M000100Y43'],
    [' 9135 0100 M000 100Y 43 ', '91350100M000100Y43'],
    ['９１３５０１００Ｍ０００１００Ｙ４３', '91350100M000100Y43'],
    ['91350100-M000100Y4-3', '91350100M000100Y43'],
  ])('reads %j', (typed, code) => expect(normaliseCreditCode(typed)).toBe(code))

  it.each([
    '',
    '91350100M000100Y4',
    '91350100M000100Y433',
    '9135O100M000100Y43',
    '91350100M000100Y4!',
    '统一社会信用代码',
  ])('%j has not the form', (code) => {
    expect(isCreditCodeForm(code)).toBe(false)
    expect(hasRightCheckCharacter(code)).toBe(false)
  })
})
