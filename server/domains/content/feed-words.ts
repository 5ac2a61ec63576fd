import * as m from '#messages'
import type { Locale } from '../../../shared/lib/locale.ts'

/** The names that a feed bears, in its language. */
export function feedWords(locale: Locale, label?: string): { title: string; site: string } {
  const site = m.site_name({}, { locale })
  const name = m.content_news_title({}, { locale })
  return { site, title: [site, name, label].filter((part) => part !== undefined).join(' · ') }
}
