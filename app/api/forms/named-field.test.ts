import { afterEach, expect, it } from 'vitest'
import { baseLocale, overwriteGetLocale } from '#messages/runtime'
import { fieldReasons } from '../../../shared/contract/errors.ts'
import { locales } from '../../../shared/lib/locale.ts'
import { fieldText } from './form-errors.ts'
import { namedFields, namedFieldText, wordsAtField } from './named-field.ts'

afterEach(() => overwriteGetLocale(() => baseLocale))

it('says what is wrong with the name in the summary, and without it below the label', () => {
  const name = 'Q7'
  for (const locale of locales) {
    overwriteGetLocale(() => locale)
    for (const reason of fieldReasons) {
      const error = { reason, limit: 40 }
      const named = namedFieldText(name, error)
      expect(named).toContain(name)
      expect(wordsAtField(named, error)).toBe(fieldText(error))
      expect(fieldText(error)).not.toContain(name)
    }
  }
})

it('leaves words of their own as they are, at the field as in the summary', () => {
  const own = '请上传登记证书'
  expect(wordsAtField(own, { reason: 'required' })).toBe(own)
  expect(namedFields({ fields: { file: own } })).toEqual({ file: own })
  expect(namedFields({ fields: { name: 'a' }, named: { name: 'Name: a' } })).toEqual({ name: 'Name: a' })
})
