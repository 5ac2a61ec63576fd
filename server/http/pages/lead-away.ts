import type { Context } from 'hono'
import * as m from '#messages'
import { type Locale, languageTag } from '../../../shared/lib/locale.ts'
import { escapedHtml } from '../../../shared/lib/text/html-text.ts'
import type { HttpEnv } from '../http-env.ts'

/**
 * Responds to a posted form with the way to another site. It is no redirect: the security policy lets a form
 * lead to this portal alone, and no other site can start by a link what a form starts. The browser goes on by
 * itself; the link is a fallback.
 */
export function leadAway(c: Context<HttpEnv>, address: string, locale: Locale): Response {
  const { host, href } = new URL(address)
  const title = escapedHtml(m.leaving_title({ host }, { locale }))
  c.header('Refresh', `0; url=${href}`)
  c.header('Referrer-Policy', 'no-referrer')
  c.header('Cache-Control', 'no-store')
  return c.html(
    `<!doctype html><html lang="${languageTag(locale)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p><a href="${escapedHtml(href)}">${escapedHtml(m.leaving_go_on({ host }, { locale }))}</a></p></html>`,
  )
}
