import { type ArtTone, type Drawing, outline, type Point } from './drawing.ts'
import { logoDrawing } from './glyph.ts'
import { firstMark } from './mark-name.ts'
import { profile } from './profile.ts'
import { chanceOf } from './seed.ts'

/** The side of a mark, in units. */
const side = 32
const margin = 2
/** The open seam between the two parts. */
const seam = 2.5

/** A mark by its name, or an uploaded one as a data URL. */
export type DrawnMark = string | { picture: string }

/**
 * A portal's mark, 32 units square: an uploaded picture, or two parts and the open joint between them, without lines,
 * so that it is still told at 16 pixels.
 */
export function markDrawing(name: DrawnMark): Drawing {
  if (typeof name !== 'string')
    return {
      width: side,
      height: side,
      marks: [],
      pictures: [{ href: name.picture, x: 0, y: 0, size: side }],
    }
  if (name === firstMark) return logoDrawing()
  const chance = chanceOf(`mark-${name}`)
  const kind = chance.pick(['dovetail', 'straight', 'lap', 'double', 'gooseneck', 'step'])
  const depth = chance.pick([7, 9, 11])
  const tones = chance.pick<readonly [ArtTone, ArtTone]>([
    ['green', 'gold'],
    ['gold', 'green'],
  ])
  const turns = chance.pick([0, 1, 2, 3])
  const edge = profile(kind, side - 2 * margin, depth)
  const from = (side - depth - seam) / 2
  const end = side - margin
  const at = (y: number) => edge.map(([across, out]): Point => [margin + across, y + out])
  const upper: Point[] = [[margin, margin], ...at(from), [end, margin]]
  const lower: Point[] = [[margin, end], ...at(from + seam), [end, end]]
  return {
    width: side,
    height: side,
    marks: [upper, lower].map((points, index) => ({
      d: outline(points.map((point) => turned(point, turns))),
      fill: tones[index] ?? 'green',
    })),
  }
}

/** A mark within a larger drawing, its top left corner at x and y. */
export function placedMark(
  name: DrawnMark,
  x: number,
  y: number,
  size: number,
): Pick<Drawing, 'marks' | 'pictures'> {
  if (typeof name !== 'string') return { marks: [], pictures: [{ href: name.picture, x, y, size }] }
  const scale = size / side
  return { marks: markDrawing(name).marks.map((mark) => ({ ...mark, d: moved(mark.d, x, y, scale) })) }
}

/** A quarter turn for each of `turns`. */
function turned([x, y]: Point, turns: number): Point {
  return turns === 0 ? [x, y] : turned([side - y, x], turns - 1)
}

/** Only for marks' own paths: absolute M, L, H, V and Z. */
function moved(path: string, x: number, y: number, scale: number): string {
  return path.replace(/([MLHV])([\d. ]+)/g, (_, command: string, numbers: string) => {
    const isDown = command === 'V'
    const placed = numbers
      .trim()
      .split(' ')
      .map((number, index) => Number(number) * scale + (isDown || index === 1 ? y : x))
    return command + placed.map((number) => Math.round(number * 10) / 10).join(' ')
  })
}
