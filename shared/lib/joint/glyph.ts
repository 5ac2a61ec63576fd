import { beam, type End } from './beam.ts'
import type { ArtTone, Drawing, Mark } from './drawing.ts'
import { type JointKind, jointKinds } from './profile.ts'
import { chanceOf } from './seed.ts'

/** A small sign, 48 units square: two parts and the joint between them. */
export function glyphDrawing(kind: JointKind, tone: ArtTone = 'green', axis: 'x' | 'y' = 'y'): Drawing {
  const end: End = { kind, depth: 14, way: 'out' }
  const start: End = { ...end, way: 'in' }
  const marks: Mark[] = [
    beam({ axis, from: 5, to: 19, side: 5, width: 38, fill: tone, end }),
    beam({ axis, from: 19, to: 43, side: 5, width: 38, fill: 'paper', start }),
  ]
  return { width: 48, height: 48, marks }
}

/** The sign of a field or category without its own: always the same for the same seed. */
export function glyphOf(seed: string): Drawing {
  const chance = chanceOf(seed)
  const [first = 'straight', ...rest] = jointKinds
  return glyphDrawing(
    chance.pick([first, ...rest]),
    chance.pick<ArtTone>(['green', 'azure', 'gold']),
    chance.pick(['x', 'y']),
  )
}

/** The logo, 32 units square: a dovetail of green in gold, the seam left open. */
export function logoDrawing(): Drawing {
  return {
    width: 32,
    height: 32,
    marks: [
      { d: 'M2 2H30V13.5H21.5L25 22.5H7L10.5 13.5H2Z', fill: 'green' },
      { d: 'M2 16H7.2L3.6 25H28.4L24.8 16H30V30H2Z', fill: 'gold' },
    ],
  }
}
