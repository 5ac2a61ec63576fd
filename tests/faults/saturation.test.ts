import { Agent, request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sessionCookie } from '../../server/cookie-names.ts'
import { createAccount } from '../support/actors.ts'
import { openPortal, type TestPortal } from '../support/portal.ts'
import { type RunningPortal, startRunning } from '../support/running-portal.ts'

/**
 * What the older tests of this row missed: they sent slowly, but never more than a node can serve. So nobody saw that a
 * saturated node refused the probes by which it is watched, and everybody's work with those of the crowd. Nothing is
 * measured by a clock: all of them come at once, for each place that comes free three ask anew, and it counts who is told
 * what. How fast a loaded node answers is measured by the benchmarks.
 */
/** So many requests a node works on at once; those who ask are more at any time, and ten times as many in all. */
const crowds = [
  { of: 'few addresses', atWork: 256, addresses: 20 },
  { of: 'an address each', atWork: 40, addresses: 640 },
]
const metricsToken = 'saturation-is-counted-by-its-test'
let portal: TestPortal
let node: RunningPortal
let cookie: string
/** Each request has a connection of its own, and a node that could keep it says so. */
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

/** What somebody is answered; whoever is refused before anything is done for them is told so and cut off. */
function ask(path: string, { from, ...headers }: { from: string; cookie?: string }): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, node.address), {
      agent: keepAlive,
      method: headers.cookie ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': from,
        ...headers,
      },
    })
    sent.once('error', reject)
    sent.once('response', (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (part) => {
        body += part
      })
      response.once('error', reject)
      response.once('end', () => {
        const { 'retry-after': retryAfter, connection } = response.headers
        const isCall = path.startsWith('/api/')
        resolve({
          status: response.statusCode ?? 0,
          ...(isCall && { code: (JSON.parse(body) as { code: number }).code }),
          retryAfter,
          isAtDoor: response.statusCode === 503 && connection === 'close',
        })
      })
    })
    sent.end(headers.cookie && '{}')
  })
}

const list = '/api/techforgood/toolboxv2/topic/list'
const refusal = { status: 503, code: 5030, retryAfter: expect.stringMatching(/^[1-9]\d?$/) }

/** Visitors who ask again and again, for each place that comes free three. */
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
      { path: own, from: '10.2.0.3', cookie },
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
    // Nothing was done for those.
    expect((await workBegun()) - before).toBe(all.told.length - atDoor.length)
    // Work may wait for its turn at the database; at the door only the crowd is refused.
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
