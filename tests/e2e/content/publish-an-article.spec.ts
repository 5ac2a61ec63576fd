import { randomInt } from 'node:crypto'
import { expect } from '@playwright/test'
import * as m from '#messages'
import type { Locale } from '../../../shared/lib/locale.ts'
import { test } from '../../support/browser/browser-test.ts'
import { beginArticle, press, typeWords } from '../../support/browser/editor-steps.ts'
import { languageName } from '../../support/browser/language-name.ts'
import { languagesOf } from '../../support/browser/languages.ts'
import { expectNoProblems, openPerson, type Person, visit } from '../../support/browser/person.ts'
import { openStaff } from '../../support/browser/signed-in-staff.ts'
import { makePhoto } from '../../support/world/articles.ts'

for (const locale of languagesOf('an editor writes in two languages, publishes, schedules and goes back')) {
  test(`an editor writes in two languages, publishes, schedules and goes back, ${locale}`, async ({
    browser,
  }) => {
    const editor = await openStaff(browser, 'editor', { locale })
    const reader = await openPerson(browser, { locale })
    // Unique, since a retry finds what the first try left.
    const mark = randomInt(1e6)
    const title = { zh: `雨季之前，先把名单导出来 ${mark}`, en: `Export your lists before the rains ${mark}` }
    const label = { zh: `汛期准备 ${mark}`, en: `Before the flood ${mark}` }
    await test.step('add a label', () => addLabel(editor, label))
    await test.step('write', async () => {
      await beginArticle(editor)
      await typeWords(editor, 'zh', {
        title: title.zh,
        summary: '断网那天，纸质名单能救急。',
        body: '每个月第一天导出一次。',
      })
      await typeWords(editor, 'en', {
        title: title.en,
        summary: 'On the day the network fails, paper helps.',
        body: 'Export on the first of each month.',
      })
      await editor.page.getByRole('checkbox', { name: label[locale] }).check()
    })
    await test.step('bring a picture', () => addCover(editor))
    const name = languageName(locale, editor)
    await test.step('save and publish one language', async () => {
      await press(editor, m.collections_save({}, editor), m.collections_done_save({}, editor))
      await autosave(editor)
      const said = m.collections_done_publish({ language: name }, editor)
      await press(editor, `${m.collections_move_publish({}, editor)} ${name}`, said)
    })
    await test.step('readers see it', async () => {
      await visit(reader, '/news')
      await reader.page.getByRole('link', { name: title[locale] }).click()
      await expect(reader.page.getByRole('heading', { level: 1 })).toHaveText(title[locale])
      const alt = { zh: '雨后的仓库门口', en: 'A store door after rain' }[locale]
      await expect(reader.page.getByRole('img', { name: alt })).toBeVisible()
    })
    await test.step('schedule a change of what is read, and send it for review', () => changeLater(editor))
    await test.step('readers keep the old until then', async () => {
      await reader.page.reload()
      await expect(reader.page.getByRole('heading', { level: 1 })).toHaveText(title[locale])
    })
    await test.step('take the change back', () => takeBack(editor, title[locale]))
    await test.step('schedule the other language', () => schedule(editor))
    await test.step('draft a change, compare it, and go back', () => goBack(editor))
    await test.step('readers still have what was published', async () => {
      await reader.page.reload()
      await expect(reader.page.getByRole('heading', { level: 1 })).toHaveText(title[locale])
    })
    expectNoProblems(editor, reader)
  })
}

/** An autosave in between never makes the portal refuse its own writer, not even the second time. */
async function autosave(editor: Person): Promise<void> {
  const side = editor.page.getByRole('region', { name: languageName('zh', editor), exact: true })
  const summary = side.getByLabel(
    m.collections_field_summary({}, editor) + m.collections_needed({}, editor),
    { exact: true },
  )
  for (const words of ['断网那天，一张纸能救急。', '断网那天，纸质名单能救急。']) {
    const saved = editor.page.waitForResponse(/autosave/i)
    await summary.fill(words)
    expect((await (await saved).json()).code).toBe(0)
  }
}

test('what was typed before the editor came goes on in it', async ({ browser }) => {
  const editor = await openStaff(browser, 'editor', { locale: 'zh' })
  const { page } = editor
  let release = () => {}
  const late = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/rich-text-editor*.js', async (route) => {
    await late
    await route.continue()
  })
  await visit(editor, '/staff/content/articles/new')
  const side = page.getByRole('region', { name: languageName('zh', editor), exact: true })
  const body = side.getByRole('textbox', { name: m.collections_field_body({}, editor) })
  await body.fill('<p>网络慢的时候先写下来的一句。</p>')
  release()
  await expect(body).toHaveAttribute('contenteditable', 'true')
  await expect(body).toHaveText('网络慢的时候先写下来的一句。')
  await expect(body).toBeFocused()
  await page.keyboard.type('接着写。')
  await expect(body).toHaveText('网络慢的时候先写下来的一句。接着写。')
})

test('who mends what the summary names keeps the focus while it is saved', async ({ browser }) => {
  const editor = await openStaff(browser, 'editor', { locale: 'zh' })
  const { page } = editor
  await visit(editor, '/staff/content/labels/new')
  const side = page.getByRole('region', { name: languageName('en', editor), exact: true })
  const name = side.getByLabel(m.collections_field_name({}, editor))
  const chinese = page.getByRole('region', { name: languageName('zh', editor), exact: true })
  await chinese.getByLabel(m.collections_field_name({}, editor)).fill('沿河的地方')
  await page.getByLabel(m.collections_field_order({}, editor)).fill('91')
  await press(editor, m.collections_save({}, editor), m.collections_done_save({}, editor))
  await visit(editor, `${new URL(page.url()).pathname}?check=en`)
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await summary.getByRole('link').first().click()
  await expect(name).toBeFocused()
  await page.keyboard.type('Rivers')
  await expect(page.getByText(/已自动保存/)).toBeVisible()
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('Rivers')
})

