import { expect } from '@playwright/test'
import { test } from '../../support/browser/browser-test.ts'
import { holdBack } from '../../support/browser/hold-back.ts'
import { settle } from '../../support/browser/person.ts'

for (const path of ['/', '/en/tools', '/tools/toolsDetail/1001', '/signIn']) {
  test(`${path} is painted before any of its scripts is asked for, and each is asked for once`, async ({
    page,
  }) => {
    await page.goto(path)
    await settle({ page, hasScript: true })
    const { painted, scripts } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name, startTime }) => ({ name, startTime })),
    }))
    expect(painted).toBeGreaterThan(0)
    expect(scripts.length).toBeGreaterThan(3)
    for (const { startTime } of scripts) expect(startTime).toBeGreaterThanOrEqual(painted)
    expect(new Set(scripts.map(({ name }) => name)).size).toBe(scripts.length)
  })
}

test('the picture at the top of the home page is asked for first, those below when they come near', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('.hero-art')).toHaveAttribute('fetchpriority', 'high')
  await expect(page.getByRole('main').locator('img[fetchpriority="high"]')).toHaveCount(1)
})

test('a press that begins before the script has come leads on, though the footer is far', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/**/*.js')
  await page.goto('/tools', { waitUntil: 'commit' })
  const link = page.getByRole('banner').getByRole('link', { name: '项目库', exact: true })
  await link.hover()
  await page.mouse.down()
  release()
  await settle({ page, hasScript: true })
  await page.mouse.up()
  await expect(page).toHaveURL(/\/projects$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('项目库')
})
