import { test as base } from '@playwright/test'

/** A test that closes its windows when it ends: open ones keep listening and count against limits. */
export const test = base.extend<{ closed: undefined }>({
  closed: [
    async ({ browser }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})
