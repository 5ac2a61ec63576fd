import { expect } from '@playwright/test'
import * as m from '#messages'
import { pageRoutes } from '../../app/route-table.ts'
import { locales, pathInLocale } from '../../shared/lib/locale.ts'
import { test } from '../support/browser/browser-test.ts'
import { openRealPortal, type RealPortal } from '../support/browser/real-portal.ts'

let portal: RealPortal
test.beforeAll(async () => {
  test.setTimeout(330_000)
  portal = await openRealPortal({ YISUN_OPEN: '1' })
})
test.afterAll(() => portal.stop())

/** The paths of pages whose templates are chosen; nothing links to them until they are written. */
const unwritten = /^(\/en)?\/(f7b9b5e|c0b81b0|toolDonationAgreement)$/

test('every public page of an empty portal, and whatever it leads to, is whole', async ({ request }) => {
  test.setTimeout(600_000)
  const faults: string[] = []
  const first = locales.flatMap((locale) =>
    pageRoutes
      .filter(({ access, path }) => access === 'public' && !/[:*]/.test(path))
      .map(({ path }) => pathInLocale(path, locale))
      .filter((path) => !unwritten.test(path)),
  )
  const from = new Map(first.map((path) => [path, 'the route table']))
  for (const path of from.keys()) {
    const response = await request.get(portal.origin + path)
    if (!response.ok()) faults.push(`${response.status()} ${path}, to which leads ${from.get(path)}`)
    if (!/html/.test(response.headers()['content-type'] ?? '')) continue
    const html = await response.text()
    for (const next of pathsIn(html)) if (!from.has(next)) from.set(next, path)
    // A filtered list may show a count of zero, and help articles mention numbers.
    if (path.includes('?') || /\/support\/\d/.test(path)) continue
    faults.push(...emptinessIn(html).map((fault) => `${path}: ${fault}`))
  }
  expect(faults).toEqual([])
  expect(from.size).toBeGreaterThan(100)
})

/** Counts of zero, empty lists and filters, files of such lists, and no title. */
function emptinessIn(html: string): string[] {
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
  const text = main.replace(/<(script|style).*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' ')
  const counts =
    text.match(/(?<![\d,.])0 (?:款|项|个|份|篇|tools?|items?|articles?|projects?|results?)/g) ?? []
  const filters =
    main.includes('filter-form') && !main.includes('details facet') ? ['a filter of nothing'] : []
  const files = locales
    .filter((locale) => text.includes(m.open_take_along({}, { locale })))
    .map(() => 'files of nothing')
  const lists = /<(ul|ol)[^>]*><\/\1>/.test(main) ? ['a list of nothing'] : []
  const titles = /<title>[^<]/.test(html) ? [] : ['no title']
  return [...counts, ...lists, ...filters, ...files, ...titles]
}

function pathsIn(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].flatMap(([, href = '']) => {
    const url = new URL(href.replaceAll('&amp;', '&'), portal.origin)
    return url.origin === portal.origin ? [url.pathname + url.search] : []
  })
}
