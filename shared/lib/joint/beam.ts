import { type ArtTone, type Mark, outline, type Point, trail } from './drawing.ts'
import { type JointKind, profile } from './profile.ts'
import type { Chance } from './seed.ts'

/** The cut of an end: `out` gives it a tenon, `in` the mortise for the same tenon. */
export type End = { kind: JointKind; depth: number; way: 'out' | 'in' }

export type BeamSpec = {
  axis: 'x' | 'y'
  /** Start and end along its axis, without tenons. */
  from: number
  to: number
  /** Its near side across the axis, and its width. */
  side: number
  width: number
  fill: ArtTone
  start?: End
  end?: End
  line?: number
}

/** A straight part of wood with cut ends, seen from the front. */
export function beam({ axis, from, to, side, width, fill, start, end, line = 2 }: BeamSpec): Mark {
  const ahead = endPoints(width, end).map(([across, out]): Point => [to + out, side + across])
  // A mortise at the start must follow the previous part's tenon, which points along the axis.
  const behind = endPoints(width, start).map(([across, out]): Point => [from - out, side + across])
  const points = [...ahead, ...behind.reverse()]
  return { d: outline(axis === 'x' ? points : points.map(swap)), fill, line }
}

/** A few hairlines along the wood, with random ends. */
export function grain(chance: Chance, { axis, from, to, side, width }: Omit<BeamSpec, 'fill'>): Mark[] {
  return [0.28, 0.5, 0.76].map((share) => {
    const across = side + width * (share + chance.between(-5, 5) / 100)
    const begin = from + chance.between(0, Math.max(0, (to - from) * 0.5))
    const points: Point[] = [
      [begin, across],
      [to, across],
    ]
    return { d: trail(axis === 'x' ? points : points.map(swap)), line: 0.75 }
  })
}

/** The cut of an end `width` wide, as points [across, out]. */
export function endPoints(width: number, end?: End): Point[] {
  if (!end)
    return [
      [0, 0],
      [width, 0],
    ]
  const sign = end.way === 'out' ? 1 : -1
  return profile(end.kind, width, end.depth).map(([across, out]): Point => [across, out * sign])
}

function swap([x, y]: Point): Point {
  return [y, x]
}
