import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { errorTable } from '../../../../shared/contract/error-table.ts'
import { openMailServer } from '../../../../tests/support/portal/mail-server.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import {
  cookieHeaderOf,
  newAddress,
  newBrowser,
  newPhone,
  postCall,
  publishConsentTexts,
  type SentCall,
  signInOverHttp,
} from '../../../../tests/support/sign-in.ts'
import { createSmtpMail } from '../../../adapters/mail/smtp.ts'

let portal: TestPortal
let server: Awaited<ReturnType<typeof openMailServer>>
beforeAll(async () => {
  portal = await openPortal()
  await publishConsentTexts(portal)
  server = await openMailServer()
  portal.services.mail = createSmtpMail({ url: server.url, from: 'Yisun <portal@yisun.test>' })
})
afterAll(async () => {
  await server.close()
  await portal.close()
})

let lastEmail = 0
const newEmail = () => {
  lastEmail += 1
  return `person${lastEmail}@example.org`
}

const ask = (email: string, from: Partial<SentCall> = {}) =>
  postCall(
    portal,
    'identification/v1/mailLink',
    { email, back: '/tools' },
    { browser: newBrowser(), address: newAddress(), ...from },
  )
const info = (token: string, from: SentCall) =>
  postCall(portal, 'identification/v1/mailLinkInfo', { token }, from)
const follow = (token: string, from: SentCall) =>
  postCall(portal, 'identification/v1/mailLinkFollow', { token }, from)

/** The token of the last link mailed to an address. */
async function mailedToken(email: string): Promise<string> {
  expect((await portal.runJobs()).failures).toEqual([])
  const mail = server.mails.findLast(({ to }) => to.includes(email))
  return /\/auth\/third\?link=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** A person whose account has a verified address. */
async function personWithEmail() {
  const person = await signInOverHttp(portal, newPhone())
  const email = newEmail()
  const sent = await postCall(portal, 'usercenter/emailadd', { email }, { ...person, address: newAddress() })
  expect(sent.code).toBe(0)
  const added = await follow(await mailedToken(email), person)
  expect(added).toMatchObject({ code: 0, data: { purpose: 'addEmail' } })
  await passTime(email, 61)
  return { person, email }
}

/** Moves an address's links into the past. */
async function passTime(email: string, seconds: number) {
  const back = (column: string) => sql<Date>`${sql.ref(column)} - make_interval(secs => ${seconds})`
  await portal.db
    .updateTable('mail_links')
    .set({ created_at: back('created_at') as never, expires_at: back('expires_at') })
    .where('email_index', '=', portal.services.cipher.blindIndex(email, 'mail_links.email'))
    .execute()
}

/** The result of an action, and its statements without values. */
async function watched<Answer>(act: () => Promise<Answer>) {
  const statements: string[] = []
  const original = pg.Client.prototype.query
  const watch = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [query] = args
    statements.push(typeof query === 'string' ? query : String((query as { text?: string })?.text))
    return (original as (...all: unknown[]) => unknown).apply(this, args)
  } as never)
  const answer = await act()
  watch.mockRestore()
  return { answer, statements }
}

