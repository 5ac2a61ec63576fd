import { expect } from '@playwright/test'
import * as m from '#messages'
import { test } from '../../support/browser/browser-test.ts'
import { press } from '../../support/browser/editor-steps.ts'
import { languageName } from '../../support/browser/language-name.ts'
import { expectNoProblems, openPerson, type Person, visit } from '../../support/browser/person.ts'
import { openStaff } from '../../support/browser/signed-in-staff.ts'

/** Scribus, which no other journey uses. */
const number = '1029'

test('an editor changes the words, the conditions and the form of a tool, and a visitor sees them', async ({
  browser,
}) => {
  const editor = await openStaff(browser, 'editor', { locale: 'zh' })
  const reader = await openPerson(browser, { locale: 'zh' })
  const tagline = '把一期简报排成能送印厂的版'
  const statement = '印出来的东西注明用了哪款工具'
  const question = '第一期打算印多少份'
  await test.step('the words', async () => {
    await visit(editor, `/staff/content/tools/${number}`)
    const side = editor.page.getByRole('region', { name: languageName('zh', editor), exact: true })
    await side.getByLabel(m.collections_field_tagline({}, editor)).fill(tagline)
    await press(editor, m.collections_save({}, editor), m.collections_done_save({}, editor))
  })
  await test.step('the conditions', async () => {
    await editor.page
      .getByRole('link', { name: m.collections_form_edit({}, editor) })
      .first()
      .click()
    const at = (language: 'zh' | 'en') =>
      m.form_editor_statement_in({ place: 1, language: languageName(language, editor) }, editor)
    await editor.page.getByLabel(at('zh')).fill(statement)
    await press(editor, m.form_editor_rules_save({}, editor), m.form_editor_saved({}, editor))
    await expect(
      editor.page.getByRole('status').filter({ hasText: m.form_editor_saved({}, editor) }),
    ).toBeFocused()
    const missing = editor.page.getByText(m.form_editor_missing_title({ count: 1 }, editor))
    await expect(missing).toBeInViewport()
    await editor.page.getByLabel(at('en')).fill('What is printed names the tool that made it')
    await press(editor, m.form_editor_rules_save({}, editor), m.form_editor_saved({}, editor))
    // The “saved” line is there from before; the missing items disappear with the new page.
    await expect(missing).toHaveCount(0)
  })
  await test.step('a question, by keyboard', () => addNumber(editor, question))
  await test.step('an agreement to a version of its own', () => addAgreement(editor))
  await test.step('visitors go on reading what was published', async () => {
    await visit(reader, `/tools/toolsDetail/${number}`)
    await expect(reader.page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(reader.page.getByText(tagline)).toHaveCount(0)
  })
  await test.step('publish, and a visitor sees it', async () => {
    await editor.page.getByRole('link', { name: m.form_editor_back({}, editor) }).click()
    const name = languageName('zh', editor)
    const said = m.collections_done_publish({ language: name }, editor)
    await press(editor, `${m.collections_move_publish({}, editor)} ${name}`, said)
    await reader.page.reload()
    await expect(reader.page.getByText(tagline)).toBeVisible()
    await expect(reader.page.getByText(statement)).toBeVisible()
  })
  expectNoProblems(editor, reader)
})

/** Adds a number question to the first topic, writes it and moves it up, all by keyboard. */
async function addNumber(editor: Person, question: string): Promise<void> {
  const { page } = editor
  await page.getByLabel(m.form_editor_question_type({}, editor)).first().selectOption('number')
  await page
    .getByRole('button', { name: m.form_editor_question_add({}, editor) })
    .first()
    .press('Enter')
  const label = (language: 'zh' | 'en', text: string) =>
    page.getByLabel(m.collections_problem({ part: languageName(language, editor), text }, editor))
  const words = m.form_editor_question_label({}, editor)
  await label('zh', words).fill(question)
  await label('en', words).fill('How many copies of the first issue')
  await page.getByLabel(m.form_editor_min({}, editor)).fill('many')
  await page.getByRole('button', { name: m.form_editor_question_save({}, editor) }).press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(label('zh', words)).toHaveValue(question)
  await page.getByLabel(m.form_editor_min({}, editor)).fill('1')
  const unit = m.form_editor_question_unit({}, editor)
  await label('zh', unit).fill('份')
  await label('en', unit).fill('copies')
  await press(editor, m.form_editor_question_save({}, editor), m.form_editor_saved({}, editor))
  const down = page.getByRole('button', { name: `${m.form_editor_down({}, editor)} ${question}` })
  await expect(down).toHaveCount(0)
  await page.getByRole('button', { name: `${m.form_editor_up({}, editor)} ${question}` }).press('Enter')
  await expect(down).toBeVisible()
  await expect(page.getByRole('group', { name: m.form_editor_preview({}, editor) })).toContainText(question)
}

/** Adds an agreement, which names the version of its article, not of the tool, and removes it again. */
async function addAgreement(editor: Person): Promise<void> {
  const { page } = editor
  await page.getByLabel(m.form_editor_question_type({}, editor)).first().selectOption('agreement')
  await page
    .getByRole('button', { name: m.form_editor_question_add({}, editor) })
    .first()
    .click()
  const version = page.getByLabel(m.form_editor_article_version({}, editor))
  await version.fill('2')
  await press(editor, m.form_editor_question_save({}, editor), m.form_editor_saved({}, editor))
  const link = page.getByRole('link', { name: m.form_editor_question_untitled({}, editor), exact: true })
  await link.click()
  await expect(version).toHaveValue('2')
  await page.getByText(m.form_editor_remove({}, editor), { exact: true }).click()
  await page.getByRole('button', { name: m.form_editor_remove_question({}, editor) }).click()
  await expect(link).toHaveCount(0)
}
