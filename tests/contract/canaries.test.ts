import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { PageRoute } from '../../app/page-route.ts'
import { pageRoutes } from '../../app/route-table.ts'
import { sessionCookie } from '../../server/cookie-names.ts'
import { hashOfToken } from '../../server/domains/sign-in/sessions/resolve-session.ts'
import { type IndexedCall, indexedCalls } from '../../server/http/calls/call-index.ts'
import type { Access } from '../../shared/contract/call.ts'
import type { Privilege } from '../../shared/rules/staff/privileges.ts'
import { staffRoles } from '../../shared/rules/staff/roles.ts'
import { type Canaries, canaryName, createCanaries, createCanaryPeople } from '../support/canaries.ts'
import { filesBelow } from '../support/everything-stored.ts'
import { sentMessages } from '../support/outbox.ts'
import { openPortal, type TestPortal } from '../support/portal/portal.ts'
import { type RunningPortal, startRunning } from '../support/portal/running-portal.ts'
import { testSecrets } from '../support/portal/test-services.ts'
import { openSecuredClient } from '../support/secured-call.ts'
import { holdsMore } from './attacks/undeclared-fields.ts'
import { freshAddress, type Input, probeOf, sendPlain, sentFrom } from './callers.ts'
import { putInCanaries } from './canary-doors.ts'
import { filledPath, filledRoute, makePageObjects, type PageObjects } from './page-addresses.ts'
import { type ActorName, actorNames, createWorld, type World } from './world.ts'

const metricsToken = 'canaries-are-read-by-their-test-alone'
const crawlers = actorNames.filter((name) => name !== 'suspended' && name !== 'staffWithoutFactor')

/** Actors with access and some without, since a refusal must not leak anything either. */
const crawlersOf: Record<Access, readonly ActorName[]> = {
  public: ['visitor', 'member', 'administrator'],
  signedIn: ['visitor', 'noTeam', 'otherTeam', 'member', 'admin', 'superAdmin', 'administrator'],
  team: ['visitor', 'noTeam', 'otherTeam', 'member', 'admin', 'superAdmin', 'administrator'],
  staff: ['superAdmin', ...staffRoles],
}

let portal: TestPortal
let running: RunningPortal
let world: World
let objects: PageObjects
let canaries: Canaries
let secrets: string[]
const lines: string[] = []
/** Parts of the crawl that may name nobody: redirects, cookies, addresses of pages and calls. */
const places: string[] = []

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  portal = await openPortal({ content: 'demo', log, metricsToken })
  canaries = createCanaries()
  world = await createWorld(portal)
  await createCanaryPeople(portal, canaries, 400, world.teamA.teamId)
  await createCanaryPeople(portal, canaries, 100, world.teamOf('otherTeam').teamId)
  await createCanaryPeople(portal, canaries, 300)
  objects = await makePageObjects(world)
  secrets = await putInCanaries(world, canaries, 10)
  expect((await portal.runJobs()).failures).toEqual([])
  await addPhonesOfAccounts()
  running = await startRunning(portal, { YISUN_METRICS_TOKEN: metricsToken }, (line) => lines.push(line))
}, 180_000)
afterAll(async () => {
  await running?.stop()
  await portal.close()
})

let newestAccount = '00000000-0000-0000-0000-000000000000'

/** Accounts created by a probe or a canary form are canaries too. */
async function addPhonesOfAccounts(): Promise<void> {
  const accounts = await portal.db
    .selectFrom('accounts')
    .select(['id', 'phone_encrypted'])
    .where('id', '>', newestAccount)
    .orderBy('id')
    .execute()
  for (const { id, phone_encrypted: phone } of accounts) {
    newestAccount = id
    if (phone) canaries.phones.add(portal.services.cipher.decrypt(phone, 'accounts.phone').replace('+86', ''))
  }
}

const phonesIn = (text: string) => canaries.foundIn(text).filter((found) => /^\d/.test(found))

