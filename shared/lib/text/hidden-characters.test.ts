import { describe, expect, it } from 'vitest'
import { nameText, requiredName } from '../../contract/content/fields.ts'
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
    ['Braille cells without dots', '\u2800\u2800'],
    ['a note without a head', '\u{1D159}青苗'],
    ['a tag that there is not', '青苗\u{E0002}'],
    ['what is ignored and not assigned', '青\u2065苗\uFFF0'],
    ['a Mongolian selector', '青苗\u180B'],
    ['a Khitan filler', '青\u{16FE4}苗'],
    ['a selector of signs behind a character', '青苗\uFE0F'],
    ['a selector behind a letter', 'Walk\u{E0100}'],
    ['two selectors behind one another', '葛\u{E0100}\u{E0101}城'],
  ])('is refused with %s', (_, name) => {
    expect(hasHidden(name)).toBe(true)
    expect(nameText(60).safeParse(name).success).toBe(false)
    expect(hasHidden(withoutHidden(name))).toBe(false)
  })

  it.each([
    '青苗公益',
    '阿依古丽·买买提',
    'Zoë O’Neill-Wang',
    '葛\u{E0100}城',
    '🌱 小苗',
    '❤\uFE0F 公益',
    '山田 太郎',
  ])('is taken as %s', (name) => {
    expect(nameText(60).parse(name)).toBe(name)
  })

  it.each(['\u0301', '\u0301 \u0302'])('needs something to be seen: %j', (name) => {
    expect(requiredName(60).safeParse(name).success).toBe(false)
  })

  it('holds no character that Unicode says is not seen, wherever it stands', () => {
    const kinds: [string, RegExp][] = [
      ['controls', /\p{Cc}/u],
      ['formats', /\p{Cf}/u],
      ['ends of lines', /\p{Zl}|\p{Zp}/u],
      ['what is ignored', /\p{Default_Ignorable_Code_Point}/u],
    ]
    const passed = kinds.flatMap(([kind, pattern]) =>
      everyCodePoint()
        .filter((one) => pattern.test(one) && !(hasHidden(one) && hasHidden(`a${one}b`)))
        .map((one) => `${kind} U+${one.codePointAt(0)?.toString(16)}`),
    )
    expect(passed).toEqual([])
  })

  it('holds every letter, number, sign and blank', () => {
    const drawn = /[\p{L}\p{N}\p{P}\p{S}\p{Zs}]/u
    const empty = ['\u115F', '\u1160', '\u17B4', '\u17B5', '\u2800', '\u3164', '\uFFA0', '\u{1D159}']
    expect(
      everyCodePoint().filter((one) => drawn.test(one) && hasHidden(one) && !empty.includes(one)),
    ).toEqual([])
  })
})

const everyCodePoint = () =>
  Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
