import { type Browser, expect, type Page } from '@playwright/test'
import * as m from '#messages'
import type { Locale } from '../../../shared/lib/locale.ts'
import { test } from '../../support/browser/browser-test.ts'
import { languagesOf } from '../../support/browser/languages.ts'
import { openPerson, type Person, settle, visit } from '../../support/browser/person.ts'

// A search with few results offers a form to describe a need: a public page with a field to type in.
const formPage = '/tools/searchToolList?keywords=moodxqzv'
const typed = 'Rota for 30 drivers'

for (const locale of languagesOf('a page whose script fails is tried again in place')) {
  test(`a page whose script fails is tried again in place, ${locale}`, async ({ browser }) => {
    const { person, alert, need } = await openForm(browser, locale)
    const { page } = person
    const documents = countDocuments(page)
    await page.route(/\/tools-/, (route) => route.abort())
    await toolboxLink(person).click()
    await expect(alert).toContainText(m.load_failure_title({}, person))
    await expect(alert).toContainText(m.load_failure_text({}, person))
    await expect(alert).toBeFocused()
    await expect(need).toHaveValue(typed)
    await page.unrouteAll()
    await tryAgain(person)
    await expect(page).toHaveURL(person.at('/tools'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.toolbox_title({}, person))
    await expect(alert).toHaveCount(0)
    expect(documents()).toBe(0)
  })

  test(`a form that cannot be sent stays as it is and is sent again, ${locale}`, async ({ browser }) => {
    const { person, alert, need } = await openForm(browser, locale)
    const { page } = person
    await page.route(/searchToolList\.data/, (route) => route.abort())
    await page.getByRole('button', { name: m.toolbox_request_send({}, person) }).click()
    await expect(alert).toContainText(m.load_failure_title({}, person))
    await expect(need).toHaveValue(typed)
    await page.unrouteAll()
    await tryAgain(person)
    await expect(page.getByText(/XQ-/)).toBeVisible()
    await expect(alert).toHaveCount(0)
  })

  test(`data that cannot be had leaves the reader on the page, ${locale}`, async ({ browser }) => {
    const { person, alert, need } = await openForm(browser, locale)
    const { page } = person
    await page.route(/\/api\/techforgood\//, (route) => route.abort())
    await toolboxLink(person).click()
    await expect(alert).toContainText(m.load_failure_title({}, person))
    await expect(page).toHaveURL(person.at(formPage))
    await expect(need).toHaveValue(typed)
    await page.unrouteAll()
    await tryAgain(person)
    await expect(page).toHaveURL(person.at('/tools'))
  })
}

test('the table of routes that cannot be had is asked for again', async ({ browser }) => {
  const { person, alert } = await openForm(browser, 'zh', (page) =>
    page.route(/\/__manifest/, (route) => route.abort()),
  )
  const { page } = person
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: m.footer_privacy({}, person) })
    .click()
  await expect(alert).toBeFocused()
  await page.unrouteAll()
  await tryAgain(person)
  await expect(page).toHaveURL('/privacy')
})

test('whoever goes on elsewhere leaves the failure behind', async ({ browser }) => {
  const { person, alert } = await openForm(browser, 'zh')
  const { page } = person
  await page.route(/\/tools-/, (route) => route.abort())
  await toolboxLink(person).click()
  await expect(alert).toBeVisible()
  await page.unrouteAll()
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: m.footer_privacy({}, person) })
    .click()
  await expect(page).toHaveURL('/privacy')
  await expect(alert).toHaveCount(0)
  await toolboxLink(person).click()
  await expect(page).toHaveURL('/tools')
})

test('after a new build the page is loaded anew, once, with what was typed', async ({ browser }) => {
  const { person, alert, need } = await openForm(browser, 'zh')
  const { page } = person
  const documents = countDocuments(page)
  await deployOther(page, /\/sign-in-dialog-/)
  await page
    .getByRole('banner')
    .getByRole('link', { name: m.sign_in_title({}, person) })
    .click()
  await expect.poll(documents).toBe(1)
  await settle(person)
  await expect(need).toHaveValue(typed)
  expect(await page.evaluate(() => sessionStorage.getItem('yisun.typed'))).toBeNull()
  // This “new build” is the old one again: a second load would not help either.
  await page
    .getByRole('banner')
    .getByRole('link', { name: m.sign_in_title({}, person) })
    .click()
  await expect(alert).toBeVisible()
  expect(documents()).toBe(1)
  await expect(need).toHaveValue(typed)
})

