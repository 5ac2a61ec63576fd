import { afterAll, beforeAll, expect, it } from 'vitest'
import { pageRoutes } from '../../../app/route-table.ts'
import { pageCodePath, shareablePages } from '../../../shared/lib/shareable-page.ts'
import { openPortal, type TestPortal, testOrigin } from '../../../tests/support/portal/portal.ts'
import { qrCodeOf } from '../../qr-code.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

it.each([
  '/news/12',
  '/en/tools/toolsDetail/2015',
  '/vc4',
  '/organization/0190b6d2-7c1a-7000-8000-000000000001',
])('the code of %s holds its address, and is kept by browsers', async (path) => {
  const answer = await portal.fetch(pageCodePath(path))
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await answer.text()).toContain(`d="${qrCodeOf(testOrigin + path).path}"`)
})

it.each([
  '',
  '//evil.example/news/1',
  'https://evil.example/news/1',
  '/\\evil.example/vc',
  '/news/1?next=2',
  '/news/1#part',
  '/accountCenter',
  '/staff/preview/articles/1',
  `/news/${'1'.repeat(300)}`,
])('no code is drawn for %j, which is no page to share', async (path) => {
  expect((await portal.fetch(pageCodePath(path))).status).toBe(404)
})

it('every page that is shared is open to everybody', () => {
  const open = pageRoutes.filter(({ access }) => access === 'public').map(({ path }) => path)
  expect(shareablePages.filter((path) => !open.includes(path))).toEqual([])
})
