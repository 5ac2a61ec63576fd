import { expect } from '@playwright/test'
import * as m from '#messages'
import { type Person, settle, visit } from './person.ts'

/** A table for an import, and its content. */
export const importedTable = {
  name: 'catalogue.csv',
  rows: 'title,summary,licence\nAlpha 1,Beta 2,MIT\nAlpha 1,Beta 3,MIT\n',
  entered: ['catalogue.csv', 'Alpha 1', 'Beta 2', 'MIT', 'title', 'summary', 'licence'],
}

/** The names of the tools that the import journey creates; staff lists show them in either language. */
export const importedTools = { twice: '河灯排班', once: '旧物登记' }

/** Uploads a table as projects and waits until it is read. */
export async function uploadTable(editor: Person): Promise<void> {
  const { page } = editor
  await visit(editor, '/staff/imports/new')
  const { name, rows } = importedTable
  await page
    .getByLabel(m.imports_files({}, editor))
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(rows) })
  await page.getByLabel(m.imports_collection({}, editor)).selectOption('projects')
  await page.getByRole('radio', { name: m.imports_languages_zh({}, editor), exact: true }).check()
  await page.getByRole('button', { name: m.imports_begin({}, editor), exact: true }).click()
  await waitForText(editor, m.imports_map_title({}, editor))
}

/** Starts the trial run; only the source has to be filled in, since the rest is guessed. */
export async function tryTable(editor: Person): Promise<void> {
  const { page } = editor
  for (const name of ['catalogue', 'licence', 'attribution']) {
    await page.locator(`[name="text:provenance.${name}"]`).fill('2026')
  }
  await page.getByRole('button', { name: m.imports_map_try({}, editor), exact: true }).click()
  await waitForText(editor, m.imports_checked_lead({}, editor))
}

/** Without script the page is reloaded to see how far the work has come. */
async function waitForText(editor: Person, text: string): Promise<void> {
  const { page } = editor
  await expect(async () => {
    await page.goto(page.url())
    await expect(page.getByText(text)).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  await settle(editor)
}
