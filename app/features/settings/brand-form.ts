import * as m from '#messages'
import type { Api } from '../../../shared/contract/contract.ts'
import type { FieldError } from '../../../shared/contract/errors.ts'
import { colourPattern, tidyColour } from '../../../shared/lib/colour.ts'
import { accentContrast, nearestReadable, type Scheme } from '../../../shared/rules/brand.ts'
import { wordFields } from '../../api/forms/named-field.ts'
import type { PostedForm } from '../../api/forms/posted-form.ts'
import { type BrandName, settingNames } from './settings-form.ts'

/** The brand as its form holds it. */
export type TypedBrand = Record<BrandName, string>

/** What a form would change; nothing is saved yet. */
export type BrandPreviewed = { isPreview: true; typed: TypedBrand; faintOn: Scheme[] }

export function brandForm(form: PostedForm): TypedBrand {
  return {
    shortNameZh: form.text('shortNameZh'),
    shortNameEn: form.text('shortNameEn'),
    accent: form.text('accent'),
    accentDark: form.text('accentDark'),
    markSeed: form.text('markSeed'),
    markPicture: form.has('drawn') ? '' : form.text('markPicture'),
  }
}

/** The brand as typed, with a picture that was chosen for the mark drawn anew. */
export async function readBrand(
  { settingsStaff }: Api,
  form: PostedForm,
): Promise<Omit<BrandPreviewed, 'isPreview'>> {
  const typed = brandForm(form)
  const file = form.files('file').find(({ size }) => size > 0)
  if (!file) return { typed, faintOn: [] }
  const { markPicture, faintOn } = await settingsStaff.markAdd({ file })
  return { typed: { ...typed, markPicture }, faintOn }
}

const schemeOf: Partial<Record<string, Scheme>> = { accent: 'light', accentDark: 'dark' }

/** A refused colour's error states the measured ratio and the nearest colour that passes, a refused picture's the rule. */
export function wordBrand(path: string, error: FieldError, form: PostedForm): string | undefined {
  const { reason, limit } = error
  if (path === 'file' && reason === 'wrongFormat') return m.brand_mark_file_square()
  if (path === 'file' && reason === 'tooSmall') return m.brand_mark_file_small({ limit: limit ?? 0 })
  // An SVG is refused since it can hold scripts; what is said of such files elsewhere, to print them, gives no mark.
  if (path === 'file' && (reason === 'fileActive' || reason === 'fileImageOnly'))
    return m.brand_mark_file_kind()
  if (path === 'file') return wordFields({ file: m.brand_mark_file })(path, error)
  const scheme = schemeOf[path]
  const field = settingNames[path as BrandName]?.()
  const colour = tidyColour(form.text(path))
  if (!scheme || !field || error.reason === 'required') return wordFields(settingNames)(path, error)
  if (!colourPattern.test(colour)) return m.brand_accent_wrong({ field })
  // Rounded down: 6.99 must not read as 7.
  const ratio = (Math.floor(accentContrast(colour, scheme) * 100) / 100).toFixed(2)
  return m.brand_accent_faint({ field, ratio, nearest: nearestReadable(colour, scheme) })
}
