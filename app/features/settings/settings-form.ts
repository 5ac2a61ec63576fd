import * as m from '#messages'
import type { InputOf } from '../../../shared/contract/call.ts'
import type { FieldError } from '../../../shared/contract/errors.ts'
import type { brandFields, settingsStaff } from '../../../shared/contract/settings.staff.ts'
import { wordFields } from '../../api/forms/named-field.ts'
import type { PostedForm } from '../../api/forms/posted-form.ts'

/** The names of the settings, in the order of the form. */
export const settingNames = {
  siteNameZh: m.settings_site_name_zh,
  siteNameEn: m.settings_site_name_en,
  shortNameZh: m.brand_short_name_zh,
  shortNameEn: m.brand_short_name_en,
  accent: m.brand_accent,
  accentDark: m.brand_accent_dark,
  markSeed: m.brand_mark_seed,
  markPicture: m.brand_mark_file,
  operatorZh: m.settings_operator_zh,
  operatorEn: m.settings_operator_en,
  currentRound: m.settings_round,
  matchId: m.settings_match,
  ventureIds: m.settings_venture_ids,
  hotline: m.settings_hotline,
  mail: m.settings_mail,
  icp: m.settings_icp,
  publicSecurity: m.settings_public_security,
}

/** The settings that have a page of their own. */
export type BrandName = keyof typeof brandFields
export type PlainName = Exclude<keyof typeof settingNames, BrandName>

/** The settings as a form posts them; the numbers of several programmes are separated by commas or spaces. */
export function settingsForm(form: PostedForm): Omit<InputOf<(typeof settingsStaff)['siteSave']>, BrandName> {
  return {
    version: Number(form.text('version')),
    siteNameZh: form.text('siteNameZh'),
    siteNameEn: form.text('siteNameEn'),
    operatorZh: form.text('operatorZh'),
    operatorEn: form.text('operatorEn'),
    currentRound: form.text('currentRound'),
    matchId: form.text('matchId'),
    ventureIds: form
      .text('ventureIds')
      .split(/[\s,，、]+/)
      .filter((id) => id !== ''),
    hotline: form.text('hotline'),
    mail: form.text('mail'),
    icp: form.text('icp'),
    publicSecurity: form.text('publicSecurity'),
  }
}

/** An error in one of several numbers is shown at their field. */
export function wordSettings(path: string, error: FieldError): string | undefined {
  return wordFields(settingNames)(path.split('.')[0] ?? path, error)
}
