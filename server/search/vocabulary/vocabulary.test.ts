import { expect, test } from 'vitest'
import { buildVocabulary, conceptsIn, englishKey, vocabulary } from './vocabulary.ts'

test('every word of both sides is found again', () => {
  const lost: string[] = []
  for (const concepts of vocabulary.chinese.values()) {
    for (const { zh, en } of concepts) {
      for (const form of zh) if (!vocabulary.chinese.has(form)) lost.push(form)
      for (const form of en) if (!vocabulary.english.has(englishKey(form))) lost.push(form)
    }
  }
  expect(lost).toEqual([])
  expect(vocabulary.chinese.size).toBeGreaterThan(700)
})

test('the longest word at a place is meant', () => {
  const known = buildVocabulary(['密码 | password\n密码管理 | password manager\n管理 | manage'])
  expect(conceptsIn('密码管理', known).map(({ form }) => form)).toEqual(['密码管理'])
  expect(conceptsIn('a password manager, managing', known).map(({ form }) => form)).toEqual([
    'password manager',
    'managing',
  ])
})

test('a line without both languages is refused', () => {
  expect(() => buildVocabulary(['志愿者 |'])).toThrow('Incomplete concept')
})
