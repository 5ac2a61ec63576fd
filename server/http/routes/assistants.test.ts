import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal, testOrigin } from '../../../tests/support/portal/portal.ts'
import { createAccount } from '../../../tests/support/world/actors.ts'
import { answerAll, ways } from '../../../tests/support/world/selftests.ts'
import { sessionCookie } from '../../cookie-names.ts'
import { findPage } from '../pages/find-page.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ content: 'demo', listens: true })
})
afterAll(() => portal.close())

/** An assistant that speaks the protocol of 2026, or only that of 2025. */
async function assistant(path = '/mcp', mode: 'auto' | 'legacy' = 'auto'): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
  await client.connect(new StreamableHTTPClientTransport(new URL(path, portal.address)))
  return client
}

async function ask(client: Client, name: string, given: Record<string, unknown> = {}) {
  const { content, isError = false } = await client.callTool({ name, arguments: given })
  const [part] = content
  const text = part?.type === 'text' ? part.text : ''
  return { text, isError, data: isError ? {} : JSON.parse(text) }
}

describe('the portal for assistants', () => {
  it.each(['auto', 'legacy'] as const)(
    'says what may be asked, in words of the path, to clients of both protocols: %s',
    async (mode) => {
      for (const [path, word] of [
        ['/mcp', '工具'],
        ['/en/mcp', 'tool'],
      ] as const) {
        const client = await assistant(path, mode)
        expect(client.getInstructions()).toContain(word)
        const { tools } = await client.listTools()
        expect(tools.map(({ name }) => name)).toEqual([
          'search',
          'listTools',
          'getTool',
          'getService',
          'getResource',
          'getProject',
          'getHelp',
          'checkEligibility',
          'getSelfTest',
          'scoreSelfTest',
        ])
        for (const { description, inputSchema } of tools) {
          expect(description).toBeTruthy()
          expect(inputSchema.type).toBe('object')
        }
        await client.close()
      }
    },
  )

  it('finds a tool and tells everything public about it, with its address', async () => {
    const client = await assistant('/en/mcp')
    const { data: found } = await ask(client, 'search', { keywords: 'Nextcloud', kind: 'tool' })
    const [hit] = found.items
    expect(hit.title).toContain('Nextcloud')
    const toolId = /(\d+)$/.exec(hit.path)?.[1]
    const { data: tool } = await ask(client, 'getTool', { toolId })
    expect(tool.path).toBe(`${testOrigin}/en/tools/toolsDetail/${toolId}`)
    expect(tool).toMatchObject(
      await (await portal.api({ locale: 'en' })).toolbox.itemDetail({ toolId: toolId ?? '' }),
    )
    const { data: page } = await ask(client, 'listTools', { cost: ['free'], pageSize: 2 })
    expect(page.items).toHaveLength(2)
    await client.close()
  })

  it('reads services, resources, projects and help by the numbers that a search gives', async () => {
    const client = await assistant('/en/mcp')
    for (const [kind, name, key] of [
      ['service', 'getService', 'serviceId'],
      ['resource', 'getResource', 'id'],
      ['project', 'getProject', 'instanceID'],
      ['help', 'getHelp', 'helpId'],
    ] as const) {
      const { data: found } = await ask(client, 'search', { keywords: 'data', kind: [kind] })
      const { path } = found.items[0]
      const { data } = await ask(client, name, { [key]: /(\d+)$/.exec(path)?.[1] })
      expect(data.path).toBe(path)
    }
    await client.close()
  })

  it('checks the conditions of a tool one by one against what is stated', async () => {
    const client = await assistant('/en/mcp')
    const { data: tools } = await ask(client, 'listTools', { whoMayApply: ['verifiedOrganisation'] })
    const asked = { kind: 'tool', number: tools.items[0].toolId }
    const verdictOf = async (facts: object) => {
      const { data } = await ask(client, 'checkEligibility', { ...asked, facts })
      return data.rules.find(({ kind }: { kind: string }) => kind === 'verifiedOrganisation')
    }
    expect(
      await verdictOf({ isVerified: true, entityType: 'foundation', registeredOn: '2012-05-04' }),
    ).toMatchObject({
      verdict: 'met',
      fix: null,
    })
    expect(await verdictOf({ role: 'admin' })).toMatchObject({
      verdict: 'notMet',
      fix: { step: 'verify', path: `${testOrigin}/en/authentication` },
    })
    expect(await verdictOf({})).toMatchObject({ verdict: 'unknown', fix: { step: 'createTeam' } })
    await client.close()
  })

  it('asks the questions of a self-test, and scores stated answers as the report of a visitor does', async () => {
    const client = await assistant('/en/mcp')
    const { data: test } = await ask(client, 'getSelfTest', { use: 'maturity' })
    const questions: Parameters<typeof ways.worst>[0][] = test.parts.flatMap(
      (part: { questions: object[] }) => part.questions,
    )
    expect(questions).toHaveLength(24)
    const answers = Object.fromEntries(questions.map((one) => [one.questionId, ways.worst(one)]))
    const { data: scored } = await ask(client, 'scoreSelfTest', { use: 'maturity', answers })
    const visitor = await portal.api({ locale: 'en', browserId: 'A'.repeat(22) })
    const report = await answerAll(visitor, 'maturity', 'worst')
    expect([scored.score, scored.dimensions]).toEqual([0, report.dimensions])
    expect(scored.steps.map(({ title }: { title: string }) => title)).toEqual(
      report.steps.map(({ title }) => title),
    )
    expect((await ask(client, 'scoreSelfTest', { use: 'maturity', answers: {} })).data.score).toBeNull()
    const [first] = questions
    const wrong = { use: 'maturity', answers: { [first?.questionId ?? '']: ['99'] } }
    expect(await ask(client, 'scoreSelfTest', wrong)).toMatchObject({ isError: true })
    await client.close()
  })

  it('says in words what it does not have or cannot read', async () => {
    const client = await assistant('/en/mcp')
    expect(await ask(client, 'getTool', { toolId: '999999999' })).toMatchObject({
      isError: true,
      text: 'We could not find this; it may have been taken offline',
    })
    expect(await ask(client, 'getTool', { toolId: "1'; drop table tools" })).toMatchObject({ isError: true })
    expect(await ask(client, 'search', { keywords: 'a\u0000b' })).toMatchObject({ isError: true })
    await client.close()
  })

  it('answers no more than a page would, whoever sends which cookies', async () => {
    const { token } = await createAccount(portal)
    const body = JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'search', arguments: { keywords: '工具' } },
    })
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
    const send = (more: Record<string, string>, sent = body) =>
      fetch(new URL('/mcp', portal.address), { method: 'POST', headers: { ...headers, ...more }, body: sent })
    const [visitor, member] = [await send({}), await send({ cookie: `${sessionCookie}=${token}` })]
    expect(await member.text()).toBe(await visitor.text())
    expect(member.headers.get('set-cookie')).toBeNull()
    const foreign = await send({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })
    expect([foreign.status, foreign.headers.get('access-control-allow-origin')]).toEqual([200, null])
    expect((await send({}, '{')).status).toBe(400)
    expect((await send({}, `"${'x'.repeat(70_000)}"`)).status).toBe(413)
    expect((await fetch(new URL('/mcp', portal.address))).status).toBe(405)
  })

  it('takes 120 requests of an address in a minute', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.77' }
    const send = () => fetch(new URL('/mcp', portal.address), { headers })
    for (let time = 0; time < 120; time += 1) expect((await send()).status).toBe(405)
    const refused = await send()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

it('tells assistants in llms.txt, in the language of the path, where everything is', async () => {
  for (const [path, prefix, words] of [
    ['/llms.txt', '', '工具箱'],
    ['/en/llms.txt', '/en', 'Toolbox'],
  ] as const) {
    const response = await portal.fetch(path)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i)
    const text = await response.text()
    expect(text).toMatch(/^# \S/)
    expect(text).toContain(`[${words}](${testOrigin}${prefix}/tools)`)
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link ?? '')
    expect(links).toContain(`${testOrigin}${prefix}/mcp`)
    expect(links).toContain(`${testOrigin}/openData/tools.json`)
    for (const link of links) {
      const { pathname } = new URL(link)
      const page = findPage(pathname)
      if (page === undefined || page === 'unknown')
        expect((await portal.fetch(pathname)).status, pathname).not.toBe(404)
    }
  }
})