/** A second collection in the same editor. */
async function addLabel(editor: Person, label: Record<Locale, string>): Promise<void> {
  const { page } = editor
  await visit(editor, '/staff/content/labels/new')
  for (const language of ['zh', 'en'] as const) {
    const side = page.getByRole('region', { name: languageName(language, editor), exact: true })
    await side.getByLabel(m.collections_field_name({}, editor)).fill(label[language])
  }
  await page.getByLabel(m.collections_field_order({}, editor)).fill('90')
  await press(editor, m.collections_save({}, editor), m.collections_done_save({}, editor))
  for (const language of ['zh', 'en'] as const) {
    const name = languageName(language, editor)
    const said = m.collections_done_publish({ language: name }, editor)
    await press(editor, `${m.collections_move_publish({}, editor)} ${name}`, said)
  }
}

async function addCover(editor: Person): Promise<void> {
  const { page } = editor
  await page.getByRole('button', { name: m.collections_picture_choose({}, editor) }).click()
  const dialog = page.getByRole('dialog')
  const photo = await makePhoto(900, 600)
  await dialog.getByLabel(m.collections_picture_file({}, editor)).setInputFiles({
    name: 'cover.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(await photo.arrayBuffer()),
  })
  await dialog.getByLabel(m.collections_picture_alt_zh({}, editor)).fill('雨后的仓库门口')
  await dialog.getByLabel(m.collections_picture_alt_en({}, editor)).fill('A store door after rain')
  await dialog.getByRole('button', { name: m.collections_picture_use({}, editor) }).click()
  await expect(dialog).toBeHidden({ timeout: 15_000 })
}

async function schedule(editor: Person): Promise<void> {
  const { page, locale } = editor
  const other = languageName(locale === 'zh' ? 'en' : 'zh', editor)
  await page.getByText(m.collections_later({ language: other }, editor)).click()
  const time = page.getByLabel(m.collections_publish_time({ language: other }, editor))
  const button = `${m.collections_move_schedule({}, editor)} ${other}`
  await time.fill('2001-01-01T09:00')
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByRole('alert')).toContainText(m.field_date_in_past({ limit: 0 }, editor))
  await time.fill('2099-01-01T09:00')
  await press(editor, button, m.collections_done_schedule({ language: other }, editor))
  await press(
    editor,
    `${m.collections_move_unschedule({}, editor)} ${other}`,
    m.collections_done_unschedule({ language: other }, editor),
  )
}

/** Changes a published text, and the change waits for its time or for a second person. */
async function changeLater(editor: Person): Promise<void> {
  const { page, locale } = editor
  const language = languageName(locale, editor)
  const side = page.getByRole('region', { name: language, exact: true })
  await side.getByLabel(m.collections_field_title({}, editor)).fill('2099')
  // The autosave suffices: the panel reports it and offers what can be done with a change.
  await expect(side.getByText(m.collections_state_changed({}, editor))).toBeVisible()
  const stale = m.collections_stale_title({ language: languageName('zh', editor) }, editor)
  if (locale === 'zh') await expect(page.getByText(stale)).toBeVisible()
  const publish = `${m.collections_move_publish({}, editor)} ${language}`
  await expect(page.getByRole('button', { name: publish, exact: true })).toBeVisible()
  const later = page.getByText(m.collections_later({ language }, editor))
  await later.click()
  const submit = `${m.collections_move_submit({}, editor)} ${language}`
  await press(editor, submit, m.collections_done_submit({ language }, editor))
  const sendBack = `${m.collections_move_send_back({}, editor)} ${language}`
  await press(editor, sendBack, m.collections_done_send_back({ language }, editor))
  await later.click()
  await page.getByLabel(m.collections_publish_time({ language }, editor)).fill('2099-01-01T09:00')
  const button = `${m.collections_move_schedule({}, editor)} ${language}`
  await press(editor, button, m.collections_done_schedule({ language }, editor))
}

async function takeBack(editor: Person, title: string): Promise<void> {
  const { page, locale } = editor
  const language = languageName(locale, editor)
  const unschedule = `${m.collections_move_unschedule({}, editor)} ${language}`
  await press(editor, unschedule, m.collections_done_unschedule({ language }, editor))
  const side = page.getByRole('region', { name: language, exact: true })
  await side.getByLabel(m.collections_field_title({}, editor)).fill(title)
  await press(editor, m.collections_save({}, editor), m.collections_done_save({}, editor))
}

async function goBack(editor: Person): Promise<void> {
  const { page, locale } = editor
  const name = languageName(locale, editor)
  const side = page.getByRole('region', { name, exact: true })
  const title = side.getByLabel(m.collections_field_title({}, editor))
  const before = await title.inputValue()
  await title.fill(`${before} 2`)
  await press(editor, m.collections_save({}, editor), m.collections_done_save({}, editor))
  await side.getByRole('link', { name: m.collections_versions({}, editor) }).click()
  await page.getByRole('link', { name: m.collections_version({ version: 1 }, editor) }).click()
  await expect(page.getByRole('insertion')).toHaveText(/2/)
  await page.getByRole('button', { name: m.collections_restore({ version: 1 }, editor) }).click()
  await expect(title).toHaveValue(before)
}
