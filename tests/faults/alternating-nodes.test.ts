import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sessionCookie } from '../../server/cookie-names.ts'
import { notify } from '../../server/domains/messages/notify.ts'
import { type Balancer, startBalancer } from '../support/portal/balancer.ts'
import { openPortal, type TestPortal, type TestRequest } from '../support/portal/portal.ts'
import { type RunningNode, startNode } from '../support/portal/running-portal.ts'
import { openSecuredClient } from '../support/secured-call.ts'
import { newAddress, newBrowser, newPhone, postCall, signInOverHttp } from '../support/sign-in.ts'
import { createStaff } from '../support/world/actors.ts'
import { passAmendWindow } from '../support/world/applications.ts'
import { createTool } from '../support/world/tools.ts'

let portal: TestPortal
let balancer: Balancer
/** The portal behind its balancer, which alternates between the nodes. */
let both: TestPortal
let dataDir = ''
const nodes: RunningNode[] = []

beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
  dataDir = mkdtempSync(join(tmpdir(), 'yisun-nodes-'))
  for (const _ of [1, 2])
    nodes.push(await startNode({ YISUN_DATA_DIR: dataDir, DATABASE_URL: portal.appUrl }))
  balancer = await startBalancer(nodes.map(({ address }) => address))
  both = { ...portal, fetch: fetchThroughBalancer }
}, 300_000)
afterAll(async () => {
  await balancer?.stop()
  for (const node of nodes) await node.stop()
  await portal?.close()
  rmSync(dataDir, { recursive: true, force: true })
}, 60_000)

function fetchThroughBalancer(path: string, { cookie, address, ...init }: TestRequest = {}) {
  return fetchAt(balancer.address, path, cookie, { ...init, address: address ?? newAddress() })
}

function fetchAt(origin: string, path: string, cookie?: string, { address, ...init }: TestRequest = {}) {
  const headers = new Headers(init.headers)
  headers.set('sec-fetch-site', 'same-origin')
  if (cookie) headers.set('cookie', cookie)
  if (address) headers.set('x-forwarded-for', address)
  return fetch(`${origin}${path}`, { ...init, headers, redirect: 'manual' })
}

type Person = Awaited<ReturnType<typeof signInOverHttp>>

async function ask<Answer>(person: Person, path: string, body: object): Promise<Answer> {
  const answer = await postCall(both, path, body, person)
  if (answer.code !== 0) throw new Error(`${path}: ${answer.code} ${JSON.stringify(answer.data)}`)
  return answer.data as Answer
}

/** The event stream of one node, until `end`. */
async function listen(node: RunningNode | undefined, person: Person) {
  const abort = new AbortController()
  const response = await fetchAt(node?.address ?? '', '/events', person.cookie, { signal: abort.signal })
  let text = ''
  const reading = (async () => {
    for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString()
  })().catch(() => {})
  return {
    /** Waits until this number of unread tool messages is reported. */
    async tools(count: number) {
      const told = `data: {"unreadCount":${count},`
      await expect.poll(() => text, { timeout: 10_000 }).toContain(told)
      text = text.slice(text.lastIndexOf(told))
    },
    async end() {
      abort.abort()
      await reading
    },
  }
}

it('[trust 8, 27, 49] a journey whose requests alternate between two nodes is one journey', async () => {
  // Code and sign-in, trace id and secured call: each pair is split between the two nodes.
  const person = await signInOverHttp(both, newPhone())
  const mate = await signInOverHttp(both, newPhone())
  const { teamID } = await ask<{ teamID: string }>(person, 'usercenter/teamcreate', {
    kind: 'unregistered',
    name: '两地助学队',
  })
  const { link } = await ask<{ link: string }>(person, 'usercenter/v1/invitation/create', {
    TeamID: teamID,
    role: 'member',
    mostUses: 1,
  })
  const token = new URL(link, 'http://localhost').searchParams.get('token') ?? ''
  await ask(mate, 'usercenter/v1/invitation/accept', { token })
  const client = openSecuredClient(both, person)
  for (let turn = 0; turn < 4; turn += 1)
    expect(await client.sendSealed('usercenter/memberlist', {})).toMatchObject({
      code: 0,
      data: { total: 2 },
    })
  const { traceId } = await client.getTrace('usercenter/info')
  const used = await Promise.all(
    Array.from({ length: 10 }, () => postCall(both, 'usercenter/info', { traceId }, person)),
  )
  expect(used.filter(({ code }) => code === 0)).toHaveLength(1)

  // Both nodes report a message; reading it on either marks it read for the team on both.
  const streams = [await listen(nodes[0], person), await listen(nodes[1], mate)]
  for (const stream of streams) await stream.tools(0)
  await notify(
    { db: portal.db, services: { ...portal.services, mail: null, sms: null } },
    {
      to: { kind: 'team', teamId: teamID },
      category: 'tool',
      template: 'verification_verified',
      params: { name: '两地助学队', reference: 'RZ-2026-7K3M9' },
      link: '/accountCenter',
    },
  )
  for (const stream of streams) await stream.tools(1)
  await ask(mate, 'usercenter/read', {})
  for (const stream of streams) await stream.tools(0)
  for (let turn = 0; turn < 4; turn += 1)
    expect(await ask(person, 'usercenter/unreadcount', {})).toEqual({ unreadCount: 0 })

  // Forms with one key are one write, on whichever node they arrive.
  const saved = await Promise.all(
    Array.from({ length: 6 }, () =>
      postCall(
        both,
        'usercenter/profileupdate',
        { name: '林小雨' },
        { ...person, key: 'one-form-at-two-nodes-0001' },
      ),
    ),
  )
  expect(new Set(saved.map(({ code }) => code))).toEqual(new Set([0]))

  // Signing out on one node takes effect on the other with the next request.
  await ask(mate, 'usercenter/v1/leave', { TeamID: teamID })
  const left = await both.fetch('/api/user/yisun/logout', { method: 'DELETE', cookie: person.cookie })
  expect(await left.json()).toMatchObject({ code: 0 })
  for (let turn = 0; turn < 4; turn += 1) {
    expect(await ask(mate, 'usercenter/teamlist', {})).toEqual({ teams: [] })
    expect((await postCall(both, 'usercenter/teamlist', {}, person)).status).toBe(403)
  }
  for (const stream of streams) await stream.end()
}, 120_000)

