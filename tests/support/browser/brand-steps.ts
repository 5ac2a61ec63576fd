import { expect } from '@playwright/test'
import sharp from 'sharp'
import * as m from '#messages'
import { type Person, settle, visit } from './person.ts'

const violet = { r: 91, g: 33, b: 182 }

/** A drawing is refused with the kinds that are taken; a picture becomes the mark. @returns its name */
export async function uploadMark(founder: Person): Promise<string> {
  const { page } = founder
  await visit(founder, '/staff/setup')
  await page.getByRole('link', { name: m.opening_mark({}, founder) }).click()
  const field = page.getByLabel(m.brand_mark_file({}, founder))
  await expect(field).toHaveAccessibleDescription(/PNG.*JPEG.*WebP/)
  const save = page.getByRole('button', { name: m.brand_save({}, founder), exact: true })
  await settle(founder)
  await page.getByLabel(m.brand_short_name_en({}, founder)).fill('Clear River')
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>')
  await field.setInputFiles({ name: 'mark.svg', mimeType: 'image/svg+xml', buffer: drawing })
  await save.click()
  await expect(page.getByRole('link', { name: m.brand_mark_file_kind({}, founder) })).toBeVisible()
  await expect(page.getByLabel(m.brand_short_name_en({}, founder))).toHaveValue('Clear River')
  await settle(founder)
  const buffer = await sharp({ create: { width: 300, height: 300, channels: 3, background: violet } })
    .png()
    .toBuffer()
  await field.setInputFiles({ name: 'mark.png', mimeType: 'image/png', buffer })
  await save.click()
  await expect(page.getByText(m.brand_saved({}, founder))).toBeVisible()
  await settle(founder)
  let mark = ''
  await expect(async () => {
    await page.reload()
    const shown = await page.locator('.site-header img').first().getAttribute('src')
    mark = /\/([0-9a-f]{16})\/mark\.svg$/.exec(shown ?? '')?.[1] ?? ''
    expect(mark).not.toBe('')
  }).toPass({ timeout: 30_000 })
  return mark
}

/** Header, browser tab, home screen and share picture of a page show an uploaded mark, and it is that of the file. */
export async function seeMark({ page, ...person }: Person, mark: string): Promise<void> {
  await visit({ page, ...person }, '/tools')
  const header = page.locator('.site-header img').first()
  await expect(header).toHaveAttribute('src', new RegExp(`/${mark}/mark\\.svg$`))
  expect(await header.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', new RegExp(`/${mark}/mark\\.svg$`))
  const icon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  expect(await colourAt({ page, ...person }, icon ?? '', 0.5, 0.5)).toEqual(Object.values(violet))
  const share = await page.locator('meta[property="og:image"]').getAttribute('content')
  // In the middle of the stamp at its lower left.
  expect(await colourAt({ page, ...person }, share ?? '', 176 / 1200, 454 / 630)).toEqual(
    Object.values(violet),
  )
}

/** The colour of a picture at a place, as parts of its width and height. */
async function colourAt({ page }: Person, address: string, x: number, y: number): Promise<number[]> {
  const picture = sharp(await (await page.request.get(address)).body()).removeAlpha()
  const { width, height } = await picture.metadata()
  const [left, top] = [Math.floor(width * x), Math.floor(height * y)]
  return [...(await picture.extract({ left, top, width: 1, height: 1 }).raw().toBuffer())]
}
