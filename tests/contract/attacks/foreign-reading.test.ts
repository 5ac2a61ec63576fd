import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as m from '#messages'
import { pageRoutes } from '../../../app/route-table.ts'
import { sessionCookie } from '../../../server/cookie-names.ts'
import { linkOfDeletion } from '../../../server/domains/privacy/deletion-link.ts'
import { linkOfSuspension } from '../../../server/domains/sign-in/sessions/suspension-link.ts'
import { indexedCalls } from '../../../server/http/calls/call-index.ts'
import { writesOnGet } from '../../../server/http/calls/writes-on-get.ts'
import { sentMessages } from '../../support/outbox.ts'
import { openPortal, type TestPortal } from '../../support/portal/portal.ts'
import { type RunningPortal, startRunning } from '../../support/portal/running-portal.ts'
import { stateOfTables } from '../../support/state-of-tables.ts'
import { createAccount, createSession } from '../../support/world/actors.ts'
import { inviteInto } from '../../support/world/team-invitations.ts'
import { freshAddress } from '../callers.ts'
import { filledPath, filledRoute, makePageObjects, type PageObjects } from '../page-addresses.ts'
import { partnerProbes } from '../probes/partner-probes.ts'
import { type ActorName, actorNames, createNotice, createWorld, inviteStaff, type World } from '../world.ts'

/** The headers a browser adds to its user's cookies when they follow a link on another site. */
const foreign = {
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'sec-fetch-user': '?1',
  referer: 'https://evil.example/',
  accept: 'text/html',
}

/** Tables that a reading request may write to, and why. Every other table stays unchanged to the last row. */
const bookkeeping: Record<string, string> = {
  page_reads: 'how often a page is read: a number without a reader',
  audit_events: 'who looked, which is true whatever led there; compared by kind',
  data_views: 'the same, as its person reads it',
  venture_question_reads: 'who has read a question, which is true whatever led there',
  missed_searches: 'what was searched for in vain: words without a reader',
}

/** Audit kinds that record only that somebody looked. */
const looks = [
  'account.viewed',
  'adoption.view',
  'application.view',
  'feedback.view',
  'file.opened',
  'order.view',
  'hoursDispute.view',
  'ventureAward.view',
  'ventureQuestion.view',
  'superAdminChange.view',
  'organisation.view',
  'toolRequest.view',
]

let portal: TestPortal
let running: RunningPortal
let world: World
let objects: PageObjects
/** Addresses that contain something that could be used up, beside those filled in from the route tables. */
let loaded: string[]
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
  portal.services.identity.push({
    id: 'elsewhere',
    name: { zh: '别处', en: 'Elsewhere' },
    start: async () => new URL('https://elsewhere.example/authorise'),
    finish: async () => ({ subject: 'somebody', label: null }),
  })
  world = await createWorld(portal)
  objects = await makePageObjects(world)
  loaded = await makeUsable()
  running = await startRunning(portal)
  await stopTheClock()
}, 180_000)
afterAll(async () => {
  await running?.stop()
  await portal.close()
})

/** Ends the node's schedule: what falls due while the test runs changes tables by itself, whoever reads. */
async function stopTheClock(): Promise<void> {
  await sql`delete from pgboss.schedule`.execute(portal.db)
  const waiting = sql<{ count: number }>`
    select count(*)::int as count from pgboss.job where state::text = any(${['created', 'retry', 'active']})`
  await vi.waitFor(
    async () => expect((await waiting.execute(portal.db)).rows).toEqual([{ count: 0 }]),
    30_000,
  )
}

/** The session of the super admin to whom a package was released. */
let superAdminToken: string

/** Creates link secrets, a package, a partner that knows everybody, a granted tool and an unread message. */
async function makeUsable(): Promise<string[]> {
  const { teamA } = world
  const { superAdmin, teamId } = teamA
  superAdminToken = await createSession(portal, superAdmin.accountId, { teamId })
  const { partnerId } = await partnerProbes.gentoken.existing(world)
  const { toolId } = await partnerProbes.getTanLiveUrl.existing(world)
  const { token } = await inviteInto(portal, teamA)
  return [
    `/accountExports/${await releasedExport()}`,
    `/partners/open/${partnerId}`,
    `/partners/tool/${toolId}?team=${teamId}`,
    '/auth/start/elsewhere?back=%2Ftools',
    '/auth/third/elsewhere?state=of-nobody&code=1',
    `/invitation?token=${token}`,
    `/staff/invitation?token=${await inviteStaff(world)}`,
    `/auth/third?link=${await mailedToken()}`,
    ...(await messagedLinks()).map(String),
    `/accountCenter?part=messages&message=${await createNotice(world)}`,
    ...['privacy', 'team', 'security', 'applications', 'messages', 'profile'].map(
      (part) => `/accountCenter?part=${part}`,
    ),
    '/accountCenter?part=privacy&show=deletion',
    '/tools/searchToolList?keywords=zzz-unheard-of',
    '/search?keywords=zzz-unheard-of',
  ]
}

