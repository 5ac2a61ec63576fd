import type { Context } from 'hono'
import * as m from '#messages'
import { type Locale, languageTag } from '../../../shared/lib/locale.ts'
import { escapedHtml } from '../../../shared/lib/text/html-text.ts'
import type { HttpEnv } from '../http-env.ts'

/**
 * Answers a posted form with the way to another site. It is no redirect: the security policy lets a form lead to this
 * portal alone, and what a form begins no other site can begin by a link. The browser goes on by itself; the link is for
 * one that does not.
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
