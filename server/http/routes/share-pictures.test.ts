import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shareKinds, sharePath } from '../../../shared/lib/joint/picture-path.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const bytesAt = async (path: string) => Buffer.from(await (await portal.fetch(path)).arrayBuffer())

it.each(shareKinds)('a %s has a picture of its own, 1200 by 630', async (kind) => {
  const answer = await portal.fetch(sharePath(kind, '12'))
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(answer.headers.get('cache-control')).toContain('max-age=86400')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(bytes.byteLength).toBeLessThan(300_000)
  expect(await bytesAt(sharePath(kind, '12'))).toEqual(bytes)
  expect(await bytesAt(sharePath(kind, '13'))).not.toEqual(bytes)
  expect(await bytesAt('/share.png')).not.toEqual(bytes)
})

it.each(['/share/person/1.png', '/share/tool/.png', '/share/tool/1.svg', '/share/tool/%2e%2e.png'])(
  'there is none at %s',
  async (path) => expect((await portal.fetch(path)).status).toBe(404),
)

it('limits concurrent drawing: further requests get the portal’s own picture for now', async () => {
  const paths = Array.from({ length: 40 }, (_, index) => sharePath('tool', String(5000 + index)))
  const answers = await Promise.all(paths.map((path) => portal.fetch(path)))
  const sent = answers.filter(({ status }) => status === 200)
  expect(sent.length).toBeGreaterThan(0)
  expect(sent.length).toBeLessThanOrEqual(4)
  for (const { status, headers } of answers.filter((answer) => !sent.includes(answer))) {
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
      302,
      '/share.png',
      'no-store',
    ])
  }
  expect((await portal.fetch(paths.at(-1) ?? '')).status).toBe(200)
})
