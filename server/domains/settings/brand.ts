import type { ConfigInfo } from '../../../shared/contract/home.ts'
import { markNameOf } from '../../../shared/lib/joint/mark-name.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { accentOf, accentStylePath, brandPath } from '../../../shared/rules/brand.ts'
import type { SiteSettings } from '../../../shared/rules/site-settings.ts'
import { siteNameIn } from './site-settings.ts'

/** How the portal presents itself in a language. */
export function brandOf(settings: SiteSettings, locale: Locale): ConfigInfo['brand'] {
  const accent = accentOf(settings)
  const shortName = locale === 'zh' ? settings.shortNameZh : settings.shortNameEn
  const markName = markNameOf(settings)
  return {
    shortName: shortName || siteNameIn(settings, locale),
    ...accent,
    markName,
    pictures: `${brandPath(accent)}/${markName}`,
    style: accentStylePath(accent),
  }
}
