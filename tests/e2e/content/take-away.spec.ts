import { expect } from '@playwright/test'
import * as m from '#messages'
import { test } from '../../support/browser/browser-test.ts'
import { press } from '../../support/browser/editor-steps.ts'
import { languageName } from '../../support/browser/language-name.ts'
import { expectNoProblems, type Person, visit } from '../../support/browser/person.ts'
import { openStaff } from '../../support/browser/signed-in-staff.ts'
import { makePhoto } from '../../support/world/articles.ts'

for (const { locale, hasScript } of [
  { locale: 'zh', hasScript: true },
  { locale: 'en', hasScript: false },
] as const) {
  const how = hasScript ? 'with script' : 'without script'
  test(`an editor deletes a draft and a picture that nobody needs, ${locale} ${how}`, async ({ browser }) => {
    const editor = await openStaff(browser, 'editor', { locale, hasScript })
    await test.step('a draft', () => removeDraft(editor))
    await test.step('a picture', () => removePicture(editor))
    expectNoProblems(editor)
  })
}

async function removeDraft(editor: Person): Promise<void> {
  const { page, locale } = editor
  await visit(editor, '/staff/content/notices/new')
  const side = page.getByRole('region', { name: languageName(locale, editor), exact: true })
  const title = `to be taken away ${locale}`
  await side.getByLabel(m.collections_field_title({}, editor)).fill(title)
  await press(editor, m.collections_save({}, editor), m.collections_done_save({}, editor))
  await page.getByText(m.collections_remove({}, editor), { exact: true }).click()
  await press(editor, m.collections_remove_now({}, editor), m.collections_removed({}, editor))
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
}

async function removePicture(editor: Person): Promise<void> {
  const { page, locale } = editor
  const alt = { zh: `传错的一张 ${locale}`, en: `Sent by mistake ${locale}` }
  const photo = await makePhoto(500, 300)
  await visit(editor, '/staff/pictures')
  const buffer = Buffer.from(await photo.arrayBuffer())
  const file = { name: 'mistake.jpg', mimeType: 'image/jpeg', buffer }
  await page.getByLabel(m.collections_picture_file({}, editor)).setInputFiles(file)
  await page.getByLabel(m.collections_picture_alt_zh({}, editor)).first().fill(alt.zh)
  await page.getByLabel(m.collections_picture_alt_en({}, editor)).first().fill(alt.en)
  await press(editor, m.collections_picture_add({}, editor), m.collections_picture_saved({}, editor))
  const item = page.getByRole('listitem').filter({ has: page.getByRole('img', { name: alt[locale] }) })
  await item.getByText(m.collections_picture_remove({ alt: alt[locale] }, editor)).click()
  const removed = m.collections_picture_removed({}, editor)
  await press(editor, m.collections_picture_remove_now({}, editor), removed)
  await expect(page.getByRole('img', { name: alt[locale] })).toHaveCount(0)
}
