import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as m from '#messages'
import { sessionCookie } from '../../../server/cookie-names.ts'
import { countUse } from '../../../server/db/limits.queries.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { suspensionTerms } from '../../../shared/rules/sign-in/suspensions.ts'
import type { StaffRole } from '../../../shared/rules/staff/roles.ts'
import { openPortal, type TestPortal } from '../../support/portal/portal.ts'
import { type RunningPortal, startRunning } from '../../support/portal/running-portal.ts'
import { newAddress } from '../../support/sign-in.ts'
import { createAccount, createStaff } from '../../support/world/actors.ts'

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

/** The text of a page without the comments that React inserts. */
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
      // Opening the same record again is not counted as another look.
      if (path === 'accounts') expect((await open(pageOf(seen.accountId), token)).status).toBe(200)
    })
  },
)

describe('a form whose sender has reached a limit', () => {
  const mostWrites = 120
  const busy = (whose: string) =>
    countUse(
      portal.services.limits,
      { key: `write:${whose}`, most: mostWrites, windowSeconds: 60 },
      mostWrites,
    )
  const post = (token: string, address: string, body: BodyInit) =>
    fetch(`${running.address}/accountCenter?part=profile`, {
      method: 'POST',
      headers: {
        cookie: `${sessionCookie}=${token}`,
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': address,
      },
      body,
      redirect: 'manual',
    })

  it('says so if it was not read at all, and not that the portal has failed', async () => {
    const { accountId, token } = await createAccount(portal)
    await busy(accountId)
    const files = new FormData()
    files.append('letter', new Blob(['%PDF']), 'letter.pdf')
    const answer = await post(token, newAddress(), files)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(5)
    const words = await answer.text()
    for (const locale of ['zh', 'en'] as const) expect(words).toContain(m.error_too_many({}, { locale }))
  })

  it('is kept if its session has ended, however many others send from the same address', async () => {
    const { accountId, token } = await createAccount(portal)
    await portal.db
      .updateTable('sessions')
      .set({ ended_at: new Date() })
      .where('account_id', '=', accountId)
      .execute()
    const address = newAddress()
    await busy(address)
    const send = () => post(token, address, new URLSearchParams({ intent: 'profile', name: '沈澄' }))
    const kept = await send()
    expect([kept.status, kept.headers.get('location')]).toEqual([302, expect.stringContaining('kept%3D')])
    const sent = await Promise.all(Array.from({ length: 50 }, send))
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([302]))
    expect(sent.some((one) => !one.headers.get('location')?.includes('kept%3D'))).toBe(true)
  })
})

it('an error without a retry time names none', async () => {
  const page = await fetch(`${running.address}/tools/toolsDetail/99999999`)
  expect([page.status, page.headers.get('retry-after')]).toEqual([404, null])
})
