import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from '@playwright/test'

/** A page without requests for this long counts as loaded; `networkidle` takes half a second each time. */
const quietMs = 120
const stepMs = 20

/** Watches a page's requests. @returns waits until it has loaded and been quiet for a while */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => open.delete(request))
  return async () => {
    await page.waitForLoadState('load')
    for (let quiet = 0; quiet < quietMs; quiet = open.size === 0 ? quiet + stepMs : 0) await sleep(stepMs)
  }
}
