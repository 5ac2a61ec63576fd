import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionCookie } from '../../../server/cookie-names.ts'
import { countUse } from '../../../server/db/limits.queries.ts'
import type { Envelope } from '../../../shared/contract/errors.ts'
import { openPortal, type TestPortal, type TestRequest } from '../../support/portal/portal.ts'
import { askForCode, newBrowser, newPhone, postCall, tryCode } from '../../support/sign-in.ts'
import { createStaff } from '../../support/world/actors.ts'

/** What clients say of themselves never changes the count; if counting fails, only codes are refused. */
const proxy = '192.0.2.1'
let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ content: 'demo', trustedProxies: [proxy] })
})
afterAll(() => portal.close())

/** The limit per address and hour. */
const requestsAnHour = 5

describe('trust 46: limits', () => {
  it('count a phone however it is written, and whatever else the body says', async () => {
    const digits = newPhone()
    const spellings = [
      digits,
      `+86${digits}`,
      `0086 ${digits}`,
      `${digits.slice(0, 3)} ${digits.slice(3, 7)} ${digits.slice(7)}`,
      `${digits.slice(0, 3)}-${digits.slice(3, 7)}-${digits.slice(7)}`,
      digits.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
      ` ${digits} `,
    ]
    const answers: (Envelope & { status: number; retryAfter: string | null })[] = []
    for (const phone of spellings) {
      answers.push(await askForCode(portal, phone, { browser: newBrowser(), address: newAddress() }))
    }
    const more = {
      phone: digits,
      purpose: 'signIn',
      address: newAddress(),
      ip: newAddress(),
      key: newBrowser(),
    }
    answers.push(
      await postCall(portal, 'identification/v1/sendSms', more, {
        browser: newBrowser(),
        address: newAddress(),
      }),
    )
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    // A spelling that is not understood is refused; no spelling opens a bucket of its own.
    for (const { status, retryAfter } of answers.slice(1).filter(({ status }) => status !== 400)) {
      expect(status).toBe(429)
      expect(Number(retryAfter)).toBeGreaterThan(50)
    }
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(4)
  })

  it('count the address of the connection, whatever headers say', async () => {
    const headers = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'true-client-ip', 'cf-connecting-ip']
    const address = newAddress()
    const statuses: number[] = []
    for (let count = 0; count < 4 * headers.length; count += 1) {
      const name = headers[count % headers.length] ?? ''
      const stated = name === 'forwarded' ? `for=${newAddress()}` : newAddress()
      statuses.push((await send({ address, headers: { [name]: stated } })).status)
    }
    expect(statuses).toEqual(statuses.map((_, at) => (at < requestsAnHour ? 200 : 429)))
  })

  it('behind a proxy, count the last address that is not a proxy, however many precede it', async () => {
    const real = newAddress()
    const through = (forwarded: string) => send({ address: proxy, headers: { 'x-forwarded-for': forwarded } })
    for (let count = 0; count < requestsAnHour; count += 1) {
      expect((await through(`${newAddress()}, nonsense, ${real}`)).status).toBe(200)
    }
    const refused = await through(`${newAddress()}, ${proxy}, ${newAddress()}, ${real}`)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await through(`${real}, ${proxy}`)).status).toBe(429)
    expect((await through(`${real}, ${newAddress()}`)).status).toBe(200)
  })

  it('count a /64 as one, however its addresses are written', async () => {
    const forms = [
      '2001:db8:a:b::1',
      '2001:DB8:A:B:0:0:0:2',
      '2001:0db8:000a:000b:ffff::',
      '2001:db8:a:b:1:2:3:4',
    ]
    const at = (count: number) => forms[count % forms.length] ?? `2001:db8:a:b::${count}`
    for (let count = 0; count < 3 * requestsAnHour; count += 1) {
      const { status } = await send({ address: at(count) })
      expect(status, at(count)).toBe(count < requestsAnHour ? 200 : 429)
    }
    expect((await send({ address: '2001:db8:a:c::1' })).status).toBe(200)
    // An IPv4 address and its IPv6-mapped form count as one.
    for (let count = 0; count < requestsAnHour; count += 1) await send({ address: '198.51.100.9' })
    expect((await send({ address: '::ffff:198.51.100.9' })).status).toBe(429)
  })

  it('count previews of drafts for each editor, whichever call shows them', { timeout: 40_000 }, async () => {
    const [editor, other] = [await createStaff(portal, ['editor']), await createStaff(portal, ['editor'])]
    const calls = [
      ['content/staff/record/preview', { collection: 'articles', number: '1' }],
      ['instance/staff/preview', { instanceID: '1' }],
      ['instance/staff/set/preview', { instanceSetID: '1' }],
    ] as const
    const ask = ({ token }: { token: string }, at: number) => {
      const [path, input] = calls[at % calls.length] ?? calls[0]
      const from = { browser: newBrowser(), address: newAddress(), cookie: `${sessionCookie}=${token}` }
      return postCall(portal, path, input, from)
    }
    const usesOf = (amount: number) =>
      countUse(
        portal.services.limits,
        { key: `preview:minute:${editor.accountId}`, most: 120, windowSeconds: 60 },
        amount,
      )
    const { secondsLeft } = await usesOf(0)
    // Windows begin with the minute, and one window has to last for the whole test.
    if (secondsLeft < 10) await pause(secondsLeft * 1000)
    await usesOf(117)
    for (const at of calls.keys()) expect((await ask(editor, at)).status).not.toBe(429)
    for (const at of calls.keys()) {
      const { status, code, retryAfter } = await ask(editor, at)
      expect({ status, code }).toEqual({ status: 429, code: 4290 })
      expect(Number(retryAfter)).toBeGreaterThan(0)
    }
    expect((await ask(other, 0)).status).not.toBe(429)
  })

  it('that cannot be counted refuse codes but allow reading', { timeout: 40_000 }, async () => {
    const count = () => portal.db.selectFrom('one_time_codes').select('id').execute()
    const before = (await count()).length
    const owner = new pg.Client({ connectionString: portal.ownerUrl })
    await owner.connect()
    await owner.query('begin; lock table rate_limits in access exclusive mode')
    try {
      const from = { browser: newBrowser(), address: newAddress() }
      const answers = Promise.all([
        askForCode(portal, newPhone(), from),
        tryCode(portal, newPhone(), '123456', from),
        postCall(portal, 'toolbox/request', { need: '排班' }, from),
      ])
      const detail = await postCall(portal, 'toolbox/item/detail', { toolId: '1002' }, from)
      expect(detail).toMatchObject({ status: 200, code: 0 })
      for (const answer of await answers) {
        expect(answer).toMatchObject({ status: 503, code: 5030 })
        expect(Number(answer.retryAfter)).toBeGreaterThan(0)
      }
    } finally {
      await owner.end()
    }
    expect(await count()).toHaveLength(before)
    expect(
      await askForCode(portal, newPhone(), { browser: newBrowser(), address: newAddress() }),
    ).toMatchObject({ code: 0 })
  })
})

/** Requests a tool; the limit is five an hour per address. */
function send(from: Pick<TestRequest, 'address'> & { headers?: Record<string, string> }): Promise<Response> {
  return portal.fetch('/api/techforgood/toolbox/request', {
    ...from,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...from.headers },
    body: JSON.stringify({ need: '排班' }),
  })
}

let lastAddress = 0
function newAddress(): string {
  lastAddress += 1
  return `10.9.${lastAddress >> 8}.${lastAddress & 255}`
}
