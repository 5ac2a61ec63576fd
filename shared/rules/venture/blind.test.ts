import { describe, expect, it } from 'vitest'
import { strikeNames, struckText } from './blind.ts'

const struck = (text: string, ...names: string[]) => struckText(strikeNames(text, names))

describe('a name in a text that judges read', () => {
  it.each([
    ['青禾助学社在三所学校试用', '青禾助学社', '■■■在三所学校试用', 'as it is'],
    ['我们是青 禾 助 学 社。', '青禾助学社', '我们是■■■。', 'with blanks inside'],
    ['青·禾·助·学·社', '青禾助学社', '■■■', 'with marks inside'],
    ['青\u200B禾助学\u2060社试用', '青禾助学社', '■■■试用', 'with hidden characters inside'],
    ['由ＧＲＥＥＮ　Ｄｏｏｒ主办', 'Green Door', '由■■■主办', 'full width'],
    ['green-door, GREENDOOR', 'Green Door', '■■■, ■■■', 'in any case, pulled together or apart'],
    ['Zoé Müller wrote it', 'Zoe Muller', '■■■ wrote it', 'with accents'],
    ['联系人王小明和李华', '王小明', '联系人■■■和李华', 'of a person in the running text'],
  ])('%s without %s is %s: %s', (text, name, expected) => {
    expect(struck(text, name)).toBe(expected)
  })

  it('is found in traditional characters where the reader knows them', () => {
    const simplified: Record<string, string> = { 學: '学', 會: '会' }
    const parts = strikeNames('青禾助學社', ['青禾助学社'], (letter) => simplified[letter] ?? letter)
    expect(struckText(parts)).toBe('■■■')
  })

  it('leaves words that only contain it', () => {
    expect(struck('The plan of Ana, an annual plan', 'An')).toBe('The plan of Ana, ■■■ annual plan')
    expect(struck('2026 年', '26')).toBe('2026 年')
    expect(struck('一个王字', '王')).toBe('一个王字')
    expect(struck('青禾很好。\n\n\n\n助学社也好', '青禾助学社')).toBe('青禾很好。\n\n\n\n助学社也好')
  })

  it('loses no other character, and strikes names that overlap once', () => {
    const text = '　青禾助学社联合会（青禾）🙂 e\u0301'
    const parts = strikeNames(text, ['青禾助学社', '助学社联合会', '青禾'])
    expect(parts.map((part) => part.text).join('')).toBe(text)
    expect(struckText(parts)).toBe('　■■■（■■■）🙂 e\u0301')
  })
})
