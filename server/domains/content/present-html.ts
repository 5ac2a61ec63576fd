import * as m from '#messages'
import type { PictureView } from '../../../shared/contract/content/content.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { opensInNewTab } from '../../../shared/lib/outside-link.ts'
import { escapedHtml, plainText } from '../../../shared/lib/text/html-text.ts'
import { pictureIdOf } from './sanitise-html.ts'

export type PresentedHtml = { html: string; contents: { id: string; text: string }[] }

/**
 * Sanitised HTML for display: headings with ids, a table of contents, scrollable tables, pictures in every
 * size with the alternative text in the page's language; outside links that open a new window say so.
 */
export function presentHtml(
  html: string,
  pictures: ReadonlyMap<string, PictureView>,
  locale: Locale,
): PresentedHtml {
  const contents: PresentedHtml['contents'] = []
  const shown = html
    .replace(/<h2>(.*?)<\/h2>/gs, (_, inner: string) => {
      const id = `s${contents.length + 1}`
      contents.push({ id, text: plainText(inner) })
      return `<h2 id="${id}">${inner}</h2>`
    })
    .replace(/<table>.*?<\/table>/gs, (table) => `<div class="prose-table" tabindex="0">${table}</div>`)
    .replace(/<a href="(https?:[^"]*)">(.*?)<\/a>/gs, (_, href: string, inner: string) =>
      outsideLink(href, inner, locale),
    )
    .replace(/<img src="([^"]*)"[^>]*>/g, (_, src: string) =>
      pictureHtml(pictures.get(pictureIdOf(src) ?? '')),
    )
  return { html: shown, contents }
}

/** The pictures that a text shows. */
export function picturesIn(html: string): string[] {
  return [...html.matchAll(/<img src="([^"]*)"/g)].flatMap(([, src = '']) => pictureIdOf(src) ?? [])
}

/** Pages of the portal are linked by path, so any link with a host is external. */
const ownOrigin = 'https://own.invalid'

function outsideLink(href: string, inner: string, locale: Locale): string {
  const link = `<a rel="noopener" href="${href}"`
  if (!opensInNewTab(href.replaceAll('&amp;', '&'), ownOrigin)) return `${link}>${inner}</a>`
  return `${link} target="_blank">${inner}<span>${m.link_new_window({}, { locale })}</span></a>`
}

const sizes = '(min-width: 64rem) 40rem, 100vw'

/** A picture that is gone from the library renders as nothing. */
function pictureHtml(picture: PictureView | undefined): string {
  if (!picture) return ''
  const { alt, avif, webp, src, width, height } = picture
  return (
    `<picture><source type="image/avif" srcset="${avif}" sizes="${sizes}">` +
    `<source type="image/webp" srcset="${webp}" sizes="${sizes}">` +
    `<img src="${src}" alt="${escapedHtml(alt)}" width="${width}" height="${height}" loading="lazy" decoding="async"></picture>`
  )
}

const charactersPerMinute = 400
const wordsPerMinute = 220

/** Reading time in minutes, at least one: Han characters and Latin words each at their own pace. */
export function readingMinutes(html: string): number {
  const text = plainText(html)
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text.match(/[\p{Script=Latin}\d]+/gu)?.length ?? 0
  return Math.max(1, Math.round(characters / charactersPerMinute + words / wordsPerMinute))
}
