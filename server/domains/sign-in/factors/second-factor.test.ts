import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiError } from '../../../../shared/contract/errors.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { ageProof, codeOf, setUpFactor } from '../../../../tests/support/second-factor.ts'
import { createAccount, createStaff, type TestAccount } from '../../../../tests/support/world/actors.ts'
import { resolveSession } from '../sessions/resolve-session.ts'
import { stepOfCode } from './totp.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

async function staffWithFactor(): Promise<{ member: TestAccount; secret: string }> {
  const member = await createStaff(portal, ['reviewer'])
  return { member, secret: await setUpFactor(portal, member) }
}

async function prove(member: TestAccount, code: string): Promise<string> {
  const api = await portal.api({ token: member.token })
  try {
    await api.staff.secondFactorProve({ code })
    return 'proven'
  } catch (error) {
    if (error instanceof ApiError) return error.reason
    throw error
  }
}

describe('a code of the authenticator', () => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

  it.each([
    ['of this step', 0, 41152263],
    ['of the step before', -30, 41152262],
    ['of the next step', 30, 41152264],
    ['of two steps before', -60, null],
    ['of two steps later', 60, null],
  ])('%s', async (_, offset, expected) => {
    const { codeAt } = await import('./totp.ts')
    const now = 41152263 * 30 + 10
    expect(stepOfCode(secret, codeAt(secret, now + offset), now)).toBe(expected)
  })

  it.each(['', '12345', '1234567', 'abcdef', '12 34', '1234567890123456'])('refuses %j', (typed) => {
    expect(stepOfCode(secret, typed, 1_234_567_890)).toBeNull()
  })

  it('is understood with spaces and full-width digits', async () => {
    const { codeAt } = await import('./totp.ts')
    const code = codeAt(secret, 1_234_567_890)
    const wide = [...code].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join('')
    expect(stepOfCode(secret, `${wide.slice(0, 3)} ${wide.slice(3)}`, 1_234_567_890)).not.toBeNull()
  })
})

describe('staff.secondFactorProve', () => {
  it('proves the session and gives it a new token [trust 6, 9]', async () => {
    const { member, secret } = await staffWithFactor()
    await ageProof(portal, member, null)
    const response = await portal.fetch('/api/techforgood/staff/v1/secondFactorProve', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: await codeOf(portal, secret) }),
      cookie: `__Host-yisun_session=${member.token}`,
    })
    expect(await response.json()).toMatchObject({ code: 0 })
    const token = /__Host-yisun_session=([^;]+)/.exec(response.headers.getSetCookie().join('\n'))?.[1] ?? ''
    expect(token).not.toBe(member.token)
    expect(await resolveSession(portal.db, token, '127.0.0.1')).toMatchObject({
      staff: { hasSecondFactor: true, hasFreshProof: true },
    })
  })

  it('leaves the old token unproven, good for what is on its way alone [trust 6, 8]', async () => {
    const { member, secret } = await staffWithFactor()
    await ageProof(portal, member, null)
    expect(await prove(member, await codeOf(portal, secret))).toBe('proven')
    const late = await portal.fetch('/api/techforgood/messages/v1/unreadCounts', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      cookie: `__Host-yisun_session=${member.token}`,
    })
    expect(await late.json()).toMatchObject({ code: 0 })
    expect(late.headers.getSetCookie()).toEqual([])
    expect(await resolveSession(portal.db, member.token, '127.0.0.1')).toMatchObject({
      staff: { hasSecondFactor: false, hasFreshProof: false },
    })
    await portal.db
      .updateTable('sessions')
      .set({ replaced_until: sql<Date>`now()` })
      .where('account_id', '=', member.accountId)
      .execute()
    expect(await resolveSession(portal.db, member.token, '127.0.0.1')).toBeNull()
  })

  it('takes a code once, and none of an earlier step', async () => {
    const { member, secret } = await staffWithFactor()
    const [now, next] = [await codeOf(portal, secret), await codeOf(portal, secret, 1)]
    expect(await prove(member, next)).toBe('proven')
    expect(await prove(member, next)).toBe('codeWrong')
    expect(await prove(member, now)).toBe('codeWrong')
  })

  it('takes one code sent twenty times at once exactly once', async () => {
    const { member, secret } = await staffWithFactor()
    const code = await codeOf(portal, secret)
    const answers = await Promise.all(Array.from({ length: 20 }, () => prove(member, code)))
    expect(answers.filter((answer) => answer === 'proven')).toHaveLength(1)
  })

  it('looks at ten wrong codes in an hour, also in parallel, and then at no right one', async () => {
    const { member, secret } = await staffWithFactor()
    const right = await codeOf(portal, secret)
    const wrong = right === '000000' ? '000001' : '000000'
    const answers = await Promise.all(Array.from({ length: 30 }, () => prove(member, wrong)))
    expect(answers.filter((answer) => answer === 'codeWrong')).toHaveLength(10)
    expect(answers.filter((answer) => answer === 'tooMany')).toHaveLength(20)
    expect(await prove(member, right)).toBe('tooMany')
  })

  it('does not count right codes', async () => {
    const { member, secret } = await staffWithFactor()
    await prove(member, await codeOf(portal, secret))
    const left = await portal.db
      .selectFrom('rate_limits')
      .select('count')
      .where('key', '=', `totp:${member.accountId}`)
      .executeTakeFirst()
    expect(left?.count).toBe(0)
  })

  it('is not available outside staff', async () => {
    expect(await prove(await createAccount(portal), '123456')).toBe('notAvailable')
  })

  it('asks for an authenticator where none is set up', async () => {
    expect(await prove(await createStaff(portal, ['reviewer']), '123456')).toBe('secondFactorNeeded')
  })
})

describe('staff.secondFactor', () => {
  it('never shows the secret of an authenticator that is set up', async () => {
    const { member, secret } = await staffWithFactor()
    const state = await (await portal.api({ token: member.token })).staff.secondFactor({})
    expect(state).toMatchObject({ isSetUp: true, enrolment: null })
    expect(JSON.stringify(state)).not.toContain(secret)
  })

  it('shows no secret to a session that accepted no invitation', async () => {
    const { member } = await staffWithFactor()
    await portal.db
      .updateTable('staff_members')
      .set({ totp_confirmed_at: null })
      .where('account_id', '=', member.accountId)
      .execute()
    const api = await portal.api({ token: member.token })
    expect(await api.staff.secondFactor({})).toMatchObject({ isSetUp: false, enrolment: null })
    await expect(api.staff.secondFactorConfirm({ code: '123456' })).rejects.toMatchObject({
      reason: 'notAvailable',
    })
  })
})

describe('[trust 7, 9] a session of staff', () => {
  it.each([
    [14, true],
    [16, false],
  ])('%i minutes after its proof', async (minutes, isFresh) => {
    const { member } = await staffWithFactor()
    await ageProof(portal, member, minutes)
    expect((await resolveSession(portal.db, member.token, '127.0.0.1'))?.staff?.hasFreshProof).toBe(isFresh)
  })
})
