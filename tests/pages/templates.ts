import type { Page } from '@playwright/test'

/** One page template to check: an address that shows it, without language prefix. */
export type Template = { name: string; path: string; status?: number }

/** Every public page template, each shown once. */
export const publicTemplates: Template[] = [
  { name: 'home', path: '/' },
  { name: 'tools', path: '/tools' },
  { name: 'tools of a topic, filtered', path: '/tools?topic=2001&cost=hostedByProgramme&sort=reply' },
  { name: 'tools, nothing left', path: '/tools?kind=mobileApp&cost=donatedQuota&need=finance' },
  { name: 'search', path: '/tools/searchToolList?keywords=nextclod' },
  { name: 'search without results', path: '/tools/searchToolList?keywords=moodxqzv' },
  { name: 'tool', path: '/tools/toolsDetail/1001' },
  { name: 'article', path: '/toolDonationAgreement' },
  { name: 'not found', path: '/no-such-page', status: 404 },
]

export type View = { theme: 'light' | 'dark'; size: 'normal' | 'elder'; width: 320 | 1280 }

/** Each theme and size meets each width at least once. */
export const pairwiseViews: View[] = [
  { theme: 'light', size: 'normal', width: 320 },
  { theme: 'dark', size: 'normal', width: 1280 },
  { theme: 'light', size: 'elder', width: 1280 },
  { theme: 'dark', size: 'elder', width: 320 },
]

/** Opens a page in a view, as a reader who has chosen it. */
export async function openInView(page: Page, baseURL: string, path: string, view: View): Promise<number> {
  await page.context().addCookies([{ name: 'yisun_view', value: `${view.theme}.${view.size}`, url: baseURL }])
  await page.setViewportSize({ width: view.width, height: 900 })
  const response = await page.goto(path)
  await page.waitForLoadState('networkidle')
  return response?.status() ?? 0
}
