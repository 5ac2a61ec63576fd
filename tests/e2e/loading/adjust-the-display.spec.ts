import { expect } from '@playwright/test'
import { test } from '../../support/browser/browser-test.ts'

test('the zone changes the display of every page, and the header says the same', async ({ page }) => {
  await page.goto('/accessible')
  const zone = page.getByRole('main')
  await zone.getByRole('button', { name: '长辈版' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-size', 'elder')
  await expect(zone.getByRole('button', { name: '长辈版' })).toHaveAttribute('aria-pressed', 'true')
  const header = page.getByRole('banner')
  await header.getByText('字号与配色').click()
  await expect(header.getByRole('button', { name: '长辈版' })).toHaveAttribute('aria-pressed', 'true')
  await header.getByRole('button', { name: '深色' }).click()
  await expect(zone.getByRole('button', { name: '深色' })).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/vcOld')
  await expect(page.locator('html')).toHaveAttribute('data-size', 'elder')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('without script the display changes by a form that comes back', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/en/accessible')
  await page.getByRole('main').getByRole('button', { name: 'Elder' }).click()
  await expect(page).toHaveURL(/\/en\/accessible$/)
  await expect(page.locator('html')).toHaveAttribute('data-size', 'elder')
  await context.close()
})
