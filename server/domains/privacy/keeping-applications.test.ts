import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Api } from '../../../shared/contract/contract.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createStaff, createTeam } from '../../../tests/support/world/actors.ts'
import {
  createApplication,
  type TestApplication,
  versionOf,
} from '../../../tests/support/world/applications.ts'
import { createTool } from '../../../tests/support/world/tools.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const apiOf = ({ token }: { token: string }) => portal.api({ token })
const seen = async ({ applicationId }: TestApplication) => ({
  applicationId,
  version: await versionOf(portal, applicationId),
})

type End = (made: TestApplication, second: Api['applicationsStaff']) => Promise<unknown>

const withdraw: End = async ({ team, applicationId }) =>
  (await apiOf(team.superAdmin)).applications.withdraw({ TeamID: team.teamId, applicationId })
const complete: End = async (made, second) =>
  second.end({ ...(await seen(made)), how: 'complete', text: '团队要解散' })
const revoke: End = async (made, second) =>
  second.end({ ...(await seen(made)), how: 'revoke', text: '团队要解散' })
const reverse: End = async (made, second) =>
  second.reverse({ ...(await seen(made)), reasonCode: 'duplicate', text: '团队要解散' })

const ways: [Parameters<typeof createApplication>[1], 'withdraw' | 'ask', string, End][] = [
  ['submitted', 'withdraw', 'withdrawing', withdraw],
  ['in_review', 'withdraw', 'withdrawing', withdraw],
  ['needs_correction', 'withdraw', 'withdrawing', withdraw],
  ['approved', 'ask', 'turning the approval round', reverse],
  ['fulfilling', 'ask', 'turning the approval round', reverse],
  ['fulfilling', 'ask', 'revoking', revoke],
  ['active', 'ask', 'completing', complete],
  ['active', 'ask', 'revoking', revoke],
]

describe('an application that keeps its last member', () => {
  it.each(ways)(
    '%s: is ended by who is named (%s), by %s, and keeps nobody then',
    async (state, endedBy, _, end) => {
      // An approval stays `approved` while no code can be handed out.
      const toolId = await createTool(portal, { activationKind: state === 'approved' ? 'code' : 'steps' })
      const made = await createApplication(portal, state, { toolId })
      const { applicationId, team } = made
      const api = await apiOf(team.superAdmin)
      const found = await api.applications.details({ applicationId })
      expect(found.state).toBe(state)
      expect(found.may.withdraw).toBe(endedBy === 'withdraw')
      expect((await api.privacy.deletionPreview({})).obstacles).toMatchObject([
        {
          kind: 'application',
          id: applicationId,
          name: found.reference,
          application: { endedBy, otherTeam: null },
        },
      ])
      const leaving = await api.teams.leaving({})
      expect(leaving.hindrances).toEqual(['applications'])
      expect(leaving.applications).toEqual([{ applicationId, reference: found.reference, endedBy }])
      const ask = () => api.privacy.deletionRequest({})
      await expect(ask()).rejects.toMatchObject({ reason: 'illegalTransition' })

      const TeamID = team.teamId
      await api.applications.sendMessage({ TeamID, applicationId, body: '我们要退出，请结束这份申请' })
      const second = await apiOf(await createStaff(portal, ['reviewer']))
      await end(made, second.applicationsStaff)

      expect((await api.privacy.deletionPreview({})).obstacles).toEqual([])
      // Only the proof of identity is missing now.
      await expect(ask()).rejects.toMatchObject({ reason: 'stepUpNeeded' })
      expect(await api.teams.leaving({})).toMatchObject({ hindrances: [], applications: [] })
      await api.teams.leave({ TeamID })
    },
  )

  it('names the other team it belongs to, and opens after switching to it', async () => {
    const { applicationId, team } = await createApplication(portal, 'active')
    const acting = await createTeam(portal)
    const api = await apiOf(acting.superAdmin)
    // The only member of both: the other leader of the first has left.
    await portal.db
      .updateTable('memberships')
      .set({ account_id: acting.superAdmin.accountId })
      .where('team_id', '=', team.teamId)
      .execute()
    const { name } = await portal.db
      .selectFrom('teams')
      .select('name')
      .where('id', '=', team.teamId)
      .executeTakeFirstOrThrow()
    const otherTeam = { teamId: team.teamId, name }
    expect((await api.privacy.deletionPreview({})).obstacles).toMatchObject([
      { kind: 'application', id: applicationId, application: { endedBy: 'ask', otherTeam } },
    ])
    await expect(api.applications.details({ applicationId })).rejects.toMatchObject({
      reason: 'notAvailable',
    })
    await api.usercenter.teamchoose({ TeamID: team.teamId })
    const moved = await apiOf(acting.superAdmin)
    expect(await moved.applications.details({ applicationId })).toMatchObject({ applicationId })
    expect((await moved.privacy.deletionPreview({})).obstacles).toMatchObject([
      { application: { endedBy: 'ask', otherTeam: null } },
    ])
  })
})
