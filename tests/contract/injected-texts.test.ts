import { chromium } from '@playwright/test'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageRoutes } from '../../app/route-table.ts'
import { sourceOf } from '../../server/http/security-headers.ts'
import { openPortal, type TestPortal } from '../support/portal.ts'
import { type RunningPortal, startRunning } from '../support/running-portal.ts'
import { filledPath, makePageObjects, type PageObjects } from './page-addresses.ts'
import { createWorld } from './world.ts'

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
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
  objects = await makePageObjects(await createWorld(portal))
  expect(await injectEverywhere()).toBeGreaterThan(20)
  running = await startRunning(portal)
}, 300_000)
afterAll(async () => {
  await running?.stop()
  await portal.close()
})

/**
 * Puts the payload behind every stored text that reads like one (a word in Chinese, markup, several words), in every
 * column of every table, found in the catalogue; past the sanitiser and every rule of the application, as somebody would
 * who can write in the database. Answers how many columns hold it.
 */
async function injectEverywhere(): Promise<number> {
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select quote_ident(table_name) as table, quote_ident(column_name) as column, data_type as type
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('text', 'jsonb')
      and is_generated = 'NEVER' and table_name not in ('audit_events', 'rate_limits', 'settings')`.execute(
    portal.db,
  )
  let injected = 0
  for (const { table, column, type } of rows) {
    const changed = await portal.db
      .transaction()
      .execute(async (db) => {
        // What the database itself refuses was never a way in.
        const value = type === 'jsonb' ? injectedJson(column) : sql`${sql.raw(column)} || ${payload}`
        const result = await sql`update ${sql.raw(table)} set ${sql.raw(column)} = ${value}
          where ${sql.raw(column)}::text ~ ${readsLikeText}`.execute(db)
        return Number(result.numAffectedRows ?? 0)
      })
      .catch(() => 0)
    if (changed > 0) injected += 1
  }
  return injected
}

const readsLikeText = '[一-鿿]|<p>|[a-z] [a-z]'

/** The same for each text in a value of JSON, between quotation marks and behind a text of this kind. */
function injectedJson(column: string) {
  const inQuotes = JSON.stringify(payload).slice(1, -1).replaceAll('\\', '\\\\')
  return sql`regexp_replace(${sql.raw(column)}::text,
    ${String.raw`((?:[一-鿿]|<p>|[a-z] [a-z])(?:[^"\\]|\\.)*)"(\s*[,}\]])`}, ${`\\1${inQuotes}"\\2`}, 'g')::jsonb`
}

const publicPages = pageRoutes.filter(({ access, path }) => access === 'public' && !path.includes('*'))

describe('trust 59: a script or an image address in any stored text', () => {
  it('is blessed by the policy of no page, though it stands there as markup', async () => {
    let asMarkup = 0
    for (const [at, { path }] of publicPages.entries()) {
      const address = `${at % 2 ? '/en' : ''}${filledPath(path, objects)}`.replace(/^\/en\/$/, '/en')
      const answer = await fetch(running.address + address, { redirect: 'manual' })
      const html = await answer.text()
      expect([address, answer.status < 500]).toEqual([address, true])
      if (html.includes(`<script>${script}</script>`)) asMarkup += 1
      const policy = answer.headers.get('content-security-policy') ?? ''
      expect([address, policy.includes(sourceOf(script))]).toEqual([address, false])
      expect([address, policy.includes(sourceOf('body{display:none}'))]).toEqual([address, false])
      expect([address, answer.headers.get('x-own-scripts')]).toEqual([address, null])
      expect(policy).not.toMatch(/unsafe|data:|\*/)
      expect(/img-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []).not.toContain("'self'")
    }
    // Otherwise nothing would have been tried.
    expect(asMarkup).toBeGreaterThan(5)
  })

  it('is blocked by a browser, whose page runs and shows its own pictures all the same', async () => {
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
      // Its own script answers: the policy names it.
      await page.goto(`${running.address}/tools`)
      await page.waitForFunction(() => window.__reactRouterDataRouter !== undefined)
    } finally {
      await browser.close()
    }
  }, 180_000)
})
