import { type CompiledQuery, sql } from 'kysely'
import { sessionCookie } from '../../server/cookie-names.ts'
import { newestMessages, unreadByCategory } from '../../server/domains/messages/messages.queries.ts'
import type { TestPortal } from '../../tests/support/portal/portal.ts'
import { agreed, newAddress, newBrowser, plantCode } from '../../tests/support/sign-in.ts'
import { createMember, createTeam } from '../../tests/support/world/actors.ts'
import type { BenchPortal } from './bench-portal.ts'
import { type Crowd, countCrowd, fillCrowd } from './fill.queries.ts'
import { percentile } from './percentiles.ts'

/** Milliseconds of each call, by the name of the measurement. */
type Times = Record<string, number[]>

/**
 * Prints how the cost of sign-in, badges and the list of messages grows with the portal: over HTTP, one call
 * after the other, for readers who have the same messages at every size.
 */
export async function measureCalls(portal: BenchPortal, sizes: Crowd[], callsEach: number): Promise<void> {
  const results: { crowd: Crowd; times: Times }[] = []
  const readers = await createReaders(portal, 20)
  for (const size of sizes) {
    const present = await countCrowd(portal.ownerUrl)
    await fillCrowd(portal.ownerUrl, {
      accounts: size.accounts - present.accounts,
      messages: size.messages - present.messages,
    })
    const crowd = await countCrowd(portal.ownerUrl)
    await timeCalls(portal, readers, Math.min(callsEach, 20))
    results.push({ crowd, times: await timeCalls(portal, readers, callsEach) })
  }
  printTimes(results)
  await printPlans(portal, readers[0])
}

type Reader = { accountId: string; teamId: string; token: string; phone: string }

/** Each reader has 60 messages of their own and 60 of their team; six of each are unread. */
async function createReaders({ db, services }: BenchPortal, count: number): Promise<Reader[]> {
  // The test helpers that create people need only a portal's database and its keys.
  const portal = { db, services } as TestPortal
  const readers: Reader[] = []
  for (let place = 0; place < count; place += 1) {
    const { teamId } = await createTeam(portal)
    const member = await createMember(portal, teamId, 'admin')
    await sql`
      insert into notifications (account_id, team_id, category, template, params, link, read_at)
      select case when n % 2 = 0 then ${member.accountId}::uuid end, case when n % 2 = 1 then ${teamId}::uuid end,
        'tool', 'verification_verified', '{"name": "青苗", "reference": "RZ-2026-7K3M9"}', '/',
        case when n % 20 < 2 then null else now() end
      from generate_series(1, 120) n`.execute(db)
    readers.push({ ...member, teamId })
  }
  return readers
}

async function timeCalls(portal: BenchPortal, readers: Reader[], callsEach: number): Promise<Times> {
  const times: Times = { 'ask for a code': [], 'sign in': [], 'unread counts': [], 'message list': [] }
  for (let turn = 0; turn < callsEach; turn += 1) {
    const reader = readers[turn % readers.length]
    if (!reader) continue
    const cookie = `${sessionCookie}=${reader.token}`
    times['unread counts']?.push(await timeCall(portal, 'messages/v1/unreadCounts', {}, cookie))
    const list = 'techWebAPI/message/v3/describeMessageList'
    times['message list']?.push(await timeCall(portal, list, {}, cookie))
    await timeSignIn(portal, reader, times)
  }
  return times
}

async function timeSignIn(portal: BenchPortal, reader: Reader, times: Times): Promise<void> {
  const browser = newBrowser()
  const phone = reader.phone.slice(3)
  // Limits by phone are tested elsewhere; this clears them as if an hour had passed since the last code.
  await portal.db.deleteFrom('one_time_codes').execute()
  await portal.db.deleteFrom('rate_limits').execute()
  const cookie = `__Host-yisun_browser=${browser}`
  const ask = { phone, purpose: 'signIn' }
  times['ask for a code']?.push(await timeCall(portal, 'identification/v1/sendSms', ask, cookie))
  await plantCode({ db: portal.db, services: portal.services } as TestPortal, phone, browser, '135790')
  const use = { phone, code: '135790', consent: agreed }
  times['sign in']?.push(await timeCall(portal, 'identification/v1/signIn', use, cookie))
}

async function timeCall(
  { address }: BenchPortal,
  path: string,
  body: object,
  cookie: string,
): Promise<number> {
  const began = performance.now()
  const response = await fetch(`${address}/api/techforgood/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': newAddress(),
      cookie,
    },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as { code: number }
  const ms = performance.now() - began
  if (answer.code !== 0) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`)
  return ms
}

function printTimes(results: { crowd: Crowd; times: Times }[]): void {
  const [least] = results
  console.log('\nCalls as the portal grows, ms p50 / p95, and p50 as a multiple of that of the first size')
  const head = results.map(({ crowd }) =>
    `${crowd.messages.toLocaleString('en')} / ${crowd.accounts.toLocaleString('en')}`.padStart(30),
  )
  console.log(`${'messages / accounts'.padEnd(20)}${head.join('')}`)
  for (const name of Object.keys(least?.times ?? {})) {
    const base = percentile(least?.times[name] ?? [], 0.5)
    const cells = results.map(({ times }) => {
      const [half, most] = [0.5, 0.95].map((share) => percentile(times[name] ?? [], share))
      return `${half?.toFixed(1)} / ${most?.toFixed(1)} (×${((half ?? 0) / base).toFixed(2)})`.padStart(30)
    })
    console.log(`${name.padEnd(20)}${cells.join('')}`)
  }
}

type PlanNode = {
  'Node Type': string
  'Index Name'?: string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  Plans?: PlanNode[]
}

async function printPlans({ db }: BenchPortal, reader: Reader | undefined): Promise<void> {
  if (!reader) return
  const who = { accountId: reader.accountId, teamId: reader.teamId, staffRoles: [], staffRights: [] }
  const queries = {
    'unread counts': unreadByCategory(db, who).compile(),
    'message list, page 1': newestMessages(db, who, {}, { limit: 20, offset: 0 }).compile(),
  }
  console.log('\nPlans at the last size')
  for (const [name, query] of Object.entries(queries)) {
    for (const line of await explain(db, query)) console.log(`  ${name.padEnd(22)}${line}`)
  }
}

async function explain(db: BenchPortal['db'], query: CompiledQuery): Promise<string[]> {
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': { Plan: PlanNode; 'Execution Time': number }[] }>({
    ...query,
    sql: `explain (analyze, format json) ${query.sql}`,
  })
  const plan = rows[0]?.['QUERY PLAN'][0]
  if (!plan) return []
  const reads = leavesOf(plan.Plan).map(
    (node) =>
      `${node['Node Type']} ${node['Index Name'] ?? node['Relation Name'] ?? ''}: ${node['Actual Rows'] * node['Actual Loops']} rows`,
  )
  return [...reads, `${plan['Execution Time'].toFixed(2)} ms in the database`]
}

function leavesOf(node: PlanNode): PlanNode[] {
  return node.Plans ? node.Plans.flatMap(leavesOf) : [node]
}