/** The same portal through one of its nodes alone. */
function only(node: RunningNode | undefined): TestPortal {
  return {
    ...portal,
    fetch: (path, { cookie, address, ...init } = {}) =>
      fetchAt(node?.address ?? '', path, cookie, { ...init, address: address ?? newAddress() }),
  }
}

it('[trust 16, 49] an application filled and sent at alternating nodes is decided at one and read at the other', async () => {
  const person = await signInOverHttp(both, newPhone())
  const { teamID: TeamID } = await ask<{ teamID: string }>(person, 'usercenter/teamcreate', {
    kind: 'unregistered',
    name: '两地排班队',
  })
  const toolId = await createTool(portal)
  const { applicationId } = await ask<{ applicationId: string }>(person, 'application/start', {
    TeamID,
    toolId,
  })
  const of = { TeamID, applicationId }
  const purpose = '每周给两地的志愿者排班'
  // Either node saves the input, and the other reads it with the next request.
  for (const answers of [{ purpose: '每周' }, { purpose }]) {
    await ask(person, 'application/draft/save', { ...of, answers })
    const form = await openSecuredClient(both, person).sendSealed('application/form', { toolId })
    expect(JSON.stringify(form.data)).toContain(answers.purpose)
  }
  // Submitted on both nodes at once, it is one application.
  const sent = await Promise.all(
    Array.from({ length: 6 }, () =>
      postCall(
        both,
        'toolbox/application',
        { TeamID, toolId, answers: { purpose } },
        { ...person, key: 'one-application-at-two-nodes-01' },
      ),
    ),
  )
  for (const { code, data } of sent) {
    expect({ code, data }).toEqual({ code: 0, data: sent[0]?.data })
    expect(data).toMatchObject({ applicationId, state: 'submitted' })
  }
  await passAmendWindow(portal, applicationId)

  // The reviewer uses one node; the applicant on the other sees each step with the next request.
  const [first, second] = [only(nodes[0]), only(nodes[1])]
  const reviewer = await createStaff(portal, ['reviewer'])
  const staff = { browser: newBrowser(), cookie: `${sessionCookie}=${reviewer.token}` }
  const decide = async (path: string, input: object) => {
    const { version } = await portal.db
      .selectFrom('applications')
      .select('version')
      .where('id', '=', applicationId)
      .executeTakeFirstOrThrow()
    return postCall(first, `staff/application/${path}`, { applicationId, version, ...input }, staff)
  }
  const read = async () => {
    const client = openSecuredClient(second, person)
    return (await client.open(await client.sendSealed('user/application/details', of))) as { state: string }
  }
  expect(await decide('open', {})).toMatchObject({ code: 0 })
  expect(await read()).toMatchObject({ state: 'in_review' })
  expect(await decide('decide', { verdict: 'approve' })).toMatchObject({ code: 0 })
  expect(await read()).toMatchObject({ state: 'fulfilling' })
  const messages = await postCall(second, 'usercenter/unreadcount', {}, person)
  expect((messages.data as { unreadCount: number }).unreadCount).toBeGreaterThan(0)
  // A decision on one node holds on the other: a second verdict finds nothing to decide.
  const again = await postCall(
    second,
    'staff/application/decide',
    { applicationId, version: 1, verdict: 'approve' },
    staff,
  )
  expect(again.code).not.toBe(0)
}, 120_000)