async function privilegesOf(actor: ActorName): Promise<readonly Privilege[]> {
  const role = staffRoles.find((known) => known === actor)
  if (!role) return []
  const held = portal.db.selectFrom('staff_roles').select('privileges').where('key', '=', role)
  return (await held.executeTakeFirstOrThrow()).privileges
}

/** Writes that only feed the audit or mark as read what was read: their responses are reads. */
const looks = [
  'applicationsStaff.detail',
  'messages.describeMessageInfo',
  'ordersStaff.detail',
  'ventureQuestions.question',
  'ventureQuestionsStaff.detail',
  'volunteeringStaff.disputeDetail',
  'organisationsStaff.changeDetail',
  'organisationsStaff.detail',
  'projectsStaff.adoptionDetail',
  'supportStaff.detail',
  'suspensionsStaff.detail',
  'toolRequestsStaff.detail',
  'ventureAwardsStaff.detail',
]
const reads = indexedCalls.filter(({ id, call }) => call.effect === 'read' || looks.includes(id))

/*
 * Canaries are sought in every form in which they could be written down: bytes in hexadecimal digits, escaped
 * in an address, and as the hash of a phone, which without a key is found by trying all phones. The crawl
 * covers calls, pages and everything else: feeds, calendars, catalogues, exports and files.
 */
describe('trust 31: 1,000 canary phones', () => {
  it('are 1,000, and the crawl notices an exposed one', async () => {
    expect(canaries.phones.size).toBeGreaterThanOrEqual(1000)
    const [phone = ''] = canaries.phones
    const spelled = `${phone.slice(0, 3)} ${phone.slice(3, 7)}-${phone.slice(7)}`
    const inBytes = (['hex', 'base64', 'base64url'] as const).map((form) =>
      Buffer.from(`a ${phone} b`).toString(form),
    )
    const hashes = ['md5', 'sha256'].map((kind) => createHash(kind).update(`+86${phone}`).digest('hex'))
    const texts = [
      phone,
      `+86${phone}`,
      `tel:${spelled}`,
      ...inBytes,
      ...hashes.map((hash) => `"\\\\x${hash}"`),
    ]
    for (const text of texts) expect([text, phonesIn(text)]).toEqual([text, [phone]])
    expect(canaries.foundIn(encodeURIComponent(canaryName(7)))).toEqual([canaryName(7)])
  })

  it.each(reads)(
    '$id tells them to nobody but their owner, and nothing undeclared (trust 14)',
    async (indexed) => {
      // A team has only one organisation, so each of these calls gets a team of its own.
      if (indexed.group.startsWith('organisations')) world = await createWorld(portal)
      const input = await probeOf(indexed).existing(world)
      await addPhonesOfAccounts()
      const told: string[] = []
      for (const actor of crawlersOf[indexed.call.access]) {
        const { raw, opened, own, undeclared } = await answerTo(actor, indexed, input)
        const others = (text: string) => phonesIn(text).filter((phone) => !isTyped(input, phone))
        told.push(...others(raw).map((phone) => `${actor} in plain: ${phone}`))
        const read = others(opened).filter((phone) => phone !== own)
        told.push(...read.map((phone) => `${actor} by their key: ${phone}`))
        if (undeclared) told.push(`${actor}: more than the contract declares`)
      }
      expect(told).toEqual([])
    },
  )

  it.each(crawlers)('no page tells them to %s', async (actor) => {
    const token = await world.tokenOf(actor)
    const isStaff = actor in world.staff
    const told: string[] = []
    const privileges = await privilegesOf(actor)
    const isOpen = (page: PageRoute) =>
      page.access !== 'staff' || page.privilege === 'any' || privileges.includes(page.privilege)
    let [opened, theirs] = [0, 0]
    for (const [at, page] of pageRoutes.entries()) {
      const isTheirs =
        page.access === 'public' ? actor === 'visitor' : page.access === 'staff' ? isStaff : !isStaff
      if (!isTheirs || page.path.includes('*')) continue
      if (isOpen(page)) theirs += 1
      const path = `${at % 2 ? '/en' : ''}${filledPath(page.path, objects)}`.replace(/^\/en\/$/, '/en')
      const response = await fetch(running.address + path, {
        headers: { ...(token && { cookie: `${sessionCookie}=${token}` }) },
        redirect: 'manual',
      })
      // Who only judges is led from the queue to the judging.
      const isLed = response.headers.get('location')?.endsWith('/staff/judging')
      if (response.status === 200 || isLed) opened += 1
      places.push(path, response.headers.get('location') ?? '', ...response.headers.getSetCookie())
      told.push(...phonesIn(await response.text()).map((phone) => `${path}: ${phone}`))
    }
    // Somebody without a team is sent on by half of the pages; staff only by the one that says what is not open.
    expect(opened).toBeGreaterThanOrEqual(isStaff ? theirs * 0.75 : 8)
    expect(theirs).toBeGreaterThan(3)
    expect(told).toEqual([])
  })

  it.each(crawlers)('no document and no download tells them to %s', async (actor) => {
    const token = await world.tokenOf(actor)
    const own = token ? await phoneOf(token) : null
    const told: string[] = []
    let opened = 0
    for (const path of documents()) {
      const cookie = token && { cookie: `${sessionCookie}=${token}` }
      const response = await portal.fetch(path, { ...cookie, address: freshAddress() })
      if (response.status === 200) opened += 1
      const others = phonesIn(await response.text()).filter((phone) => phone !== own)
      told.push(...others.map((phone) => `${path}: ${phone}`))
    }
    expect(opened).toBeGreaterThanOrEqual(5)
    expect(told).toEqual([])
  })

  it('are readable in no table, no job and no file', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_schema || '.' || quote_ident(table_name) as name from information_schema.tables
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(portal.db)
    const open: string[] = []
    for (const { name } of rows) {
      const {
        rows: [all],
      } = await sql<{ text: string | null }>`
        select string_agg(to_jsonb(t)::text, e'\n') as text from ${sql.raw(name)} t`.execute(portal.db)
      open.push(...canaries.foundIn(all?.text ?? '').map((found) => `${name}: ${found}`))
      open.push(...secretsIn(all?.text ?? '').map((found) => `${name}: ${found}`))
    }
    expect(open).toEqual([])
    for (const file of filesBelow(portal.filesDir))
      expect(canaries.foundIn(readFileSync(file, 'latin1'))).toEqual([])
  })

  it('are in no address, cookie or redirect', () => {
    expect(places.length).toBeGreaterThan(100)
    expect(places.flatMap(canaries.foundIn)).toEqual([])
    const inAddresses = indexedCalls
      .filter(({ call }) => call.method === 'GET')
      .map(({ call }) => fieldsOf(call.input))
    expect(inAddresses.flat().filter((field) => /phone|email|contact|realname|address/i.test(field))).toEqual(
      [],
    )
  })
})

