import { localPath } from '../../../shared/lib/local-path.ts'
import { type Locale, pathInLocale } from '../../../shared/lib/locale.ts'

/** Where a form leads next: a path of this portal in the page's language, else the console. */
export function safeBack(back: string | null, locale: Locale): string {
  return pathInLocale(localPath(back, '/staff'), locale)
}
