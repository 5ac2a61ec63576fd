import { localPath } from '../../../shared/lib/local-path.ts'
import { type Locale, pathInLocale } from '../../../shared/lib/locale.ts'

/**
 * Where a form leads afterwards: a path of this portal in the page's language; the console for anything else.
 */
export function safeBack(back: string | null, locale: Locale): string {
  return pathInLocale(localPath(back, '/staff'), locale)
}
