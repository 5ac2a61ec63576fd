import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import models from '@openactive/data-model-validator'
import feeds from '@openactive/rpde-validator'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { planOf } from '../../../../tests/support/plan-of.ts'
import { openPortal, type TestPortal, testOrigin } from '../../../../tests/support/portal/portal.ts'
import { createStaff } from '../../../../tests/support/world/actors.ts'
import { moveNow } from '../../../../tests/support/world/articles.ts'
import { seedRows } from '../../../../tests/support/world/seed-rows.ts'
import { loadContent } from '../../../db/demo/load-content.ts'
import { activityChangesQuery } from '../../../domains/volunteers/activity-changes.queries.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
  await loadContent(portal.db, 'demo', { only: ['volunteerActivities'] })
})
afterAll(() => portal.close())

type Page = {
  next: string
  items: { state: string; id: string; modified: number; data?: { name: string } }[]
}
async function read(path: string): Promise<Page> {
  const response = await portal.fetch(path)
  expect(response.status).toBe(200)
  return (await response.json()) as Page
}
const first = '/openData/openactive/events'

/** The portal at an address that programs can reach, to which its pages lead as well. */
async function withAddress(use: (origin: string) => Promise<void>) {
  const relay = createServer(async (request, response) => {
    const origin = `http://127.0.0.1:${(relay.address() as AddressInfo).port}`
    const answer = await portal.fetch(request.url ?? '/')
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end((await answer.text()).replaceAll(testOrigin, origin))
  })
  await new Promise<void>((listening) => relay.listen(0, '127.0.0.1', listening))
  await use(`http://127.0.0.1:${(relay.address() as AddressInfo).port}`).finally(() => relay.close())
}

it('is a feed by OpenActive’s own validator, page after page, in both languages', async () => {
  await withAddress(async (origin) => {
    for (const path of [first, `/en${first}`]) {
      const log = await feeds.RpdeValidator(origin + path, { pageLimit: 5, timeoutMs: 10_000 })
      expect(log.pages.length).toBeGreaterThan(1)
      const found = log.pages.flatMap(({ errors }) => errors)
      expect(found.filter(({ data }) => data.severity === 'failure')).toEqual([])
    }
  })
})

it('holds events of OpenActive’s model; only its list of sports does not know volunteering', async () => {
  const { items } = await read(first)
  const { total } = await (await portal.api()).volunteers.activityList({ when: 'upcoming' })
  expect(items.length).toBeGreaterThan(Math.max(total, 5))
  for (const { data } of items) {
    const found = await models.validate(data ?? {}, { loadRemoteJson: false, validationMode: 'RPDEFeed' })
    const failures = found.filter(({ severity }) => severity === 'failure')
    expect(new Set(failures.map(({ rule }) => rule))).toEqual(new Set(['ActivityInActivityListRule']))
  }
  const broken = await models.validate({ ...items[0]?.data, startDate: 'soon' }, { loadRemoteJson: false })
  expect(broken.some(({ path, severity }) => path === '$.startDate' && severity === 'failure')).toBe(true)
})

it('gives every activity once, however small the pages, and tells that one was withdrawn', async () => {
  const { items } = await read(first)
  const visitor = await portal.api()
  const seen: string[] = []
  for (let after = { afterTimestamp: 0, afterId: 0 }; ; ) {
    const page = await visitor.openData.activityChanges({ ...after, limit: 2 })
    const last = page.items.at(-1)
    if (!last) break
    seen.push(...page.items.map(({ activityID }) => activityID))
    after = { afterTimestamp: last.modified, afterId: Number(last.activityID) }
  }
  expect(seen).toEqual(items.map(({ id }) => id))
  expect(new Set(seen).size).toBe(seen.length)

  const { next } = await read(first)
  const later = new URL(next).pathname + new URL(next).search
  expect((await read(later)).items).toEqual([])
  const editor = await portal.api({ token: (await createStaff(portal, ['editor'])).token })
  await moveNow(editor, 'volunteerActivities', seen[0] ?? '', 'zh', 'withdraw')
  await vi.waitFor(
    async () => expect((await read(later)).items).toMatchObject([{ id: seen[0], state: 'deleted' }]),
    { timeout: 8000, interval: 300 },
  )
  expect((await read(first)).items.filter(({ id }) => id === seen[0])).toHaveLength(1)
  const english = (await read(`/en${first}`)).items.find(({ id }) => id === seen[0])
  expect(english?.state).toBe('updated')
})

it('refuses what is no place in the feed', async () => {
  for (const query of ['afterTimestamp=x', 'afterTimestamp=-1', 'afterId=1e99', 'afterTimestamp=0.5'])
    expect((await portal.fetch(`${first}?${query}`)).status).toBe(400)
})

it('reads a page of 20,000 activities from an index', async () => {
  await seedRows(portal, [
    `insert into content_live (collection, number, language, version, fields, shared, text_hash, position,
        first_published_at, published_at)
      select 'volunteerActivities', 10000 + n, 'zh', 1, '{}', '{"startsOn": "2026-01-01"}', '', n,
        now() - n * interval '1 minute', now() - n * interval '1 minute' from generate_series(1, 20000) n`,
    'vacuum analyze content_live',
  ])
  const middle = {
    locale: 'zh' as const,
    modified: (Date.now() - 10_000 * 60_000) * 1000,
    number: 0,
    limit: 200,
  }
  const plan = await planOf(portal.db, (db) => activityChangesQuery(middle).execute(db))
  expect(plan).toContain('content_live_activity_changes')
  expect(plan).not.toContain('Seq Scan')
})
