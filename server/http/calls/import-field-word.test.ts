import { expect, test } from 'vitest'
import { importWords } from '../../../app/features/content/staff/collection-words.ts'
import { keyWord } from '../../../app/features/imports/import-words.ts'
import { locales } from '../../../shared/lib/locale.ts'
import { collectionNames } from '../../../shared/rules/content/collections.ts'
import { importTargets } from '../../../shared/rules/imports/import-mapping.ts'
import { importFieldWord } from './import-field-word.ts'

test.each(collectionNames)('every field of %s is called what the page calls it', (collection) => {
  for (const { key } of importTargets(collection, locales)) {
    expect(importFieldWord(key, 'zh')).toBe(keyWord(key, importWords))
    expect(importFieldWord(key, 'en')).not.toMatch(/\p{Script=Han}|^(?:zh|en|shared|provenance)\./u)
  }
})

test('a row and a column of the file keep their names', () => {
  expect(importFieldWord('', 'en')).toBe('This row')
  expect(importFieldWord('zh_CN.desc', 'en')).toBe('zh_CN.desc')
})
