import { type Accent, accentTokens, isFirstAccent } from '../../rules/brand.ts'
import type { ArtTone, Drawing, Mark, Placed } from './drawing.ts'

export type Palettes = Record<'light' | 'dark', Record<ArtTone | 'line', string>>

/** Colours of a separate file; the same as the pages' art tokens (a test compares them). */
export const palettes: Palettes = {
  light: {
    line: '#12211f',
    paper: '#ffffff',
    mist: '#eef4f2',
    wood: '#d9e7e2',
    green: '#0b6a55',
    azure: '#1f5190',
    gold: '#f5b82e',
  },
  dark: {
    line: '#bccdc9',
    paper: '#0f1716',
    mist: '#182423',
    wood: '#24403a',
    green: '#1c7f68',
    azure: '#31679f',
    gold: '#d9a22b',
  },
}

/** The colours of drawings in a brand. */
export function brandPalettes(accent: Accent): Palettes {
  if (isFirstAccent(accent)) return palettes
  const { light, dark } = accentTokens(accent)
  return {
    light: { ...palettes.light, green: light['art-green'] },
    dark: { ...palettes.dark, green: dark['art-green'] },
  }
}

export type SvgPalette = 'light' | 'dark' | 'auto'

/**
 * The drawing as an SVG file. `auto` follows the reader's system by a media query inside the file, for images
 * whose page does not state a palette.
 */
export function drawingSvg(
  drawing: Drawing,
  palette: SvgPalette = 'auto',
  colours: Palettes = palettes,
): string {
  const { width, height, marks, pictures = [] } = drawing
  const style = svgStyle(palette, colours)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linejoin="miter"><style>${style}</style>${marks.map(markSvg).join('')}${pictures.map(pictureSvg).join('')}</svg>`
}

/** The style in such a file. */
export function svgStyle(palette: SvgPalette, colours: Palettes = palettes): string {
  if (palette !== 'auto') return rules(colours[palette])
  return `${rules(colours.light)}@media(prefers-color-scheme:dark){${rules(colours.dark)}}`
}

const letters: Record<ArtTone, string> = {
  paper: 'p',
  mist: 'm',
  wood: 'w',
  green: 'g',
  azure: 'a',
  gold: 'o',
}

function rules(colours: Record<ArtTone | 'line', string>): string {
  const fills = Object.entries(letters).map(
    ([tone, letter]) => `.${letter}{fill:${colours[tone as ArtTone]}}`,
  )
  return `path{fill:none;stroke:${colours.line}}${fills.join('')}`
}

function pictureSvg({ href, x, y, size }: Placed): string {
  return `<image href="${href}" x="${x}" y="${y}" width="${size}" height="${size}"/>`
}

function markSvg({ d, fill, line = 0, dashed }: Mark): string {
  const name = fill ? ` class="${letters[fill]}"` : ''
  return `<path${name} d="${d}" stroke-width="${line}"${dashed ? ' stroke-dasharray="4 4"' : ''}/>`
}