/** The links of messages and invitations, each with its secret. */
const links = () => loaded.filter((path) => /[?&](token|link)=/.test(path))

/** The links of messages about a suspension and a deletion. */
async function messagedLinks(): Promise<(string | null)[]> {
  const { services, db } = portal
  const [suspended, leaving] = [await createAccount(portal), await createAccount(portal)]
  await db
    .insertInto('account_suspensions')
    .values({
      account_id: suspended.accountId,
      reason: 'abuse',
      words_encrypted: services.cipher.encrypt('转卖名额', 'account_suspensions.words'),
      suspended_by: world.staff.administrator.accountId,
    })
    .execute()
  await db
    .insertInto('account_deletions')
    .values({ account_id: leaving.accountId, due_at: new Date(Date.now() + 7 * 24 * 3_600_000) })
    .execute()
  return [
    await linkOfSuspension(services, suspended.accountId),
    await linkOfDeletion(services, leaving.accountId),
  ]
}

async function releasedExport(): Promise<string> {
  const { id } = await portal.db
    .selectFrom('sessions')
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .where('account_id', '=', world.teamA.superAdmin.accountId)
    .limit(1)
    .executeTakeFirstOrThrow()
  const made = await portal.db
    .insertInto('account_exports')
    .values({
      account_id: world.teamA.superAdmin.accountId,
      language: 'zh',
      storage_key: crypto.randomUUID(),
      bytes: 1,
      ready_at: new Date(),
      expires_at: new Date(Date.now() + 3_600_000),
      released_session: id,
      released_until: new Date(Date.now() + 3_600_000),
      taken_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

async function mailedToken(): Promise<string> {
  const { waysIn } = await portal.api({ token: superAdminToken })
  await waysIn.emailAdd({ email: 'somebody@example.org' })
  expect((await portal.runJobs()).failures).toEqual([])
  const mail = (await sentMessages(portal)).findLast(({ channel }) => channel === 'mail')
  return /link=([\w-]{43})/.exec(mail?.body ?? '')?.[1] ?? 'none'
}

const tokenOf = (actor: ActorName) =>
  actor === 'superAdmin' ? Promise.resolve(superAdminToken) : world.tokenOf(actor)

/** Every address that answers GET, read from the routers: pages, documents, downloads and calls. */
function addresses(): string[] {
  const pages = pageRoutes.map(({ path }) => filledPath(path, objects).replace('*', 'x'))
  const ids = [...objects.values()]
  const routes = portal.routes
    .filter(({ method, path }) => method === 'GET' && !path.includes('*') && path !== '/events')
    .flatMap(({ path }) => ids.slice(0, 3).map((id) => filledRoute(path, id)))
  return [...new Set([...pages, ...pages.map((path) => `${path}.data`), ...routes, ...loaded])]
}

/** The state without bookkeeping, and without the time and place of each session's last use. */
async function state() {
  const tables = await stateOfTables(portal)
  for (const table of Object.keys(bookkeeping)) delete tables[table]
  const { rows: sessions } = await sql<{ row: string }>`
    select (to_jsonb(s) - '{last_seen_at,address_range}'::text[])::text as row from sessions s order by id`.execute(
    portal.db,
  )
  const { rows: audit } = await sql<{ kind: string; count: string }>`
    select kind, count(*) as count from audit_events where kind <> all(${looks}) group by kind order by kind`.execute(
    portal.db,
  )
  return { tables, sessions: sessions.map(({ row }) => row), audit }
}

/** Requests an address of a node the way another site makes a browser request it. */
async function ask(path: string, token: string | undefined): Promise<number> {
  const init = {
    headers: { ...foreign, ...(token && { cookie: `${sessionCookie}=${token}` }) },
    redirect: 'manual' as const,
  }
  // The built node has the pages; the node in this process has the provider and the demo's addresses.
  const own = await portal.fetch(path, { ...init, address: freshAddress() })
  await own.body?.cancel()
  const answer = await fetch(running.address + path, init)
  await answer.arrayBuffer()
  return answer.status
}

describe('trust 55: what another site makes a browser ask for', () => {
  it.each(actorNames)(
    'changes nothing and uses nothing up for %s',
    async (actor) => {
      const token = await tokenOf(actor)
      const before = await state()
      const failed: string[] = []
      for (const path of addresses()) {
        const status = await ask(path, token)
        if (status >= 500 && path !== '/readyz') failed.push(`${status} ${path}`)
      }
      expect(failed).toEqual([])
      expect(await state()).toEqual(before)
    },
    120_000,
  )

  it('sees a package that is taken, a message that is read, and somebody who is signed out', async () => {
    const before = await state()
    await portal.db.transaction().execute(async (db) => {
      await db.updateTable('account_exports').set({ taken_at: new Date() }).execute()
      await db.updateTable('notifications').set({ read_at: new Date() }).execute()
      await db.updateTable('sessions').set({ ended_at: new Date() }).execute()
    })
    const after = await state()
    expect(after.tables.account_exports).not.toBe(before.tables.account_exports)
    expect(after.tables.notifications).not.toBe(before.tables.notifications)
    expect(after.sessions).not.toEqual(before.sessions)
  })
})

describe('trust 29: the secret of a link', () => {
  it('leaves the address for the browser\u2019s keeping before a page can quote it', async () => {
    expect(links()).toHaveLength(5)
    for (const link of links()) {
      const secret = /[?&](?:token|link)=([\w-]{22,})/.exec(link)?.[1] ?? ''
      const asked = await fetch(running.address + link, { headers: foreign, redirect: 'manual' })
      const place = asked.headers.get('location') ?? ''
      const [cookie = ''] = asked.headers.getSetCookie()
      expect([link, asked.status, place.includes(secret)]).toEqual([link, 302, false])
      expect(cookie).toMatch(new RegExp(`^__Host-yisun_\\w+=${secret}; .*HttpOnly`))
      const shown = await fetch(running.address + place, { headers: { cookie: cookie.split(';')[0] ?? '' } })
      expect([link, shown.status, (await shown.text()).includes(secret)]).toEqual([link, 200, false])
    }
  })
})

describe('trust 55: a link that another site opens', () => {
  const own = (answer: Response, name: string) =>
    answer.headers.getSetCookie().filter((one) => one.startsWith(`${name}=`))
  const send = (path: string, cookies: string[], init: RequestInit = {}) =>
    fetch(running.address + path, {
      redirect: 'manual',
      ...init,
      headers: { 'sec-fetch-site': 'same-origin', ...init.headers, cookie: cookies.join('; ') },
    })
  const open = m.another_link_open({}, { locale: 'zh' })

  it('waits for a press beside the one that the browser keeps, which says its secret nowhere (trust 29)', async () => {
    expect(links()).toHaveLength(5)
    for (const link of links()) {
      const kept = (await send(link, [])).headers.getSetCookie()[0]?.split(';')[0] ?? ''
      const [name = ''] = kept.split('=')
      const secret = 'A'.repeat(43)
      const answer = await send(link.replace(/=[\w-]+$/, `=${secret}`), [kept], { headers: foreign })
      const place = answer.headers.get('location') ?? ''
      expect([link, answer.status, place.includes(secret), own(answer, name)]).toEqual([link, 302, false, []])
      const [waiting = ''] = answer.headers.getSetCookie()
      expect(waiting).toMatch(new RegExp(`^__Host-yisun_\\w+=${secret}; .*HttpOnly`))
      const cookies = [kept, waiting.split(';')[0] ?? '']
      const shown = await (await send(place, cookies)).text()
      expect([link, shown.includes(open), shown.includes(secret)]).toEqual([link, true, false])
      const pressed = await send(place, cookies, {
        method: 'POST',
        body: new URLSearchParams({ intent: 'open' }),
      })
      expect([link, pressed.status, own(pressed, name)[0]?.split(';')[0]]).toEqual([
        link,
        302,
        `${name}=${secret}`,
      ])
      expect(pressed.headers.get('location')).not.toContain(secret)
      const closed = await send(pressed.headers.get('location') ?? '', [`${name}=${secret}`])
      expect([link, closed.status, (await closed.text()).includes(open)]).toEqual([link, 200, false])
    }
  })

  it('needs no press where the browser keeps the same', async () => {
    for (const link of links()) {
      const first = await send(link, [])
      const kept = first.headers.getSetCookie()[0]?.split(';')[0] ?? ''
      const again = await send(link, [kept], { headers: foreign })
      expect([link, again.status, again.headers.get('location')]).toEqual([
        link,
        302,
        first.headers.get('location'),
      ])
      const shown = await send(again.headers.get('location') ?? '', [kept])
      expect([link, (await shown.text()).includes(open)]).toEqual([link, false])
    }
  })
})

describe('trust 55: calls that write', () => {
  it('are made by GET where they are named with their reason alone', () => {
    const ids = new Set(indexedCalls.map(({ id }) => id))
    for (const [id, reason] of Object.entries(writesOnGet)) {
      expect([id, ids.has(id)]).toEqual([id, true])
      expect(reason.length).toBeGreaterThan(20)
    }
  })
})
