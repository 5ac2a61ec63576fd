import { beam, type End, grain } from './beam.ts'
import { apart, boards, corner, keyed } from './cover-boards.ts'
import { type Arrangement, type CoverWood, frame } from './cover-frame.ts'
import { type ArtTone, type Drawing, type Mark, rectangle, trail } from './drawing.ts'
import { type JointKind, lengthwiseKinds } from './profile.ts'
import { type Chance, chanceOf } from './seed.ts'

/** The cover of a record, 8:5: one joint, one coloured part, much paper. The same seed gives the same cover. */
export function coverDrawing(seed: string): Drawing {
  const chance = chanceOf(seed)
  const accent = chance.pick<ArtTone>(['green', 'green', 'azure', 'azure', 'gold'])
  const third = chance.pick<ArtTone>(accent === 'gold' ? ['green', 'azure'] : ['gold', 'gold', 'wood'])
  const wood: CoverWood = { accent, other: chance.pick<ArtTone>(['wood', 'paper']), third }
  const arrange = chance.pick<Arrangement>([rail, tee, cross, brackets, corner, keyed, apart, boards])
  const ground: Mark = { d: rectangle(0, 0, frame.width, frame.height), fill: 'mist' }
  return { width: frame.width, height: frame.height, marks: [ground, ...arrange(chance, wood)] }
}

/** Two parts in one line, lying or standing, and a slim one beside them. */
function rail(chance: Chance, wood: CoverWood): Mark[] {
  const axis = chance.pick(['x', 'x', 'y'])
  const [long, across] = axis === 'x' ? [frame.width, frame.height] : [frame.height, frame.width]
  const size = axis === 'x' ? chance.between(64, 96) : chance.between(84, 124)
  const side = chance.between(across * 0.2, across * 0.8 - size)
  const at = chance.between(long * 0.32, long * 0.54)
  const end: End = {
    kind: chance.pick(lengthwiseKinds),
    depth: size * chance.between(0.42, 0.62),
    way: 'out',
  }
  const slim = chance.between(10, 16)
  const gap = chance.between(12, 22)
  const slimSide = side > (across - size) / 2 ? side - slim - gap : side + size + gap
  const far = long + frame.bleed
  return [
    beam({ axis, from: -frame.bleed, to: far, side: slimSide, width: slim, fill: wood.third }),
    beam({ axis, from: -frame.bleed, to: at, side, width: size, fill: wood.accent, end }),
    beam({ axis, from: at, to: far, side, width: size, fill: wood.other, start: { ...end, way: 'in' } }),
    ...grain(chance, { axis, from: at + end.depth + 14, to: far, side, width: size }),
  ]
}

/** A post with rails let into its face from both sides. */
function tee(chance: Chance, wood: CoverWood): Mark[] {
  const post = chance.between(60, 92)
  const x = chance.between(100, 226 - post)
  const size = chance.between(44, 66)
  const y = chance.between(22, 64)
  const low = chance.between(y + size + 16, 162)
  const kind = chance.pick<JointKind>(['dovetail', 'dovetail', 'straight', 'gooseneck'])
  const end: End = { kind, depth: post * chance.between(0.5, 0.66), way: 'out' }
  const start: End = { kind: 'straight', depth: post * 0.36, way: 'out' }
  return [
    beam({
      axis: 'y',
      from: -frame.bleed,
      to: frame.height + frame.bleed,
      side: x,
      width: post,
      fill: wood.other,
    }),
    ...grain(chance, { axis: 'y', from: y + size, to: frame.height + frame.bleed, side: x, width: post }),
    beam({ axis: 'x', from: -frame.bleed, to: x, side: y, width: size, fill: wood.accent, end }),
    beam({
      axis: 'x',
      from: x + post,
      to: frame.width + frame.bleed,
      side: low,
      width: 20,
      fill: wood.third,
      start,
    }),
  ]
}

/** Two parts crossing at half their thickness, the hidden edges dashed as a carpenter draws them. */
function cross(chance: Chance, wood: CoverWood): Mark[] {
  const tall = chance.between(56, 88)
  const x = chance.between(70, 250 - tall)
  const flat = chance.between(56, 84)
  const y = chance.between(34, 166 - flat)
  const edges = [x, x + tall].map(
    (at): Mark => ({
      d: trail([
        [at, y],
        [at, y + flat],
      ]),
      line: 1,
      dashed: true,
    }),
  )
  const half = chance.between(8, 12)
  const far = frame.height + frame.bleed
  return [
    beam({ axis: 'y', from: -frame.bleed, to: far, side: x, width: tall, fill: wood.other }),
    ...grain(chance, { axis: 'y', from: y + flat, to: far, side: x, width: tall }),
    beam({
      axis: 'x',
      from: -frame.bleed,
      to: frame.width + frame.bleed,
      side: y,
      width: flat,
      fill: wood.accent,
    }),
    ...edges,
    { d: rectangle(x + tall / 2 - half, y + flat / 2 - half, half * 2, half * 2), fill: wood.third, line: 2 },
  ]
}

/** A column's head: arms on small blocks, each reaching further out (斗拱). */
function brackets(chance: Chance, wood: CoverWood): Mark[] {
  const middle = chance.between(120, 200)
  const arm = chance.between(18, 24)
  const block = chance.between(20, 26)
  const grow = chance.between(42, 56)
  const top = chance.between(14, 34)
  const column = block * 0.9
  const rows = [2, 1].flatMap((reach, row) => {
    const y = top + arm + row * (arm + block)
    const places = Array.from({ length: reach * 2 + 1 }, (_, index) => middle + (index - reach) * grow)
    const half = reach * grow + block * 0.75
    return [
      ...places.map((x) => bearing(x, y, block, row === 0 ? 'paper' : wood.third)),
      bracketArm(middle, y + block, half, arm, row === 0 ? wood.accent : wood.other),
    ]
  })
  const foot = top + arm + 2 * (arm + block)
  return [
    beam({
      axis: 'x',
      from: -frame.bleed,
      to: frame.width + frame.bleed,
      side: top,
      width: arm,
      fill: 'paper',
    }),
    beam({
      axis: 'y',
      from: foot,
      to: frame.height + frame.bleed,
      side: middle - column,
      width: column * 2,
      fill: 'paper',
    }),
    ...rows,
  ]
}

function bearing(x: number, y: number, size: number, fill: ArtTone): Mark {
  const top = size * 0.6
  const foot = size * 0.4
  const d = `${trail([
    [x - top, y],
    [x + top, y],
    [x + top, y + size * 0.5],
    [x + foot, y + size],
    [x - foot, y + size],
    [x - top, y + size * 0.5],
  ])}Z`
  return { d, fill, line: 2 }
}

function bracketArm(x: number, y: number, half: number, size: number, fill: ArtTone): Mark {
  const lift = size * 0.55
  const d = `${trail([
    [x - half, y],
    [x + half, y],
    [x + half, y + size - lift],
    [x + half - lift * 1.5, y + size],
    [x - half + lift * 1.5, y + size],
    [x - half, y + size - lift],
  ])}Z`
  return { d, fill, line: 2 }
}
