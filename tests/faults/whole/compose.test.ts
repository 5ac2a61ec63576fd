import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionCookie } from '../../../server/cookie-names.ts'
import { codeAt } from '../../../server/domains/sign-in/factors/totp.ts'
import { errorTable } from '../../../shared/contract/error-table.ts'
import { type ComposedPortal, composePortal } from '../../support/containers/composed-portal.ts'
import { whyNoDocker } from '../../support/containers/docker.ts'
import { eicar, ownVirus } from '../../support/portal/clamd.ts'
import { fetchFrom } from '../../support/portal/network.ts'
import type { TestRequest } from '../../support/portal/portal.ts'
import { askForCode, cookieHeaderOf, newBrowser, newPhone, postCall, tryCode } from '../../support/sign-in.ts'
import { makePdf } from '../../support/world/make-pdf.ts'

/** The containers of `deploy/compose`, started, updated and kept as docs/guides/run-with-containers.md says. */
const why = whyNoDocker() ?? (await whyNoPort(80)) ?? (await whyNoPort(443))
if (why) console.warn(`The containers of deploy/compose are not tried: ${why}`)

function whyNoPort(port: number): Promise<string | null> {
  const listener = createServer()
  return new Promise((resolve) => {
    listener.once('error', () => resolve(`port ${port} is taken`))
    listener.listen(port, () => listener.close(() => resolve(null)))
  })
}

let portal: ComposedPortal
const compose = (...args: string[]) => portal.compose(...args)
const outside = { fetch: (path: string, init?: TestRequest) => portal.ask(path, init) }

async function untilHealthy(...services: string[]): Promise<void> {
  for (const service of services)
    await expect
      .poll(() => portal.stateOf(service, '{{.State.Health.Status}}'), { timeout: 240_000, interval: 500 })
      .toBe('healthy')
}
/** The address of one node, on which this machine stands among the trusted proxies. */
const nodeOf = async (service: string) =>
  `http://${await portal.stateOf(service, '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}')}:3000`

/** What the bucket holds, as the portal's own account lists it. */
async function objects(): Promise<string[]> {
  const script = `import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
    const { YISUN_S3_ACCESS_KEY: accessKeyId, YISUN_S3_SECRET: secretAccessKey } = process.env
    const place = { endpoint: 'http://s3:9000', region: 'us-east-1', forcePathStyle: true }
    const client = new S3Client({ ...place, credentials: { accessKeyId, secretAccessKey } })
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: 'portal-files' }))
    console.log(Contents.map(({ Key }) => Key).join(' '))`
  return (await compose('exec', '-T', 'portal-1', 'node', '--input-type=module', '-e', script)).split(' ')
}

const browser = newBrowser()
/** The administrator's, from the moment there is one. */
let cookie = ''
async function upload(node: string, bytes: Buffer) {
  const body = new FormData()
  body.set('purpose', 'feedback')
  body.set('file', new File([new Uint8Array(bytes)], 'a.pdf'))
  const init = { method: 'POST', body, cookie }
  const answer = await fetchFrom(node, '/api/techforgood/file/upload', init)
  return (await answer.json()) as { code: number; data: { link: string; fields?: object } }
}
const paper = makePdf({ catalog: '/Lang (zh-CN)' })
let link = ''
/** The paper as a node, or Caddy, gives it. */
async function readPaper(
  from: (path: string, init: TestRequest) => Promise<Response> = portal.ask,
): Promise<Buffer> {
  const answer = await from(link, { cookie })
  return Buffer.from(await answer.arrayBuffer())
}

/** What an answer was, and of one that failed who says what. */
async function wordsOf(answer: Response): Promise<string> {
  const text = await answer.text()
  return answer.ok ? '200' : `${answer.status} ${[...answer.headers.keys()]} ${text.slice(0, 300)}`
}

/** Visitors who read pages and a file without a break, each time on a new connection, while something is done. */
async function whileRead(act: () => Promise<void>): Promise<{ failures: string[]; reads: number }> {
  const seen = { failures: [] as string[], reads: 0 }
  let isOver = false
  const readers = ['/tools', '/en/home', link].map(async (path) => {
    while (!isOver) {
      const outcome = await portal.ask(path, path === link ? { cookie } : {}).then(wordsOf, String)
      if (outcome === '200') seen.reads += 1
      else seen.failures.push(`${new Date().toISOString()} ${path}: ${outcome}`)
    }
  })
  await act().finally(() => {
    isOver = true
  })
  await Promise.all(readers)
  return seen
}

