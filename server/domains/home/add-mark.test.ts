import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Api } from '../../../shared/contract/contract.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createStaff } from '../../../tests/support/world/actors.ts'

let portal: TestPortal
let administrator: Api
beforeAll(async () => {
  portal = await openPortal()
  administrator = await portal.api({ token: (await createStaff(portal, ['administrator'])).token })
})
afterAll(() => portal.close())

const crimson = { r: 180, g: 20, b: 60 }

/** A square of a colour in the middle of a transparent ground. */
async function picture(width: number, height: number, colour: object = crimson): Promise<File> {
  const [inside, outside] = [Math.round(Math.min(width, height) / 2), { r: 0, g: 0, b: 0, alpha: 0 }]
  const dot = await sharp({ create: { width: inside, height: inside, channels: 3, background: colour } })
    .png()
    .toBuffer()
  const bytes = await sharp({ create: { width, height, channels: 4, background: outside } })
    .composite([{ input: dot }])
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], '标志.png', { type: 'image/png' })
}

async function save(more: object) {
  const { unreadable: _, ...site } = await administrator.settingsStaff.site({})
  return administrator.settingsStaff.siteSave({ ...site, ...more })
}

const brand = async () => (await (await portal.api({})).home.configInfo({})).brand

/** The colour in the middle of a picture as it is shown. */
async function middleOf(path: string): Promise<number[]> {
  const bytes = Buffer.from(await (await portal.fetch(path)).arrayBuffer())
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
  return [...data.subarray(at, at + 3)]
}

it('stands for the drawn mark everywhere once it is saved, and no longer once it is taken back', async () => {
  await save({ markSeed: '清河' })
  const drawn = await brand()
  const { markPicture, faintOn } = await administrator.settingsStaff.markAdd({
    file: await picture(600, 600),
  })
  expect(faintOn).toEqual(['dark'])
  expect(await brand()).toEqual(drawn)
  await save({ markPicture })
  const { pictures } = await brand()
  expect(pictures).toContain(`/${markPicture}`)
  const colour = Object.values(crimson)
  for (const path of [`${pictures}/180.png`, `${pictures}/512.png`, '/touch-icon.png', '/favicon.svg'])
    expect(await middleOf(path), path).toEqual(colour)
  const answer = await portal.fetch(`${pictures}/mark.svg`)
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect(answer.headers.get('content-security-policy')).toContain('img-src data:')
  const manifest = await (await portal.fetch('/manifest.webmanifest')).text()
  expect(manifest).toContain(`${markPicture}/512.png`)
  // In the middle of the stamp that share pictures carry.
  const share = Buffer.from(await (await portal.fetch('/share.png')).arrayBuffer())
  const stamp = await sharp(share)
    .removeAlpha()
    .extract({ left: 176, top: 454, width: 1, height: 1 })
    .raw()
    .toBuffer()
  expect([...stamp]).toEqual(colour)
  await save({ markPicture: '' })
  expect(await brand()).toEqual(drawn)
})

it('is told where it would hardly be seen', async () => {
  const { settingsStaff } = administrator
  const white = await picture(300, 300, { r: 255, g: 255, b: 255 })
  expect((await settingsStaff.markAdd({ file: white })).faintOn).toEqual(['light'])
  const middle = await picture(300, 300, { r: 110, g: 120, b: 118 })
  expect((await settingsStaff.markAdd({ file: middle })).faintOn).toEqual([])
})

it('is a square picture of enough pixels that passes the inspection of uploads', async () => {
  const { settingsStaff } = administrator
  const refusal = (file: File) =>
    settingsStaff.markAdd({ file }).then(String, ({ details }) => details.fields.file)
  expect(await refusal(await picture(600, 300))).toEqual({ reason: 'wrongFormat' })
  expect(await refusal(await picture(200, 200))).toEqual({ reason: 'tooSmall', limit: 256 })
  const script =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><script>alert(1)</script></svg>'
  expect(await refusal(new File([script], 'x.svg', { type: 'image/svg+xml' }))).toEqual({
    reason: 'fileActive',
  })
  expect(await refusal(new File([script], 'x.png', { type: 'image/png' }))).toEqual({
    reason: 'fileActive',
  })
})

it('cannot be saved unless it was uploaded, and what was only tried is removed', async () => {
  const { settingsStaff } = administrator
  const unknown = save({ markPicture: '0123456789abcdef' }).then(String, ({ details }) => details.fields)
  expect(await unknown).toEqual({ markPicture: { reason: 'required' } })
  expect((await portal.fetch(`/brand/075b49-5ccbae/0123456789abcdef/mark.svg`)).status).toBe(404)
  const [tried, used] = [await picture(320, 320), await picture(310, 310, { r: 0, g: 70, b: 90 })]
  await settingsStaff.markAdd({ file: tried })
  const { markPicture } = await settingsStaff.markAdd({ file: used })
  await save({ markPicture })
  const kept = await portal.db.selectFrom('settings').select('key').where('key', 'like', 'mark.%').execute()
  expect(kept).toEqual([{ key: `mark.${markPicture}` }])
  const editor = await portal.api({ token: (await createStaff(portal, ['editor'])).token })
  await expect(editor.settingsStaff.markAdd({ file: used })).rejects.toMatchObject({ reason: 'notAvailable' })
})
