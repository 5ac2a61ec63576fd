import { expect } from '@playwright/test'
import * as m from '#messages'
import { test } from '../../support/browser/browser-test.ts'
import { beginArticle } from '../../support/browser/editor-steps.ts'
import { holdBack } from '../../support/browser/hold-back.ts'
import { languageName } from '../../support/browser/language-name.ts'
import { languagesOf } from '../../support/browser/languages.ts'
import { expectNoProblems, type Person, settle, untilIdle } from '../../support/browser/person.ts'
import { openStaff } from '../../support/browser/signed-in-staff.ts'

const sideOf = (editor: Person) =>
  editor.page.getByRole('region', { name: languageName('zh', editor), exact: true })
const titleOf = (editor: Person) => sideOf(editor).getByLabel(m.collections_field_title({}, editor))
const bodyOf = (editor: Person) =>
  sideOf(editor).getByRole('textbox', { name: m.collections_field_body({}, editor) })
const labelsOf = (editor: Person) =>
  editor.page.getByRole('group', { name: m.collections_field_labels({}, editor) }).getByRole('checkbox')
const saveOf = (editor: Person) =>
  editor.page.getByRole('button', { name: m.collections_save({}, editor), exact: true })

/** Presses save and continues typing before the response. */
async function typeWhileSaving(editor: Person, type: () => Promise<void>): Promise<void> {
  const { page } = editor
  const isPosted = (one: { method(): string; url(): string }) =>
    one.method() === 'POST' && one.url().includes('/staff/content/')
  const release = await holdBack(page, '**/staff/content/articles/**')
  await Promise.all([page.waitForRequest(isPosted), saveOf(editor).click()])
  await type()
  const answer = page.waitForResponse((response) => isPosted(response.request()))
  release()
  await answer
  await untilIdle(editor)
}

async function expectSaved(editor: Person): Promise<void> {
  const said = m.collections_autosave_saved({ time: '' }, editor)
  await expect(editor.page.getByRole('status').filter({ hasText: said })).toBeVisible()
  await editor.page.reload()
  await settle(editor)
}

for (const locale of languagesOf('what is typed while a record is being saved')) {
  test(`what is typed while a record is being saved stays and is saved next, ${locale}`, async ({
    browser,
  }) => {
    const editor = await openStaff(browser, 'editor', { locale, hasScript: true })
    await beginArticle(editor)
    await titleOf(editor).fill('初稿')
    await typeWhileSaving(editor, async () => {
      await titleOf(editor).fill('初稿，还在写')
    })
    await expect(titleOf(editor)).toHaveValue('初稿，还在写')
    await expect(titleOf(editor)).toBeFocused()
    await expectSaved(editor)
    await expect(titleOf(editor)).toHaveValue('初稿，还在写')

    await typeWhileSaving(editor, async () => {
      await bodyOf(editor).fill('答复来之前写的一段')
    })
    await expect(bodyOf(editor)).toHaveText('答复来之前写的一段')
    await expectSaved(editor)
    await expect(bodyOf(editor)).toHaveText('答复来之前写的一段')
    await expect(titleOf(editor)).toHaveValue('初稿，还在写')

    const label = labelsOf(editor).first()
    await label.check()
    await typeWhileSaving(editor, () => label.uncheck())
    await expect(label).not.toBeChecked()
    await typeWhileSaving(editor, () => label.check())
    await expect(label).toBeChecked()
    await expectSaved(editor)
    await expect(label).toBeChecked()
    expectNoProblems(editor)
  })
}
