import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorNameOfCode } from '../../../../shared/contract/error-table.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { ageProof, setUpFactor } from '../../../../tests/support/second-factor.ts'
import { cookieHeaderOf, newAddress, newBrowser, postCall } from '../../../../tests/support/sign-in.ts'
import { createAccount, createStaff, type TestAccount } from '../../../../tests/support/world/actors.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

async function send(token: string, path: string, body: object = {}) {
  const answer = await postCall(portal, path, body, {
    browser: newBrowser(),
    address: newAddress(),
    cookie: `__Host-yisun_session=${token}`,
  })
  return { ...answer, reason: answer.code === 0 ? 'ok' : errorNameOfCode(answer.code) }
}

async function makeCodes({ token }: TestAccount): Promise<string[]> {
  const { data: known } = await send(token, 'usercenter/recoverycodes')
  const { madeAt } = known as { madeAt: string | null }
  const { data, reason } = await send(token, 'usercenter/recoverycodescreate', { madeAt })
  expect(reason).toBe('ok')
  return (data as { codes: string[] }).codes
}

const createFirst = ({ token }: TestAccount) =>
  send(token, 'usercenter/recoverycodescreate', { madeAt: null })

const use = (token: string, code: string | undefined) => send(token, 'usercenter/recoverycodeuse', { code })

async function forgetProof({ accountId }: TestAccount): Promise<void> {
  await portal.db
    .updateTable('sessions')
    .set({ identity_proven_at: sql<Date>`now() - interval '16 minutes'` })
    .where('account_id', '=', accountId)
    .execute()
}

async function audited(accountId: string): Promise<string[]> {
  const rows = await portal.db
    .selectFrom('audit_events')
    .select('kind')
    .where('account_id', '=', accountId)
    .orderBy('position')
    .execute()
  return rows.map(({ kind }) => kind)
}

describe('recovery codes', () => {
  it('are ten, all different, and leave nothing readable in the database (trust 4)', async () => {
    const person = await createAccount(portal)
    const codes = await makeCodes(person)
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){2}$/)
    const { rows } = await sql<{ text: string }>`select row_to_json(r)::text as text from recovery_codes r
      union all select row_to_json(k)::text from idempotency_keys k
      union all select row_to_json(a)::text from audit_events a`.execute(portal.db)
    const stored = rows.map(({ text }) => text).join('\n')
    for (const code of codes) {
      expect(stored).not.toContain(code)
      expect(stored).not.toContain(Buffer.from(code.replaceAll('-', '')).toString('hex'))
    }
    expect((await send(person.token, 'usercenter/recoverycodes')).data).toMatchObject({ left: 10 })
  })

  it('made by two pages at once are one set: nobody is left with codes that do not work', async () => {
    const person = await createAccount(portal)
    const answers = await Promise.all([createFirst(person), createFirst(person)])
    expect(answers.map(({ reason }) => reason).sort()).toEqual(['conflict', 'ok'])
  })

  it('need a fresh proof of who asks, of staff their second factor (trust 9)', async () => {
    const person = await createAccount(portal)
    await forgetProof(person)
    expect((await createFirst(person)).reason).toBe('stepUpNeeded')
    const member = await createStaff(portal, ['reviewer'])
    await ageProof(portal, member, 16)
    expect((await createFirst(member)).reason).toBe('stepUpNeeded')
  })

  it('prove the session of a member of staff once each, which they are told and the audit keeps (trust 9)', async () => {
    const member = await createStaff(portal, ['administrator'])
    await setUpFactor(portal, member)
    const [code] = await makeCodes(member)
    await ageProof(portal, member, null)
    const typed = (code ?? '').toUpperCase().replaceAll('-', ' ')
    const used = await use(member.token, typed)
    expect(used).toMatchObject({ reason: 'ok', data: { left: 9 } })
    const session = /__Host-yisun_session=([^;]+)/.exec(cookieHeaderOf(used.cookies))?.[1] ?? ''
    expect(session).not.toBe('')
    expect(session).not.toBe(member.token)
    expect((await send(session, 'staff/v1/memberlist')).reason).toBe('ok')
    expect((await use(session, code)).reason).toBe('codeWrong')
    expect(await audited(member.accountId)).toEqual(['account.recoveryCodesMade', 'account.recoveryCodeUsed'])
    const { list } = await (await portal.api({ token: session })).messages.describeMessageList({})
    expect(list[0]?.title).toBe('你的一个恢复码刚刚用过')
  })

  it('of which twenty are sent at once, one is taken (trust 1)', async () => {
    const person = await createAccount(portal)
    const [code] = await makeCodes(person)
    const answers = await Promise.all(Array.from({ length: 20 }, () => use(person.token, code)))
    expect(answers.filter(({ reason }) => reason === 'ok')).toHaveLength(1)
  })

  it('of an older set, of somebody else, or without a sign-in open nothing', async () => {
    const person = await createAccount(portal)
    const [old] = await makeCodes(person)
    const [fresh] = await makeCodes(person)
    expect((await use(person.token, old)).reason).toBe('codeWrong')
    const other = await createAccount(portal)
    expect((await use(other.token, fresh)).reason).toBe('codeWrong')
    const visitor = await postCall(
      portal,
      'usercenter/recoverycodeuse',
      { code: fresh },
      { browser: newBrowser() },
    )
    expect(errorNameOfCode(visitor.code)).toBe('loginEnded')
    expect((await use(person.token, fresh)).reason).toBe('ok')
  })

  it('are bound to their account twice: by the hash, and by whose row it is', async () => {
    const [one, other] = [await createAccount(portal), await createAccount(portal)]
    const [code] = await makeCodes(one)
    const give = (from: TestAccount, to: TestAccount) =>
      portal.db
        .updateTable('recovery_codes')
        .set({ account_id: to.accountId })
        .where('account_id', '=', from.accountId)
        .execute()
    await give(one, other)
    for (const { token } of [one, other]) expect((await use(token, code)).reason).toBe('codeWrong')
    await give(other, one)
    expect((await use(one.token, code)).reason).toBe('ok')
  })

  it('that are right use up no tries', async () => {
    const person = await createAccount(portal)
    for (const code of (await makeCodes(person)).slice(0, 7))
      expect((await use(person.token, code)).reason).toBe('ok')
  })

  it('confirm who somebody is where the phone is lost, so that its number can be changed', async () => {
    const person = await createAccount(portal)
    const [code] = await makeCodes(person)
    await forgetProof(person)
    expect((await use(person.token, code)).reason).toBe('ok')
    const ways = await send(person.token, 'usercenter/waysin')
    expect(ways.data).toMatchObject({ provenBy: 'recovery', mayChange: true })
  })

  it('are looked at five times an hour where they are wrong, also in parallel, then not at all (trust 2)', async () => {
    const person = await createAccount(portal)
    const [right] = await makeCodes(person)
    const tries = await Promise.all(Array.from({ length: 30 }, () => use(person.token, '0000-0000-0000')))
    expect(tries.filter(({ reason }) => reason === 'codeWrong')).toHaveLength(5)
    expect(tries.filter(({ reason }) => reason === 'tooMany')).toHaveLength(25)
    expect((await use(person.token, right)).reason).toBe('tooMany')
  })
})
