import { expect } from '@playwright/test'
import * as m from '#messages'
import { test } from '../../support/browser/browser-test.ts'
import { importedTools } from '../../support/browser/import-steps.ts'
import { expectNoProblems, type Person, settle, visit } from '../../support/browser/person.ts'
import { openStaff } from '../../support/browser/signed-in-staff.ts'

const csv = [
  '名称,一句话介绍,介绍,类型,许可,主页,用途',
  `${importedTools.twice},社区巡河的排班表,把巡河的人和时段排在一张表里。,selfHosted,MIT,https://hedeng.example.org,mapping`,
  `${importedTools.once},捐赠旧物的收发登记,每件旧物一个编号，谁捐的、去了哪里都查得到。,selfHosted,MIT,https://jiuwu.example.org,dataCollection`,
  `${importedTools.twice},又写了一遍,同一个工具写了两行。,selfHosted,MIT,https://hedeng.example.org,mapping`,
].join('\r\n')

test('an editor imports a catalogue, sees what became of each row, and takes it back', async ({
  browser,
}) => {
  const editor = await openStaff(browser, 'editor', { locale: 'zh' })
  const { page } = editor
  await test.step('upload', async () => {
    await visit(editor, '/staff/imports/new')
    await page.getByLabel(m.imports_files({}, editor)).setInputFiles({
      name: 'qinghe.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\ufeff${csv}`),
    })
    await page.getByLabel(m.imports_collection({}, editor)).selectOption('tools')
    await page.getByRole('radio', { name: m.imports_languages_zh({}, editor), exact: true }).check()
    await pressOf(editor, m.imports_begin({}, editor))
  })
  await test.step('say what goes where', async () => {
    await expect(page.getByRole('heading', { name: m.imports_map_title({}, editor) })).toBeVisible()
    await expect(
      fieldset(editor, m.imports_languages_zh({}, editor), m.collections_field_name({}, editor))
        .getByRole('combobox')
        .first(),
    ).toHaveValue('名称')
    for (const [label, text] of [
      [m.imports_source_catalogue({}, editor), '青禾目录'],
      [m.imports_source_licence({}, editor), 'CC-BY-4.0'],
      [m.imports_source_attribution({}, editor), '青禾目录的编者'],
    ] as const) {
      await fieldset(editor, m.imports_map_source({}, editor), label)
        .getByLabel(m.imports_map_text({}, editor))
        .fill(text)
    }
    await pressOf(editor, m.imports_map_save({}, editor))
    await expect(page.getByText(m.imports_map_saved({}, editor))).toBeVisible()
    await pressOf(editor, m.imports_map_try({}, editor))
  })
  await test.step('read the report and write', async () => {
    await expect(page.getByText(m.imports_checked_lead({}, editor))).toBeVisible({ timeout: 20_000 })
    const twice = page.getByRole('row').filter({ hasText: m.imports_reason_duplicateInFile({}, editor) })
    await expect(twice).toHaveCount(1)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: m.imports_report_download({}, editor) }).click()
    expect((await download).suggestedFilename()).toMatch(/^import-[0-9a-f]{6}\.csv$/)
    await pressOf(editor, m.imports_start({ count: 2 }, editor))
    await expect(page.getByText(m.imports_done_lead({}, editor))).toBeVisible({ timeout: 20_000 })
  })
  await test.step('a record says where it comes from', async () => {
    await page.getByRole('link', { name: importedTools.once }).click()
    await expect(page.getByText('资料取自 青禾目录')).toBeVisible()
    await page.goBack()
    await settle(editor)
  })
  await test.step('fill a field of all of them, and see what each still lacks', async () => {
    await page.getByRole('link', { name: m.imports_done_list({}, editor) }).click()
    await expect(page.getByText(m.collections_of_import({ files: 'qinghe.csv' }, editor))).toBeVisible()
    await page.getByLabel(m.collections_fill_choose({}, editor)).selectOption('shared.fields')
    await pressOf(editor, m.collections_fill_this({}, editor))
    const field = page.getByRole('checkbox', { name: '环境', exact: true })
    await expect(field).toBeVisible()
    await selectBoth(editor)
    await field.check()
    await pressOf(editor, m.collections_fill_do({}, editor))
    await expect(
      page.getByText(m.collections_bulk_filled({ done: 2, same: 0, refused: 0 }, editor)),
    ).toBeVisible()
    await page.getByRole('link', { name: m.collections_fill_leave({}, editor) }).click()
    await expect(field).toBeHidden()
    await selectBoth(editor)
    await page.getByLabel(m.collections_bulk_language({}, editor), { exact: true }).selectOption('en')
    await pressOf(editor, m.collections_move_publish({}, editor))
    await page.getByRole('status').getByRole('link', { name: importedTools.twice }).click()
    await settle(editor)
    const name = m.collections_field_description({}, editor)
    const part = m.collections_en({}, editor)
    const summary = page.getByRole('alert').getByRole('link', {
      name: m.collections_part_field({ field: name, part }, editor),
    })
    await summary.click()
    await expect(page.locator('[id="texts.en.description"]')).toBeFocused()
    await page.goBack()
    await settle(editor)
    await page.getByRole('link', { name: m.collections_of_import_report({}, editor) }).click()
    await settle(editor)
  })
  await test.step('take it back', async () => {
    await editor.page.getByRole('link', { name: m.imports_undo({}, editor), exact: true }).click()
    await expect(editor.page.getByText(m.imports_undo_ask({ count: 2 }, editor))).toBeVisible()
    await pressOf(editor, m.imports_undo_now({ count: 2 }, editor))
    const said = m.imports_undone_lead({ undone: 2, kept: 0 }, editor)
    await expect(page.getByText(said)).toBeVisible({ timeout: 20_000 })
  })
  expectNoProblems(editor)
})

/** The choices for one field, in the part of the form for its language or for the source. */
function fieldset({ page }: Person, part: string, name: string) {
  const groups = page.getByRole('region', { name: part, exact: true }).getByRole('group')
  return groups.filter({ has: page.locator('legend', { hasText: name }) }).first()
}

/** Follows the link that ticks a whole page, until both records are ticked. */
async function selectBoth({ page, locale }: Person): Promise<void> {
  await page.getByRole('link', { name: m.collections_select_page({ count: 2 }, { locale }) }).click()
  await expect(page.locator('input[name="items"]:checked')).toHaveCount(2)
}

async function pressOf(person: Person, name: string): Promise<void> {
  await person.page.getByRole('button', { name, exact: true }).click()
  await settle(person)
}
