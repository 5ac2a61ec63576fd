import type { Page } from '@playwright/test'

/**
 * Keeps requests to some addresses waiting, as on a slow network.
 * @returns lets them through, and what comes after them
 */
export async function holdBack(page: Page, addresses: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(addresses, async (route) => {
    await released
    await route.continue()
  })
  return release
}
