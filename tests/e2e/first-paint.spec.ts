import { expect } from '@playwright/test'
import { test } from '../support/browser/browser-test.ts'

/** Addresses of links of a kind, in the order in which a browser finds them. */
function linksOf(html: string, rel: string): { at: number; href: string; text: string }[] {
  return [...html.matchAll(new RegExp(`<link rel="${rel}"[^>]*>`, 'g'))].map((found) => ({
    at: found.index,
    href: /href="([^"]*)"/.exec(found[0])?.[1] ?? '',
    text: found[0],
  }))
}

for (const path of ['/', '/en/tools', '/tools/toolsDetail/1001', '/signIn']) {
  test(`the style of ${path} is asked for before the scripts, which leave it the line`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text()
    const [style] = linksOf(html, 'stylesheet')
    const scripts = linksOf(html, 'modulepreload')
    expect(scripts.length).toBeGreaterThan(3)
    expect(new Set(scripts.map(({ href }) => href)).size).toBe(scripts.length)
    for (const { at, text } of scripts) {
      expect(text).toContain('fetchpriority="low"')
      expect(at).toBeGreaterThan(style?.at ?? Number.POSITIVE_INFINITY)
    }
    // Not long after: whatever else stands between them would wait behind them.
    expect(html.indexOf('<body')).toBeGreaterThan(scripts.at(-1)?.at ?? 0)
  })
}

test('the picture at the top of the home page is asked for first, those below when they come near', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('.hero-art')).toHaveAttribute('fetchpriority', 'high')
  await expect(page.getByRole('main').locator('img[fetchpriority="high"]')).toHaveCount(1)
})