test('after a new build a link leads to its page all the same', async ({ browser }) => {
  const { person } = await openForm(browser, 'zh')
  const { page } = person
  const documents = countDocuments(page)
  await deployOther(page, /\/tools-[^?]*$/)
  await toolboxLink(person).click()
  await expect(page).toHaveURL('/tools')
  await expect.poll(documents).toBe(1)
})

test('codes and files are never kept', async ({ browser }) => {
  const person = await openPerson(browser, { locale: 'zh' })
  const { page } = person
  await visit(person, '/signIn')
  const form = page.getByRole('main').locator('form')
  await form.getByLabel(m.sign_in_phone({}, person)).fill('13612345678')
  await form.evaluate((element) => {
    const code = document.createElement('input')
    Object.assign(code, { name: 'oneTime', autocomplete: 'one-time-code', value: '908172' })
    const word = document.createElement('input')
    Object.assign(word, { name: 'word', type: 'password', value: 'secret-word' })
    element.append(code, word)
  })
  await deployOther(page, /\/tools-/)
  await toolboxLink(person).click()
  await expect(page).toHaveURL('/tools')
  const kept = await page.evaluate(() => sessionStorage.getItem('yisun.typed'))
  expect(kept).toContain('13612345678')
  expect(kept).not.toMatch(/908172|secret-word/)
})

test('in a dialog the failure stands where it can be reached', async ({ browser }) => {
  const person = await openPerson(browser, { locale: 'en' })
  const { page } = person
  await visit(person, '/tools')
  await page
    .getByRole('banner')
    .getByRole('link', { name: m.sign_in_title({}, person) })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(m.sign_in_phone({}, person)).fill('13612345679')
  await page.route(/\.data(\?|$)/, (route) => route.abort())
  await dialog.getByRole('button', { name: m.sign_in_send({}, person) }).click()
  await expect(dialog.getByRole('alert')).toBeFocused()
  await expect(dialog.getByLabel(m.sign_in_phone({}, person))).toHaveValue('13612345679')
  await page.unrouteAll()
  await dialog.getByRole('button', { name: m.try_again({}, person) }).click()
  await expect(dialog.getByLabel(m.sign_in_code({}, person))).toBeVisible()
})

async function openForm(browser: Browser, locale: Locale, before?: (page: Page) => Promise<unknown>) {
  const person = await openPerson(browser, { locale })
  await before?.(person.page)
  await visit(person, formPage)
  const need = person.page.getByLabel(m.toolbox_request_need({}, person))
  // A button pressed before hydration posts its form natively; the script counts what is typed.
  const count = m.written_of({ written: typed.length, limit: 500 }, person)
  await expect(async () => {
    await need.fill('')
    await need.fill(typed)
    await expect(person.page.getByText(count)).toBeVisible({ timeout: 500 })
  }).toPass()
  return { person, need, alert: person.page.getByRole('alert') }
}

function toolboxLink({ page, ...person }: Person) {
  return page.getByRole('banner').getByRole('link', { name: m.nav_toolbox({}, person), exact: true })
}

async function tryAgain({ page, ...person }: Person): Promise<void> {
  await page
    .getByRole('alert')
    .getByRole('button', { name: m.try_again({}, person) })
    .click()
}

/** Counts the documents loaded from now on. */
function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') count += 1
  })
  return () => count
}

/** Simulates another running build: an old file is gone, and the server says so. */
async function deployOther(page: Page, gone: RegExp): Promise<void> {
  await page.route(gone, (route) => route.fulfill({ status: 404, body: '' }))
  await page.route(/\/__manifest\?.*now=/, (route) =>
    route.fulfill({ status: 204, headers: { 'X-Remix-Reload-Document': 'true' } }),
  )
}
