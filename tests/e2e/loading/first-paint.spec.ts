import { expect } from '@playwright/test'
import { test } from '../../support/browser/browser-test.ts'
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
