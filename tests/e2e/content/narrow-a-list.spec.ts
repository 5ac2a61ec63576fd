import { expect } from '@playwright/test'
import * as m from '#messages'
import { test } from '../../support/browser/browser-test.ts'
import { expectNoProblems, visit } from '../../support/browser/person.ts'
import { openStaff } from '../../support/browser/signed-in-staff.ts'

for (const { locale, hasScript } of [
  { locale: 'zh', hasScript: true },
  { locale: 'en', hasScript: false },
] as const) {
  const how = hasScript ? 'with script' : 'without script'
  test(`an editor narrows a list by what its records have, ${locale} ${how}`, async ({ browser }) => {
    const editor = await openStaff(browser, 'editor', { locale, hasScript })
    const { page } = editor
    await visit(editor, '/staff/content/helps')
    const count = async () => Number(/\d+/.exec((await page.getByRole('caption').textContent()) ?? '')?.[0])
    const all = await count()
    await page.getByText(m.collections_filter_further({}, editor), { exact: true }).click()
    const category = page.getByLabel(m.collections_field_category({}, editor))
    await category.selectOption({ index: 1 })
    const chosen = await category.inputValue()
    await page.getByLabel(m.collections_filter_in({}, editor)).selectOption(locale)
    const state = page.getByLabel(m.collections_filter_state({}, editor), { exact: true })
    await state.selectOption('published')
    await page.getByLabel(m.collections_sort({}, editor)).selectOption('order')
    await page.getByRole('button', { name: m.collections_filter({}, editor), exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`f\\.category=${chosen}`))
    const used = m.collections_filter_further_used({ count: 2 }, editor)
    await expect(page.getByText(used)).toBeVisible()
    expect(await count()).toBeLessThan(all)
    await expect(category).toHaveValue(chosen)
    await expect(page.getByLabel(m.collections_filter_in({}, editor))).toHaveValue(locale)
    await state.selectOption('missing')
    await page.getByRole('button', { name: m.collections_filter({}, editor), exact: true }).click()
    await expect(page.getByText(m.collections_none_found({}, editor))).toBeVisible()
    expectNoProblems(editor)
  })
}
