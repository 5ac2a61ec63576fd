import type { Point } from './drawing.ts'

/** The joints that the generator knows, by carpenters' names. */
export const jointKinds = [
  'straight', // 直榫
  'dovetail', // 燕尾榫
  'lap', // 搭接
  'double', // 双榫
  'comb', // 指接
  'gooseneck', // 螳螂头
  'scarf', // 勾头搭掌
  'step', // 企口
] as const
export type JointKind = (typeof jointKinds)[number]

/** Joints that hold two parts in one line. */
export const lengthwiseKinds: readonly [JointKind, ...JointKind[]] = [
  'straight',
  'dovetail',
  'lap',
  'double',
  'gooseneck',
  'scarf',
  'step',
]

/**
 * The edge of a part's end: points [across, out], from one side of the part (0) to the other (`width`), `out`
 * above 0 where the tenon projects, up to `depth`.
 */
export function profile(kind: JointKind, width: number, depth: number): Point[] {
  const at = (across: number, out: number): Point => [across * width, out * depth]
  return shapes[kind].map(([across, out]) => at(across, out))
}

/** Across and out as shares of width and depth. */
const shapes: Record<JointKind, readonly Point[]> = {
  straight: [
    [0, 0],
    [0.32, 0],
    [0.32, 1],
    [0.68, 1],
    [0.68, 0],
    [1, 0],
  ],
  dovetail: [
    [0, 0],
    [0.36, 0],
    [0.24, 1],
    [0.76, 1],
    [0.64, 0],
    [1, 0],
  ],
  lap: [
    [0, 0],
    [0.5, 0],
    [0.5, 1],
    [1, 1],
  ],
  double: [
    [0, 0],
    [0.18, 0],
    [0.18, 1],
    [0.4, 1],
    [0.4, 0],
    [0.6, 0],
    [0.6, 1],
    [0.82, 1],
    [0.82, 0],
    [1, 0],
  ],
  comb: [
    [0, 0.7],
    [0.2, 0.7],
    [0.2, 0],
    [0.4, 0],
    [0.4, 0.7],
    [0.6, 0.7],
    [0.6, 0],
    [0.8, 0],
    [0.8, 0.7],
    [1, 0.7],
  ],
  gooseneck: [
    [0, 0],
    [0.4, 0],
    [0.4, 0.5],
    [0.27, 0.5],
    [0.32, 1],
    [0.68, 1],
    [0.73, 0.5],
    [0.6, 0.5],
    [0.6, 0],
    [1, 0],
  ],
  scarf: [
    [0, 0],
    [0.5, 0.36],
    [0.5, 0.64],
    [1, 1],
  ],

  step: [
    [0, 0],
    [0.34, 0],
    [0.34, 0.6],
    [0.66, 0.6],
    [0.66, 1],
    [1, 1],
  ],
}