describe('trust 29: keys, codes and personal values', () => {
  it('are in no line of the log and no metric', async () => {
    const [phone = ''] = canaries.phones
    // The router cannot decode these addresses; they must not appear in its log as they were typed.
    for (const typed of [`/%ff${phone}`, `/en/news/%E4${phone}`, `/tools/${phone}%`, `/files/%zz/${phone}`]) {
      for (const method of ['GET', 'POST']) {
        const sent = { method, headers: { 'sec-fetch-site': 'same-origin' } }
        expect((await fetch(running.address + typed, sent)).status).toBeLessThan(500)
        expect((await portal.fetch(typed, sent)).status).toBeLessThan(500)
      }
      const asked = `/__manifest?version=1&paths=${encodeURIComponent(typed)}`
      expect((await fetch(running.address + asked)).status).toBeLessThan(500)
    }
    for (const from of [
      portal.fetch,
      (path: string, init: RequestInit) => fetch(running.address + path, init),
    ]) {
      const measures = await (
        await from('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } })
      ).text()
      expect(measures).toContain('yisun_call_seconds')
      lines.push(measures)
    }
    expect(lines.length).toBeGreaterThan(1000)
    const said = lines.join('\n')
    expect(canaries.foundIn(said)).toEqual([])
    expect(secretsIn(said)).toEqual([])
  })

  it('in sent codes are stored nowhere readable', async () => {
    const codes = (await sentMessages(portal)).flatMap(
      ({ body }) => /(?<!\d)\d{6}(?!\d)/.exec(body)?.[0] ?? [],
    )
    expect(codes.length).toBeGreaterThan(10)
    const said = lines.join('\n')
    const stored = await sql<{ text: string }>`
      select string_agg(to_jsonb(t)::text, e'\n') as text from (
        select data as held from pgboss.job union all
        select to_jsonb(o) from outbox_messages o union all
        select to_jsonb(c) from one_time_codes c) t`.execute(portal.db)
    const everything = `${said}\n${stored.rows[0]?.text}`
    const readable = new Set(everything.match(/(?<=["' :：])\d{6}(?=["' ,，。])/g))
    expect(codes.filter((code) => readable.has(code))).toEqual([])
  })

  it('are in no file that browsers load', () => {
    const files = filesBelow(join(import.meta.dirname, '../../build/client'))
    expect(files.length).toBeGreaterThan(100)
    for (const file of files) {
      const text = readFileSync(file, 'latin1')
      expect([file, ...secretsIn(text), ...canaries.foundIn(text)]).toEqual([file])
      expect(
        /YISUN_SECRET|YISUN_ENCRYPTION_KEYS|DATABASE_URL|PRIVATE KEY/.exec(text)?.[0],
        file,
      ).toBeUndefined()
    }
  })
})

/** Every address that is neither a page nor a call, read from the router, with its parameters filled in. */
function documents(): string[] {
  const ids = [...objects.values()].filter((id) => id.includes('-'))
  return portal.routes
    .filter(({ method, path }) => method === 'GET' && !/\*|^\/events$|^\/api\/techforgood\//.test(path))
    .flatMap(({ path }) => (path.includes(':') ? ids.map((id) => filledRoute(path, id)) : [path]))
}

/** The response to an actor, as it travels and as opened with the key of their browser. */
async function answerTo(actor: ActorName, { call }: IndexedCall, input: Input) {
  const token = await world.tokenOf(actor)
  const caller = { token, address: freshAddress() }
  if (call.secured === 'none') {
    const raw = await sendPlain(portal, { encoding: 'json', ...call }, input, caller)
    return {
      raw: JSON.stringify(raw),
      opened: '',
      own: null,
      undeclared: holdsMore(call, raw.code, raw.data),
    }
  }
  const client = openSecuredClient(portal, sentFrom(caller))
  const envelope = await client.send(call, input)
  const opened = await client.open(envelope)
  return {
    raw: JSON.stringify(envelope),
    opened: JSON.stringify(opened),
    undeclared: holdsMore(call, envelope.code, opened),
    own: token ? await phoneOf(token) : null,
  }
}

async function phoneOf(token: string): Promise<string> {
  const { phone } = await portal.db
    .selectFrom('accounts')
    .innerJoin('sessions', 'sessions.account_id', 'accounts.id')
    .select('phone_encrypted as phone')
    .where('token_hash', '=', hashOfToken(token))
    .executeTakeFirstOrThrow()
  return portal.services.cipher.decrypt(phone ?? '', 'accounts.phone').replace('+86', '')
}

/** Whether the caller typed the phone, and so knows it already. */
function isTyped(input: Input, phone: string): boolean {
  return JSON.stringify(input).includes(phone)
}

/** Keys of the node, session tokens and link secrets, in every form in which they could be written down. */
function secretsIn(text: string): string[] {
  const keys = [testSecrets.secret, ...testSecrets.encryptionKeys.map(({ key }) => key)]
  const forms = keys.flatMap((key) =>
    (['base64', 'base64url', 'hex'] as const).map((form) => key.toString(form)),
  )
  return [...forms, ...secrets].filter((secret) => secret.length > 15 && text.includes(secret))
}

/** The names of an input's fields. */
function fieldsOf(schema: z.ZodType): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
}
