import { beam, type End, endPoints, grain } from './beam.ts'
import { type Drawing, type Mark, outline, type Point, rectangle, trail } from './drawing.ts'
import { fieldDrawing } from './field.ts'
import { type DrawnMark, placedMark } from './mark.ts'
import { chanceOf } from './seed.ts'

/** Nothing here yet: two parts waiting to be joined. 240 × 160. */
export function emptyDrawing(seed: string): Drawing {
  const chance = chanceOf(seed)
  const end: End = {
    kind: chance.pick(['dovetail', 'straight', 'double', 'gooseneck']),
    depth: 30,
    way: 'out',
  }
  const guides = [44, 116].map(
    (y): Mark => ({
      d: trail([
        [82, y],
        [158, y],
      ]),
      line: 1,
      dashed: true,
    }),
  )
  return {
    width: 240,
    height: 160,
    marks: [
      ...guides,
      beam({ axis: 'x', from: 2, to: 70, side: 44, width: 72, fill: chance.pick(['green', 'azure']), end }),
      beam({
        axis: 'x',
        from: 150,
        to: 238,
        side: 44,
        width: 72,
        fill: 'paper',
        start: { ...end, way: 'in' },
      }),
      ...grain(chance, { axis: 'x', from: 190, to: 238, side: 44, width: 72 }),
    ],
  }
}

/** Page not found: a tenon meets a mortise cut for another. 320 × 240. */
export function lostDrawing(): Drawing {
  const end: End = { kind: 'dovetail', depth: 56, way: 'out' }
  const tenon = endPoints(132, end).map(([across, out]): Point => [across, 78 + out])
  const tilted = turn([[0, 0], ...tenon, [132, 0]], -9, [96, 26])
  return {
    width: 320,
    height: 240,
    marks: [
      beam({
        axis: 'y',
        from: 176,
        to: 238,
        side: 2,
        width: 316,
        fill: 'paper',
        start: { kind: 'comb', depth: 36, way: 'in' },
      }),
      { d: rectangle(2, 214, 316, 24), fill: 'wood', line: 2 },
      { d: outline(tilted), fill: 'gold', line: 2 },
    ],
  }
}

/** The picture of a shared link, 1200 × 630: the home page's frame around a paper margin, and the mark. */
export function shareDrawing(seed: string, mark: DrawnMark): Drawing {
  const field = fieldDrawing(seed, 1200, 630, 6)
  const paper: Mark = { d: rectangle(0, 0, 1200, 630), fill: 'paper' }
  return stamped({ ...field, marks: [paper, ...field.marks] }, mark, [64, 342, 224])
}

/** A record's cover as a share picture, 1200 × 630: cropped to that shape, the portal's mark in its corner. */
export function sharedCover(cover: Drawing, mark: DrawnMark): Drawing {
  return stamped(cover, mark, [12, 144, 28])
}

/** The drawing with the mark on a piece of paper. */
function stamped(
  drawing: Drawing,
  mark: DrawnMark,
  [x, y, size]: readonly [x: number, y: number, size: number],
): Drawing {
  const edge = size / 8
  const paper: Mark = { d: rectangle(x - edge, y - edge, size + 2 * edge, size + 2 * edge), fill: 'paper' }
  const { marks, ...pictures } = placedMark(mark, x, y, size)
  return { ...drawing, ...pictures, marks: [...drawing.marks, paper, ...marks] }
}

/** The mark on an opaque ground, 180 units square, for home screens without transparency. */
export function touchIconDrawing(mark: DrawnMark): Drawing {
  const paper: Mark = { d: rectangle(0, 0, 180, 180), fill: 'paper' }
  const { marks, ...pictures } = placedMark(mark, 26, 26, 128)
  return { width: 180, height: 180, ...pictures, marks: [paper, ...marks] }
}

function turn(points: readonly Point[], degrees: number, [x, y]: Point): Point[] {
  const angle = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return points.map(([a, b]): Point => [x + a * cos - b * sin, y + a * sin + b * cos])
}
