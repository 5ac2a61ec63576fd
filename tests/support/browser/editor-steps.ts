import { expect, type Locator } from '@playwright/test'
import * as m from '#messages'
import type { Locale } from '../../../shared/lib/locale.ts'
import { languageName } from './language-name.ts'
import { type Person, settle, visit } from './person.ts'

/** An editor's texts for an article in one language. */
export type Words = { title: string; summary: string; body: string }

/** The side of one language in the form of a record. */
export function sideOf(editor: Person, language: Locale): Locator {
  return editor.page.getByRole('region', { name: languageName(language, editor), exact: true })
}

/** Opens the form for a new article. */
export async function beginArticle(editor: Person): Promise<void> {
  await visit(editor, '/staff/content/articles')
  await editor.page.getByRole('link', { name: m.collections_articles_add({}, editor) }).click()
  await expect(editor.page.getByRole('heading', { level: 1 })).toHaveText(
    m.collections_articles_add({}, editor),
  )
  await settle(editor)
}

/** Types the texts of one language; with script, the long one into the editor. */
export async function typeWords(editor: Person, language: Locale, words: Words): Promise<void> {
  const side = sideOf(editor, language)
  await side.getByLabel(m.collections_field_title({}, editor)).fill(words.title)
  await side.getByLabel(m.collections_field_summary({}, editor)).fill(words.summary)
  const body = side.getByRole('textbox', { name: m.collections_field_body({}, editor) })
  // The editor replaces the plain field as soon as its script has loaded.
  if (editor.hasScript) await expect(body).toHaveAttribute('contenteditable', 'true')
  await body.click()
  await body.fill(words.body)
}

/**
 * Presses a button of one language's side and waits for the page's confirmation. The autosave line is
 * excluded, since both may begin with the same word.
 */
export async function press(editor: Person, name: string, said: string): Promise<void> {
  const bySelf = m.collections_autosave_saved({ time: '' }, editor)
  const done = editor.page.getByRole('status').filter({ hasText: new RegExp(`^${said}`), hasNotText: bySelf })
  await editor.page.getByRole('button', { name, exact: true }).click()
  await expect(done).toBeVisible()
  await settle(editor)
}
