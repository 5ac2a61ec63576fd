import { createContext, use } from 'react'
import type { Locale } from '../../shared/lib/locale.ts'

/** The language of the page, which its path decides. Set once by the document around every page. */
export const PageLocale = createContext<Locale>('zh')

/** The language of the page, for what is not said by a message or a link: both know it by themselves. */
export function useLocale(): Locale {
  return use(PageLocale)
}
