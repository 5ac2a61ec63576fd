import { expect } from '@playwright/test'
import * as m from '#messages'
import { test } from '../../support/browser/browser-test.ts'
import { press } from '../../support/browser/editor-steps.ts'
import { languageName } from '../../support/browser/language-name.ts'
import { expectNoProblems, openPerson, type Person, visit } from '../../support/browser/person.ts'
import { openStaff } from '../../support/browser/signed-in-staff.ts'

test('an editor changes the banner and a footer link, and a visitor sees both at once', async ({
  browser,
}) => {
  const editor = await openStaff(browser, 'editor', { locale: 'zh' })
  const visitor = await openPerson(browser, { locale: 'zh' })
  await visit(visitor, '/')
  await visit(visitor, '/news')
  await test.step('change the banner', () => rename(editor, 'banners', '入冬前领好排班工具'))
  await visit(visitor, '/')
  await expect(visitor.page.getByRole('link', { name: '入冬前领好排班工具' })).toBeVisible()
  await test.step('change a footer link', () => rename(editor, 'footerLinks', '我们是谁'))
  await visit(visitor, '/news')
  const footer = visitor.page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: '我们是谁' })).toHaveAttribute('href', '/f7b9b5e')
  expectNoProblems(editor, visitor)
})

test('a second banner is seen at once, and the one behind it says so', async ({ browser }) => {
  const editor = await openStaff(browser, 'editor', { locale: 'en' })
  const visitor = await openPerson(browser, { locale: 'en' })
  const { page } = editor
  const language = languageName('en', editor)
  const title = 'Sandbags are handed out on Friday'
  await visit(editor, '/staff/content/banners/new')
  const side = page.getByRole('region', { name: language, exact: true })
  await side.getByLabel(m.collections_field_title({}, editor)).fill(title)
  await page.getByLabel(m.collections_field_target({}, editor)).fill('/news')
  await page.getByLabel(m.collections_field_order({}, editor)).fill('0')
  await press(editor, m.collections_save({}, editor), m.collections_done_save({}, editor))
  const published = m.collections_done_publish({ language }, editor)
  await press(editor, `${m.collections_move_publish({}, editor)} ${language}`, published)
  await expect(side.getByText(m.collections_shown_now({}, editor))).toBeVisible()
  await visit(visitor, '/')
  await expect(visitor.page.getByRole('link', { name: title })).toBeVisible()
  await visit(editor, '/staff/content/banners')
  const row = page.getByRole('row').filter({ hasText: m.collections_row_hidden({ title }, editor) })
  await row.getByRole('link').click()
  await expect(side.getByText(m.collections_hidden_behind({ title }, editor))).toBeVisible()
  await side.getByRole('link', { name: m.collections_hidden_open({}, editor) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const withdrawn = m.collections_done_withdraw({ language }, editor)
  await press(editor, `${m.collections_move_withdraw({}, editor)} ${language}`, withdrawn)
  expectNoProblems(editor, visitor)
})

/** Gives the first record of a collection another Chinese name and publishes it. */
async function rename(editor: Person, collection: 'banners' | 'footerLinks', name: string): Promise<void> {
  const label =
    collection === 'banners' ? m.collections_field_title({}, editor) : m.collections_field_name({}, editor)
  await visit(editor, `/staff/content/${collection}/1`)
  const language = languageName('zh', editor)
  const side = editor.page.getByRole('region', { name: language, exact: true })
  await side.getByLabel(label).fill(name)
  await press(editor, m.collections_save({}, editor), m.collections_done_save({}, editor))
  const said = m.collections_done_publish({ language }, editor)
  await press(editor, `${m.collections_move_publish({}, editor)} ${language}`, said)
}
