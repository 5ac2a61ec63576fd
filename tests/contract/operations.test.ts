import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMetrics } from '../../server/http/routes/metrics.ts'
import { openPortal, type TestPortal } from '../support/portal/portal.ts'
import { startRunning } from '../support/portal/running-portal.ts'
import { createMember, createTeam } from '../support/world/actors.ts'
import { createTool } from '../support/world/tools.ts'

/** What the operator of a node sees of it: metrics behind a token, and logs that name nobody. */
const token = 'k7Q2mZ81xW4tB9dR'
const lines: string[] = []

let portal: TestPortal
beforeAll(async () => {
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  portal = await openPortal({ metricsToken: token, log })
})
afterAll(() => portal.close())

describe('/metrics', () => {
  it.each([
    ['without a token', {}],
    ['with another', { authorization: 'Bearer k7Q2mZ81xW4tB9dX' }],
    ['with a longer one', { authorization: `Bearer ${token}x` }],
    ['with none after the word', { authorization: 'Bearer ' }],
  ])('is missing %s', async (_, headers) => {
    const response = await portal.fetch('/metrics', { headers: headers as Record<string, string> })
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('yisun_')
  })

  it('is missing where no token is set', async () => {
    const closed = await openPortal()
    const response = await closed.fetch('/metrics', { headers: { authorization: 'Bearer ' } })
    expect(response.status).toBe(404)
    await closed.close()
  })

  it('counts calls and errors, their time, the pool and the age of the queue', async () => {
    const toolId = await createTool(portal)
    await call('toolbox/item/detail', { toolId })
    await call('toolbox/item/detail', { toolId: '999999999' })
    await portal.services.enqueue(portal.db, 'sweep-expired', {})
    const text = await read()
    const labels = (outcome: string) => `call="toolbox.itemDetail",transport="http",outcome="${outcome}"`
    expect(text).toContain(`yisun_call_seconds_count{${labels('success')}} 1`)
    expect(text).toContain(`yisun_call_seconds_count{${labels('notFound')}} 1`)
    expect(text).toMatch(/yisun_call_seconds_bucket\{le="0\.1",call="toolbox\.itemDetail"/)
    expect(text).toMatch(/^yisun_pool_connections [1-9]/m)
    expect(text).toMatch(/^yisun_pool_waiting 0$/m)
    expect(text).toMatch(/^yisun_oldest_job_seconds \d/m)
    expect(text).toMatch(/^process_resident_memory_bytes \d/m)
  })

  it('counts and times the calls behind documents', async () => {
    expect((await portal.fetch('/news/feed.atom')).status).toBe(200)
    expect(await read()).toContain(
      'yisun_call_seconds_count{call="content.articleFeed",transport="page",outcome="success"} 1',
    )
  })

  it('counts and times pages and forms, and the calls within them, by outcome', async () => {
    const node = await startRunning(portal, { YISUN_METRICS_TOKEN: token })
    const send = async (path: string, init?: RequestInit) => {
      const answer = await fetch(`${node.address}${path}`, { redirect: 'manual', ...init })
      await answer.text()
      return answer.status
    }
    const form = { origin: node.address, 'content-type': 'application/x-www-form-urlencoded' }
    const body = new URLSearchParams({ intent: 'sendCode', phone: 'no number' })
    expect(await send('/en/tools')).toBe(200)
    expect(await send('/tools/toolsDetail/99999999')).toBe(404)
    expect(await send('/no/such/page')).toBe(404)
    expect(await send('/accountCenter')).toBe(302)
    const refused = await send('/en/signIn', { method: 'POST', headers: form, body })
    const text = await (
      await fetch(`${node.address}/metrics`, { headers: { authorization: `Bearer ${token}` } })
    ).text()
    await node.stop()
    const pageIs = (page: string, status: number) =>
      expect(text).toContain(`yisun_page_seconds_count{page="${page}",status="${status}"} 1\n`)
    pageIs('/tools', 200)
    pageIs('/tools/toolsDetail/:id', 404)
    pageIs('unknown', 404)
    pageIs('/accountCenter', 302)
    pageIs('/signIn', refused)
    const callIs = (call: string, outcome: string) =>
      expect(text).toMatch(
        new RegExp(
          `^yisun_call_seconds_count{call="${call}",transport="page",outcome="${outcome}"} [1-9]`,
          'm',
        ),
      )
    callIs('toolbox.itemDetail', 'notFound')
    callIs('signIn.sendSms', 'invalidInput')
    expect(text).not.toContain('transport="http"')
  }, 180_000)

  it('counts pages by cache outcome', async () => {
    const metrics = createMetrics({
      poolTotal: () => 0,
      poolWaiting: () => 0,
      oldestJobSeconds: async () => 7,
    })
    for (const outcome of ['hit', 'hit', 'miss'] as const) metrics.countPage(outcome)
    const text = await metrics.registry.metrics()
    expect(text).toContain('yisun_pages_total{cache="hit"} 2')
    expect(text).toContain('yisun_pages_total{cache="miss"} 1')
    expect(text).toContain('yisun_oldest_job_seconds 7')
  })
})

describe('health', () => {
  it('is told to balancers', async () => {
    for (const path of ['/healthz', '/readyz']) expect((await portal.fetch(path)).status).toBe(200)
  })
})

describe('the log', () => {
  it('has a line for each request with the id of its response, and nothing about any person', async () => {
    const team = await createTeam(portal, { name: '青禾助学队' })
    const member = await createMember(portal, team.teamId, 'member')
    lines.length = 0
    const cookie = `__Host-yisun_session=${member.token}`
    const answers = [
      await call('signIn/sendSms', { phone: member.phone, consented: [] }),
      await call('techWebAPI/tool/search', { keywords: '抑郁求助', page: 1 }, cookie),
      await call('usercenter/profileupdate', { name: '周小满' }, cookie),
      await portal.fetch(`/tools/searchToolList?keywords=${encodeURIComponent('抑郁求助')}`, { cookie }),
      await portal.fetch(`/files/${team.teamId}/x.pdf?phone=${member.phone}`, { cookie }),
    ]
    const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    for (const answer of answers) {
      const id = answer.headers.get('x-request-id')
      expect(id).toMatch(/^[0-9a-f-]{36}$/)
      expect(logged.filter(({ requestId, route }) => requestId === id && route)).toHaveLength(1)
    }
    const text = lines.join('\n')
    const plain = member.phone.replace('+86', '')
    for (const secret of [
      plain,
      member.token,
      '周小满',
      '抑郁求助',
      encodeURIComponent('抑郁求助'),
      '青禾助学队',
    ]) {
      expect(text).not.toContain(secret)
    }
  })
})

async function call(path: string, input: object, cookie?: string): Promise<Response> {
  return portal.fetch(`/api/techforgood/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
    ...(cookie && { cookie }),
  })
}

async function read(): Promise<string> {
  const response = await portal.fetch('/metrics', { headers: { authorization: `Bearer ${token}` } })
  expect(response.status).toBe(200)
  return response.text()
}
