import { describe, expect, it } from 'vitest'
import { nameText } from '../contract/fields.ts'
import { hasHidden, withoutHidden } from './hidden-characters.ts'

describe('a name', () => {
  it.each([
    ['a zero-width space', '青\u200B苗'],
    ['a joiner', '青\u200D苗'],
    ['a turn of direction', '\u202Eexe.苗青'],
    ['an isolate', '青\u2066苗'],
    ['a soft hyphen', 'Wa\u00ADlk'],
    ['a byte order mark inside', '青\uFEFF苗'],
    ['a Hangul filler', '\u3164\u3164'],
    ['a control character', '青\u0007苗'],
    ['an end of line', '青\n苗'],
    ['a tag character', '青\u{E0041}苗'],
  ])('is refused with %s', (_, name) => {
    expect(hasHidden(name)).toBe(true)
    expect(nameText(60).safeParse(name).success).toBe(false)
    expect(hasHidden(withoutHidden(name))).toBe(false)
  })

  it.each(['青苗公益', '阿依古丽·买买提', 'Zoë O’Neill-Wang', '葛\u{E0100}城', '🌱 小苗', '山田 太郎'])(
    'is taken as %s',
    (name) => {
      expect(nameText(60).parse(name)).toBe(name)
    },
  )
})
