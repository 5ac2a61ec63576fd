import { localPath } from './local-path.ts'
import { type Locale, pathInLocale } from './locale.ts'
import { hasDomain, outsideHref } from './outside-link.ts'

/**
 * A link as staff enter it: a page of the portal by its path (`/tools`), else an outside address.
 * @returns the link to store, outside ones with https; null for anything else, such as `javascript:`
 */
export function linkTarget(entered: string): string | null {
  const text = entered.trim()
  if (isPath(text)) return localPath(text, '') ? text : null
  const href = outsideHref(text)
  return href && hasDomain(href) ? href.replace(/^(?:http:)?\/\//i, 'https://') : null
}

/** Where a stored link leads from a page: pages of the portal keep the page's language. */
export function targetHref(target: string, locale: Locale): string {
  return isPath(target) ? pathInLocale(target, locale) : target
}

function isPath(text: string): boolean {
  return text.startsWith('/') && !text.startsWith('//')
}
