import { expect } from '@playwright/test'
import * as m from '#messages'
import { test } from '../support/browser/browser-test.ts'
import { openStaff } from '../support/browser/signed-in-staff.ts'

test('a manager makes an edition, plans its round and keeps what was typed when it is refused', async ({
  browser,
}) => {
  const manager = await openStaff(browser, 'manager', { locale: 'zh', hasScript: false })
  const { page } = manager
  await page.goto('/staff/venture')
  const summary = page.locator('summary', { hasText: /筹办第 \d+ 期/ })
  await summary.click()
  await page.getByRole('button', { name: m.venture_staff_make({}, manager) }).click()
  await expect(page.getByRole('status').filter({ hasText: m.venture_staff_made({}, manager) })).toBeVisible()
  await page.locator('table a[href*="/staff/venture/rounds/"]').first().click()
  await expect(page.getByText(m.venture_staff_stuck({}, manager))).toBeVisible()
  await page.fill('[name=opensOn]', '2096-03-01')
  await page.fill('[name="criteria.1.label.zh"]', '需要')
  await page.fill('[name="criteria.1.label.en"]', 'Need')
  await page.getByRole('button', { name: m.venture_staff_save({}, manager), exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(m.venture_staff_opens_time({}, manager))
  await expect(page.locator('[name=opensOn]')).toHaveValue('2096-03-01')
  await expect(page.locator('[name="criteria.0.label.zh"]')).toHaveValue('需要')
  for (const [name, value] of [
    ['opensTime', '09:00'],
    ['closesOn', '2096-03-20'],
    ['closesTime', '18:00'],
    ['dueOn', '2096-04-10'],
    ['dueTime', '18:00'],
  ] as const)
    await page.fill(`[name=${name}]`, value)
  await page.getByRole('button', { name: m.venture_staff_save({}, manager), exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: m.venture_staff_saved({}, manager) })).toBeVisible()
  await expect(page.locator('[name=closesTime]')).toHaveValue('18:00')
  await page.getByRole('link', { name: m.venture_staff_edit_form({}, manager), exact: true }).click()
  await page.getByRole('link', { name: '项目名称', exact: true }).click()
  const mark = page.getByRole('checkbox', { name: m.form_editor_mark_title({}, manager) })
  const save = page.getByRole('button', { name: m.form_editor_question_save({}, manager), exact: true })
  await expect(mark).toBeChecked()
  await mark.uncheck()
  await save.click()
  await page.goto('/staff/venture')
  const finding = page.getByRole('link', { name: m.venture_finding_untitled({}, manager), exact: true })
  await finding.first().click()
  await page.getByRole('link', { name: '项目名称', exact: true }).click()
  await mark.check()
  await save.click()
  await page.getByRole('link', { name: '项目名称', exact: true }).click()
  await expect(page).toHaveURL(/\/form\/title$/)
  await expect(mark).toBeChecked()
})
