import { useState, useSyncExternalStore } from 'react'
import type { Locale } from '../../shared/lib/locale.ts'
import { phrasesOf } from '../../shared/lib/text/phrases.ts'
import { spacedText } from '../../shared/lib/text/spaced-text.ts'
import { classNames } from './class-names.ts'
import { useLocale } from './page-locale.tsx'

type HeadingSize = 'lg' | 'xl' | '2xl' | '3xl' | '4xl'

export type HeadingProps = {
  level: 1 | 2 | 3 | 4
  /** The look, if it differs from the level's own. */
  size?: HeadingSize
  text: string
  /** The language of the text, if it is not the page's. */
  locale?: Locale
  id?: string
  tabIndex?: -1
  className?: string
}

const sizes: Record<HeadingSize, string> = {
  lg: 'text-lg',
  xl: 'text-xl',
  '2xl': 'text-2xl',
  '3xl': 'text-3xl',
  '4xl': 'text-4xl',
}

/** A heading that breaks between phrases, never inside a word. */
export function Heading({ level, size, text, locale, className, ...rest }: HeadingProps) {
  const pageLocale = useLocale()
  const Tag = `h${level}` as const
  const isServed = useServed(text)
  return (
    <Tag
      {...rest}
      className={classNames(size && sizes[size], className) || undefined}
      // Server and browser may split phrases differently: the server's version stays, and both are right.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped text and <wbr>, nothing else
      dangerouslySetInnerHTML={{ __html: isServed ? '' : phrasesHtml(text, locale ?? pageLocale) }}
    />
  )
}

/**
 * Whether the heading is in the page as the server rendered it. React leaves the content of such a heading
 * alone, so its phrases need not be computed again: loading the Chinese dictionary alone would block a phone
 * for a tenth of a second.
 */
function useServed(text: string): boolean {
  let isTakenOver = false
  useSyncExternalStore(
    neverChanges,
    () => null,
    // Called only on the server and during hydration.
    () => {
      isTakenOver = typeof document !== 'undefined'
      return null
    },
  )
  const [served, setServed] = useState(isTakenOver ? text : null)
  if (served !== null && served !== text) setServed(null)
  return served === text
}

const neverChanges = () => () => {}

/** The text as HTML with a `<wbr>` between its phrases. */
function phrasesHtml(text: string, locale: Locale): string {
  return phrasesOf(spacedText(text, locale), locale)
    .map(escapeHtml)
    .join('<wbr>')
    .replace(reference, '<span class="kept">$&</span>')
}

const reference = /[A-Z]{2}-\d{4}-[A-Z\d]{5}/g
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => escapes[character] ?? character)
}
