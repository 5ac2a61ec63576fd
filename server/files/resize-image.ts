import sharp from 'sharp'

/** Widths in which a picture is stored; a smaller picture keeps its own width under the same name. */
const widths = [480, 960, 1600] as const
/** At this effort AVIF encoders take a second for the largest; more effort saves a few percent of size. */
const avifEffort = 2

export type SizedImage = { name: string; width: number; mediaType: string; bytes: Buffer }

/** Resizes a picture to every width, as AVIF and as WebP, without metadata. */
export async function resizeImage(
  bytes: Uint8Array,
): Promise<{ sizes: SizedImage[]; width: number; height: number }> {
  const source = sharp(bytes)
  const { width, height } = await source.metadata()
  const wanted = widths.filter((size, index) => index < 2 || size <= width)
  const sizes: SizedImage[] = []
  for (const size of wanted) {
    const resized = sharp(bytes).resize({ width: size, withoutEnlargement: true })
    const avif = await resized.clone().avif({ quality: 55, effort: avifEffort }).toBuffer()
    const webp = await resized.clone().webp({ quality: 78 }).toBuffer()
    const own = Math.min(size, width)
    sizes.push({ name: `${size}.avif`, width: own, mediaType: 'image/avif', bytes: avif })
    sizes.push({ name: `${size}.webp`, width: own, mediaType: 'image/webp', bytes: webp })
  }
  return { sizes, width, height }
}
