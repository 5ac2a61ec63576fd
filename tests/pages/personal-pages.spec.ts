import { expect, test } from '@playwright/test'
import { pathInLocale } from '../../shared/lib/locale.ts'
import { openPerson, type Person } from '../support/browser/person.ts'
import { expectGoodPage, expectGoodView } from './checks.ts'
import { keepHtml } from './keep-html.ts'
import { readPersonalState } from './personal-state.ts'
import { chooseView, personalPath, personalTemplates, viewsOf } from './templates.ts'

for (const [index, template] of personalTemplates.entries()) {
  for (const [language, locale] of (['zh', 'en'] as const).entries()) {
    test(`${template.name}, ${locale}`, async ({ browser, baseURL }) => {
      const state = readPersonalState()
      const person = await openPerson(browser, { locale, storageState: state.storage[template.who] })
      const { page } = person
      const path = pathInLocale(personalPath(template, state), locale)
      await chooseView(page, baseURL ?? '', { theme: 'light', size: 'normal', width: 1280 })
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await keepHtml(response, `${template.name} ${locale}`)
      await waitForPerson(person)
      await keepPicture(person, `${template.name} ${locale} 1280`)
      await expectGoodPage(page, locale, state.entered)

      for (const view of viewsOf(index, language)) {
        await test.step(`${view.theme} ${view.size} ${view.width}`, async () => {
          await chooseView(page, baseURL ?? '', view)
          await page.goto(path)
          await waitForPerson(person)
          await keepPicture(person, `${template.name} ${locale} ${view.theme} ${view.size} ${view.width}`)
          await expectGoodView(page, view)
        })
      }
      expect(person.problems).toEqual([])
      // An account has only so many streams of events.
      await page.context().close()
    })
  }
}

/** The header has come to know who is signed in. */
async function waitForPerson({ page }: Person): Promise<void> {
  await expect(page.getByRole('banner').getByText('****')).toBeVisible({ timeout: 15_000 })
}

/** With a folder in `BROWSER_TEST_PICTURES`, what was looked at is kept there to be looked at by people. */
async function keepPicture({ page }: Person, name: string): Promise<void> {
  const folder = process.env.BROWSER_TEST_PICTURES
  if (folder) await page.screenshot({ path: `${folder}/${name.replace(/[^\w]+/g, '-')}.png`, fullPage: true })
}
