import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { errorTable } from '../../../../shared/contract/error-table.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import {
  askForCode,
  newAddress,
  newBrowser,
  newPhone,
  passTime,
  publishConsentTexts,
  signInOverHttp,
} from '../../../../tests/support/sign-in.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
  await publishConsentTexts(portal)
})
afterAll(() => portal.close())

const originalQuery = pg.Client.prototype.query
const tooMany = errorTable.tooMany.code

describe('signIn.sendSms', () => {
  it.each([
    '',
    '12345678901',
    '0755-86013388',
    '+442079460958',
    '10086',
    '13800138000 转 12',
    'x'.repeat(40),
  ])('refuses %j as a mobile number', async (phone) => {
    const refused = await askForCode(portal, phone, { browser: newBrowser(), address: newAddress() })
    expect(refused).toMatchObject({
      code: errorTable.invalidInput.code,
      data: { fields: { phone: expect.anything() } },
    })
  })

  it('answers known and unknown phones alike (trust 5)', async () => {
    const known = newPhone()
    await signInOverHttp(portal, known)
    await passTime(portal, known, 61)
    const from = () => ({ browser: newBrowser(), address: newAddress() })
    const [first, second] = [
      await askForCode(portal, known, from()),
      await askForCode(portal, newPhone(), from()),
    ]
    expect(first).toEqual(second)
  })

  it('asks the database the same for known and unknown phones (trust 5)', async () => {
    const known = newPhone()
    await signInOverHttp(portal, known)
    await passTime(portal, known, 61)
    expect(await statementsOf(known)).toEqual(await statementsOf(newPhone()))
  })

  it('sends one phone one code a minute, however many ask at once from everywhere (trust 3)', async () => {
    const phone = newPhone()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        askForCode(portal, phone, { browser: newBrowser(), address: newAddress() }),
      ),
    )
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1)
    const refused = answers.find((answer) => answer.code === tooMany)
    expect(refused?.status).toBe(429)
    expect(Number(refused?.retryAfter)).toBeGreaterThan(50)
    expect(Number(refused?.retryAfter)).toBeLessThanOrEqual(60)
  })

  it('sends one phone five codes an hour and ten a day (trust 3)', async () => {
    const phone = newPhone()
    const ask = async () =>
      (await askForCode(portal, phone, { browser: newBrowser(), address: newAddress() })).code
    for (const batch of [1, 2]) {
      for (let sent = 0; sent < 5; sent += 1) {
        expect(await ask(), `batch ${batch}`).toBe(0)
        await passTime(portal, phone, 61)
      }
      expect(await ask(), `batch ${batch}`).toBe(tooMany)
      await passTime(portal, phone, 3600)
    }
    expect(await ask()).toBe(tooMany)
    await passTime(portal, phone, 24 * 3600)
    expect(await ask()).toBe(0)
  })

  it.each([
    ['one address', () => '203.0.113.7'],
    ['one /64', (count: number) => `2001:db8:1:2::${count.toString(16)}`],
  ])('sends to 50 phones from %s ten codes an hour (trust 3)', async (_, addressAt) => {
    const codes: number[] = []
    for (let count = 0; count < 50; count += 1) {
      codes.push(
        (await askForCode(portal, newPhone(), { browser: newBrowser(), address: addressAt(count) })).code,
      )
    }
    expect(codes.filter((code) => code === 0)).toHaveLength(10)
  })

  it('sends ten codes within any hour, wherever it begins, and asking too early costs nothing (trust 3)', async () => {
    const address = '203.0.113.8'
    const ask = () => askForCode(portal, newPhone(), { browser: newBrowser(), address })
    for (let count = 0; count < 10; count += 1) expect((await ask()).code).toBe(0)
    const waits: number[] = []
    for (const minutes of [10, 25, 20]) {
      await moveUses(address, minutes)
      for (let again = 0; again < 4; again += 1) expect((await ask()).code).toBe(tooMany)
      const refused = await ask()
      expect(refused.code).toBe(tooMany)
      waits.push(Number(refused.retryAfter))
    }
    // After 10, 35 and 55 minutes; a use expires with the twelfth of an hour in which it was made.
    for (const [index, passed] of [10, 35, 55].entries()) {
      expect(waits[index]).toBeGreaterThan((60 - passed) * 60 - 60)
      expect(waits[index]).toBeLessThanOrEqual((65 - passed) * 60)
    }
    await moveUses(address, 10)
    expect((await ask()).code).toBe(0)
  })

  it('says that it is the limit of the address; on the machine of a demo it is a hundred', async () => {
    const key = 'code:address:127.0.0.1'
    const ask = () => askForCode(portal, newPhone(), { browser: newBrowser(), address: '127.0.0.1' })
    const askOften = async () => {
      const answers = []
      for (let count = 0; count < 12; count += 1) answers.push(await ask())
      return answers
    }
    portal.services.isDemo = false
    const refused = (await askOften()).filter(({ code }) => code !== 0)
    expect(refused).toHaveLength(2)
    expect(refused[0]).toMatchObject({ status: 429, data: { params: { per: 'address', most: 10 } } })
    expect(Number(refused[0]?.retryAfter)).toBeGreaterThan(0)
    portal.services.isDemo = true
    expect((await askOften()).map(({ code }) => code)).toEqual(Array(12).fill(0))
    await portal.db.updateTable('rate_limits').set({ count: 100 }).where('key', '=', key).execute()
    expect(await ask()).toMatchObject({ status: 429, data: { params: { per: 'address', most: 100 } } })
  })

  it('keeps to the budget of a day (trust 3)', async () => {
    await portal.db.updateTable('rate_limits').set({ count: 5000 }).where('key', '=', 'code:all').execute()
    const from = () => ({ browser: newBrowser(), address: newAddress() })
    expect((await askForCode(portal, newPhone(), from())).code).toBe(tooMany)
    await portal.db.deleteFrom('rate_limits').where('key', '=', 'code:all').execute()
    expect((await askForCode(portal, newPhone(), from())).code).toBe(0)
  })

  it('keeps a part of the day for whom it knows: strangers who use up theirs lock nobody out (trust 3)', async () => {
    const phone = newPhone()
    const member = await signInOverHttp(portal, phone)
    await passTime(portal, phone, 61)
    await portal.db.updateTable('rate_limits').set({ count: 4000 }).where('key', 'like', 'code:%').execute()
    const stranger = { browser: newBrowser(), address: newAddress() }
    expect((await askForCode(portal, newPhone(), stranger)).code).toBe(tooMany)
    // The same for a phone with an account, so that nobody learns which phones have one.
    expect((await askForCode(portal, phone, stranger)).code).toBe(tooMany)
    // In a browser that has signed in with it, from the reserved part.
    const known = { browser: member.browser, address: newAddress() }
    expect((await askForCode(portal, phone, known)).code).toBe(0)
    await portal.db.updateTable('rate_limits').set({ count: 5000 }).where('key', '=', 'code:all').execute()
    await passTime(portal, phone, 61)
    expect((await askForCode(portal, phone, known)).code).toBe(tooMany)
    await portal.db.deleteFrom('rate_limits').where('key', 'like', 'code:%').execute()
  })

  it('leaves neither code nor phone readable in the database (trust 4)', async () => {
    const phone = newPhone()
    await askForCode(portal, phone, { browser: newBrowser(), address: newAddress() })
    const rows = [
      ...(await portal.db.selectFrom('one_time_codes').selectAll().execute()),
      ...(await portal.db.selectFrom('rate_limits').selectAll().execute()),
      ...(await jobs()),
    ]
    expect(rows.length).toBeGreaterThan(2)
    const dump = JSON.stringify(rows)
    expect(dump).not.toContain(phone)
    // Codes have six digits, so no six digits may stand alone anywhere.
    expect(dump).not.toMatch(/(?<![\w.-])\d{6}(?![\w.-])/)
  })
})

