import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../support/portal/portal.ts'
import { startRunning } from '../support/portal/running-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
})
afterAll(() => portal.close())

it('reads of cached, unmodified and freshly rendered pages are counted, and written when two nodes stop', async () => {
  const nodes = await Promise.all([startRunning(portal), startRunning(portal)])
  const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0' }
  const get = async (address: string, path: string, headers: Record<string, string> = browser) => {
    const answer = await fetch(`${address}${path}`, { headers })
    await answer.text()
    return answer
  }
  for (const { address } of nodes) {
    const { headers } = await get(address, '/en/privacy')
    for (let time = 0; time < 4; time++) await get(address, '/en/privacy?from=somewhere')
    for (let time = 0; time < 4; time++) await get(address, '/en/privacy')
    const same = await get(address, '/en/privacy', { ...browser, 'if-none-match': headers.get('etag') ?? '' })
    expect(same.status).toBe(304)
    await get(address, '/en/privacy', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
    await get(address, '/tools/toolsDetail/99999999')
    await fetch(`${address}/en/privacy`, { method: 'HEAD', headers: browser })
  }
  await Promise.all(nodes.map((node) => node.stop()))
  const rows = await portal.db.selectFrom('page_reads').select(['collection', 'language', 'count']).execute()
  expect(rows).toEqual([{ collection: 'pages', language: 'en', count: 20 }])
}, 180_000)
