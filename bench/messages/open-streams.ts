import { Agent, type ClientRequest, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { sessionCookie } from '../../server/cookie-names.ts'
import { notify } from '../../server/domains/messages/notify.ts'
import type { TestPortal } from '../../tests/support/portal/portal.ts'
import { createMember, createTeam } from '../../tests/support/world/actors.ts'
import type { BenchPortal } from './bench-portal.ts'
import { percentile } from './percentiles.ts'

const perTeam = 50
const rounds = 20
/** Connections opened at a time. */
const atOnce = 50
const waitMs = 30_000

/** A listening browser; `next` is called with the time at which the next counts arrived. */
type Stream = { request: ClientRequest; next: ((at: number) => void) | null; heard: number }

/** Prints what open event streams cost a node, and how soon a message reaches the members of its team. */
export async function measureStreams(portal: BenchPortal, count: number): Promise<void> {
  const teams = await createTeams(portal, Math.ceil(count / perTeam))
  const before = await portal.memoryMib()
  const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY })
  const byTeam = new Map<string, Stream[]>()
  let open = 0
  for (const { teamId, tokens } of teams) {
    for (let start = 0; start < tokens.length && open < count; start += atOnce) {
      const wanted = tokens.slice(start, Math.min(start + atOnce, start + count - open))
      const streams = await Promise.all(wanted.map((token) => connect(portal.address, token, agent)))
      byTeam.set(teamId, [...(byTeam.get(teamId) ?? []), ...streams])
      open += streams.length
    }
  }
  await heardByAll([...byTeam.values()].flat())
  await pause(2000)
  const after = await portal.memoryMib()
  const times = await tellTeams(portal, byTeam)
  console.log(`\n${open.toLocaleString('en')} open event streams on one node`)
  console.log(`  memory of the node: ${before.toFixed(0)} → ${after.toFixed(0)} MiB`)
  console.log(`  memory for each stream: ${(((after - before) * 1024) / open).toFixed(1)} KiB`)
  console.log(
    `  a team's message to its ${perTeam} streams, ${times.length} deliveries: p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms`,
  )
  for (const { request } of [...byTeam.values()].flat()) request.destroy()
}

/** Each stream belongs to a different person, as in a real crowd; ten of them are members of one team. */
async function createTeams({ db, services }: BenchPortal, count: number) {
  const portal = { db, services } as TestPortal
  const teams: { teamId: string; tokens: string[] }[] = []
  for (let place = 0; place < count; place += 1) {
    const { teamId, superAdmin } = await createTeam(portal)
    const members = await Promise.all(
      Array.from({ length: perTeam - 1 }, () => createMember(portal, teamId, 'member')),
    )
    teams.push({ teamId, tokens: [superAdmin, ...members].map(({ token }) => token) })
  }
  return teams
}

function connect(address: string, token: string, agent: Agent): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const headers = { cookie: `${sessionCookie}=${token}`, 'sec-fetch-site': 'same-origin' }
    const request = get(`${address}/events`, { agent, headers }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`/events: ${response.statusCode}`))
      response.on('data', (chunk: Buffer) => {
        if (!chunk.includes('event: unread')) return
        stream.heard += 1
        stream.next?.(performance.now())
      })
      // The benchmark closes its streams itself.
      response.on('error', () => {})
      resolve(stream)
    })
    const stream: Stream = { request, next: null, heard: 0 }
    request.on('error', (error) => (stream.heard > 0 ? undefined : reject(error)))
  })
}

async function heardByAll(streams: Stream[]): Promise<void> {
  const deadline = performance.now() + waitMs
  while (streams.some(({ heard }) => heard === 0)) {
    if (performance.now() > deadline) throw new Error('not every stream was told its counts')
    await pause(50)
  }
}

/** Milliseconds from writing the message until each stream has the new counts. */
async function tellTeams(portal: BenchPortal, byTeam: Map<string, Stream[]>): Promise<number[]> {
  const times: number[] = []
  for (const [teamId, streams] of [...byTeam].slice(0, rounds)) {
    const began = performance.now()
    const heard = streams.map(
      (stream) =>
        new Promise<number>((resolve) => {
          stream.next = resolve
        }),
    )
    await tell(portal, teamId)
    const late = pause(waitMs, null).then(() => {
      throw new Error('a message did not reach every stream')
    })
    const came = await Promise.race([Promise.all(heard), late])
    times.push(...came.map((at) => at - began))
    for (const stream of streams) stream.next = null
  }
  return times
}

async function tell({ db, services }: BenchPortal, teamId: string): Promise<void> {
  const params = { name: '青苗', reference: 'RZ-2026-7K3M9' }
  await db.transaction().execute((trx) =>
    notify(
      // Mails and text messages are not measured here.
      { db: trx, services: { ...services, mail: null, sms: null } },
      {
        to: { kind: 'team', teamId },
        category: 'tool',
        template: 'verification_verified',
        params,
        link: '/',
      },
    ),
  )
}
