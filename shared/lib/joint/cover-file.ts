import { coverDrawing } from './cover.ts'
import type { Drawing } from './drawing.ts'
import { drawingSvg, type SvgPalette } from './svg.ts'

/** Where the cover of a record is served: `coverPath('tool', '42')` is `/covers/tool/42.svg`. */
export function coverPath(kind: string, id: string): string {
  return `/covers/${encodeURIComponent(kind)}/${encodeURIComponent(id)}.svg`
}

/** The cover of a record: the same in a page and in a file. */
export function coverOf(kind: string, id: string): Drawing {
  return coverDrawing(`${kind}-${id}`)
}

/**
 * The file that stands at `coverPath`. With `auto` it follows the page's theme: browsers hand an image the
 * colour scheme of the page that shows it.
 */
export function coverFile(kind: string, id: string, palette: SvgPalette = 'auto'): string {
  return drawingSvg(coverOf(kind, id), palette)
}
