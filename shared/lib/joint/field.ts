import { beam, type End, grain } from './beam.ts'
import { type ArtTone, type Drawing, type Mark, trail } from './drawing.ts'
import type { JointKind } from './profile.ts'
import { type Chance, chanceOf } from './seed.ts'

type Post = { x: number; width: number }

/**
 * The large picture of the home page: a timber frame seen from the front, rooms of bare paper between its
 * parts, and one gold rail on its way into an open mortise. `columns` posts over `width` units; deterministic
 * per seed.
 */
export function fieldDrawing(seed: string, width = 640, height = 480, columns = 4): Drawing {
  const chance = chanceOf(seed)
  const posts = postsOver(chance, width, columns)
  const tones: ArtTone[] = posts.map(
    (_, index) => (['paper', 'green', 'wood', 'azure', 'paper'] as const)[index % 5] ?? 'paper',
  )
  const frame = posts.flatMap(({ x, width: size }, index) => [
    beam({ axis: 'y', from: -8, to: height + 8, side: x, width: size, fill: tones[index] ?? 'paper' }),
    ...(tones[index] === 'paper'
      ? grain(chance, { axis: 'y', from: height * 0.6, to: height + 8, side: x, width: size })
      : []),
  ])
  const bays = posts.slice(1).map((post, index) => ({ left: posts[index] ?? post, right: post, index }))
  const arriving = Math.floor(bays.length / 2)
  const rails = bays.flatMap((bay) =>
    bay.index === arriving
      ? arrival(chance, bay.left, bay.right, height)
      : bayRails(chance, bay.left, bay.right, height, bay.index),
  )
  return { width, height, marks: [...frame, ...rails] }
}

function postsOver(chance: Chance, width: number, columns: number): Post[] {
  const step = width / (columns - 0.4)
  return Array.from({ length: columns }, (_, index) => ({
    x: Math.round(step * index + chance.between(0, step * 0.12) + step * 0.1),
    width: Math.round(chance.between(step * 0.26, step * 0.36)),
  }))
}

const railKinds: readonly [JointKind, ...JointKind[]] = ['dovetail', 'straight', 'dovetail', 'gooseneck']

/** Two rails of one bay, and sometimes a short post between them. */
function bayRails(chance: Chance, left: Post, right: Post, height: number, index: number): Mark[] {
  const size = height * 0.1
  const high = chance.between(height * 0.1, height * 0.26)
  const low = chance.between(height * 0.6, height * 0.8)
  const high2: ArtTone = index === 0 ? 'wood' : 'paper'
  const marks = [
    rail(chance, left, right, high, size, high2),
    rail(chance, left, right, low, size * 1.15, index === 0 ? 'azure' : 'green'),
  ]
  const middle = (left.x + left.width + right.x) / 2
  const stud = height * 0.06
  const foot: End = { kind: 'straight', depth: size * 0.5, way: 'out' }
  const short = beam({
    axis: 'y',
    from: high + size,
    to: low,
    side: middle - stud / 2,
    width: stud,
    fill: 'paper',
    start: foot,
    end: foot,
  })
  return chance.once(0.7) ? [...marks, short] : marks
}

function rail(chance: Chance, left: Post, right: Post, y: number, size: number, fill: ArtTone): Mark {
  const kind = chance.pick(railKinds)
  return beam({
    axis: 'x',
    from: left.x + left.width,
    to: right.x,
    side: y,
    width: size,
    fill,
    start: { kind, depth: left.width * 0.4, way: 'out' },
    end: { kind, depth: right.width * 0.4, way: 'out' },
  })
}

/** The open mortise on the left post, and the gold rail that approaches from the right one. */
function arrival(chance: Chance, left: Post, right: Post, height: number): Mark[] {
  const size = height * 0.17
  const y = chance.between(height * 0.36, height * 0.44)
  const from = left.x + left.width
  const end: End = { kind: 'dovetail', depth: left.width * 0.55, way: 'out' }
  const gap = Math.max((right.x - from) * 0.34, end.depth + size * 0.2)
  const socket = beam({ axis: 'x', from, to: from, side: y, width: size, fill: 'mist', start: end })
  const guides = [y, y + size].map(
    (at): Mark => ({
      d: trail([
        [from, at],
        [from + gap, at],
      ]),
      line: 1.5,
      dashed: true,
    }),
  )
  const through: End = { kind: 'straight', depth: right.width * 1.35, way: 'out' }
  return [
    socket,
    ...guides,
    beam({
      axis: 'x',
      from: from + gap,
      to: right.x,
      side: y,
      width: size,
      fill: 'gold',
      start: end,
      end: through,
    }),
    rail(chance, left, right, height * 0.84, size * 0.42, 'wood'),
  ]
}
