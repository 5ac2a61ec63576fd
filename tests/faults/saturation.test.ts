import { Agent, request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sessionCookie } from '../../server/cookie-names.ts'
import { openPortal, type TestPortal } from '../support/portal/portal.ts'
import { type RunningPortal, startRunning } from '../support/portal/running-portal.ts'
import { newPhone } from '../support/sign-in.ts'
import { createAccount } from '../support/world/actors.ts'

/**
 * A saturated node must still answer the probes that watch it, and refuse the crowd only. No clock is
 * involved: all requests come at once, three more for each free place, and the statuses are counted. The
 * benchmarks measure how fast a loaded node answers.
 */
/** The node works on `atWork` requests at once; more are always waiting, ten times as many in all. */
const crowds = [
  { of: 'few addresses', atWork: 256, addresses: 20 },
  { of: 'an address each', atWork: 40, addresses: 640 },
]
const metricsToken = 'saturation-is-counted-by-its-test'
let portal: TestPortal
let node: RunningPortal
let cookie: string
/** Each request has a connection of its own, and a node that could keep it alive says so. */
const keepAlive = new Agent({ keepAlive: true, maxFreeSockets: 0 })
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
  cookie = `${sessionCookie}=${(await createAccount(portal)).token}`
  node = await startRunning(portal, { YISUN_METRICS_TOKEN: metricsToken })
}, 300_000)
afterAll(async () => {
  keepAlive.destroy()
  await node?.stop()
  await portal.close()
}, 60_000)

type Answer = { status: number; code?: number; retryAfter: string | undefined; isAtDoor: boolean }

/** The response; a request refused before any work is told so and disconnected. */
function ask(
  path: string,
  { from, body, ...headers }: { from: string; cookie?: string; body?: object },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, node.address), {
      agent: keepAlive,
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': from,
        ...headers,
      },
    })
    sent.once('error', reject)
    sent.once('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part) => {
        text += part
      })
      response.once('error', reject)
      response.once('end', () => {
        const { 'retry-after': retryAfter, connection } = response.headers
        const isCall = path.startsWith('/api/')
        resolve({
          status: response.statusCode ?? 0,
          ...(isCall && { code: (JSON.parse(text) as { code: number }).code }),
          retryAfter,
          isAtDoor: response.statusCode === 503 && connection === 'close',
        })
      })
    })
    sent.end(body && JSON.stringify(body))
  })
}

const list = '/api/techforgood/toolboxv2/topic/list'
const refusal = { status: 503, code: 5030, retryAfter: expect.stringMatching(/^[1-9]\d?$/) }

/** Visitors who keep sending requests, three for each place that becomes free. */
function crowd(visitors: string[], atWork: number) {
  const told: Answer[] = []
  const waiting: string[] = []
  const underway = new Set<Promise<void>>()
  let isOver = false
  const come = (from: string) => {
    const asked = ask(list, { from }).then((answer) => {
      underway.delete(asked)
      told.push(answer)
      waiting.push(from)
      const places = underway.size === 0 ? waiting.length : answer.isAtDoor ? 0 : 3
      if (!isOver) for (const next of waiting.splice(0, places)) come(next)
    })
    underway.add(asked)
  }
  for (const from of visitors) come(from)
  return {
    told,
    async goesHome() {
      await expect.poll(() => told.length, { timeout: 200_000 }).toBeGreaterThan(10 * atWork)
      isOver = true
      while (underway.size > 0) await Promise.all(underway)
    },
  }
}

