import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createTeam } from '../../../tests/support/world/actors.ts'
import { sessionCookie } from '../../cookie-names.ts'
import { usercenterHandlers } from '../../domains/teams/usercenter-handlers.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const original = { ...usercenterHandlers }
afterEach(() => void Object.assign(usercenterHandlers, original))

/** Replaces a handler by one that returns a whole row. */
function answerMore(name: 'teamlist' | 'teamcreate' | 'teamchoose'): void {
  const handler = original[name] as (...args: unknown[]) => Promise<object>
  const careless = async (...args: unknown[]) => ({
    ...(await handler(...args)),
    phone_encrypted: 'left-over-of-a-row',
    status: 'active',
  })
  Object.assign(usercenterHandlers, { [name]: careless })
}

describe('trust 14: what a handler answers beyond its contract', () => {
  it.each([
    ['a read', 'teamlist', {}],
    ['a write', 'teamcreate', { kind: 'unregistered', name: '河流守望' }],
    ['a call with a transaction of its own', 'teamchoose', null],
  ] as const)('leaves by neither transport: %s', async (_, name, stated) => {
    const { superAdmin, teamId } = await createTeam(portal)
    const input = stated ?? { TeamID: teamId }
    answerMore(name)
    const response = await portal.fetch(`/api/techforgood/usercenter/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
      cookie: `${sessionCookie}=${superAdmin.token}`,
    })
    expect(response.status).toBe(200)
    const api = (await portal.api({ token: superAdmin.token })).usercenter
    const called = api[name] as (value: unknown) => Promise<unknown>
    for (const answer of [await response.text(), JSON.stringify(await called(input))]) {
      expect(answer).not.toContain('left-over-of-a-row')
      expect(answer).not.toContain('"status"')
    }
  })
})
