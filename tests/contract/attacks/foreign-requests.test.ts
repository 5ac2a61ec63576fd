import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageRoutes } from '../../../app/route-table.ts'
import { indexedCalls } from '../../../server/http/calls/call-index.ts'
import { openPortal, type TestPortal } from '../../support/portal/portal.ts'
import { stateOfTables } from '../../support/state-of-tables.ts'
import { expectForeignRefused } from '../walk/foreign-requests.ts'
import { createWorld } from '../world.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ content: 'demo', listens: true })
})
afterAll(() => portal.close())

describe('trust 10: requests of other sites', () => {
  it('every page takes no form of another site', async () => {
    const token = await (await createWorld(portal)).tokenOf('superAdmin')
    const before = await stateOfTables(portal)
    for (const { path } of pageRoutes) {
      const address = path.replaceAll(/:(\w+)\??/g, '1').replace('*', 'x')
      await expectForeignRefused(portal, address, { method: 'POST', body: 'name=x', token })
    }
    expect(await stateOfTables(portal)).toEqual(before)
  })

  // This looks at the methods of calls alone. Pages and documents also make calls when they are requested by
  // GET; `foreign-reading.test.ts` requests all of them.
  it('no call whose method is GET writes, since another site may ask for it', () => {
    const writing = indexedCalls.filter(({ call }) => call.method === 'GET' && call.effect !== 'read')
    expect(writing.map(({ id }) => id)).toEqual([])
  })
})
