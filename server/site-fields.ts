import { siteSettingFields } from '../shared/contract/settings.staff.ts'
import type { SiteSettings } from '../shared/rules/site-settings.ts'
import { text } from './env-fields.ts'

/** The fields of the settings page, stated for the first start and validated by the same rules. */
const asOnPage = (
  name: 'siteNameZh' | 'siteNameEn' | 'operatorZh' | 'operatorEn' | 'mail' | 'hotline',
  expects: string,
) => text(expects, (value) => siteSettingFields[name].safeParse(value).data || null)

export const siteFields = {
  YISUN_SITE_NAME_ZH: asOnPage('siteNameZh', 'the name of the portal in Chinese, of at most 20 characters'),
  YISUN_SITE_NAME_EN: asOnPage('siteNameEn', 'the name of the portal in English, of at most 40 characters'),
  YISUN_OPERATOR_ZH: asOnPage(
    'operatorZh',
    'the full Chinese name of who runs the portal, of at most 80 characters',
  ),
  YISUN_OPERATOR_EN: asOnPage(
    'operatorEn',
    'the English name of who runs the portal, of at most 120 characters',
  ),
  YISUN_CONTACT_MAIL: asOnPage('mail', 'a mail address, such as hello@example.org'),
  YISUN_HOTLINE: asOnPage('hotline', 'a phone number, such as 400-000-0000'),
}

export type SiteSettingName = keyof typeof siteFields

/** In the order of the settings page; the names come first, because they are required. */
export const siteSettingNames = Object.keys(siteFields) as SiteSettingName[]

/** Null where nothing is stated. */
export function statedSite(
  stated: Partial<Record<SiteSettingName, string | undefined>>,
): Partial<SiteSettings> | null {
  const {
    YISUN_SITE_NAME_ZH: siteNameZh,
    YISUN_SITE_NAME_EN: siteNameEn,
    YISUN_OPERATOR_ZH: operatorZh = '',
    YISUN_OPERATOR_EN: operatorEn = '',
    YISUN_CONTACT_MAIL: mail = '',
    YISUN_HOTLINE: hotline = '',
  } = stated
  return siteNameZh && siteNameEn ? { siteNameZh, siteNameEn, operatorZh, operatorEn, mail, hotline } : null
}
