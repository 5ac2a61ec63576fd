import { generateSecret } from 'otplib'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal, testOrigin } from '../../../tests/support/portal/portal.ts'
import { testSecrets } from '../../../tests/support/portal/test-services.ts'
import { createStaff } from '../../../tests/support/world/actors.ts'
import { outboxCookie } from '../../cookie-names.ts'
import { createKeyedHash } from '../../crypto/keyed-hash.ts'
import { insertDemoAccount } from '../../db/demo/demo-people.ts'
import { readingTeam, teachingTeam } from '../../db/demo/teams/members.ts'
import { outboxKey, outboxLink } from '../../domains/messages/sending/outbox-key.ts'
import { sendCodeSms } from '../../domains/messages/sending/send-code-sms.ts'
import { demoStaffCodes } from '../../domains/staff/demo-staff-codes.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())
afterEach(() => {
  portal.services.isDemo = true
})

/** On this machine, in a browser that has opened the terminal's address. */
const here = {
  headers: { host: 'localhost:3000' },
  cookie: `${outboxCookie}=${outboxKey(createKeyedHash(testSecrets.secret))}`,
}

async function sendCode(code: string, phone = '+8613900139000') {
  const { db, services } = portal
  await sendCodeSms({ db, services, locale: 'zh' }, { phone, code, purpose: 'signIn' })
  await portal.runJobs()
}

