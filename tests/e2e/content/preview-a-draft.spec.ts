import { expect } from '@playwright/test'
import * as m from '#messages'
import { test } from '../../support/browser/browser-test.ts'
import { press } from '../../support/browser/editor-steps.ts'
import { languageName } from '../../support/browser/language-name.ts'
import { expectNoProblems, openPerson, type Person, visit } from '../../support/browser/person.ts'
import { openStaff } from '../../support/browser/signed-in-staff.ts'

const draft = '泥炭地里的路'

test('an editor sees a draft of the footer in its place, on the page of the preview alone', async ({
  browser,
}) => {
  const editor = await openStaff(browser, 'editor', { locale: 'zh' })
  const visitor = await openPerson(browser, { locale: 'zh' })
  await write(editor, 'footerLinks/3')
  await visit(editor, '/staff/preview/footerLinks/3')
  await expect(editor.page.getByText(m.collections_preview_frame({}, editor))).toBeVisible()
  await expect(inFooter(editor)).toBeVisible()
  await editor.page.getByRole('link', { name: m.nav_news({}, editor), exact: true }).click()
  await expect(editor.page.getByRole('heading', { level: 1 })).toHaveText(m.content_news_title({}, editor))
  await expect(inFooter(editor)).toHaveCount(0)
  await visit(visitor, '/news')
  await expect(inFooter(visitor)).toHaveCount(0)
  expectNoProblems(editor, visitor)
})

test('an editor sees a draft of a topic among the others, and visitors none of it', async ({ browser }) => {
  const editor = await openStaff(browser, 'editor', { locale: 'zh' })
  const visitor = await openPerson(browser, { locale: 'zh' })
  await visit(editor, '/staff/content/topics?sort=order')
  await editor.page.getByRole('table').getByRole('link').first().click()
  await expect(
    editor.page.getByRole('region', { name: languageName('zh', editor), exact: true }),
  ).toBeVisible()
  const path = new URL(editor.page.url()).pathname.replace('/staff/content/', '')
  await write(editor, path)
  await visit(editor, `/staff/preview/${path}`)
  const heading = { level: 2, name: draft } as const
  await expect(editor.page.getByText(m.collections_preview_notice({}, editor))).toBeVisible()
  await expect(editor.page.getByRole('heading', heading)).toBeVisible()
  await expect(editor.page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await visit(visitor, '/tools/specialList')
  await expect(visitor.page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(visitor.page.getByRole('heading', heading)).toHaveCount(0)
  expectNoProblems(editor, visitor)
})

/** Gives a record another Chinese name without publishing it. */
async function write(editor: Person, path: string): Promise<void> {
  await visit(editor, `/staff/content/${path}`)
  const side = editor.page.getByRole('region', { name: languageName('zh', editor), exact: true })
  await side
    .getByLabel(m.collections_field_name({}, editor) + m.collections_needed({}, editor), {
      exact: true,
    })
    .fill(draft)
  await press(editor, m.collections_save({}, editor), m.collections_done_save({}, editor))
}

function inFooter({ page }: Person) {
  return page.getByRole('contentinfo').getByRole('link', { name: draft })
}
