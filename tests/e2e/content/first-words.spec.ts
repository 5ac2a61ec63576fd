import { expect } from '@playwright/test'
import * as m from '#messages'
import { test } from '../../support/browser/browser-test.ts'
import { beginArticle } from '../../support/browser/editor-steps.ts'
import { holdBack } from '../../support/browser/hold-back.ts'
import { languageName } from '../../support/browser/language-name.ts'
import { languagesOf } from '../../support/browser/languages.ts'
import { expectNoProblems, type Person, settle, visit } from '../../support/browser/person.ts'
import { openStaff } from '../../support/browser/signed-in-staff.ts'

for (const locale of languagesOf('the first words of an article begin its draft')) {
  test(`the first words of an article begin its draft, ${locale}`, async ({ browser }) => {
    const editor = await openStaff(browser, 'editor', { locale })
    const { page } = editor
    await beginArticle(editor)
    const side = page.getByRole('region', { name: languageName(locale, editor), exact: true })
    const title = side.getByLabel(m.collections_field_title({}, editor))
    const words = `没有按过保存的文章 ${locale}`
    const saved = m.collections_autosave_saved({ time: '§' }, editor).split('§')[0] ?? ''
    await title.fill(words)
    await expect(page.getByRole('status').filter({ hasText: saved })).toBeVisible()
    await expect(page).toHaveURL(/\/articles\/\d+$/)
    await expect(title).toHaveValue(words)

    await test.step('which goes on being saved, by itself and by its button', async () => {
      const again = page.waitForResponse((response) => response.url().endsWith('/record/autosave'))
      await title.fill(`${words}，又写了一句`)
      await again
      await page.reload()
      await settle(editor)
      await expect(title).toHaveValue(`${words}，又写了一句`)
    })
    await test.step('and is not made of nothing', async () => {
      await beginArticle(editor)
      await page.getByRole('button', { name: m.collections_save({}, editor), exact: true }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(page).not.toHaveURL(/\/articles\/\d+/)
    })
    await test.step('nor lost to whoever goes on to another page at once', async () => {
      await settle(editor)
      const late = `${words} 走得快`
      await title.fill(late)
      const added = page.waitForResponse((response) => response.url().endsWith('/record/add'))
      await page
        .getByRole('main')
        .getByRole('link', { name: m.collections_articles({}, editor), exact: true })
        .click()
      expect(await (await added).json()).toMatchObject({ code: 0 })
    })
    expectNoProblems(editor)
  })

  test(`what a survey says goes along with a topic that is added, ${locale}`, async ({ browser }) => {
    const editor = await openStaff(browser, 'editor', { locale })
    const { page } = editor
    await visit(editor, '/staff/surveys')
    const create = page.getByRole('button', { name: m.staff_surveys_create({}, editor) })
    await create.click()
    await expect(page.getByRole('alert')).toBeVisible()
    await settle(editor)
    await fieldIn(editor, 'title.zh').fill(`带着走的问卷 ${locale}`)
    await create.click()
    await expect(page).toHaveURL(/surveys\/[0-9a-f-]{36}/)
    await settle(editor)
    const title = `改过的标题 ${locale}`
    await fieldIn(editor, 'title.zh').fill(title)
    const add = page.getByRole('button', { name: m.form_editor_section_add({}, editor) })
    await page.locator('[id="title-new.zh"]').fill('帮助')
    await add.click()
    const missing = page.getByRole('alert').getByRole('link')
    await expect(missing).toHaveAttribute('href', '#title-new.en')
    await expect(page.locator('[id^="section-s"]')).toHaveCount(0)
    await settle(editor)
    await expect(page.locator('[id="title-new.zh"]')).toHaveValue('帮助')
    await page.locator('[id="title-new.en"]').fill('Help')
    await add.click()
    await expect(page.getByText(m.staff_survey_saved({}, editor), { exact: true })).toBeVisible()
    // A keyboard user continues in the topic.
    await expect(page.locator('#section-s1')).toBeFocused()
    await settle(editor)
    await expect(fieldIn(editor, 'title.zh')).toHaveValue(title)
    await page.reload()
    await settle(editor)
    await expect(fieldIn(editor, 'title.zh')).toHaveValue(title)

    await test.step('and whoever leaves it unsaved is asked', async () => {
      await fieldIn(editor, 'title.zh').fill('没有保存的标题')
      const asked: string[] = []
      page.once('dialog', (dialog) => {
        asked.push(dialog.message())
        void dialog.dismiss()
      })
      await page
        .getByRole('main')
        .getByRole('link', { name: m.staff_surveys_title({}, editor), exact: true })
        .first()
        .click()
      await expect.poll(() => asked).toEqual([m.leave_unsaved({}, editor)])
      await expect(fieldIn(editor, 'title.zh')).toHaveValue('没有保存的标题')
    })
    expectNoProblems(editor)
  })
}

test('what is typed before the script is there is saved, asked about and not undone', async ({ browser }) => {
  const editor = await openStaff(browser, 'editor', { locale: 'zh' })
  const { page } = editor
  const side = page.getByRole('region', { name: languageName('zh', editor), exact: true })
  const title = side.getByLabel(m.collections_field_title({}, editor))
  const summary = side.getByLabel(m.collections_field_summary({}, editor))
  const saved = m.collections_autosave_saved({ time: '§' }, editor).split('§')[0] ?? ''
  const labels = page.getByRole('group', { name: m.collections_field_labels({}, editor) })
  const label = labels.getByRole('checkbox').first()

  let release = await holdBack(page, '**/assets/**/*.js')
  // Once it is saved, nobody is asked.
  const letSave = await holdBack(page, '**/record/*')
  await page.goto('/staff/content/articles/new', { waitUntil: 'commit' })
  await title.click()
  await page.keyboard.type('脚本来之前的标题')
  await summary.fill('脚本来之前的摘要')
  await label.check()
  expect(await page.evaluate(() => '__reactRouterDataRouter' in window)).toBe(false)
  release()
  await settle(editor)
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  expect((await asked).type()).toBe('beforeunload')
  await (await asked).dismiss()
  letSave()
  await expect(page.getByRole('status').filter({ hasText: saved })).toBeVisible()
  await expect(page).toHaveURL(/\/articles\/\d+$/)
  await page.unrouteAll()

  // React resets a text area to the server's value.
  release = await holdBack(page, '**/assets/**/*.js')
  await page.reload({ waitUntil: 'commit' })
  await expect(summary).toHaveValue('脚本来之前的摘要')
  await expect(label).toBeChecked()
  await summary.fill('脚本来之前又改过的摘要')
  await label.uncheck()
  const again = page.waitForResponse((response) => response.url().endsWith('/record/autosave'))
  release()
  await settle(editor)
  await expect(summary).toHaveValue('脚本来之前又改过的摘要')
  expect(await (await again).json()).toMatchObject({ code: 0 })
  await page.reload()
  await settle(editor)
  await expect(title).toHaveValue('脚本来之前的标题')
  await expect(summary).toHaveValue('脚本来之前又改过的摘要')
  await expect(label).not.toBeChecked()
  expectNoProblems(editor)
})

test('whose draft somebody else saved meanwhile is told so, and compares both', async ({ browser }) => {
  const editor = await openStaff(browser, 'editor', { locale: 'zh' })
  const colleague = await openStaff(browser, 'editor', { locale: 'en' })
  const titleOf = (person: Person) =>
    person.page
      .getByRole('region', { name: languageName('zh', person), exact: true })
      .getByLabel(m.collections_field_title({}, person))
  await beginArticle(editor)
  await titleOf(editor).fill('两个人一起写')
  await expect(editor.page).toHaveURL(/\/articles\/\d+$/)
  await visit(colleague, new URL(editor.page.url()).pathname)
  await titleOf(colleague).fill('两个人一起写，同事改的')
  const byColleague = m.collections_autosave_saved({ time: '' }, colleague)
  await expect(colleague.page.getByRole('status').filter({ hasText: byColleague })).toBeVisible()

  await titleOf(editor).fill('两个人一起写，我改的')
  const said = m.collections_autosave_conflict({}, editor)
  await expect(editor.page.getByRole('status').filter({ hasText: said })).toBeVisible()
  await editor.page.getByRole('button', { name: m.collections_save({}, editor), exact: true }).click()
  await expect(editor.page.getByRole('alert').getByRole('insertion').first()).toBeVisible()
  await expect(titleOf(editor)).toHaveValue('两个人一起写，我改的')
  expectNoProblems(editor, colleague)
})

const fieldIn = ({ page }: Person, id: string) => page.locator(`[id="${id}"]`)
