import { expect } from '@playwright/test'
import * as m from '#messages'
import { test } from '../support/browser/browser-test.ts'
import { type DemoPortal, startDemo } from '../support/browser/demo-portal.ts'
import { expectNoProblems, openPerson, settle } from '../support/browser/person.ts'

let portal: DemoPortal
test.beforeAll(async () => {
  test.setTimeout(330_000)
  portal = await startDemo({ NODE_ENV: 'development' }, ['--development'])
})
test.afterAll(() => portal.stop())

test('the portal runs on its sources, too', async ({ browser }) => {
  const person = await openPerson(browser, { locale: 'en' })
  const { page } = person
  await page.goto(`${portal.origin}/en/privacy`)
  await settle(person)
  const toolbox = page.getByRole('banner').getByRole('link', { name: m.nav_toolbox({}, person), exact: true })
  await toolbox.click()
  await expect(page).toHaveURL(`${portal.origin}/en/tools`, { timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.toolbox_title({}, person))
  expectNoProblems(person)
})