describe.runIf(!why)('the containers of compose', () => {
  beforeAll(async () => {
    portal = await composePortal()
  }, 1_800_000)
  afterAll(() => portal?.close(), 300_000)

  it('are all healthy after three commands, and the portal is reached by TLS alone', async () => {
    await compose('run', '--rm', '-T', 'migrate')
    await compose('up', '-d')
    await untilHealthy('postgres', 'caddy', 'portal-1', 'portal-2')
    portal.believe(await compose('exec', '-T', 'portal-1', 'cat', '/certificates/root.crt'))
    const home = await portal.ask('/home')
    expect([home.status, (await home.text()).includes('</html>')]).toEqual([200, true])
    const plain = await fetch('http://127.0.0.1/home', {
      headers: { host: portal.domain },
      redirect: 'manual',
    })
    expect(plain.status).toBe(308)
  }, 600_000)

  it('keep the S3 server to themselves', async () => {
    await expect(portal.ask('/', {}, 's3.yisun.internal')).rejects.toThrow()
  })

  it('give the first administrator a link, who becomes staff by it', async () => {
    const invite = ['scripts/staff-invite.ts', '--name', '林澄', '--roles', 'administrator']
    const said = await compose('exec', '-T', 'portal-1', 'node', '--no-warnings', ...invite)
    const invitation = new URL(/^https:\S+$/m.exec(said)?.[0] ?? said)
    expect(invitation.hostname).toBe(portal.domain)
    const phone = newPhone()
    expect(await askForCode(outside, phone, { browser })).toMatchObject({ code: 0 })
    await expect.poll(() => portal.texts.length, { timeout: 20_000 }).toBe(1)
    const code = /\d{6}/.exec(portal.texts[0] ?? '')?.[0] ?? ''
    const { code: outcome, cookies } = await tryCode(outside, phone, code, { browser })
    expect(outcome).toBe(0)
    cookie = cookieHeaderOf(cookies)
    const call = async (path: string, input = {}) => {
      const answer = await postCall(outside, `staff/v1/${path}`, input, { browser, cookie })
      // Whoever becomes staff, and proves it, goes on with another secret.
      if (answer.cookies.some((each) => each.startsWith(sessionCookie)))
        cookie = cookieHeaderOf(answer.cookies)
      return answer
    }
    await call('invitationAccept', { token: invitation.searchParams.get('token') })
    const { data } = await call('secondFactor')
    const { secret } = (data as { enrolment: { secret: string } }).enrolment
    expect(await call('secondFactorConfirm', { code: codeAt(secret, Date.now() / 1000) })).toMatchObject({
      code: 0,
    })
  })

  it('keep a file on the S3 server, where one node stored it and the other reads it', async () => {
    const before = await objects()
    const { data } = await upload(await nodeOf('portal-1'), paper)
    link = data.link
    const other = await nodeOf('portal-2')
    expect(await readPaper((path, init) => fetchFrom(other, path, init))).toEqual(paper)
    expect((await objects()).length).toBe(before.length + 1)
  })

  it('refuse an infected file', async () => {
    const before = await objects()
    const virus = portal.isReal ? eicar : ownVirus
    const infected = makePdf({ extra: [{ body: '<< /Length 0 >>', data: virus }] })
    const answer = await upload(await nodeOf('portal-2'), infected)
    expect(answer.code).toBe(errorTable.fileRefused.code)
    expect(JSON.stringify(answer.data)).toContain('fileInfected')
    expect(await objects()).toEqual(before)
  })

  it('go on without a failed request while either node is stopped and started', async () => {
    const { failures, reads } = await whileRead(async () => {
      for (const node of ['portal-1', 'portal-2']) {
        await compose('stop', node)
        await compose('up', '-d', '--no-deps', node)
        await untilHealthy(node)
      }
    })
    expect(failures).toEqual([])
    expect(reads).toBeGreaterThan(50)
  }, 900_000)

  it('are updated node by node without a failed request', async () => {
    // The same sources as another image: what a new release changes in the database is tried elsewhere.
    const made = await portal.docker('create', portal.image)
    await portal.docker('commit', '--change', 'LABEL release=next', made, portal.image)
    await portal.docker('rm', made)
    const next = await portal.docker('inspect', '-f', '{{.Id}}', portal.image)
    const { failures } = await whileRead(async () => {
      await compose('run', '--rm', '-T', 'migrate')
      for (const node of ['portal-1', 'portal-2']) {
        await compose('up', '-d', '--no-deps', node)
        await untilHealthy(node)
        expect(await portal.stateOf(node, '{{.Image}}')).toBe(next)
      }
    })
    expect(failures).toEqual([])
  }, 900_000)

  it('keep everything when all of them are taken down and started again', async () => {
    await compose('down')
    await compose('up', '-d')
    await untilHealthy('postgres', 'caddy', 'portal-1', 'portal-2')
    expect(await readPaper()).toEqual(paper)
    const { data } = await postCall(outside, 'staff/v1/secondFactor', {}, { browser, cookie })
    expect(data).toMatchObject({ name: '林澄', isSetUp: true, isProven: true })
  }, 900_000)
})
