import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StaffRole } from '../../../../shared/rules/staff/roles.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { ageProof, codeOf, setUpFactor } from '../../../../tests/support/second-factor.ts'
import { createAccount, createSession, createStaff } from '../../../../tests/support/world/actors.ts'
import { resolveSession } from '../../sign-in/sessions/resolve-session.ts'
import { createStaffInvitation } from './create-staff-invitation.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

async function invite(roles: StaffRole[] = ['reviewer'], renewsSecondFactor = false): Promise<string> {
  const input = { name: '许未', roles, renewsSecondFactor }
  const { link } = await createStaffInvitation(portal.db, 'https://yisun.example', input, 'commandLine')
  return new URL(link).searchParams.get('token') ?? ''
}

describe('an invitation', () => {
  it('makes a member of staff, whose authenticator is set up in the same session', async () => {
    const token = await invite(['reviewer', 'verifier'])
    const person = await createAccount(portal)
    const other = await createSession(portal, person.accountId)
    const api = await portal.api({ token: person.token })
    await api.staff.invitationAccept({ token })
    expect(await resolveSession(portal.db, other, '127.0.0.1')).toBeNull()

    const fresh = await portal.api({ token: person.token })
    const state = await fresh.staff.secondFactor({})
    expect(state).toMatchObject({ name: '许未', isSetUp: false })
    expect(state.roles.map(({ key }) => key)).toEqual(['reviewer', 'verifier'])
    expect(state.enrolment?.uri).toContain(state.enrolment?.secret)
    await expect(fresh.staff.memberlist({})).rejects.toMatchObject({ reason: 'secondFactorNeeded' })
    await fresh.staff.secondFactorConfirm({ code: await codeOf(portal, state.enrolment?.secret ?? '') })
    expect(await fresh.staff.secondFactor({})).toMatchObject({
      isSetUp: true,
      isProven: true,
      enrolment: null,
    })
  })

  it('is used once, also by twenty people at once', async () => {
    const token = await invite()
    const people = await Promise.all(Array.from({ length: 20 }, () => createAccount(portal)))
    const answers = await Promise.allSettled(
      people.map(async (person) =>
        (await portal.api({ token: person.token })).staff.invitationAccept({ token }),
      ),
    )
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1)
  })

  it('ends after 30 minutes', async () => {
    const token = await invite()
    await portal.db.updateTable('staff_invitations').set({ expires_at: sql<Date>`now()` }).execute()
    const api = await portal.api({ token: (await createAccount(portal)).token })
    expect(await api.staff.invitation({ token })).toEqual({ state: 'closed' })
    await expect(api.staff.invitationAccept({ token })).rejects.toMatchObject({ reason: 'codeUnusable' })
  })

  it('lives 30 minutes and is stored as a hash alone', async () => {
    const token = await invite()
    const rows = await portal.db.selectFrom('staff_invitations').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    const last = rows.at(-1)
    const lifeMs = (last?.expires_at?.getTime() ?? 0) - (last?.created_at.getTime() ?? 0)
    expect(lifeMs).toBe(30 * 60_000)
  })

  it.each(['unknown', 'used'])('says nothing of itself when %s', async (kind) => {
    const token = kind === 'used' ? await invite() : randomBytes(32).toString('base64url')
    if (kind === 'used') {
      await (await portal.api({ token: (await createAccount(portal)).token })).staff.invitationAccept({
        token,
      })
    }
    expect(await (await portal.api()).staff.invitation({ token })).toEqual({ state: 'closed' })
  })

  it('adds roles to a member and keeps their authenticator, unless it renews it', async () => {
    const member = await createStaff(portal, ['editor'])
    const secret = await setUpFactor(portal, member)
    const api = await portal.api({ token: member.token })
    await api.staff.invitationAccept({ token: await invite(['reviewer']) })
    const state = await (await portal.api({ token: member.token })).staff.secondFactor({})
    expect(state).toMatchObject({ isSetUp: true, isProven: false })
    expect(state.roles.map(({ key }) => key)).toEqual(['reviewer', 'editor'])

    await (await portal.api({ token: member.token })).staff.invitationAccept({
      token: await invite(['reviewer'], true),
    })
    const renewed = await (await portal.api({ token: member.token })).staff.secondFactor({})
    expect(renewed).toMatchObject({ isSetUp: false })
    expect(renewed.enrolment?.secret).not.toBe(secret)
  })

  it('puts the session under the limits of staff', async () => {
    const person = await createAccount(portal)
    await (await portal.api({ token: person.token })).staff.invitationAccept({ token: await invite() })
    await portal.db
      .updateTable('sessions')
      .set({ last_seen_at: sql<Date>`now() - interval '61 minutes'` })
      .where('account_id', '=', person.accountId)
      .execute()
    expect(await resolveSession(portal.db, person.token, '127.0.0.1')).toBeNull()
  })
})

describe('members', () => {
  it('are changed by administrators alone, with a fresh proof', async () => {
    const target = await createStaff(portal, ['reviewer'])
    const change = { userID: target.accountId, roles: ['editor' as const] }
    const reviewer = await portal.api({ token: (await createStaff(portal, ['reviewer'])).token })
    await expect(reviewer.staff.memberRoles(change)).rejects.toMatchObject({ reason: 'notAvailable' })
    await expect(reviewer.staff.memberlist({})).rejects.toMatchObject({ reason: 'notAvailable' })
    const administrator = await createStaff(portal, ['administrator'])
    await ageProof(portal, administrator, 16)
    const api = await portal.api({ token: administrator.token })
    await expect(api.staff.memberRoles(change)).rejects.toMatchObject({ reason: 'stepUpNeeded' })
    await expect(api.staff.invitationCreate({ name: '许未', roles: ['editor'] })).rejects.toMatchObject({
      reason: 'stepUpNeeded',
    })
  })
})
