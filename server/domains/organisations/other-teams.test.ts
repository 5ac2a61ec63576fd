import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createStaff, type TestAccount } from '../../../tests/support/world/actors.ts'
import {
  type SentByTeam,
  sendForSame,
  verifyForSame,
  verifyTeam,
} from '../../../tests/support/world/verifications.ts'
import { watchVerifications } from './watch-verifications.jobs.ts'

let portal: TestPortal
let verifier: TestAccount
beforeAll(async () => {
  portal = await openPortal()
  verifier = await createStaff(portal, ['verifier'])
})
afterAll(() => portal.close())

const apiOf = ({ team }: SentByTeam) => portal.api({ token: team.superAdmin.token })

async function noticesOf({ team }: SentByTeam) {
  const rows = await portal.db
    .selectFrom('notifications')
    .select(['template', 'params'])
    .where('team_id', '=', team.teamId)
    .orderBy('id')
    .execute()
  return rows.filter(({ template }) => /another_team|others_act/.test(template))
}

describe('another team of an organisation', () => {
  it('is told that others act for it, and these that it asks: neither of people or teams', async () => {
    const first = await verifyTeam(portal)
    const { name, creditCode } = await (await apiOf(first)).organisations.detail({
      organisationId: first.organisationId,
    })
    const second = await sendForSame(portal, first)
    const asked = await (await apiOf(second)).organisations.check({ creditCode: String(creditCode) })
    expect(asked).toMatchObject({
      exists: true,
      isMine: true,
      taken: { organisationId: first.organisationId, isVerified: true, canBeAsked: true },
    })
    expect(Object.keys(asked.taken ?? {}).sort()).toEqual(['canBeAsked', 'isVerified', 'organisationId'])
    expect(await noticesOf(first)).toEqual([{ template: 'verification_another_team', params: { name } }])
    expect(await noticesOf(second)).toMatchObject([{ template: 'verification_others_act', params: { name } }])
  })

  it('is reviewed by itself, beside the others and their letters', async () => {
    const first = await verifyTeam(portal)
    const second = await sendForSame(portal, first)
    const staff = await portal.api({ token: verifier.token })
    const { otherTeams } = await staff.organisationsStaff.detail({ organisationId: second.organisationId })
    expect(otherTeams).toMatchObject([{ organisationId: first.organisationId, state: 'verified' }])
    expect(
      (await (await apiOf(second)).organisations.detail({ organisationId: second.organisationId })).holds,
    ).toBe(false)
    expect(
      (await (await apiOf(first)).organisations.detail({ organisationId: first.organisationId })).holds,
    ).toBe(true)
  })

  it('is not decided by somebody of any team of the organisation', async () => {
    const first = await verifyTeam(portal)
    const { organisationId, version } = await sendForSame(portal, first)
    await sql`insert into memberships (team_id, account_id, role, left_at)
      values (${first.team.teamId}, ${verifier.accountId}, 'member', now())`.execute(portal.db)
    const staff = await portal.api({ token: verifier.token })
    expect((await staff.organisationsStaff.detail({ organisationId })).isOwnInterest).toBe(true)
    const met = { exists: 'met', personMayAct: 'met', eligible: 'met', standing: 'met' } as const
    await expect(
      staff.organisationsStaff.decide({ organisationId, version, outcome: 'verified', ...met }),
    ).rejects.toMatchObject({ reason: 'ownInterest' })
    await portal.db.deleteFrom('memberships').where('account_id', '=', verifier.accountId).execute()
  })

  it('stays when everybody has left one of the others', async () => {
    const first = await verifyTeam(portal)
    const second = await verifyForSame(portal, first)
    await sql`update memberships set left_at = now() where team_id = ${first.team.teamId}`.execute(portal.db)
    await watchVerifications(portal.services, {}, randomUUID())
    const staff = await portal.api({ token: verifier.token })
    const { otherTeams, state } = await staff.organisationsStaff.detail({
      organisationId: second.organisationId,
    })
    expect([state, otherTeams[0]?.state]).toEqual(['verified', 'closed'])
  })

  it('shares one public page, which stays while any of them acts for it', async () => {
    const first = await verifyTeam(portal)
    const second = await verifyForSame(portal, first)
    const agreed = {
      isShown: true,
      showsTools: false,
      aboutZh: '陪伴山里的孩子读书。',
      aboutEn: '',
      website: '',
    }
    await (await apiOf(first)).organisations.saveFace({ TeamID: first.team.teamId, version: 0, ...agreed })
    const { face } = await (await apiOf(second)).organisations.face({})
    expect(face).toMatchObject({ organisationId: first.organisationId, isShown: true, version: 1 })
    const visitor = await portal.api()
    const [own, others] = [
      { organisationId: first.organisationId },
      { organisationId: second.organisationId },
    ]
    expect(await visitor.organisations.publicFace(own)).toMatchObject({ about: agreed.aboutZh })
    await expect(visitor.organisations.publicFace(others)).rejects.toMatchObject({ reason: 'notFound' })
    await sql`update organisations set state = 'revoked' where id = ${first.organisationId}`.execute(
      portal.db,
    )
    expect(await visitor.organisations.publicFace(own)).toMatchObject({ about: agreed.aboutZh })
    await sql`update organisations set state = 'revoked' where id = ${second.organisationId}`.execute(
      portal.db,
    )
    await expect(visitor.organisations.publicFace(own)).rejects.toMatchObject({ reason: 'notFound' })
  })
})
