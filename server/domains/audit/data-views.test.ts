import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import {
  createAccount,
  createMember,
  createSession,
  createStaff,
  createTeam,
  type TestAccount,
} from '../../../tests/support/world/actors.ts'
import { createApplication } from '../../../tests/support/world/applications.ts'
import { makeStatement, sendVerification } from '../../../tests/support/world/verifications.ts'
import { sweepExpired } from '../../http/door/sweep-expired.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

async function viewsOf({ token }: TestAccount) {
  return (await portal.api({ token })).usercenter.dataViews({})
}

/** A member of staff with a unique name. */
async function staffNamed(role: 'reviewer' | 'verifier', name: string) {
  const member = await createStaff(portal, [role])
  await portal.db
    .updateTable('staff_members')
    .set({ display_name: name })
    .where('account_id', '=', member.accountId)
    .execute()
  return { ...member, api: await portal.api({ token: member.token }) }
}

async function auditsOf(subjectId: string): Promise<number> {
  const rows = await portal.db
    .selectFrom('audit_events')
    .select('position')
    .where('subject_id', '=', subjectId)
    .where('kind', 'like', '%.revealed')
    .execute()
  return rows.length
}

describe('the list of people who viewed a full phone number', () => {
  it('keeps reasons encrypted, old ones too, and forgets them after three years', async () => {
    const { applicationId, team } = await createApplication(portal, 'in_review')
    const { api, accountId } = await staffNamed('reviewer', '审核员丁文')
    await api.applicationsStaff.reveal({ applicationId, reason: '约林知远来谈，13812345678' })
    const rows = () =>
      portal.db
        .selectFrom('data_views')
        .selectAll()
        .where('viewed_account_id', '=', team.superAdmin.accountId)
        .orderBy('at')
        .execute()
    const [row] = await rows()
    expect(JSON.stringify(row)).not.toMatch(/林知远|13812345678/)
    const audit = await portal.db
      .selectFrom('audit_events')
      .select('after')
      .where('subject_id', '=', applicationId)
      .where('kind', 'like', '%.revealed')
      .execute()
    expect(JSON.stringify(audit)).not.toContain('13812345678')
    const base = {
      viewed_account_id: team.superAdmin.accountId,
      viewer_account_id: accountId,
      what: 'application' as const,
      subject_id: applicationId,
      reference: 'SQ-2023-AAAAA',
    }
    const [fresh, old] = [new Date(Date.now() - 60_000), new Date('2020-01-01T00:00:00Z')]
    await portal.db
      .insertInto('data_views')
      .values([
        { ...base, reason: '核对地址', at: fresh },
        { ...base, reason: '很久以前', at: old },
      ])
      .execute()
    await sweepExpired(portal.services, {}, 'test')
    expect((await rows()).map(({ reason }) => reason)).toEqual([null, null])
    const reasons = (await viewsOf(team.superAdmin)).views.map(({ reason }) => reason)
    expect(reasons).toEqual(['约林知远来谈，138****5678', '核对地址'])
  })

  it('is empty at first', async () => {
    expect(await viewsOf(await createAccount(portal))).toEqual({ views: [], total: 0 })
  })

  it('for an application: one entry for the person who began it, with viewer and reason, and none for others', async () => {
    const { applicationId, team } = await createApplication(portal, 'in_review')
    const mate = await createMember(portal, team.teamId, 'admin')
    const reviewer = await staffNamed('reviewer', '审核员沈青')
    const before = Date.now()
    await reviewer.api.applicationsStaff.reveal({ applicationId, reason: '约时间' })
    const { reference } = await portal.db
      .selectFrom('applications')
      .select('reference')
      .where('id', '=', applicationId)
      .executeTakeFirstOrThrow()
    const { views, total } = await viewsOf(team.superAdmin)
    expect(views).toEqual([
      { what: 'application', reference, staffName: '审核员沈青', reason: '约时间', at: views[0]?.at },
    ])
    expect(total).toBe(1)
    expect(Math.abs(Date.parse(views[0]?.at ?? '') - before)).toBeLessThan(60_000)
    for (const other of [mate, reviewer, await createAccount(portal)]) {
      expect(await viewsOf(other)).toEqual({ views: [], total: 0 })
    }
  })

  it('for a verification: for its acting person, and for the owner of a phone in it', async () => {
    const team = await createTeam(portal)
    const contact = await createAccount(portal)
    const { organisationId } = await (await portal.api({ token: team.superAdmin.token })).organisations.add({
      ...(await makeStatement(portal, team)),
      contactPhone: contact.phone.replace('+86', ''),
    })
    const verifier = await staffNamed('verifier', '核验员顾白')
    const reason = `打 ${contact.phone} 核对，或 139 1234 5678`
    await verifier.api.organisationsStaff.reveal({ organisationId, reason })
    for (const person of [team.superAdmin, contact]) {
      const { views } = await viewsOf(person)
      expect(views).toMatchObject([{ what: 'verification', staffName: '核验员顾白' }])
      expect(views[0]?.reference).toMatch(/\S/)
      // A number in the reason stays masked, because the list is part of the page.
      expect(views[0]?.reason).toMatch(/^打 139\*{4}\d{4} 核对，或 139\*{4}5678$/)
    }
    expect(await auditsOf(organisationId)).toBe(1)
  })

  it('for a corrected verification: also for the owner of an earlier phone', async () => {
    const [team, earlier, contact] = [
      await createTeam(portal),
      await createAccount(portal),
      await createAccount(portal),
    ]
    const stated = (phone: string) => ({ contactPhone: phone.replace('+86', '') })
    const { organisations } = await portal.api({ token: team.superAdmin.token })
    const sent = await organisations.add({ ...(await makeStatement(portal, team)), ...stated(earlier.phone) })
    const verifier = await staffNamed('verifier', '核验员方池')
    const { organisationId } = sent
    await verifier.api.organisationsStaff.decide({
      organisationId,
      version: sent.version,
      outcome: 'returned',
      exists: 'met',
      personMayAct: 'met',
      eligible: 'met',
      standing: 'unknown',
      reason: 'moreNeeded',
      remarks: [{ field: 'contactPhone', text: '打不通' }],
    })
    const { version } = await organisations.detail({ organisationId })
    await organisations.add({ TeamID: team.teamId, organisationId, version, ...stated(contact.phone) })
    await verifier.api.organisationsStaff.reveal({ organisationId, reason: '核对' })
    for (const person of [earlier, contact]) expect((await viewsOf(person)).total).toBe(1)
  })

  it('has no entry for a refused view', async () => {
    const sent = await sendVerification(portal)
    const verifier = await staffNamed('verifier', '核验员陆一')
    await portal.db
      .updateTable('sessions')
      .set({ step_up_at: new Date(Date.now() - 16 * 60_000) })
      .where('account_id', '=', verifier.accountId)
      .execute()
    const { organisationsStaff } = await portal.api({ token: verifier.token })
    const refused = organisationsStaff.reveal({ organisationId: sent.organisationId, reason: '核对' })
    await expect(refused).rejects.toMatchObject({ reason: 'stepUpNeeded' })
    expect(await viewsOf(sent.team.superAdmin)).toEqual({ views: [], total: 0 })
    expect(await auditsOf(sent.organisationId)).toBe(0)
  })

  it('lists the newest 50 and says how many there are', async () => {
    const { applicationId, team } = await createApplication(portal, 'in_review')
    const reviewer = await staffNamed('reviewer', '审核员何清')
    await reviewer.api.applicationsStaff.reveal({ applicationId, reason: '第一次' })
    const first = await portal.db
      .selectFrom('data_views')
      .selectAll()
      .where('subject_id', '=', applicationId)
      .executeTakeFirstOrThrow()
    await portal.db
      .insertInto('data_views')
      .values(
        Array.from({ length: 50 }, (_, index) => ({
          ...first,
          id: undefined,
          reason: `第 ${index + 2} 次`,
          reason_encrypted: null,
          at: new Date(first.at.getTime() + (index + 1) * 1000),
        })),
      )
      .execute()
    const { views, total } = await viewsOf(team.superAdmin)
    expect([views.length, total]).toEqual([50, 51])
    expect([views[0]?.reason, views.at(-1)?.reason]).toEqual(['第 51 次', '第 2 次'])
  })

  it('requires signing in', async () => {
    const visitor = await portal.api({})
    await expect(visitor.usercenter.dataViews({})).rejects.toMatchObject({ reason: 'loginEnded' })
    const { accountId } = await createAccount(portal)
    const again = await portal.api({ token: await createSession(portal, accountId) })
    expect(await again.usercenter.dataViews({})).toEqual({ views: [], total: 0 })
  })
})
