/** The fill of a part; the palette gives the colour. */
export type ArtTone = 'paper' | 'mist' | 'wood' | 'green' | 'azure' | 'gold'

/** One closed or open path. `line` is the stroke width in units of the drawing; 0 draws none. */
export type Mark = { d: string; fill?: ArtTone; line?: number; dashed?: boolean }

/** A square picture within a drawing, as a data URL, its top left corner at x and y. */
export type Placed = { href: string; x: number; y: number; size: number }

/** A picture as data: rendered by React in pages and by svg.ts as a file, where alone it may have `pictures`. */
export type Drawing = { width: number; height: number; marks: Mark[]; pictures?: Placed[] }

export type Point = readonly [x: number, y: number]

/** A closed outline through the points, to a tenth of a unit. */
export function outline(points: readonly Point[]): string {
  return `${trail(points)}Z`
}

/** An open line through the points. */
export function trail(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${tenth(x)} ${tenth(y)}`).join('')
}

export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${tenth(x)} ${tenth(y)}h${tenth(width)}v${tenth(height)}h${tenth(-width)}Z`
}

/** Rounded to a tenth: finer is invisible and only costs bytes. */
function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
