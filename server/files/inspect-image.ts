import sharp, { type Sharp } from 'sharp'

export type ImageType = 'jpeg' | 'png' | 'webp'

/** Above any phone camera's usual photo, small enough for a small server: about 160 MB while decoding. */
const maxImagePixels = 40_000_000
/** Long side of a kept image, enough to read the smallest print of a certificate. */
const maxSidePixels = 4096

/**
 * Decodes an image and encodes its pixels again, which removes metadata (place, camera, names) and anything
 * else in the file. It is turned upright first, only the first picture of an animation is kept, a large one
 * is scaled down.
 * @returns the new file and its size in pixels, or the reason of a refusal
 */
export async function reencodeImage(
  bytes: Buffer,
  type: ImageType,
): Promise<{ bytes: Buffer; width: number; height: number } | 'tooManyPixels' | 'damaged'> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > maxImagePixels) return 'tooManyPixels'
    const image = sharp(bytes, { limitInputPixels: maxImagePixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: maxSidePixels, height: maxSidePixels, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: 6 })
    const { data, info } = await encode(image, type).toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    return 'damaged'
  }
}

/** Whether a readable image has metadata: where it was taken, by what, by whom. */
export async function hasMetadata(bytes: Uint8Array): Promise<boolean> {
  const { exif, iptc, xmp, icc, comments, pages = 1, orientation = 1 } = await sharp(bytes).metadata()
  return [exif, iptc, xmp, icc, comments].some(Boolean) || pages > 1 || orientation > 1
}

/** The file extension for this image. */
export async function formatOfImage(bytes: Uint8Array): Promise<'jpg' | 'png' | 'webp'> {
  const { format } = await sharp(bytes).metadata()
  return format === 'jpeg' ? 'jpg' : format === 'png' ? 'png' : 'webp'
}

function encode(image: Sharp, type: ImageType): Sharp {
  if (type === 'jpeg') return image.jpeg({ quality: 85 })
  return type === 'png' ? image.png() : image.webp({ quality: 85 })
}
