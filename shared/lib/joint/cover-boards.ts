import { beam, type End, endPoints, grain } from './beam.ts'
import { type CoverWood, frame } from './cover-frame.ts'
import { type ArtTone, type Mark, outline, type Point, rectangle, trail } from './drawing.ts'
import { type JointKind, lengthwiseKinds } from './profile.ts'
import type { Chance } from './seed.ts'

/** The corner of a box: a board whose tails hold the edge of the next. */
export function corner(chance: Chance, wood: CoverWood): Mark[] {
  const thick = chance.between(36, 54)
  const x = chance.between(164, 236)
  const top = chance.between(30, 72)
  const tails = chance.pick([2, 3, 3])
  const each = (frame.height + frame.bleed - top) / tails
  const end: End = {
    kind: chance.pick<JointKind>(['dovetail', 'dovetail', 'straight']),
    depth: thick,
    way: 'out',
  }
  const edge = Array.from({ length: tails }, (_, index) =>
    endPoints(each, end).map(([across, out]): Point => [x + out, top + index * each + across]),
  ).flat()
  const far = frame.height + frame.bleed
  const small = chance.between(36, 64)
  return [
    { d: rectangle(x, top, thick, far), fill: wood.other, line: 2 },
    { d: outline([[-frame.bleed, top], ...edge, [x, far], [-frame.bleed, far]]), fill: wood.accent, line: 2 },
    { d: rectangle(x - chance.between(70, 130), top - 12, small, 12), fill: wood.third, line: 2 },
  ]
}

/** Two planks held by butterfly keys (银锭榫). */
export function keyed(chance: Chance, wood: CoverWood): Mark[] {
  const axis = chance.pick(['x', 'x', 'y'])
  const [long, across] = axis === 'x' ? [frame.width, frame.height] : [frame.height, frame.width]
  const at = chance.between(across * 0.42, across * 0.58)
  const first = at - chance.between(across * 0.24, across * 0.34)
  const last = at + chance.between(across * 0.24, across * 0.34)
  const waist = chance.between(11, 15)
  const half = chance.between(24, 32)
  const keys = axis === 'x' ? chance.pick([1, 2, 2]) : 1
  const places = Array.from(
    { length: keys },
    (_, index) => (long * (index + 1)) / (keys + 1) + chance.between(-20, 20),
  )
  const keyTone = wood.accent === 'gold' ? 'paper' : 'gold'
  const ends = { axis, from: -frame.bleed, to: long + frame.bleed } as const
  return [
    beam({ ...ends, side: first, width: at - first, fill: wood.accent }),
    beam({ ...ends, side: at, width: last - at, fill: wood.other }),
    ...grain(chance, { ...ends, from: long * 0.55, side: at + half, width: last - at - half }),
    ...places.map((place) => butterfly(axis, place, at, waist, half, keyTone)),
  ]
}

/** A tenon on the way into its mortise, with its path. */
export function apart(chance: Chance, wood: CoverWood): Mark[] {
  const size = chance.between(76, 112)
  const side = chance.between(34, 166 - size)
  const at = chance.between(92, 128)
  const kind = chance.pick<JointKind>(['straight', 'dovetail', 'dovetail', 'double', 'gooseneck'])
  const end: End = { kind, depth: size * 0.46, way: 'out' }
  const other = at + end.depth + chance.between(16, 40)
  const guides = [side, side + size].map(
    (y): Mark => ({
      d: trail([
        [at, y],
        [other, y],
      ]),
      line: 1,
      dashed: true,
    }),
  )
  const far = frame.width + frame.bleed
  return [
    ...guides,
    beam({ axis: 'x', from: -frame.bleed, to: at, side, width: size, fill: wood.accent, end }),
    beam({
      axis: 'x',
      from: other,
      to: far,
      side,
      width: size,
      fill: wood.other,
      start: { ...end, way: 'in' },
    }),
    ...grain(chance, { axis: 'x', from: other + end.depth + 14, to: far, side, width: size }),
  ]
}

/** Boards above each other, joined at different places. */
export function boards(chance: Chance, wood: CoverWood): Mark[] {
  const size = chance.between(42, 54)
  const top = chance.between(14, 186 - 3 * size)
  const fills: readonly [ArtTone, ArtTone][] = [
    ['paper', 'wood'],
    [wood.accent, 'paper'],
    ['paper', wood.third],
  ]
  return fills.flatMap(([left, right], index) => {
    const at = chance.between(70, 230)
    const side = top + index * size
    const end: End = { kind: chance.pick(lengthwiseKinds), depth: size * 0.5, way: 'out' }
    return [
      beam({ axis: 'x', from: -frame.bleed, to: at, side, width: size, fill: left, end }),
      beam({
        axis: 'x',
        from: at,
        to: frame.width + frame.bleed,
        side,
        width: size,
        fill: right,
        start: { ...end, way: 'in' },
      }),
    ]
  })
}

function butterfly(
  axis: 'x' | 'y',
  place: number,
  at: number,
  waist: number,
  half: number,
  fill: ArtTone,
): Mark {
  const wide = waist * 1.9
  const points: Point[] = [
    [place - wide, at - half],
    [place + wide, at - half],
    [place + waist * 0.7, at],
    [place + wide, at + half],
    [place - wide, at + half],
    [place - waist * 0.7, at],
  ]
  return { d: outline(axis === 'x' ? points : points.map(([a, b]): Point => [b, a])), fill, line: 2 }
}
