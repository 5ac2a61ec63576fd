import type { Page } from '@playwright/test'

/**
 * Holds back requests to some addresses, as on a slow network.
 * @returns lets them and all later ones through
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
