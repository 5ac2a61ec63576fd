import { expect } from '@playwright/test'
import * as m from '#messages'
import { arrive } from '../support/browser/arrive-steps.ts'
import { test } from '../support/browser/browser-test.ts'
import { expectNoProblems, newPhone, openPerson, referenceOn, visit } from '../support/browser/person.ts'
import { openStaff } from '../support/browser/signed-in-staff.ts'
import { openReview } from '../support/browser/staff-steps.ts'

const number = '3025'

test('somebody finds a project, likes it and asks to adopt it; an editor goes on with the request', async ({
  browser,
}) => {
  const reader = await openPerson(browser, { locale: 'zh' })
  const { page } = reader
  await visit(reader, '/projects')
  await page.getByRole('searchbox').fill('短信库房')
  await page
    .getByRole('main')
    .getByRole('button', { name: m.search_button({}, reader) })
    .click()
  await page.getByRole('link', { name: /短信库房/ }).click()
  await expect(page).toHaveURL(new RegExp(`/projects/detail/${number}$`))
  await page.getByRole('button', { name: m.projects_like({}, reader) }).click()
  await expect(page.getByRole('button', { name: m.projects_liked({}, reader) })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('likeDataTwo'))).toBe(`["${number}"]`)

  await page
    .getByRole('link', { name: m.projects_adopt({}, reader) })
    .first()
    .click()
  const send = page.getByRole('button', { name: m.projects_adopt_send({}, reader) })
  await send.click()
  await expect(page.getByRole('alert')).toContainText(m.projects_adopt_organisation({}, reader))
  await page.getByLabel(m.projects_adopt_organisation({}, reader)).fill('下游互助会')
  await page.getByLabel(m.projects_adopt_place({}, reader)).fill('下游镇')
  await page.getByLabel(m.projects_adopt_purpose({}, reader)).fill('汛期前想在三个村演练一次')
  await page.getByLabel(m.projects_adopt_contact({}, reader)).fill('help@downstream.example')
  await send.click()
  await expect(page).toHaveURL(/sent=LD-/)
  const reference = await referenceOn(reader)

  const editor = await openStaff(browser, 'editor', { locale: 'zh' })
  await visit(editor, '/staff/adoptions')
  await expect(editor.page).toHaveURL(/\/staff\?kind=adoption$/)
  const row = editor.page.getByRole('row', { name: new RegExp(reference) })
  await expect(row).toContainText('下游互助会')
  await expect(row).toContainText('短信库房')
  await openReview(editor, reference)
  await expect(editor.page.getByRole('main')).toContainText('汛期前想在三个村演练一次')
  await expect(editor.page.getByText('help@downstream.example')).toBeHidden()
  const note = editor.page.getByLabel(m.projects_request_note({}, editor))
  await note.fill('已约发起机构')
  await editor.page.getByRole('button', { name: m.projects_request_to_in_touch({}, editor) }).click()
  await expect(editor.page.getByText(m.staff_review_done_quiet({}, editor))).toBeVisible()
  await expect(note).toHaveValue('已约发起机构')
  await expect(
    editor.page.getByRole('button', { name: m.projects_request_to_adopted({}, editor) }),
  ).toBeVisible()
  expectNoProblems(reader, editor)
})

test('whoever is signed in finds their whole number in the form, also when they open it by its address', async ({
  browser,
}) => {
  const reader = await openPerson(browser, { locale: 'zh' })
  const { page } = reader
  const phone = newPhone()
  const contact = page.getByLabel(m.projects_adopt_contact({}, reader))
  await arrive(reader, `/projects/adopt/${number}`, phone)
  await expect(contact).toHaveValue(phone)
  await page.reload()
  await expect(contact).toHaveValue(phone)
  expectNoProblems(reader)
})

test('a project is liked, and a request sent, without script', async ({ browser }) => {
  const reader = await openPerson(browser, { locale: 'en', hasScript: false })
  const { page } = reader
  await visit(reader, '/projects/detail/3001')
  await page.getByRole('button', { name: m.projects_like({}, reader) }).click()
  await expect(page.getByText(m.projects_like_done({}, reader))).toBeVisible()
  await page
    .getByRole('link', { name: m.projects_adopt({}, reader) })
    .first()
    .click()
  await page.getByRole('button', { name: m.projects_adopt_send({}, reader) }).click()
  await expect(page).toHaveTitle(/^Error: /)
  const problem = page.getByRole('alert').getByRole('link').first()
  await expect(problem).toContainText(m.projects_adopt_organisation({}, reader))
})

test('a volunteer activity is liked, and stays so in its browser; also without script', async ({
  browser,
}) => {
  const path = '/volunteer/51'
  const reader = await openPerson(browser, { locale: 'zh' })
  const { page } = reader
  await visit(reader, path)
  await page.getByRole('button', { name: m.projects_like({}, reader) }).click()
  const liked = page.getByRole('button', { name: m.projects_liked({}, reader) })
  await expect(liked).toBeVisible()
  await expect(page.getByText(m.projects_likes({ count: 1 }, reader))).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('volunteerLike'))).toBe('["51"]')
  await page.reload()
  await expect(liked).toHaveAttribute('aria-pressed', 'true')

  const other = await openPerson(browser, { locale: 'en', hasScript: false })
  await visit(other, path)
  await other.page.getByRole('button', { name: m.projects_like({}, other) }).click()
  await expect(other.page.getByText(m.projects_like_done({}, other))).toBeVisible()
  expectNoProblems(reader, other)
})
