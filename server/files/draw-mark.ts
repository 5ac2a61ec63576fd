import sharp from 'sharp'
import { contrast } from '../../shared/lib/colour.ts'
import { accentGrounds, type Scheme } from '../../shared/rules/brand.ts'

/** Large enough for the largest icon of a home screen. */
export const leastMarkSide = 256
const side = 512
/** Pages carry it in their icon: above this size its colours are reduced. */
const largeBytes = 100_000
/** Graphics are told at 3:1; below this share of its pixels there is hardly anything to tell. */
const leastContrast = 3
const leastShare = 0.05

export type OwnMark = { png: Buffer; faintOn: Scheme[] }

/**
 * Draws an inspected picture anew as a mark of 512 pixels.
 * @returns the mark and where it is hardly seen, or why it cannot be one
 */
export async function drawMark(bytes: Uint8Array): Promise<OwnMark | 'notSquare' | 'tooSmall'> {
  const { width, height } = await sharp(bytes).metadata()
  if (Math.abs(width - height) > Math.max(width, height) / 100) return 'notSquare'
  if (Math.min(width, height) < leastMarkSide) return 'tooSmall'
  const drawn = sharp(bytes).resize({ width: side, height: side, fit: 'fill' })
  const plain = await drawn.clone().png({ compressionLevel: 9 }).toBuffer()
  const png = plain.length > largeBytes ? await drawn.clone().png({ palette: true }).toBuffer() : plain
  return { png, faintOn: await faintOn(png) }
}

async function faintOn(png: Buffer): Promise<Scheme[]> {
  const small = sharp(png).resize(64, 64).ensureAlpha().toColourspace('srgb')
  const { data } = await small.raw().toBuffer({ resolveWithObject: true })
  const colours: string[] = []
  for (let at = 0; at < data.length; at += 4)
    if ((data[at + 3] ?? 0) > 127) colours.push(`#${data.subarray(at, at + 3).toString('hex')}`)
  const isFaint = (scheme: Scheme) => {
    const [ground] = accentGrounds[scheme]
    const told = colours.filter((colour) => contrast(colour, ground) >= leastContrast).length
    return told < leastShare * 64 * 64
  }
  return (['light', 'dark'] as const).filter(isFaint)
}
