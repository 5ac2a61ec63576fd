import { expect } from '@playwright/test'
import { test } from '../support/browser/browser-test.ts'

/** A record of each kind that has a page. */
const records = [
  ...[
    '/tools/toolsDetail/1001',
    '/news/203',
    '/projects/detail/3001',
    '/resource/663',
    '/field/disability',
    '/vc4',
  ],
  ...[
    '/projects/activity/3201',
    '/volunteer/52',
    '/organization/644',
    '/tools/digitalService/405',
    '/tools/scene/3003',
    '/support/102',
    '/vcp/projects/31',
  ],
]

test('each record is shared with a picture of its own, in both languages the same', async ({ request }) => {
  const pictures = new Set<string>()
  for (const path of records) {
    const pages = await Promise.all([path, `/en${path}`].map(async (one) => (await request.get(one)).text()))
    const [zh, en] = pages.map((html) => /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '')
    expect(zh, path).toBe(en)
    expect(zh, path).toMatch(/^http:\/\/localhost:\d+\/(share\/|pictures\/)/)
    const picture = await request.get(zh ?? '')
    expect(picture.headers()['content-type'], path).toMatch(/^image\//)
    // The metadata for search engines contains absolute addresses too.
    for (const html of pages) {
      for (const [, told = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g))
        expect(told, path).not.toMatch(/"(?:url|image|mainEntityOfPage)":"(?:"|\/)/)
    }
    pictures.add(zh ?? '')
  }
  expect(pictures.size).toBe(records.length)
})