describe('signing in by a mailed link', () => {
  it('comes through a mail server, starts one session for 30 tries at once, and leads on (trust 1)', async () => {
    const { email } = await personWithEmail()
    const browser = newBrowser()
    expect((await ask(email, { browser })).code).toBe(0)
    const token = await mailedToken(email)
    expect(server.mails.at(-1)).toMatchObject({ to: [email], subject: '登录益榫的链接' })
    const answers = await Promise.all(Array.from({ length: 30 }, () => follow(token, { browser })))
    const right = answers.filter(({ code }) => code === 0)
    expect(right).toHaveLength(1)
    expect(right[0]?.data).toEqual({ purpose: 'signIn', back: '/tools' })
    const cookie = cookieHeaderOf(right[0]?.cookies ?? [])
    const who = await postCall(portal, 'usercenter/waysin', {}, { browser, cookie })
    expect(who.data).toMatchObject({ email: 'p***@example.org', provenBy: 'mail' })
  })

  it('is not used up by those who only look, such as scanners of mail', async () => {
    const { email } = await personWithEmail()
    await ask(email)
    const token = await mailedToken(email)
    for (let turn = 0; turn < 5; turn += 1) {
      const seen = await info(token, { browser: newBrowser() })
      expect(seen.data).toMatchObject({ state: 'open', purpose: 'signIn', isThisBrowser: false })
      expect(seen.cookies.join()).not.toContain('session')
    }
    const browser = newBrowser()
    expect((await follow(token, { browser })).code).toBe(0)
    expect((await info(token, { browser })).data).toEqual({ state: 'closed' })
    expect((await follow(token, { browser })).code).toBe(errorTable.codeUnusable.code)
  })

  it('answers known and unknown addresses alike, and asks the database the same (trust 5)', async () => {
    const { email } = await personWithEmail()
    const known = await watched(() => ask(email))
    const unknown = await watched(() => ask(newEmail()))
    expect({ ...known.answer, cookies: [] }).toEqual({ ...unknown.answer, cookies: [] })
    expect(known.statements.length).toBeGreaterThan(8)
    expect(known.statements).toEqual(unknown.statements)
    const before = server.mails.length
    await portal.runJobs()
    const sent = server.mails.slice(before).filter(({ subject }) => subject === '登录益榫的链接')
    expect(sent.map(({ to }) => to)).toEqual([[email]])
  })

  it('mails an address one link a minute, five an hour, however many ask from everywhere (trust 3)', async () => {
    const { email } = await personWithEmail()
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(email)))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(answers.find(({ code }) => code !== 0)).toMatchObject({ status: 429 })
    for (let turn = 0; turn < 3; turn += 1) {
      await passTime(email, 61)
      expect((await ask(email)).code).toBe(0)
    }
    await passTime(email, 61)
    expect((await ask(email)).status).toBe(429)
  })

  it('mails for one address of the network ten links an hour (trust 3)', async () => {
    const address = newAddress()
    const answers = []
    for (let turn = 0; turn < 12; turn += 1) answers.push(await ask(newEmail(), { address }))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(10)
  })

  it('leaves neither token nor address readable in the database, and ends after ten minutes (trust 4)', async () => {
    const { email } = await personWithEmail()
    await ask(email)
    const jobs = await sql<{
      data: string
    }>`select data::text from pgboss.job where name = 'send-link'`.execute(portal.db)
    const token = await mailedToken(email)
    const rows = await portal.db.selectFrom('mail_links').selectAll().execute()
    const stored = JSON.stringify([rows, jobs.rows])
    expect(jobs.rows.length).toBeGreaterThan(0)
    for (const secret of [email, token]) expect(stored).not.toContain(secret)
    await passTime(email, 601)
    expect((await follow(token, { browser: newBrowser() })).code).toBe(errorTable.codeUnusable.code)
  })

  it('lets no suspended account in, and none whose address has gone meanwhile', async () => {
    const { person, email } = await personWithEmail()
    await ask(email)
    const token = await mailedToken(email)
    expect((await postCall(portal, 'usercenter/emailremove', {}, person)).code).toBe(0)
    expect((await follow(token, { browser: newBrowser() })).code).toBe(errorTable.codeUnusable.code)
    const other = await personWithEmail()
    await ask(other.email)
    const good = await mailedToken(other.email)
    await portal.db
      .updateTable('accounts')
      .set({ status: 'suspended' })
      .where('email_index', '=', portal.services.cipher.blindIndex(other.email, 'accounts.email'))
      .execute()
    expect((await follow(good, { browser: newBrowser() })).code).toBe(errorTable.accountSuspended.code)
    // Asked again, they are mailed a link as well, which explains why they cannot sign in.
    await passTime(other.email, 61)
    await ask(other.email)
    const anew = await mailedToken(other.email)
    expect(anew).not.toBe(good)
    const refused = await follow(anew, { browser: newBrowser() })
    expect(refused.code).toBe(errorTable.accountSuspended.code)
    expect(refused.cookies.filter((cookie) => cookie.includes('session'))).toEqual([])
  })

  it('has a new token and ends the session that the browser brought along (trust 6)', async () => {
    const { person, email } = await personWithEmail()
    await ask(email, { browser: person.browser })
    const answer = await follow(await mailedToken(email), person)
    const cookie = cookieHeaderOf(answer.cookies)
    expect(cookie).toMatch(/__Host-yisun_session=[\w-]{43}/)
    expect(cookie).not.toBe(person.cookie)
    expect((await postCall(portal, 'usercenter/waysin', {}, person)).status).toBe(403)
  })
})

describe('adding an address', () => {
  it('needs a fresh proof of who asks (trust 9)', async () => {
    const person = await signInOverHttp(portal, newPhone())
    await portal.db
      .updateTable('sessions')
      .set({ identity_proven_at: sql<Date>`now() - interval '16 minutes'` })
      .execute()
    const refused = await postCall(portal, 'usercenter/emailadd', { email: newEmail() }, person)
    expect(refused.code).toBe(errorTable.stepUpNeeded.code)
    expect((await postCall(portal, 'usercenter/emailremove', {}, person)).code).toBe(
      errorTable.stepUpNeeded.code,
    )
  })

  it('is for the account that asked alone, and an address has one account', async () => {
    const { email: taken } = await personWithEmail()
    const [mine, theirs] = [
      await signInOverHttp(portal, newPhone()),
      await signInOverHttp(portal, newPhone()),
    ]
    await postCall(
      portal,
      'usercenter/emailadd',
      { email: taken.toUpperCase() },
      { ...mine, address: newAddress() },
    )
    const token = await mailedToken(taken)
    expect((await info(token, theirs)).data).toMatchObject({ state: 'signInFirst' })
    for (const other of [theirs, { browser: newBrowser() }]) {
      expect((await follow(token, other)).code).toBe(errorTable.notAvailable.code)
    }
    expect((await follow(token, mine)).code).toBe(errorTable.emailTaken.code)
  })

  it.each([
    '',
    'a',
    'a@b',
    'a b@example.org',
    'a@example.org, b@example.org',
    'a@example.org\r\nBcc: b@x.org',
    'a\u200b@example.org',
    'a@gro.b\u202e.cn',
  ])('refuses %j as an address', async (email) => {
    expect((await ask(email)).code).toBe(errorTable.invalidInput.code)
  })
})

describe('a link that confirms who somebody is', () => {
  it('stands in for a lost number, in the session that asked alone', async () => {
    const { person, email } = await personWithEmail()
    await portal.db
      .updateTable('sessions')
      .set({ identity_proven_at: null, identity_proven_by: null })
      .execute()
    const sent = await postCall(portal, 'usercenter/identitymail', {}, { ...person, address: newAddress() })
    expect(sent.code).toBe(0)
    const token = await mailedToken(email)
    const elsewhere = { browser: newBrowser() }
    expect((await info(token, elsewhere)).data).toMatchObject({ state: 'otherBrowser' })
    expect((await follow(token, elsewhere)).code).toBe(errorTable.notAvailable.code)
    expect((await follow(token, person)).code).toBe(0)
    const ways = await postCall(portal, 'usercenter/waysin', {}, person)
    expect(ways.data).toMatchObject({ provenBy: 'mail', mayChange: true })
  })
})
