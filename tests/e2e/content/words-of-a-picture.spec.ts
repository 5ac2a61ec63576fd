import { expect } from '@playwright/test'
import * as m from '#messages'
import { test } from '../../support/browser/browser-test.ts'
import { languagesOf } from '../../support/browser/languages.ts'
import { expectNoProblems, type Person, visit } from '../../support/browser/person.ts'
import { inDatabase } from '../../support/browser/portal-database.ts'
import { openStaff } from '../../support/browser/signed-in-staff.ts'
import { makePhoto } from '../../support/world/articles.ts'

const wanted = { zh: '三位志愿者在码头清点帐篷', en: 'Three volunteers count tents at the pier' }

for (const locale of languagesOf(
  'an editor sees what a colleague wrote for a picture beside what readers hear',
)) {
  test(`an editor sees what a colleague wrote for a picture beside what readers hear, ${locale}`, async ({
    browser,
  }) => {
    const editor = await openStaff(browser, 'editor', { locale })
    const old = { zh: `码头上的志愿者（${locale}）`, en: `Volunteers at a pier (${locale})` }
    await add(editor, old)
    const panel = editor.page.getByRole('region', {
      name: m.collections_words_wait({ name: '唐以文' }, editor),
    })
    await test.step('refuse', async () => {
      await propose(old.zh, '唐以文')
      await visit(editor, '/staff/pictures')
      await expect(panel.getByRole('deletion')).toHaveText([old.zh, old.en])
      await expect(panel.getByRole('insertion')).toHaveText([wanted.zh, wanted.en])
      await keepPictures(editor, `waiting-words-${locale}`)
      await panel.getByRole('button', { name: m.collections_words_refuse({}, editor) }).click()
      await expect(panel).toHaveCount(0)
      await expect(editor.page.getByRole('img', { name: old[locale] })).toBeVisible()
    })
    await test.step('the writer can only withdraw', async () => {
      await propose(old.zh, '沈书宁')
      await visit(editor, '/staff/pictures')
      const own = editor.page.getByRole('region', { name: m.collections_words_wait_own({}, editor) })
      await expect(own.getByRole('button')).toHaveText([m.collections_words_withdraw({}, editor)])
      await own.getByRole('button').click()
      await expect(own).toHaveCount(0)
    })
    await test.step('take', async () => {
      await propose(old.zh, '唐以文')
      await visit(editor, '/staff/pictures')
      await panel.getByRole('button', { name: m.collections_words_take({}, editor) }).click()
      await expect(panel).toHaveCount(0)
      await expect(editor.page.getByRole('img', { name: wanted[locale] }).first()).toBeVisible()
    })
    expectNoProblems(editor)
  })
}

async function add(editor: Person, words: typeof wanted): Promise<void> {
  await visit(editor, '/staff/pictures')
  const photo = await makePhoto(300, 200)
  const form = editor.page.locator('form').filter({ has: editor.page.locator('input[type=file]') })
  await form.locator('input[type=file]').setInputFiles({
    name: photo.name,
    mimeType: photo.type,
    buffer: Buffer.from(await photo.arrayBuffer()),
  })
  await form.getByLabel(m.collections_picture_alt_zh({}, editor)).fill(words.zh)
  await form.getByLabel(m.collections_picture_alt_en({}, editor)).fill(words.en)
  await form.getByRole('button', { name: m.collections_picture_add({}, editor) }).click()
  await expect(editor.page.getByRole('img', { name: words[editor.locale] })).toBeVisible()
}

/** Proposes words as a colleague would under the two-person rule, which itself would block other tests. */
async function propose(altZh: string, name: string): Promise<void> {
  await inDatabase(
    `update content_pictures set waiting_zh = $1, waiting_en = $2, waiting_since = now(),
      waiting_by = (select account_id from staff_members where display_name = $3) where alt_zh = $4`,
    [wanted.zh, wanted.en, name, altZh],
  )
}

async function keepPictures({ page }: Person, name: string): Promise<void> {
  const folder = process.env.BROWSER_TEST_PICTURES
  if (!folder) return
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}
