import type { PictureView } from '../../../shared/contract/content.ts'
import { plainText } from '../../../shared/lib/html-text.ts'
import { pictureIdOf } from './sanitise-html.ts'

export type PresentedHtml = { html: string; contents: { id: string; text: string }[] }

/**
 * Sanitised HTML as it is shown: headings with ids, their contents, tables that scroll by themselves, pictures in
 * every size with the alternative text of the page's language.
 */
export function presentHtml(html: string, pictures: ReadonlyMap<string, PictureView>): PresentedHtml {
  const contents: PresentedHtml['contents'] = []
  const shown = html
    .replace(/<h2>(.*?)<\/h2>/gs, (_, inner: string) => {
      const id = `s${contents.length + 1}`
      contents.push({ id, text: plainText(inner) })
      return `<h2 id="${id}">${inner}</h2>`
    })
    .replace(/<table>.*?<\/table>/gs, (table) => `<div class="prose-table" tabindex="0">${table}</div>`)
    .replace(/<a href="(https?:[^"]*)"/g, '<a rel="noopener" href="$1"')
    .replace(/<img src="([^"]*)"[^>]*>/g, (_, src: string) =>
      pictureHtml(pictures.get(pictureIdOf(src) ?? '')),
    )
  return { html: shown, contents }
}

/** The pictures that a text shows. */
export function picturesIn(html: string): string[] {
  return [...html.matchAll(/<img src="([^"]*)"/g)].flatMap(([, src = '']) => pictureIdOf(src) ?? [])
}

const sizes = '(min-width: 64rem) 40rem, 100vw'

/** A picture that is gone from the library leaves nothing. */
function pictureHtml(picture: PictureView | undefined): string {
  if (!picture) return ''
  const { alt, avif, webp, src, width, height } = picture
  return (
    `<picture><source type="image/avif" srcset="${avif}" sizes="${sizes}">` +
    `<source type="image/webp" srcset="${webp}" sizes="${sizes}">` +
    `<img src="${src}" alt="${escaped(alt)}" width="${width}" height="${height}" loading="lazy" decoding="async"></picture>`
  )
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

const charactersPerMinute = 400
const wordsPerMinute = 220

/** Minutes that reading takes, at least one: Han characters and Latin words each at their pace. */
export function readingMinutes(html: string): number {
  const text = plainText(html)
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text.match(/[\p{Script=Latin}\d]+/gu)?.length ?? 0
  return Math.max(1, Math.round(characters / charactersPerMinute + words / wordsPerMinute))
}
