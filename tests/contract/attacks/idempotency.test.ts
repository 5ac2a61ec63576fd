import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sessionCookie } from '../../../server/cookie-names.ts'
import { openPortal, type TestPortal } from '../../support/portal/portal.ts'
import { callNamed, callOverHttp, freshAddress } from '../callers.ts'
import { createWorld, type World } from '../world.ts'

let portal: TestPortal
let world: World
beforeAll(async () => {
  portal = await openPortal({ content: 'demo', listens: true })
})
beforeEach(async () => {
  world = await createWorld(portal)
})
afterAll(() => portal.close())

describe('trust 38, over HTTP: one key', () => {
  it('sent 50 times at once over HTTP makes one row and gets one answer; another body is 422', async () => {
    const token = (await world.tokenOf('superAdmin')) ?? ''
    const send = (body: object, key: string) =>
      portal.fetch('/api/techforgood/toolbox/request', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(body),
        cookie: `${sessionCookie}=${token}`,
      })
    const key = randomUUID()
    const rows = await requestRows()
    const body = { need: '想要一个能给志愿者排班的工具', keywords: '排班' }
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(body, key)))
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(new Set(texts).size).toBe(1)
    expect(await requestRows()).toBe(rows + 1)

    const other = await send({ ...body, keywords: '签到' }, key)
    expect(other.status).toBe(422)
    expect(await other.json()).toMatchObject({ code: 4220 })
    expect(await requestRows()).toBe(rows + 1)
  })

  it('of a failed call can be used again, and a key that is too short or long is refused', async () => {
    const indexed = callNamed('usercenter.teamchoose')
    const caller = { token: await world.tokenOf('superAdmin'), address: freshAddress() }
    const choose = (TeamID: string, idempotencyKey: string) =>
      callOverHttp(portal, indexed, { TeamID }, { ...caller, idempotencyKey })
    const { teamId } = world.teamA
    const key = randomUUID()
    // The domain refuses after the key was claimed in the same transaction.
    expect((await choose(randomUUID(), key)).reason).toBe('notAvailable')
    expect((await choose(teamId, key)).reason).toBe('ok')
    for (const bad of ['short', 'x'.repeat(65)]) {
      expect((await choose(teamId, bad)).reason).toBe('badRequest')
    }
  })
})

async function requestRows(): Promise<number> {
  return (await portal.db.selectFrom('tool_requests').select('id').execute()).length
}