describe('GET /outbox', () => {
  it('shows what the demo did not send, newest first, to a person at this machine', async () => {
    await sendCode('111222')
    await sendCode('333444')
    const response = await portal.fetch('/outbox', here)
    expect(response.status).toBe(200)
    const page = await response.text()
    expect(page).toContain('+8613900139000')
    expect(page.indexOf('333444')).toBeGreaterThan(0)
    expect(page.indexOf('333444')).toBeLessThan(page.indexOf('111222'))
    expect(page).toContain('<span class="en" lang="en">Outbox</span>')
  })

  it('has what a visitor waits for on top, and staff with their codes and messages in a part of their own', async () => {
    const staff = await createStaff(portal, ['reviewer'])
    const { cipher } = portal.services
    await portal.db
      .updateTable('staff_members')
      .set({ totp_secret_encrypted: cipher.encrypt(generateSecret(), 'staff_members.totp_secret') })
      .where('account_id', '=', staff.accountId)
      .execute()
    await sendCode('555666')
    await sendCode('777888', staff.phone)
    const page = await (await portal.fetch('/outbox', here)).text()
    const [own = '', staffs = ''] = page.split('<h2 id="staff">')
    expect(own).toContain('555666')
    expect(own).not.toContain('777888')
    expect(own).toContain('href="#staff"')
    expect(staffs).toContain('777888')
    expect(staffs).toContain('审核员')
    expect(staffs).not.toContain('555666')
    for (const words of ['新的在前', 'newest first']) expect(own).toContain(words)
  })

  it('says as whom one can sign in besides staff, with what was sent to them', async () => {
    expect(await (await portal.fetch('/outbox', here)).text()).not.toContain('id="members"')
    await insertDemoAccount(portal.db, portal.services.cipher, readingTeam.lead)
    await sendCode('246810', readingTeam.lead.phone)
    const page = await (await portal.fetch('/outbox', here)).text()
    const [before = '', members = ''] = page.split('<h2 id="members">')
    expect(before).not.toContain('246810')
    for (const text of [readingTeam.lead.name, '13900000011', 'Super admin of a nonprofit', '246810'])
      expect(members).toContain(text)
    expect(page).not.toContain(teachingTeam.lead.name)
  })

  it('runs no script, styles itself by hash and is kept nowhere', async () => {
    const { headers } = await portal.fetch('/outbox', here)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'; style-src 'sha256-")
    expect(policy).not.toMatch(/script-src|unsafe/)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('shows markup in a message as text', async () => {
    const { mail } = portal.services
    await mail?.send({
      to: 'lin@example.org',
      subject: '<script>alert(1)</script>',
      text: '<img src=x onerror=alert(2)> http://localhost:3000/"><b>x',
      messageKey: 'markup',
    })
    const page = await (await portal.fetch('/outbox', here)).text()
    expect(page).not.toMatch(/<script|<img|<b>/)
    expect(page).toContain('&lt;script&gt;')
  })

  it('shows the current and the next code of staff with a second factor', async () => {
    const staff = await createStaff(portal, ['reviewer'])
    const { cipher } = portal.services
    await portal.db
      .updateTable('staff_members')
      .set({ totp_secret_encrypted: cipher.encrypt(generateSecret(), 'staff_members.totp_secret') })
      .where('account_id', '=', staff.accountId)
      .execute()
    const page = await (await portal.fetch('/outbox', here)).text()
    const member = (await demoStaffCodes(portal.services)).find(({ phone }) => phone === staff.phone)
    expect(member?.phone).toBe(staff.phone)
    expect(page).toContain(staff.phone.replace('+86', ''))
    expect(page).toMatch(/<strong class="code">\d{6}<\/strong>/)
    expect(member?.currentCode).not.toBe(member?.nextCode)
    expect(await demoStaffCodes({ ...portal.services, isDemo: false })).toEqual([])
  })
})

// A forwarder of bare TCP on this machine brings a loopback socket, any Host that its user types, and no
// proxy header.
describe('[trust 4] who asks from this machine without the key of its terminal', () => {
  const forwarded = { headers: { host: 'localhost:3000' } }

  it.each([
    ['nothing', {}],
    ['a made-up key in a cookie', { cookie: `${outboxCookie}=${'a'.repeat(43)}` }],
    ['an empty cookie', { cookie: `${outboxCookie}=` }],
    [
      'the key of another node',
      { cookie: `${outboxCookie}=${outboxKey(createKeyedHash(Buffer.alloc(48, 7)))}` },
    ],
  ])('reads neither codes nor staff with %s', async (_, more) => {
    await sendCode('918273')
    for (const path of ['/outbox', '/outbox?key=', '/outbox?key=guessed']) {
      const answer = await portal.fetch(path, { ...forwarded, ...more })
      const page = await answer.text()
      expect(answer.status).toBe(403)
      expect(page).not.toMatch(/918273|<article>|class="code"|\+86/)
      expect(page).toContain('the line “Demo” in the terminal')
      expect(answer.headers.getSetCookie()).toEqual([])
    }
  })

  it('has the key taken out of the address at once, and kept by the browser alone', async () => {
    const link = new URL(outboxLink(testOrigin, createKeyedHash(testSecrets.secret)))
    const opened = await portal.fetch(link.pathname + link.search, forwarded)
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/outbox'])
    const [cookie = ''] = opened.headers.getSetCookie()
    expect(cookie).toMatch(
      /^__Host-yisun_outbox=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const read = await portal.fetch('/outbox', { ...forwarded, cookie: cookie.split(';')[0] ?? '' })
    expect(read.status).toBe(200)
  })
})

describe('[trust 4] everybody else finds nothing at /outbox', () => {
  const refusals: [string, { address?: string; httpVersion?: '1.0'; headers?: Record<string, string> }][] = [
    ['from another machine', { address: '192.168.1.20' }],
    ['from another machine over IPv6', { address: '2001:db8::1' }],
    ['from a mapped foreign address', { address: '::ffff:10.0.0.7' }],
    ['to another name that leads here', { headers: { host: 'portal.example.org' } }],
    ['to a name that begins like a local one', { headers: { host: 'localhost.example.org:3000' } }],
    ['without a name', { headers: { host: '' } }],
    ['with Forwarded', { headers: { forwarded: 'for=203.0.113.9' } }],
    ['with X-Forwarded-For', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['with X-Forwarded-Proto', { headers: { 'X-Forwarded-Proto': 'https' } }],
    ['with X-Forwarded-Host', { headers: { 'x-forwarded-host': 'localhost' } }],
    ['with X-Real-IP', { headers: { 'x-real-ip': '127.0.0.1' } }],
    ['by HTTP/1.0, as a bare proxy asks', { httpVersion: '1.0' }],
    ['with Via', { headers: { via: '1.1 proxy' } }],
  ]

  it.each(refusals)('%s', async (_, { headers, ...from }) => {
    await expectUnknown({ ...here, ...from, headers: { host: 'localhost:3000', ...headers } })
  })

  it('outside the demo', async () => {
    portal.services.isDemo = false
    await expectUnknown(here)
  })

  it('with another method', async () => {
    await expectUnknown({ ...here, method: 'POST' })
  })

  /** Nothing in status, headers or body distinguishes the path from one that does not exist. */
  async function expectUnknown(init: Parameters<TestPortal['fetch']>[1]) {
    const [asked, unknown] = await Promise.all([portal.fetch('/outbox', init), portal.fetch('/outbax', init)])
    const headersOf = (response: Response) =>
      [...response.headers].filter(([name]) => name !== 'x-request-id' && name !== 'date')
    expect(asked.status).toBe(404)
    expect(asked.status).toBe(unknown.status)
    expect(headersOf(asked)).toEqual(headersOf(unknown))
    expect(await asked.text()).toBe(await unknown.text())
  }
})
