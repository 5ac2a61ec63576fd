import { parse } from 'hono/utils/cookie'
import { viewCookie } from '../../cookie-names.ts'

const themes = ['auto', 'light', 'dark'] as const
const sizes = ['normal', 'large', 'elder'] as const

export type View = { name: string; isChosen: boolean }

/** A browser's chosen view; `auto.normal` by default. */
export function viewOf(cookieHeader: string | undefined): View {
  const value = cookieHeader ? parse(cookieHeader, viewCookie)[viewCookie] : undefined
  const view = value ? parseView(value) : null
  return view ? { name: view, isChosen: true } : { name: 'auto.normal', isChosen: false }
}

/** A view's name as the cookie holds it; null for anything else. */
export function parseView(value: string): string | null {
  const [theme = '', size = ''] = value.split('.')
  const isKnown = (themes as readonly string[]).includes(theme) && (sizes as readonly string[]).includes(size)
  return isKnown ? `${theme}.${size}` : null
}

/** Writes a view on `<html>`, outside what React renders, so that one rendering serves every view. */
export function applyView(html: string, view: string): string {
  const [theme, size] = view.split('.')
  return html.replace('<html', `<html data-theme="${theme}" data-size="${size}"`)
}
