import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { brokenLinks } from './broken-links.ts'
import { checkLinks } from './check-links.jobs.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
})
afterAll(() => portal.close())

it('every link of the demo to a record of the portal leads to it', async () => {
  const services = { ...portal.services, links: null }
  const unread = async () => {
    const { rows } = await sql<{ left: number }>`select (select count(*) from content_live)::int
      - (select count(*) from content_link_reads)::int as left`.execute(portal.db)
    return rows[0]?.left
  }
  while ((await unread()) !== 0) await checkLinks(services, {}, 'test')
  await checkLinks(services, {}, 'test')
  const { rows } = await sql<{ inside: number; due: number }>`select count(*)::int as inside,
    count(*) filter (where due_at <= now())::int as due from outside_links where host = ''`.execute(portal.db)
  expect(rows[0]?.inside).toBeGreaterThan(30)
  expect(rows[0]?.due).toBe(0)
  expect((await brokenLinks(portal.db, 10)).items).toEqual([])
})