async function jobs() {
  const { rows } = await sql<{ data: unknown }>`select data from pgboss.job where name = 'send-sms'`.execute(
    portal.db,
  )
  return rows
}

/** The node's statements while it sends a code, without the values. */
async function statementsOf(phone: string): Promise<string[]> {
  const statements: string[] = []
  const watch = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args
  ) {
    const [query] = args as unknown as [string | { text: string }]
    statements.push(typeof query === 'string' ? query : query.text)
    return (originalQuery as (...given: unknown[]) => unknown).apply(this, args) as undefined
  })
  try {
    await askForCode(portal, phone, { browser: newBrowser(), address: newAddress() })
  } finally {
    watch.mockRestore()
  }
  expect(statements.length).toBeGreaterThan(8)
  return statements
}

/** Moves an address's uses that many minutes into the past. */
async function moveUses(address: string, minutes: number): Promise<void> {
  // Deleted and reinserted, since an update could collide with buckets not moved yet.
  await sql`
    with moved as (delete from rate_limits where key = ${`code:address:${address}`} returning *)
    insert into rate_limits (key, window_start, window_end, count)
    select key, window_start - make_interval(mins => ${minutes}), window_end - make_interval(mins => ${minutes}), count
    from moved order by window_start
  `.execute(portal.db)
}
