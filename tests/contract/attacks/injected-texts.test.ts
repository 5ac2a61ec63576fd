import { chromium } from '@playwright/test'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageRoutes } from '../../../app/route-table.ts'
import { sessionCookie } from '../../../server/cookie-names.ts'
import { contextOfColumn } from '../../../server/db/keys/encrypted-columns.ts'
import { sourceOf } from '../../../server/http/door/security-headers.ts'
import { openPortal, type TestPortal } from '../../support/portal/portal.ts'
import { type RunningPortal, startRunning } from '../../support/portal/running-portal.ts'
import { type AnyColumn, textColumnsOf } from '../../support/text-columns.ts'
import { filledPath, makePageObjects, type PageObjects } from '../page-addresses.ts'
import { type ActorName, createWorld, type World } from '../world.ts'

const script = "document.documentElement.dataset.injected='yes'"
const outside = 'https://evil.example/x.png'
const inline = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
const payload = [
  `<script>${script}</script>`,
  `<script type="module" async="">${script}</script>`,
  `<script type="text/plain" data-imports="">${script}</script>`,
  `<img alt="" src="${outside}"><img alt="" src="${inline}">`,
  '<img alt="" src=x onerror="document.documentElement.dataset.injected=1">',
  '<style>body{display:none}</style>',
].join('')

let portal: TestPortal
let running: RunningPortal
let objects: PageObjects
let world: World
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
  world = await createWorld(portal)
  objects = await makePageObjects(world)
  expect(await injectEverywhere()).toBeGreaterThan(40)
  running = await startRunning(portal)
}, 300_000)
afterAll(async () => {
  await running?.stop()
  await portal.close()
})

/**
 * Appends the payload to every stored text that reads like prose (a Chinese word, markup, several words), in
 * every text column, encrypted ones included. It bypasses the sanitiser and every rule of the application,
 * like an attacker who can write to the database. Returns the number of columns that hold it.
 */
async function injectEverywhere(): Promise<number> {
  let injected = 0
  for (const column of await textColumnsOf(portal.db)) {
    // The audit is append-only, rate limits show no text, and an invalid setting is refused by its reader.
    if (['audit_events', 'rate_limits', 'settings'].includes(column.table)) continue
    const context = contextOfColumn(column.table, column.name)
    const changed = context ? await injectSealed(column, context) : await injectPlain(column)
    if (changed > 0) injected += 1
  }
  return injected
}

async function injectPlain({ table, name, type }: AnyColumn): Promise<number> {
  const column = sql.ref(name)
  const values = {
    text: sql`${column} || ${payload}::text`,
    jsonb: injectedJson(`"${name}"`),
    _text: sql`array(select one || ${payload}::text from unnest(${column}) one)`,
  }
  const value = values[type as keyof typeof values]
  if (!value) return 0
  return portal.db
    .transaction()
    .execute(async (db) => {
      const result = await sql`update ${sql.table(table)} set ${column} = ${value}
        where ${column}::text ~ ${readsLikeText}`.execute(db)
      return Number(result.numAffectedRows ?? 0)
    })
    .catch(refusedByTable)
}

/** A value that the database itself refuses is no way in. */
function refusedByTable(error: unknown): number {
  if (error instanceof pg.DatabaseError) return 0
  throw error
}

