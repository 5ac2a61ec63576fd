import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createStaff } from '../../../tests/support/world/actors.ts'
import { moveNow } from '../../../tests/support/world/articles.ts'
import { followChannels } from '../../db/follow-channels.ts'
import { AnswerCache } from '../calls/answer-cache.ts'
import { contentFollower } from './content-changes.ts'
import { PageCache } from './page-cache.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

/** A node's caches of public pages, following everybody's changes. */
function startNode() {
  const pages = new PageCache({ maxBytes: 1e6, maxAgeSeconds: 60, applyVariant: (html) => html })
  const answers = new AnswerCache(1e6, 300)
  const follower = contentFollower({ pages, answers })
  const connected = vi.fn(follower.onConnect)
  const following = followChannels(
    portal.appUrl,
    [{ ...follower, onConnect: connected }],
    pino({ level: 'silent' }),
  )
  const keep = (path: string) =>
    pages.serve(path, '', 'identity', async () => ({ status: 200, html: path, headers: {} }))
  return { pages, answers, connected, keep, stop: following.stop }
}

it('on every node drops each page for a footer link, and the pages that show it for a banner', async () => {
  const nodes = [startNode(), startNode()]
  try {
    for (const { connected } of nodes) await vi.waitFor(() => expect(connected).toHaveBeenCalled())
    const keepAll = () =>
      Promise.all(nodes.map(({ keep }) => Promise.all(['/', '/en', '/news'].map((path) => keep(path)))))
    const kept = () => nodes.map(({ pages }) => pages.size.entries)
    const api = await portal.api({ token: (await createStaff(portal, ['editor'])).token })
    const target = { target: '/tools', order: '1' }
    await keepAll()
    const banner = await api.contentStaff.recordAdd({
      collection: 'banners',
      shared: target,
      texts: { zh: { title: '新工具' }, en: { title: 'New tools' } },
    })
    await moveNow(api, 'banners', banner.number, 'zh', 'publish')
    await vi.waitFor(() => expect(kept()).toEqual([1, 1]))
    await keepAll()
    const link = await api.contentStaff.recordAdd({
      collection: 'footerLinks',
      shared: { ...target, footerKind: 'normal' },
      texts: { zh: { name: '工具' }, en: { name: 'Tools' } },
    })
    await moveNow(api, 'footerLinks', link.number, 'zh', 'publish')
    await vi.waitFor(() => expect(kept()).toEqual([0, 0]))
  } finally {
    await Promise.all(nodes.map(({ stop }) => stop()))
  }
})

it('on every node forgets the answers that show what is left when stock is taken, and keeps the pages', async () => {
  const nodes = [startNode(), startNode()]
  try {
    for (const { connected } of nodes) await vi.waitFor(() => expect(connected).toHaveBeenCalled())
    const year = 2026
    await portal.db.insertInto('offerings').values({ kind: 'tool', number: 1 }).execute()
    const told = (answer: string) =>
      Promise.all(nodes.map(({ answers }) => answers.answer('left', async () => answer)))
    await Promise.all(nodes.map(({ keep }) => keep('/tools')))
    await told('ten')
    expect(await told('nine')).toEqual(['ten', 'ten'])
    await portal.db
      .insertInto('offering_stock_periods')
      .values({ offering_kind: 'tool', offering_number: 1, year, reserved: 1 })
      .execute()
    await vi.waitFor(async () => expect(await told('nine')).toEqual(['nine', 'nine']))
    expect(nodes.map(({ pages }) => pages.size.entries)).toEqual([1, 1])
  } finally {
    await Promise.all(nodes.map(({ stop }) => stop()))
  }
})
