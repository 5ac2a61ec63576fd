import * as m from '#messages'
import type { Locale } from '../../../shared/lib/locale.ts'

/** The title of a feed, in its language. */
export function feedTitle(site: string, locale: Locale, label?: string): string {
  const name = m.content_news_title({}, { locale })
  return [site, name, label].filter((part) => part !== undefined).join(' · ')
}
