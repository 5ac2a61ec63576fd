import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test'
import type { Locale } from '../../shared/lib/locale.ts'
import { newAddress, type PersonOptions } from '../support/browser/person.ts'

/**
 * Opens a page in the window of a language, as who is signed in with it or as a visitor. Nothing that another page has
 * left is in the window but the files that all pages share, as when a reader goes from page to page.
 */
type OpenPage = (
  options: Pick<PersonOptions, 'locale' | 'storageState'> & {
    /** Stays as the server has sent it: its scripts are empty. The checks' own run all the same. */
    isServed?: boolean
  },
) => Promise<Page>

/** Each worker has a window for each language and one more for pages as they were served: a new one for each page would load all files again. */
export const test = base.extend<{ closed: undefined }, { openPage: OpenPage }>({
  openPage: [
    async ({ browser }, use) => {
      const windows = new Map<string, BrowserContext>()
      await use(async ({ locale, isServed = false, storageState = { cookies: [], origins: [] } }) => {
        const kind = `${locale} ${isServed}`
        const context = windows.get(kind) ?? (await openWindow(browser, locale))
        if (isServed && !windows.has(kind))
          await context.route(/\/assets\/.*\.js$/, (route) =>
            route.fulfill({ contentType: 'text/javascript', body: '' }),
          )
        windows.set(kind, context)
        await context.setStorageState(storageState)
        return context.newPage()
      })
    },
    { scope: 'worker' },
  ],
  closed: [
    async ({ browser }, use) => {
      await use(undefined)
      for (const context of browser.contexts())
        for (const page of context.pages()) if (!page.url().endsWith(anchor)) await page.close()
    },
    { auto: true },
  ],
})

/** What stays open, so that the process of a window, which has the portal's scripts compiled, outlives its pages. */
const anchor = '/robots.txt'

async function openWindow(browser: Browser, locale: Locale): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: locale === 'zh' ? 'zh-CN' : 'en-GB',
    extraHTTPHeaders: { 'x-forwarded-for': newAddress() },
  })
  await (await context.newPage()).goto(anchor)
  return context
}
