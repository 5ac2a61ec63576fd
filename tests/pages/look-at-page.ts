import { expect, type Page, test } from '@playwright/test'
import type { Locale } from '../../shared/lib/locale.ts'
import { languagesOf } from '../support/browser/languages.ts'
import { settle } from '../support/browser/person.ts'
import { expectGoodDocument, expectGoodPage, expectGoodView } from './checks.ts'
import { keepHtml } from './keep-html.ts'
import type { View } from './templates.ts'

/** One page of a template in one language, as the server sends it. */
export type ServedPage = {
  /** Used in the report and in the names of stored files. */
  name: string
  path: string
  locale: Locale
  status?: number
  /** Texts that people have written, in any language. */
  entered?: readonly string[]
}

/** The inputs for checks beyond the document. */
export type Look = ServedPage & {
  views: View[]
  baseURL: string
  /** False for a page that intentionally has none. */
  hasScript?: boolean
  /** Waits until the page shows what the checks need. */
  isReady: () => Promise<void>
}

/** Whether a template is viewed in a language; in the other only its served document is read. */
export function isLookedAt(name: string, locale: Locale): boolean {
  return languagesOf(name).includes(locale)
}

/** Reads the served HTML of a page in a window whose scripts are empty. */
export async function readServedPage(page: Page, served: ServedPage): Promise<void> {
  const response = await page.goto(served.path)
  expect(response?.status()).toBe(served.status ?? 200)
  await expectGoodDocument(page, served.locale, served.entered)
}

/**
 * Loads a page once in its first view, checks it in each view, which is changed as a reader would, and then
 * runs the checks that hold in all views.
 */
export async function lookAtPage(page: Page, look: Look): Promise<void> {
  const { name, path, locale, baseURL } = look
  const whole: View = { theme: 'light', size: 'normal', width: 1280 }
  const [first = whole] = look.views
  await page
    .context()
    .addCookies([{ name: 'yisun_view', value: `${first.theme}.${first.size}`, url: baseURL }])
  await page.setViewportSize({ width: first.width, height: 900 })
  const response = await page.goto(path)
  expect(response?.status()).toBe(look.status ?? 200)
  await keepHtml(response, `${name} ${locale}`)
  await settle({ page, hasScript: look.hasScript ?? true })
  await look.isReady()
  // Otherwise colours in transition between two views would be measured.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const view of look.views) {
    await test.step(`${view.theme} ${view.size} ${view.width}`, async () => {
      await changeView(page, view)
      await keepPicture(page, `${name} ${locale} ${view.theme} ${view.size} ${view.width}`)
      const isFurther = view !== first && process.env.BROWSER_TEST_MATRIX !== 'all'
      await expectGoodView(page, { size: view.size, isFurther })
    })
  }
  await test.step('in all views', async () => {
    await changeView(page, whole)
    await page.emulateMedia({ reducedMotion: null })
    await keepPicture(page, `${name} ${locale} 1280`)
    await expectGoodPage(page, locale, look.entered)
  })
}

/** Changes an open page as the header's menu does; the window size is the reader's. */
async function changeView(page: Page, view: View): Promise<void> {
  await page.setViewportSize({ width: view.width, height: 900 })
  await page.evaluate(({ theme, size }) => {
    Object.assign(document.documentElement.dataset, { theme, size })
  }, view)
}

/** Stores a screenshot for people in the folder `BROWSER_TEST_PICTURES` if it is set. */
async function keepPicture(page: Page, name: string): Promise<void> {
  const folder = process.env.BROWSER_TEST_PICTURES
  if (folder) await page.screenshot({ path: `${folder}/${name.replace(/[^\w]+/g, '-')}.png`, fullPage: true })
}
