import { type Browser, expect } from '@playwright/test'
import * as m from '#messages'
import { test } from '../../support/browser/browser-test.ts'
import { languagesOf } from '../../support/browser/languages.ts'
import { expectNoProblems, openPerson, settle } from '../../support/browser/person.ts'

const formPage = '/tools/searchToolList?keywords=moodxqzv'

for (const locale of languagesOf('a page whose first script fails says so, reads and works without')) {
  test(`a page whose first script fails says so, reads and works without, ${locale}`, async ({ browser }) => {
    const { page, ...person } = await openPerson(browser, { locale })
    const alert = page.getByRole('alert')
    await page.route(/\/assets\/.*\.js/, (route) => route.abort())
    await page.goto(person.at(formPage))
    await expect(alert).toContainText(m.load_failure_title({}, person))
    const need = page.getByLabel(m.toolbox_request_need({}, person))
    await need.fill('Rota')
    await page.unrouteAll()
    await alert.getByRole('button', { name: m.try_again({}, person) }).click()
    await settle({ page, hasScript: true })
    await expect(need).toHaveValue('Rota')
    await expect(alert).toHaveCount(0)
  })

  test(`a style that fails is asked for again, ${locale}`, async ({ browser }) => {
    const { page, ...person } = await openPerson(browser, { locale })
    const alert = page.getByRole('alert')
    await page.route(/\/assets\/.*\.css/, (route) => route.abort())
    await page.goto(person.at('/tools'))
    await settle({ page, hasScript: true })
    await expect(alert).toContainText(m.load_failure_title({}, person))
    expect(await isStyled()).toBe(false)
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await page.unrouteAll()
    await alert.getByRole('button', { name: m.try_again({}, person) }).click()
    await expect.poll(isStyled).toBe(true)
    await expect(alert).toHaveCount(0)
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)

    function isStyled() {
      return page.evaluate(() => getComputedStyle(document.body).lineHeight !== 'normal')
    }
  })
}

test('without its first script a form is sent all the same', async ({ browser }) => {
  const { page, ...person } = await openPerson(browser, { locale: 'zh' })
  await page.route(/\/assets\/.*\.js/, (route) => route.abort())
  await page.goto(formPage)
  await page.getByLabel(m.toolbox_request_need({}, person)).fill('三十位司机的排班')
  await page.getByRole('button', { name: m.toolbox_request_send({}, person) }).click()
  await expect(page.getByText(/XQ-/)).toBeVisible()
})

for (const [kind, files] of [
  ['script', /\/assets\/.*\.js/],
  ['style', /\/assets\/.*\.css/],
] as const) {
  test(`a ${kind} that takes over 120 seconds has failed`, async ({ browser }) => {
    const { page } = await openPerson(browser, { locale: 'zh' })
    await page.clock.install()
    await page.route(files, () => {})
    await page.goto('/tools', { waitUntil: 'commit' })
    await page.waitForFunction(() => 'yisunGuard' in window)
    // The clock keeps running by itself meanwhile.
    await page.clock.fastForward(60_000)
    expect(await page.locator('[data-failure]').count()).toBe(0)
    await page.clock.fastForward(61_000)
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('a browser that is too old gets a page that reads and works', async ({ browser }) => {
  const old = await openOldBrowser(browser)
  const { page } = old
  await page.goto(formPage)
  await page.getByLabel(m.toolbox_request_need({}, old)).fill('三十位司机的排班')
  await page.getByRole('button', { name: m.toolbox_request_send({}, old) }).click()
  await expect(page.getByText(/XQ-/)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await page.evaluate(() => '__reactRouterDataRouter' in window)).toBe(false)
  expectNoProblems(old)
})

/** A browser without the features that the oldest supported browsers introduced. */
async function openOldBrowser(browser: Browser) {
  const person = await openPerson(browser, { locale: 'zh' })
  await person.page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'toSorted')
  })
  return person
}
