import { test as base } from '@playwright/test'

/** A test whose browser windows are closed when it ends: left open, they go on listening and count against limits. */
export const test = base.extend<{ closed: undefined }>({
  closed: [
    async ({ browser }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})
