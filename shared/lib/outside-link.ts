/**
 * An outside link's address as staff entered it: without an http prefix it becomes protocol-relative.
 * @returns null for a forbidden scheme, such as `javascript:`
 */
export function outsideHref(entered: string): string | null {
  const link = entered.trim()
  if (/^(https?:\/\/|mailto:|tel:)/i.test(link)) return link
  if (link === '' || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(link)) return null
  if (/[\s\\]/.test(link)) return null
  return `//${link.replace(/^\/+/, '')}`
}

/** Whether a link's host has a domain: `//not-an-address` would be stored and lead nowhere. */
export function hasDomain(href: string): boolean {
  if (/^(mailto|tel):/i.test(href)) return true
  return /.\../.test(URL.parse(href, 'https://portal.example')?.hostname ?? '')
}

/** Whether a file opens in a new tab: a PDF or film of another origin, which would replace the page. */
export function opensInNewTab(link: string, origin: string): boolean {
  const url = URL.parse(link, origin)
  return url !== null && url.origin !== new URL(origin).origin && /\.(pdf|mp4)$/i.test(url.pathname)
}
