import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { indexedCalls } from '../../server/http/calls/call-index.ts'
import { hasPersonal } from '../../server/http/calls/personal-answers.ts'
import type { StaffRole } from '../../shared/rules/staff/roles.ts'
import { openPortal, type TestPortal } from '../support/portal/portal.ts'
import { actorFor, callNamed, callOverHttp, freshAddress, probeOf } from './callers.ts'
import { createWorld } from './world.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
})
afterAll(() => portal.close())

/** Staff calls that return personal texts: whether the person's account shows who looked, or why not. */
const looks: Record<string, 'told' | string> = {
  'applicationsStaff.detail': 'masked, and part of the work on what the person sent: the full text is told',
  'applicationsStaff.reveal': 'told',
  'ordersStaff.detail': 'names nobody, and is part of the work on what both sides wrote',
  'organisationsStaff.changeDetail': 'masked, and part of the work on what the person sent',
  'organisationsStaff.changeReveal': 'told',
  'organisationsStaff.detail': 'masked, and part of the work on what the person sent',
  'organisationsStaff.reveal': 'told',
  'projectsStaff.adoptionContact': 'told, where whoever wrote has an account',
  'suspensionsStaff.detail': 'told',
  'toolRequestsStaff.contact': 'told, where whoever wrote has an account',
}

async function countOf(table: 'audit_events' | 'data_views', accountId: string): Promise<number> {
  const column = table === 'audit_events' ? 'account_id' : 'viewer_account_id'
  const { count } = await portal.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(column as never, '=', accountId as never)
    .executeTakeFirstOrThrow()
  return Number(count)
}

describe('trust 31: staff who look at somebody’s personal texts', () => {
  it('do it by these calls alone', () => {
    const found = indexedCalls
      .filter(({ call }) => call.access === 'staff' && hasPersonal(call.output))
      .map(({ id }) => id)
    expect(found.sort()).toEqual(Object.keys(looks))
  })

  it.each(Object.entries(looks))('%s leaves its entry in the audit: %s', async (id, told) => {
    const indexed = callNamed(id)
    const world = await createWorld(portal)
    const input = await probeOf(indexed).existing(world)
    const viewer = world.staff[actorFor(indexed) as StaffRole]
    const counts = async () =>
      Promise.all([countOf('audit_events', viewer.accountId), countOf('data_views', viewer.accountId)])
    const [entries, views] = await counts()
    const sent = await callOverHttp(portal, indexed, input, { token: viewer.token, address: freshAddress() })
    expect(sent.reason).toBe('ok')
    const [after, viewsAfter] = await counts()
    expect(after).toBeGreaterThan(entries)
    if (told === 'told') expect(viewsAfter).toBeGreaterThan(views)
  })
})
