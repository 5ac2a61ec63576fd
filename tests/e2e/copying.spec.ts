import { expect } from '@playwright/test'
import { test } from '../support/browser/browser-test.ts'
import { visit } from '../support/browser/person.ts'
import { openStaff } from '../support/browser/signed-in-staff.ts'

test('a copy says for 1500 ms that it worked, or that it did not', async ({ browser }) => {
  test.setTimeout(240_000)
  const staff = await openStaff(browser, 'administrator', { locale: 'zh' })
  const { page } = staff
  await page.clock.install()
  await visit(staff, '/staff/gallery')
  // From here on time passes by `runFor` alone, however busy the machine is.
  await page.clock.pauseAt(Date.now() + 60_000)
  for (const [isAllowed, said] of [
    [true, '已复制'],
    [false, '没有复制成功'],
  ] as const) {
    await page.evaluate((allowed) => {
      const writeText = () => (allowed ? Promise.resolve() : Promise.reject(new Error('refused')))
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    }, isAllowed)
    const button = page.getByRole('button', { name: /^(复制编号|已复制|没有复制成功)$/ })
    await button.click()
    await expect(page.getByRole('status').filter({ hasText: said })).toHaveCount(1)
    await page.clock.runFor(1400)
    await expect(page.getByRole('status').filter({ hasText: said })).toHaveCount(1)
    await page.clock.runFor(200)
    await expect(page.getByRole('status').filter({ hasText: said })).toHaveCount(0)
  }
})