async function injectSealed({ table, name }: AnyColumn, context: string): Promise<number> {
  const { cipher } = portal.services
  const column = sql.ref(name)
  const { rows } = await sql<{ sealed: string }>`
    select ${column} as sealed from ${sql.table(table)} where ${column} <> ''`.execute(portal.db)
  let injected = 0
  for (const { sealed } of rows) {
    const plain = cipher.decrypt(sealed, context)
    // Numbers, addresses and machine-readable values are not prose.
    if (!/[\u4e00-\u9fff]/.test(plain)) continue
    const said = /^[[{]/.test(plain)
      ? plain.replace(/([\u4e00-\u9fff][^"\\]*)"(?=\s*[,}\]])/g, `$1${JSON.stringify(payload).slice(1, -1)}"`)
      : plain + payload
    await sql`update ${sql.table(table)} set ${column} = ${cipher.encrypt(said, context)}
      where ${column} = ${sealed}`.execute(portal.db)
    injected += 1
  }
  return injected
}

const readsLikeText = '[一-鿿]|<p>|[a-z] [a-z]'

/**
 * The same for each text inside a JSON value, after a text of this kind: between quotation marks, and between
 * those of a form's questions and conditions, which are kept as JSON in a string.
 */
function injectedJson(column: string) {
  const inQuotes = JSON.stringify(payload).slice(1, -1)
  const inString = JSON.stringify(inQuotes).slice(1, -1)
  const given = (text: string) => text.replaceAll('\\', '\\\\')
  const nested = sql`regexp_replace(${sql.raw(column)}::text, ${String.raw`([一-鿿][^"\\]*)\\"(\s*[,}\]])`},
    ${`\\1${given(inString)}\\\\"\\2`}, 'g')`
  return sql`regexp_replace(${nested},
    ${String.raw`((?:[一-鿿]|<p>|[a-z] [a-z])(?:[^"\\]|\\[^"])*)"(\s*[,}\]])`}, ${`\\1${given(inQuotes)}"\\2`}, 'g')::jsonb`
}

const publicPages = pageRoutes.filter(({ access, path }) => access === 'public' && !path.includes('*'))

describe('trust 59: a script or an image address in any stored text', () => {
  const readers: [ActorName, (typeof pageRoutes)[number]['access'][], number][] = [
    ['visitor', ['public'], 5],
    ['superAdmin', ['signedIn', 'team'], 0],
    ['administrator', ['staff'], 0],
    ['reviewer', ['staff'], 0],
    ['supportAgent', ['staff'], 0],
  ]

  it.each(readers)(
    'is blessed by the policy of no page of %s, where it stands as markup or not',
    async (actor, accesses, fewest) => {
      const token = await world.tokenOf(actor)
      let asMarkup = 0
      let met = 0
      const pages = pageRoutes.filter(({ access, path }) => accesses.includes(access) && !path.includes('*'))
      for (const [at, { path }] of pages.entries()) {
        const address = `${at % 2 ? '/en' : ''}${filledPath(path, objects)}`.replace(/^\/en\/$/, '/en')
        const answer = await fetch(running.address + address, {
          redirect: 'manual',
          headers: { ...(token && { cookie: `${sessionCookie}=${token}` }) },
        })
        const html = await answer.text()
        expect([address, answer.status < 500]).toEqual([address, true])
        if (html.includes('dataset.injected')) met += 1
        if (html.includes(`<script>${script}</script>`)) asMarkup += 1
        if (answer.status !== 200) continue
        const policy = answer.headers.get('content-security-policy') ?? ''
        expect([address, policy.includes(sourceOf(script))]).toEqual([address, false])
        expect([address, policy.includes(sourceOf('body{display:none}'))]).toEqual([address, false])
        expect([address, answer.headers.get('x-own-scripts')]).toEqual([address, null])
        expect(policy).not.toMatch(/unsafe|data:|\*/)
        expect(/img-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []).not.toContain("'self'")
      }
      // With less, the test would have tried nothing.
      expect(asMarkup).toBeGreaterThanOrEqual(fewest)
      expect(met).toBeGreaterThan(2)
    },
  )

  it('is not markup in feeds, sitemaps, calendars, tables and open data', async () => {
    const paths = portal.routes
      .filter(({ method, path }) => method === 'GET' && !/[:*]|^\/(events|outbox|metrics)/.test(path))
      .map(({ path }) => path)
    const met: string[] = []
    for (const path of new Set(paths)) {
      const answer = await fetch(running.address + path, { redirect: 'manual' })
      const text = (await answer.text()).replace(/<!\[CDATA\[.*?\]\]>/gs, '')
      expect([path, answer.headers.get('x-content-type-options')]).toEqual([path, 'nosniff'])
      if (text.includes('dataset.injected')) met.push(path)
      if (/xml|html/.test(answer.headers.get('content-type') ?? ''))
        expect([path, text.includes(`<script>${script}`)]).toEqual([path, false])
    }
    expect(met.length).toBeGreaterThan(3)
  })

  it('is blocked by a browser, while the page still runs and shows its own pictures', async () => {
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
    })
    try {
      const page = await browser.newPage()
      const asked: string[] = []
      await page.route('**', (route) => {
        asked.push(route.request().url())
        return route.continue()
      })
      await page.addInitScript(() => {
        const seen: string[] = []
        Object.assign(window, { blocked: seen })
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          seen.push(`${effectiveDirective} ${blockedURI.split(':')[0]}`),
        )
      })
      for (const path of [...publicPages.map((one) => filledPath(one.path, objects)).slice(0, 30)]) {
        await page.goto(running.address + path)
        const { isOpen, injected, blocked, broken } = await page.evaluate(() => ({
          isOpen: document.documentElement.outerHTML.includes('evil.example'),
          injected: document.documentElement.dataset.injected,
          blocked: (window as unknown as { blocked: string[] }).blocked,
          broken: [...document.images].filter(
            ({ complete, naturalWidth, currentSrc }) =>
              complete &&
              naturalWidth === 0 &&
              currentSrc.startsWith(location.origin) &&
              !/\/x$/.test(currentSrc),
          ).length,
        }))
        expect([path, injected, broken]).toEqual([path, undefined, 0])
        if (isOpen && blocked.length === 0) continue
        expect(
          blocked.filter((what) => !/^(script-src(-elem|-attr)?|img-src|style-src(-elem)?) /.test(what)),
        ).toEqual([])
      }
      expect(asked.filter((url) => url.startsWith('https://evil.example'))).toEqual([])
      // The page's own script runs, since the policy names it.
      await page.goto(`${running.address}/tools`)
      await page.waitForFunction(() => window.__reactRouterDataRouter !== undefined)
    } finally {
      await browser.close()
    }
  }, 180_000)
})
