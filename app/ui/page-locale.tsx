import { createContext, use } from 'react'
import type { Locale } from '../../shared/lib/locale.ts'

/** The language of the page, which its path decides. Set once by the document around every page. */
export const PageLocale = createContext<Locale>('zh')

/** The language of the page. Messages and links need it not: both find it themselves. */
export function useLocale(): Locale {
  return use(PageLocale)
}
