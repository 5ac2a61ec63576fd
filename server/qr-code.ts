import { encode } from 'uqr'

/** A QR code to draw as SVG: `path` fills the dark modules of a square `size` wide, with its quiet zone. */
export type QrCode = { size: number; path: string }

/** Draws a text as QR code. */
export function qrCodeOf(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const rows = data.map((row, y) => runsOf(row).map(({ x, width }) => `M${x} ${y}h${width}v1h-${width}z`))
  return { size, path: rows.flat().join('') }
}

function runsOf(row: boolean[]): { x: number; width: number }[] {
  const runs: { x: number; width: number }[] = []
  row.forEach((isDark, x) => {
    if (!isDark) return
    const last = runs.at(-1)
    if (last && last.x + last.width === x) last.width += 1
    else runs.push({ x, width: 1 })
  })
  return runs
}
