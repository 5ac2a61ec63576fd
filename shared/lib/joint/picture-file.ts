import { coverDrawing } from './cover.ts'
import type { ArtTone, Drawing } from './drawing.ts'
import { fieldDrawing } from './field.ts'
import { glyphDrawing, glyphOf, logoDrawing } from './glyph.ts'
import type { ArtKind } from './picture-path.ts'
import { type JointKind, jointKinds } from './profile.ts'
import { emptyDrawing, lostDrawing } from './scene.ts'
import { drawingSvg, type Palettes } from './svg.ts'

const heroSize = { width: 640, height: 520, columns: 5 }

/**
 * The file at `coverPath`. It follows the page's theme: browsers give an image the colour scheme
 * of its page.
 */
export function coverFile(kind: string, id: string, colours?: Palettes): string {
  return drawingSvg(coverDrawing(`${kind}-${id}`), 'auto', colours)
}

/** The file at `artPath`; null for an unknown joint. */
export function artFile(kind: ArtKind, seed: string, colours?: Palettes): string | null {
  const drawing = artDrawing(kind, seed)
  return drawing && drawingSvg(drawing, 'auto', colours)
}

function artDrawing(kind: ArtKind, seed: string): Drawing | null {
  switch (kind) {
    case 'logo':
      return logoDrawing()
    case 'hero':
      return fieldDrawing(seed, heroSize.width, heroSize.height, heroSize.columns)
    case 'glyph':
      return glyphOf(seed)
    case 'empty':
      return emptyDrawing(seed)
    case 'lost':
      return lostDrawing()
    case 'joint':
      return jointDrawing(seed)
  }
}

/** A joint by its name, `dovetail-gold-x`. */
function jointDrawing(name: string): Drawing | null {
  const [kind = '', tone = 'green', axis = 'y'] = name.split('-')
  if (!(jointKinds as readonly string[]).includes(kind)) return null
  return glyphDrawing(kind as JointKind, tone as ArtTone, axis === 'x' ? 'x' : 'y')
}
