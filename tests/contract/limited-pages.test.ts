import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as m from '#messages'
import { sessionCookie } from '../../server/cookie-names.ts'
import { countUse } from '../../server/db/limits.queries.ts'
import { pathInLocale } from '../../shared/lib/locale.ts'
import type { StaffRole } from '../../shared/rules/roles.ts'
import { suspensionTerms } from '../../shared/rules/suspensions.ts'
import { createAccount, createStaff } from '../support/actors.ts'
import { openPortal, type TestPortal } from '../support/portal.ts'
import { type RunningPortal, startRunning } from '../support/running-portal.ts'

let portal: TestPortal
let running: RunningPortal
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
  running = await startRunning(portal)
}, 180_000)
afterAll(async () => {
  await running?.stop()
  await portal.close()
})

const open = (path: string, token: string) =>
  fetch(running.address + path, { headers: { cookie: `${sessionCookie}=${token}` }, redirect: 'manual' })

/** The words of a page, without what React puts between them. */
const wordsOf = async (page: Response) => (await page.text()).replace(/<!--.*?-->/g, '')

type Limited = [what: string, role: StaffRole, key: string, most: number, windowSeconds: number]

const limited: Limited[] = [
  ['accounts', 'administrator', 'accountLook', suspensionTerms.looksPerHour, 3600],
  ['preview/pages/102', 'editor', 'preview:minute', 120, 60],
]

describe.each(limited)(
  'who opens /staff/%s more often than they may',
  (path, role, key, most, windowSeconds) => {
    it.each(['zh', 'en'] as const)('reads when to go on, in %s', async (locale) => {
      const { accountId, token } = await createStaff(portal, [role])
      const pageOf = (id: string) =>
        pathInLocale(path === 'accounts' ? `/staff/accounts/${id}` : `/staff/${path}`, locale)
      const [seen, other] = [await createAccount(portal), await createAccount(portal)]
      expect((await open(pageOf(seen.accountId), token)).status).toBe(200)
      await countUse(portal.services.limits, { key: `${key}:${accountId}`, most, windowSeconds }, most)

      const page = await open(pageOf(other.accountId), token)
      expect(page.status).toBe(429)
      const seconds = Number(page.headers.get('retry-after'))
      expect(seconds).toBeGreaterThan(0)
      expect(seconds).toBeLessThanOrEqual(windowSeconds * 1.1)
      expect(page.headers.get('cache-control')).toBe('no-store')
      const words = await wordsOf(page)
      expect(words).toContain(m.too_often_title({}, { locale }))
      expect(words).toContain(
        seconds < 120
          ? m.too_often_seconds({ seconds }, { locale })
          : m.too_often_minutes({ minutes: Math.ceil(seconds / 60) }, { locale }),
      )
      expect(words).not.toContain(m.failed_title({}, { locale }))
      // The same look again is none.
      if (path === 'accounts') expect((await open(pageOf(seen.accountId), token)).status).toBe(200)
    })
  },
)

it('an error without a time to wait promises none', async () => {
  const page = await fetch(`${running.address}/tools/toolsDetail/99999999`)
  expect([page.status, page.headers.get('retry-after')]).toEqual([404, null])
})
