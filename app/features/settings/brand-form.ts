import * as m from '#messages'
import type { FieldError } from '../../../shared/contract/errors.ts'
import { colourPattern, tidyColour } from '../../../shared/lib/colour.ts'
import { accentContrast, nearestReadable, type Scheme } from '../../../shared/rules/brand.ts'
import { wordFields } from '../../api/forms/named-field.ts'
import type { PostedForm } from '../../api/forms/posted-form.ts'
import { type BrandName, settingNames } from './settings-form.ts'

/** The brand as its form holds it. */
export type TypedBrand = Record<BrandName, string>

/** What a form would change; nothing is saved yet. */
export type BrandPreviewed = { isPreview: true; typed: TypedBrand }

export function brandForm(form: PostedForm): TypedBrand {
  return {
    shortNameZh: form.text('shortNameZh'),
    shortNameEn: form.text('shortNameEn'),
    accent: form.text('accent'),
    accentDark: form.text('accentDark'),
    markSeed: form.text('markSeed'),
  }
}

const schemeOf: Partial<Record<string, Scheme>> = { accent: 'light', accentDark: 'dark' }

/** A refused colour's error states the measured ratio and the nearest colour that passes. */
export function wordBrand(path: string, error: FieldError, form: PostedForm): string | undefined {
  const scheme = schemeOf[path]
  const field = settingNames[path as BrandName]?.()
  const colour = tidyColour(form.text(path))
  if (!scheme || !field || error.reason === 'required') return wordFields(settingNames)(path, error)
  if (!colourPattern.test(colour)) return m.brand_accent_wrong({ field })
  // Rounded down: 6.99 must not read as 7.
  const ratio = (Math.floor(accentContrast(colour, scheme) * 100) / 100).toFixed(2)
  return m.brand_accent_faint({ field, ratio, nearest: nearestReadable(colour, scheme) })
}
