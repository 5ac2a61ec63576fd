import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Api } from '../../../shared/contract/contract.ts'
import { accentContrast, isReadable, nearestReadable } from '../../../shared/rules/brand.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createStaff } from '../../../tests/support/world/actors.ts'

let portal: TestPortal
let administrator: Api
beforeAll(async () => {
  portal = await openPortal()
  administrator = await portal.api({ token: (await createStaff(portal, ['administrator'])).token })
})
afterAll(() => portal.close())

const brand = async (locale: 'zh' | 'en' = 'zh') =>
  (await (await portal.api({ locale })).home.configInfo({})).brand

async function save(more: object) {
  const { unreadable: _, ...site } = await administrator.settingsStaff.site({})
  return administrator.settingsStaff.siteSave({ ...site, ...more })
}

it('is that of the software until an administrator sets it, without a style sheet', async () => {
  expect(await brand()).toMatchObject({ shortName: '益榫', light: '#075b49', dark: '#5ccbae', style: null })
})

it('has its own colours and short name on every page', async () => {
  await save({ shortNameZh: '清河', accent: '5B21B6' })
  const { shortName, light, dark, style } = await brand()
  expect([shortName, light, (await brand('en')).shortName]).toEqual(['清河', '#5b21b6', 'Yisun'])
  expect(isReadable(dark, 'dark')).toBe(true)
  const answer = await portal.fetch(style ?? '')
  expect(answer.headers.get('content-type')).toContain('text/css')
  expect(answer.headers.get('cache-control')).toContain('immutable')
  const css = await answer.text()
  expect(css).toContain('--green:#5b21b6')
  expect(css).toContain(`--green:${dark}`)
  expect(css.length).toBeLessThan(1024)
})

it('refuses colours that cannot be read at 7:1, and what is no colour', async () => {
  const wrong = async (more: object) => save(more).then(String, (error) => error.details.fields)
  expect(await wrong({ accent: '#2f80ed', accentDark: '#1c7f68' })).toEqual({
    accent: { reason: 'tooSmall', limit: 7 },
    accentDark: { reason: 'tooSmall', limit: 7 },
  })
  for (const accent of ['', 'red', '#12', '#12345', 'url(x)', '#075b49;}'])
    expect(await wrong({ accent })).toEqual({ accent: { reason: 'wrongFormat' } })
  expect(await wrong({ shortNameZh: '一二三四五六七八九十百', shortNameEn: 'a\u202eb' })).toEqual({
    shortNameZh: { reason: 'tooLong', limit: 10 },
    shortNameEn: { reason: 'wrongFormat' },
  })
  expect(accentContrast('#2f80ed', 'light')).toBeLessThan(4)
  await save({ accent: nearestReadable('#2f80ed', 'light'), accentDark: nearestReadable('#1c7f68', 'dark') })
  expect((await brand()).style).not.toBeNull()
})

it('shows short name, colour and mark in icons, share pictures and manifest', async () => {
  const of = async (path: string) => Buffer.from(await (await portal.fetch(path)).arrayBuffer())
  const shown = async () => ({
    icon: String(await of('/favicon.svg')),
    cover: String(await of('/covers/tool/1.svg')),
    touch: await of('/touch-icon.png'),
    share: await of('/share.png'),
    record: await of('/share/tool/1.png'),
  })
  await save({ shortNameZh: '', accent: '#075b49', accentDark: '', markSeed: '' })
  const before = await shown()
  await save({ shortNameZh: '清河', accent: '#5b21b6', markSeed: '清河公益' })
  const after = await shown()
  for (const place of Object.keys(after) as (keyof typeof after)[])
    expect(after[place], place).not.toEqual(before[place])
  expect(after.icon).toContain('#5b21b6')
  expect(after.cover).toContain('#5b21b6')
  const { pictures, light } = await brand()
  expect(String(await of(`${pictures}/mark.svg`))).toBe(after.icon)
  expect(await of(`${pictures}/share.png`)).toEqual(after.share)
  for (const size of [180, 192, 512])
    expect(await sharp(await of(`${pictures}/${size}.png`)).metadata()).toMatchObject({
      ...{ format: 'png', width: size, height: size },
    })
  const manifest = await (await portal.fetch('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: '益榫', short_name: '清河', theme_color: light })
  for (const { src } of manifest.icons) expect((await portal.fetch(src)).status, src).toBe(200)
  expect(await (await portal.fetch('/en/manifest.webmanifest')).json()).toMatchObject({ short_name: 'Yisun' })
})

it.each([
  '/brand/2f80ed-5ccbae.css',
  '/brand/075b49-1c7f68.css',
  '/brand/red-blue.css',
  '/brand/2f80ed-5ccbae/yisun/mark.svg',
  '/brand/2f80ed-5ccbae/yisun/share.png',
])('gives nothing at %s, whose colours cannot be read', async (path) =>
  expect((await portal.fetch(path)).status).toBe(404),
)