async function workBegun(): Promise<number> {
  const answer = await fetch(`${node.address}/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  })
  const counts = (await answer.text()).matchAll(
    /^yisun_call_seconds_count\{call="toolbox\.topicList".*\} (\d+)$/gm,
  )
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
}

it.each(crowds)(
  '[trust 48] asked for more than it can serve by a crowd of $of, a node refuses visitors before it works for them, and goes on for all others',
  async ({ addresses, atWork }) => {
    const visitors = Array.from({ length: 640 }, (_, at) => {
      const place = at % addresses
      return `10.1.${Math.floor(place / 250)}.${1 + (place % 250)}`
    })
    const own = '/api/techforgood/usercenter/v1/waiting'
    const others = [
      { path: '/healthz', from: '10.2.0.1' },
      { path: '/readyz', from: '10.2.0.2' },
      { path: own, from: '10.2.0.3', cookie, body: {} },
    ]
    for (const { path, ...by } of others) expect(await ask(path, by)).toMatchObject({ status: 200 })
    const before = await workBegun()

    const all = crowd(visitors, atWork)
    await expect.poll(() => all.told.some(({ isAtDoor }) => isAtDoor), { timeout: 60_000 }).toBe(true)
    const told = await Promise.all(
      others.map(async ({ path, ...by }) => {
        const answers: Answer[] = []
        while (answers.length < 10) answers.push(await ask(path, by))
        return { path, answers }
      }),
    )
    await all.goesHome()

    const refused = all.told.filter(({ status }) => status !== 200)
    for (const answer of refused) expect(answer).toMatchObject(refusal)
    const atDoor = refused.filter(({ isAtDoor }) => isAtDoor)
    expect(atDoor.length).toBeGreaterThan(atWork)
    // No work was done for the refused ones.
    expect((await workBegun()) - before).toBe(all.told.length - atDoor.length)
    // Work may queue for the database; only the crowd is refused on arrival.
    const wasRefused = (path: string) => (answer: Answer) =>
      path === own ? answer.isAtDoor : answer.status !== 200
    expect(told.map(({ path, answers }) => [path, answers.filter(wasRefused(path)).length])).toEqual(
      others.map(({ path }) => [path, 0]),
    )

    for (const { path, ...by } of others) expect(await ask(path, by)).toMatchObject({ status: 200 })
    const after = await Promise.all(visitors.slice(0, atWork - 1).map((from) => ask(list, { from })))
    expect(after.filter(({ status }) => status !== 200)).toEqual([])
  },
  300_000,
)

/**
 * Here refused clients retry forever. They must not keep the places, nor may each address of one network
 * count as a client of its own.
 */
const loops: [from: string, addressOf: (at: number) => string][] = [
  ['sixty addresses of one network', (at) => `2001:db8:1:2::${(at + 1).toString(16)}`],
  ['sixty addresses', (at) => `10.3.0.${at + 1}`],
]
const search = (words: string | number) => `/search?q=${encodeURIComponent(`排班${words}`)}`

it.each(loops)(
  '[trust 48] where %s never stop asking, everybody else is served all the same',
  async (_, addressOf) => {
    let served = 0
    let isOver = false
    const asking = Array.from({ length: 120 }, async (_, at) => {
      for (let time = 0; !isOver; time += 1) {
        // Some are disconnected while they are still sending.
        const told = await ask(search(`${at}-${time}`), { from: addressOf(at % 60) }).catch(() => null)
        if (told?.status === 200) served += 1
        else await new Promise((resolve) => setTimeout(resolve, 20))
      }
    })
    // Long enough for each of them to be served.
    await expect.poll(() => served, { timeout: 120_000 }).toBeGreaterThan(300)
    const sendCode = '/api/techforgood/identification/v1/sendSms'
    const told: [string, boolean][] = []
    for (let time = 1; time <= 10; time += 1) {
      const visits = [
        { path: '/signIn', from: `10.4.1.${time}` },
        { path: search(`x${time}`), from: `10.4.2.${time}` },
        { path: search(`y${time}`), from: '10.4.3.1' },
        { path: sendCode, from: `10.4.4.${time}`, body: { phone: newPhone(), purpose: 'signIn' } },
      ]
      for (const { path, ...by } of visits) told.push([path, (await ask(path, by)).isAtDoor])
    }
    isOver = true
    await Promise.all(asking)
    expect(told.filter(([, isAtDoor]) => isAtDoor)).toEqual([])
  },
  300_000,
)

it('[trust 48] a page does not wait for the many of somebody else', async () => {
  let answered = 0
  const many = Array.from({ length: 60 }, async (_, at) => {
    await ask(search(`m${at}`), { from: '10.5.0.1' })
    answered += 1
  })
  await expect.poll(() => answered).toBeGreaterThan(0)
  const before = answered
  expect((await ask(search('one'), { from: '10.5.0.2' })).status).toBe(200)
  expect(answered - before).toBeLessThan(20)
  await Promise.all(many)
}, 120_000)
