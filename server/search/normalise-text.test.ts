import { expect, test } from 'vitest'
import { normaliseName, normaliseText } from './normalise-text.ts'

test.each([
  ['ＮｅｘｔＣｌｏｕｄ　２', 'nextcloud 2', 'full-width letters'],
  ['誌願者', '志愿者', 'an older variant character'],
  ['輕量級資料庫', '轻量级数据库', 'a word of Taiwan'],
  ['文件管理', '文件管理', 'a simplified word that means something else in Taiwan'],
  ['Café Éditeur', 'cafe editeur', 'accents'],
  ['a\0b\uD800c', 'a b c', 'what PostgreSQL cannot store'],
])('%j → %j: %s', (text, expected) => {
  expect(normaliseText(text)).toBe(expected)
})

test('a name is compared without its punctuation', () => {
  expect(normaliseName('  Home-Assistant（家庭助理）! C++')).toBe('home assistant 家庭助理 c++')
})
