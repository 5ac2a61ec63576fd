import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { UploadPurpose } from '../../shared/contract/files.ts'
import { maxUploadBytes } from '../../shared/rules/uploads.ts'
import { testThreads } from '../../tests/support/portal/test-services.ts'
import { makePdf } from '../../tests/support/world/make-pdf.ts'
import { createBuiltInScan } from '../adapters/scan/built-in.ts'
import { ScanUnavailableError } from '../adapters/scan/port.ts'
import { inspectUpload } from './inspect-upload.ts'

const purposes: UploadPurpose[] = ['certificate', 'authorisationLetter', 'answer']
const eicar = Buffer.from(
  'WDVPIVAlQEFQWzRcUFpYNTQoUF4pN0NDKTd9JEVJQ0FSLVNUQU5EQVJELUFOVElWSVJVUy1URVNULUZJTEUhJEgrSCo=',
  'base64',
)

const inspect = (bytes: Uint8Array, declaredName = '', purpose: UploadPurpose = 'certificate') =>
  inspectUpload(
    { bytes: new Uint8Array(bytes), declaredName, purpose },
    { scan: createBuiltInScan(testThreads), threads: testThreads },
  )

const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')

describe('accepted', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('a %s, written anew', async (type) => {
    const bytes = await picture().toFormat(type).toBuffer()
    const { accepted } = await inspect(bytes, 'scan.jpg')
    expect(accepted).toMatchObject({
      mediaType: `image/${type}`,
      extension: type === 'jpeg' ? 'jpg' : type,
      size: { width: 60, height: 40 },
    })
    expect((await sharp(accepted?.bytes).metadata()).format).toBe(type)
  })

  test('trust 24: a photo with its place and camera keeps neither, and stands upright', async () => {
    const photo = await picture()
      .jpeg()
      .withExif({
        IFD0: { Make: 'CameraMaker' },
        IFD3: { GPSLatitude: '31/1 12/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">CanaryName</x:xmpmeta>')
      .toBuffer()
    expect(photo.includes('CameraMaker') && photo.includes('CanaryName')).toBe(true)
    const { accepted } = await inspect(photo, 'photo.jpg')
    const after = await sharp(accepted?.bytes).metadata()
    expect([after.exif, after.xmp, after.iptc, after.icc, after.orientation]).toEqual(
      Array(5).fill(undefined),
    )
    expect(accepted?.bytes.includes('CameraMaker') || accepted?.bytes.includes('CanaryName')).toBe(false)
    expect(accepted?.size).toEqual({ width: 40, height: 60 })
  })

  test('trust 22: what hangs on behind an image is gone', async () => {
    const payload = '<script>alert(1)</script>PK\x03\x04%PDF-1.7'
    const { accepted } = await inspect(Buffer.concat([await noise().png().toBuffer(), Buffer.from(payload)]))
    expect(accepted?.mediaType).toBe('image/png')
    expect(accepted?.bytes.includes('script') || accepted?.bytes.includes('%PDF')).toBe(false)
  })

  test('a large picture becomes smaller', async () => {
    const large = await sharp({ create: { width: 6000, height: 3000, channels: 3, background: 'white' } })
      .jpeg()
      .toBuffer()
    expect((await inspect(large)).accepted?.size).toEqual({ width: 4096, height: 2048 })
  })

  test('a PDF, byte for byte, from a view into a larger buffer', async () => {
    const pdf = makePdf({ pages: 2 })
    const view = new Uint8Array(Buffer.concat([Buffer.from('before'), pdf, Buffer.from('after')]))
    const at = Buffer.from(view).indexOf('%PDF')
    const { accepted } = await inspect(view.subarray(at, at + pdf.length), '证书.PDF')
    expect(accepted).toMatchObject({ mediaType: 'application/pdf', extension: 'pdf', size: { pages: 2 } })
    expect(hash(accepted?.bytes ?? Buffer.alloc(0))).toBe(hash(pdf))
  })
})

describe.each(purposes)('trust 22: refused as %s', (purpose) => {
  const png = picture().png().toBuffer()
  test.each<[string, string, () => Buffer | Promise<Buffer>, string]>([
    ['nothing', 'a.png', () => Buffer.alloc(0), 'empty'],
    ['more than 10 MiB', 'a.pdf', () => Buffer.alloc(maxUploadBytes + 1), 'tooLarge'],
    ['text', 'a.pdf', () => Buffer.from('hello'), 'wrongType'],
    ['a photo of a newer phone', 'IMG_1.HEIC', () => heic, 'heic'],
    ['such a photo called JPG', 'a.jpg', () => heic, 'heic'],
    ['a zip', 'a.zip', () => Buffer.from('PK\x03\x04\x14'), 'wrongType'],
    ['a GIF', 'a.gif', () => picture().gif().toBuffer(), 'wrongType'],
    ['a program', 'a.pdf', () => Buffer.from('MZ'.padEnd(200, '\0')), 'wrongType'],
    ['an image called page', 'a.html', () => png, 'wrongType'],
    ['a PDF called program', 'a.pdf.exe', () => makePdf(), 'wrongType'],
    ['SVG', 'a.svg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'active'],
    [
      'SVG called PNG',
      'a.png',
      () => Buffer.from('<?xml version="1.0"?>\n<!-- -->\n<svg onload="alert(1)"/>'),
      'active',
    ],
    [
      'SVG of two bytes a letter',
      'a.png',
      () => Buffer.from('\ufeff<svg onload="alert(1)"/>', 'utf16le'),
      'active',
    ],
    ['an image called SVG', 'a.svg', () => png, 'active'],
    ['EICAR', 'a.pdf', () => eicar, 'infected'],
    ['EICAR behind an image', 'a.png', async () => Buffer.concat([await png, eicar]), 'infected'],
    ['a page before a PDF', 'a.pdf', () => Buffer.concat([Buffer.from('<html>'), makePdf()]), 'polyglot'],
    [
      'a PDF with a script',
      'a.pdf',
      () => makePdf({ catalog: '/OpenAction <</S/JavaScript/JS(1)>>' }),
      'active',
    ],
    ['a PDF with macros', 'a.pdf', () => makePdf({ catalog: '/X (vbaProject.bin)' }), 'active'],
    ['an encrypted PDF', 'a.pdf', () => makePdf({ trailer: '/Encrypt 9 0 R' }), 'encrypted'],
    ['a PDF of 21 pages', 'a.pdf', () => makePdf({ pages: 21 }), 'tooManyPages'],
    ['65,000 × 65,000', 'a.png', () => hugePng(65_000, 65_000), 'tooManyPixels'],
    ['half an image', 'a.png', async () => (await png).subarray(0, 90), 'damaged'],
    ['half a photo', 'a.jpg', async () => (await noise().jpeg().toBuffer()).subarray(0, 4000), 'damaged'],
  ])('%s', async (_, name, make, refusal) => {
    expect(await inspect(await make(), name, purpose)).toEqual({ accepted: null, refusal })
  })
})

test('trust 47: without a verdict of the scanner nothing is let through', async () => {
  const scan = () => Promise.reject(new ScanUnavailableError('down'))
  const upload = { bytes: new Uint8Array(makePdf()), declaredName: 'a.pdf', purpose: 'answer' as const }
  await expect(
    inspectUpload(upload, { scan: { isVirusScanner: true, scan }, threads: testThreads }),
  ).rejects.toThrow(ScanUnavailableError)
})

function picture() {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#2a6' } })
}

function noise() {
  const create = {
    width: 200,
    height: 200,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  } as const
  return sharp({ create })
}

function hash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** A PNG that states a size and holds almost nothing. */
function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.alloc(8)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(content), 4)
  return Buffer.concat([frame.subarray(0, 4), content, frame.subarray(4)])
}
