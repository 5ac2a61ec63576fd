import { expect } from '@playwright/test'
import * as m from '#messages'
import { locales } from '../../../shared/lib/locale.ts'
import { press, sideOf } from './editor-steps.ts'
import { languageName } from './language-name.ts'
import { type Person, settle, visit } from './person.ts'

// What a new portal begins with in tests: a field, and a tool of it with one question.
export const field = {
  zh: { name: '护河', summary: '守住家门口的河。' },
  en: { name: 'Rivers', summary: 'Rivers next door.' },
}
export const tool = {
  zh: { name: '巡河本', tagline: '一个人也能记', description: '离线记下每一次巡护。' },
  en: { name: 'River log', tagline: 'For one person, too', description: 'Keeps every patrol, offline.' },
}
export const question = { zh: '几个人巡河', en: 'How many people patrol' }
const unit = { zh: '人', en: 'people' }
const topic = { zh: '你们的河', en: 'Your river' }
export const startLink = 'https://log.example.org/start'

async function publish(editor: Person): Promise<void> {
  for (const locale of locales) {
    const language = languageName(locale, editor)
    const said = m.collections_done_publish({ language }, editor)
    await press(editor, `${m.collections_move_publish({}, editor)} ${language}`, said)
  }
}

export async function makeField(editor: Person): Promise<void> {
  const { page } = editor
  await visit(editor, '/staff/content/fieldPages')
  await page.getByRole('link', { name: m.collections_pages_of_fields_add({}, editor) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    m.collections_pages_of_fields_add({}, editor),
  )
  await settle(editor)
  for (const locale of locales) {
    const side = sideOf(editor, locale)
    await side.getByLabel(m.collections_field_title({}, editor)).fill(field[locale].name)
    await side.getByLabel(m.collections_field_summary({}, editor)).fill(field[locale].summary)
  }
  await page.getByLabel(m.collections_field_alias({}, editor)).fill('rivers')
  await page.getByLabel(m.collections_field_order({}, editor)).fill('1')
  await press(editor, m.collections_save({}, editor), m.collections_done_save({}, editor))
  await publish(editor)
}

/** @returns the tool's number */
export async function makeTool(editor: Person): Promise<string> {
  const { page } = editor
  await visit(editor, '/staff/content/tools/new')
  for (const locale of locales) {
    const side = sideOf(editor, locale)
    await side
      .getByLabel(m.collections_field_name({}, editor) + m.collections_needed({}, editor), {
        exact: true,
      })
      .fill(tool[locale].name)
    await side.getByLabel(m.collections_field_tagline({}, editor)).fill(tool[locale].tagline)
    const body = side.getByRole('textbox', { name: m.collections_field_description({}, editor) })
    await expect(body).toHaveAttribute('contenteditable', 'true')
    await body.click()
    await body.fill(tool[locale].description)
  }
  await page.getByRole('checkbox', { name: m.toolbox_need_data_collection({}, editor) }).check()
  await page.getByRole('checkbox', { name: field[editor.locale].name, exact: true }).check()
  await page.getByRole('radio', { name: m.toolbox_kind_cloud_service({}, editor) }).check()
  await page.getByLabel(m.collections_field_licence({}, editor)).fill('MIT')
  await page.getByLabel(m.collections_field_reply_days({}, editor)).fill('5')
  await page.getByLabel(m.collections_field_start_link({}, editor)).fill(startLink)
  await press(editor, m.collections_save({}, editor), m.collections_done_save({}, editor))
  const number = /tools\/(\d+)/.exec(page.url())?.[1] ?? ''
  await askOneQuestion(editor)
  await page.getByRole('link', { name: m.form_editor_back({}, editor) }).click()
  await settle(editor)
  await publish(editor)
  return number
}

/** For verified organisations only, with one number question. */
async function askOneQuestion(editor: Person): Promise<void> {
  const { page } = editor
  await page
    .getByRole('link', { name: m.collections_form_edit({}, editor) })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.form_editor_title({}, editor))
  await settle(editor)
  await page.getByRole('checkbox', { name: m.form_editor_verified({}, editor) }).check()
  await press(editor, m.form_editor_rules_save({}, editor), m.form_editor_saved({}, editor))
  for (const locale of locales) {
    const label = m.form_editor_section_title_in({ language: languageName(locale, editor) }, editor)
    await page.getByLabel(label).last().fill(topic[locale])
  }
  await press(editor, m.form_editor_section_add({}, editor), m.form_editor_saved({}, editor))
  await page.getByLabel(m.form_editor_question_type({}, editor)).selectOption('number')
  await page.getByRole('button', { name: m.form_editor_question_add({}, editor) }).click()
  for (const locale of locales) {
    const part = languageName(locale, editor)
    const label = (text: string) => page.getByLabel(m.collections_problem({ part, text }, editor))
    await label(m.form_editor_question_label({}, editor)).fill(question[locale])
    await label(m.form_editor_question_unit({}, editor)).fill(unit[locale])
  }
  await page.getByLabel(m.form_editor_min({}, editor)).fill('1')
  await press(editor, m.form_editor_question_save({}, editor), m.form_editor_saved({}, editor))
}
