import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test'
import type { Locale } from '../../shared/lib/locale.ts'
import { newAddress, type PersonOptions } from '../support/browser/person.ts'

/**
 * Opens a page in the window of a language, as a signed-in person or a visitor. The window keeps nothing of
 * other pages but the files that all pages share, as when a reader moves between pages.
 */
type OpenPage = (
  options: Pick<PersonOptions, 'locale' | 'storageState'> & {
    /** Leaves the page as served: its scripts are empty. The scripts of the checks run all the same. */
    isServed?: boolean
  },
) => Promise<Page>

/** Windows per worker: one per language and one for served pages; a new one per page would load all anew. */
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

/** This page stays open so that the window's process, with its compiled scripts, outlives the others. */
const anchor = '/robots.txt'

async function openWindow(browser: Browser, locale: Locale): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: locale === 'zh' ? 'zh-CN' : 'en-GB',
    extraHTTPHeaders: { 'x-forwarded-for': newAddress() },
  })
  await (await context.newPage()).goto(anchor)
  return context
}
