import { describe, expect, it } from 'vitest'
import { contactPhone } from './contact-phone.ts'

describe('the number under which somebody is reached', () => {
  it.each([
    ['138 0013-8000', '13800138000'],
    ['+86 13800138000', '13800138000'],
    ['008613800138000', '13800138000'],
    ['１３８００１３８０００', '13800138000'],
    ['+86 10 6552 9988', '010-65529988'],
    ['010-65529988', '010-65529988'],
    ['(010) 6552 9988', '010-65529988'],
    ['01065529988', '010-65529988'],
    ['（0571）8765 4321', '0571-87654321'],
    ['0993 2123456', '0993-2123456'],
    ['010-65529988-801', '010-65529988-801'],
    ['010-65529988 转 801', '010-65529988-801'],
    ['010 65529988 ext. 801', '010-65529988-801'],
    ['400-820-8820', '4008208820'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['0044 20  7946 0958', '+44 20 7946 0958'],
    ['＋852 2345 6789', '+852 2345 6789'],
    ['+1 (415) 555-2671', '+1 (415) 555-2671'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(contactPhone(typed)).toBe(kept)
    expect(contactPhone(kept)).toBe(kept)
  })

  it.each([
    ['nothing', ''],
    ['too short', '12345'],
    ['of the mainland with a digit too few', '1380013800'],
    ['of the mainland that no mobile has', '12800138000'],
    ['a landline without its area code', '65529988'],
    ['of the mainland, with a code that no place has', '+86 00 65529988'],
    ['a landline with half its area code', '10 65529988'],
    ['abroad without its code', '20 7946 0958'],
    ['abroad with a digit too many', '+44 1234567890 12345'],
    ['with words', '+44 20 7946 0958 ask for Li'],
    ['in a sentence', '请打 010-65529988'],
    ['a mark alone', '+'],
  ])('%s is none', (_, typed) => expect(contactPhone(typed)).toBeNull())
})
