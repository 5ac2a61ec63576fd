import { expect } from '@playwright/test'
import * as m from '#messages'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { lookAtPage } from '../../pages/look-at-page.ts'
import { viewsOf } from '../../pages/templates.ts'
import { watchRequests } from '../../pages/watch-requests.ts'
import { test } from '../../support/browser/browser-test.ts'
import { type DemoPortal, startDemo } from '../../support/browser/demo-portal.ts'
import { languagesOf } from '../../support/browser/languages.ts'
import { expectNoProblems, openPerson, settle } from '../../support/browser/person.ts'

// One portal for all tests: without a build a page is thousands of files, too slow for two portals at once.
test.describe.configure({ mode: 'serial', timeout: 240_000 })
const loadMs = 120_000

let portal: DemoPortal
test.beforeAll(async () => {
  test.setTimeout(330_000)
  portal = await startDemo({ NODE_ENV: 'development' }, ['--development'])
})
test.afterAll(() => portal.stop())

test('the portal runs on its sources, too', async ({ browser }) => {
  const person = await openPerson(browser, { locale: 'en' })
  const { page } = person
  page.setDefaultNavigationTimeout(loadMs)
  await page.goto(`${portal.origin}/en/privacy`)
  await settle(person)
  const toolbox = page.getByRole('banner').getByRole('link', { name: m.nav_toolbox({}, person), exact: true })
  await toolbox.click()
  await expect(page).toHaveURL(`${portal.origin}/en/tools`, { timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.toolbox_title({}, person))
  expectNoProblems(person)
})

for (const locale of languagesOf('gallery'))
  test(`the gallery passes the checks of pages, ${locale}`, async ({ browser }) => {
    const person = await openPerson(browser, { locale })
    const { page } = person
    page.setDefaultNavigationTimeout(loadMs)
    await lookAtPage(page, {
      name: 'gallery',
      path: portal.origin + pathInLocale('/gallery', locale),
      locale,
      views: viewsOf('gallery'),
      baseURL: portal.origin,
      isReady: watchRequests(page),
    })
    expectNoProblems(person)
  })

test('a copy says for 1500 ms that it worked, or that it did not', async ({ browser }) => {
  const person = await openPerson(browser, { locale: 'zh' })
  const { page } = person
  page.setDefaultNavigationTimeout(loadMs)
  await page.clock.install()
  await page.goto(`${portal.origin}/gallery`)
  await settle(person)
  // From here on only `runFor` advances time, however busy the machine is.
  await page.clock.pauseAt(Date.now() + 60_000)
  for (const [isAllowed, said] of [
    [true, '已复制'],
    [false, '没有复制成功'],
  ] as const) {
    await page.evaluate((allowed) => {
      const writeText = () => (allowed ? Promise.resolve() : Promise.reject(new Error('refused')))
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    }, isAllowed)
    const button = page.getByRole('button', { name: /^(复制编号|已复制|没有复制成功)$/ })
    await button.click()
    await expect(page.getByRole('status').filter({ hasText: said })).toHaveCount(1)
    await page.clock.runFor(1400)
    await expect(page.getByRole('status').filter({ hasText: said })).toHaveCount(1)
    await page.clock.runFor(200)
    await expect(page.getByRole('status').filter({ hasText: said })).toHaveCount(0)
  }
})
