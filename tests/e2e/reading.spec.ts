import { expect, type Response } from '@playwright/test'
import * as m from '#messages'
import { test } from '../support/browser/browser-test.ts'
import { expectNoProblems, openPerson, visit } from '../support/browser/person.ts'

test('the other language shows the same page', async ({ browser }) => {
  const person = await openPerson(browser, { locale: 'zh' })
  const { page } = person
  await visit(person, '/tools/searchToolList?keywords=wenjuan')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/tools\/searchToolList\?keywords=wenjuan$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('link', { name: '中文' }).click()
  await expect(page).toHaveURL(/\/tools\/searchToolList\?keywords=wenjuan$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  expectNoProblems(person)
})

test('a page brings its own language alone, and a visit never mixes two', async ({ browser }) => {
  const person = await openPerson(browser, { locale: 'en' })
  const { page } = person
  const scripts: Promise<string>[] = []
  const read = (response: Response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.text())
  }
  page.on('response', read)
  await visit(person, '/en/tools')
  await page.getByRole('link', { name: m.nav_home({}, person) }).click()
  await expect(page).toHaveURL(/\/en$/)
  const texts = (await Promise.all(scripts)).join()
  page.off('response', read)
  expect(texts).toContain(m.nav_toolbox({}, { locale: 'en' }))
  expect(texts).not.toContain(m.nav_toolbox({}, { locale: 'zh' }))

  // A client-side navigation to the other language becomes a full page load.
  await page.evaluate(() => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(path: string): Promise<void> }
    }
    void router.navigate('/tools/searchToolList')
  })
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(
    page.getByRole('banner').getByRole('link', { name: m.nav_toolbox({}, { locale: 'zh' }) }),
  ).toBeVisible()
  expectNoProblems(person)
})

for (const hasScript of [true, false]) {
  test(`text size and colours stay chosen, ${hasScript ? 'with' : 'without'} script`, async ({ browser }) => {
    const person = await openPerson(browser, { locale: 'zh', hasScript })
    const { page } = person
    const choose = async (option: string) => {
      const menu = page.getByRole('banner').locator('details.view-menu')
      if ((await menu.getAttribute('open')) === null) await menu.locator('summary').click()
      await page.getByRole('button', { name: option, exact: true }).click()
    }
    await visit(person, '/tools?need=finance')
    await choose(m.view_size_elder({}, person))
    await expect(page.locator('html')).toHaveAttribute('data-size', 'elder')
    await choose(m.view_theme_dark({}, person))
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page).toHaveURL(/\/tools\?need=finance$/)
    await visit(person, '/privacy')
    await expect(page.locator('html')).toHaveAttribute('data-size', 'elder')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expectNoProblems(person)
  })
}

test('an address that is none says so, and leads on', async ({ browser }) => {
  const person = await openPerson(browser, { locale: 'zh' })
  const { page } = person
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.not_found_title({}, person))
  await page
    .getByRole('main')
    .getByRole('link', { name: m.back_home({}, person) })
    .click()
  await expect(page).toHaveURL(/\/(home)?$/)
  expectNoProblems(person)
})

test('headings keep their words when the page wakes up, and get new ones when they change', async ({
  browser,
}) => {
  const person = await openPerson(browser, { locale: 'zh' })
  const { page } = person
  await visit(person, '/tools')
  const headings = page.getByRole('main').getByRole('heading')
  const served = await headings.allTextContents()
  expect(served.length).toBeGreaterThan(3)
  expect(served.every((text) => text.trim() !== '')).toBe(true)

  // A page of the same template: React keeps the heading element and changes its text.
  await visit(person, '/news/203')
  const title = page.getByRole('heading', { level: 1 })
  const first = await title.textContent()
  await page
    .getByRole('navigation', { name: m.content_neighbours({}, person) })
    .getByRole('link')
    .first()
    .click()
  await expect(title).not.toHaveText(first ?? '')
  await expect(title).toHaveText(/\p{Script=Han}{2}/u)
  await page.goBack()
  await expect(title).toHaveText(first ?? '')

  await page
    .getByRole('banner')
    .getByRole('link', { name: m.nav_toolbox({}, person) })
    .click()
  await expect(title).toHaveText(m.toolbox_title({}, person))
  for (const text of await headings.allTextContents()) expect(served).toContain(text)
  expectNoProblems(person)
})

test('each figure of an edition stands on one line, at both widths', async ({ browser }) => {
  for (const locale of ['zh', 'en'] as const) {
    const person = await openPerson(browser, { locale })
    for (const width of [360, 1280]) {
      await person.page.setViewportSize({ width, height: 800 })
      for (const path of ['/vcOld', '/vc', '/vcp', '/vc4']) {
        await person.page.goto(person.at(path))
        const broken = await person.page
          .locator('.venture-figures dd')
          .evaluateAll((all) =>
            all
              .filter((one) => one.clientHeight > 1.5 * Number.parseFloat(getComputedStyle(one).lineHeight))
              .map((one) => one.textContent),
          )
        expect([locale, width, path, broken]).toEqual([locale, width, path, []])
      }
    }
  }
})
