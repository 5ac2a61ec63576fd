import { sql } from 'kysely'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sessionCookie } from '../../../server/cookie-names.ts'
import { uploadPurposes } from '../../../shared/contract/files.ts'
import { openPortal, type TestPortal } from '../../support/portal/portal.ts'
import { createStaff, type TestAccount } from '../../support/world/actors.ts'
import { callNamed, callOverHttp, freshAddress } from '../callers.ts'

/** Every purpose of a photo is tried with an actual location in its metadata. */
let portal: TestPortal
let editor: TestAccount
beforeAll(async () => {
  portal = await openPortal({ listens: true })
  editor = await createStaff(portal, ['editor'])
})
afterAll(() => portal.close())

const canary = 'CanaryOfAPlace'
const xmp = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
  xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/"
  exif:GPSLatitude="${canary}"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`

/** Rows of dots, so that re-encoding does not shrink the photo to an almost empty file. */
function photo(): Sharp {
  const dots = Buffer.from(Array.from({ length: 64 * 48 * 3 }, (_, at) => (at * 37) % 256))
  return sharp(dots, { raw: { width: 64, height: 48, channels: 3 } })
    .withExif({
      IFD0: { Make: canary, Artist: canary, ImageDescription: canary },
      IFD2: { UserComment: canary },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '31/1 12/1 5/1',
        GPSLongitudeRef: 'E',
        GPSAreaInformation: canary,
      },
    })
    .withXmp(xmp)
}

const kinds: Record<string, () => Promise<Buffer>> = {
  'a.jpg': () => photo().jpeg().toBuffer(),
  'a.png': () => photo().png().toBuffer(),
  'a.webp': () => photo().webp().toBuffer(),
}

async function expectPlaceless(bytes: Buffer): Promise<void> {
  const { exif, xmp: kept, iptc, comments } = await sharp(bytes).metadata()
  expect([exif, kept, iptc, comments ?? []]).toEqual([undefined, undefined, undefined, []])
  expect(bytes.includes(canary)).toBe(false)
  expect(bytes.includes('GPS')).toBe(false)
}

it.each(Object.entries(kinds))(
  'trust 24, over HTTP: a photo with its place (%s) keeps none, for whatever it is sent',
  async (name, make) => {
    const bytes = await make()
    expect(bytes.includes(canary)).toBe(true)
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    for (const purpose of uploadPurposes) {
      const { fileId, link } = await call('files.upload', {
        purpose,
        file: new File([new Uint8Array(bytes)], name),
      })
      const sent = await portal.fetch(String(link), { cookie: `${sessionCookie}=${editor.token}` })
      expect(sent.headers.get('content-type')).toMatch(/^image\//)
      await expectPlaceless(Buffer.from(await sent.arrayBuffer()))
      if (purpose === 'picture')
        await call('contentStaff.pictureAdd', { fileId, altZh: '河', altEn: 'River' })
    }
    const { rows } = await sql<{ path: string }>`
      select '/pictures/' || picture_id || '/' || name as path from content_picture_files`.execute(portal.db)
    expect(rows.length).toBeGreaterThan(0)
    for (const { path } of rows)
      await expectPlaceless(Buffer.from(await (await portal.fetch(path)).arrayBuffer()))
  },
)

async function call(id: string, input: Record<string, unknown>) {
  const by = { token: editor.token, address: freshAddress() }
  const outcome = await callOverHttp(portal, callNamed(id), input, by)
  expect(outcome).toMatchObject({ reason: 'ok' })
  return (outcome as { data: Record<string, unknown> }).data
}
