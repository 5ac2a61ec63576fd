import { expect } from '@playwright/test'
import * as m from '#messages'
import { test } from '../../support/browser/browser-test.ts'
import { languagesOf } from '../../support/browser/languages.ts'
import { expectNoProblems, visit } from '../../support/browser/person.ts'
import { openStaff } from '../../support/browser/signed-in-staff.ts'

for (const locale of languagesOf('fields that are in use are withdrawn together only once that was read')) {
  test(`fields that are in use are withdrawn together only once that was read, ${locale}`, async ({
    browser,
  }) => {
    const editor = await openStaff(browser, 'editor', { locale })
    const { page } = editor
    await visit(editor, '/staff/content/fieldPages')
    const boxes = page.getByRole('table').getByRole('checkbox')
    await boxes.nth(0).check()
    await boxes.nth(1).check()
    await page.getByRole('button', { name: m.collections_move_withdraw({}, editor), exact: true }).click()
    const result = page.locator('.notice').filter({ hasText: m.collections_bulk_used({}, editor) })
    await expect(result.getByRole('listitem')).toHaveCount(2)
    const again = m.collections_bulk_withdraw_used({ count: 2 }, editor)
    await expect(result.getByRole('button', { name: again })).toBeVisible()
    expectNoProblems(editor)
  })
}
