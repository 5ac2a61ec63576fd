import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SurveyGroup } from '../../../shared/rules/surveys.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import {
  createAccount,
  createMember,
  createStaff,
  createTeam,
  type TestAccount,
} from '../../../tests/support/world/actors.ts'
import { createApplication } from '../../../tests/support/world/applications.ts'
import { draftSurvey } from '../../../tests/support/world/surveys.ts'
import { verifyTeam } from '../../../tests/support/world/verifications.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

type Group = { group: SurveyGroup; people: TestAccount[] }

/** A group of each kind with two members. */
const groups: Record<SurveyGroup['kind'], () => Promise<Group>> = {
  async staffRoles() {
    const people = await Promise.all([0, 1].map(() => createStaff(portal, ['verifier'])))
    return { group: { kind: 'staffRoles', roles: ['verifier'] }, people }
  },
  async teamRoles() {
    const { teamId } = await createTeam(portal)
    const people = await Promise.all([0, 1].map(() => createMember(portal, teamId, 'admin')))
    return { group: { kind: 'teamRoles', roles: ['admin'] }, people }
  },
  async toolApplicants() {
    const { team, toolId } = await createApplication(portal, 'submitted')
    const people = await Promise.all([0, 1].map(() => createMember(portal, team.teamId, 'member')))
    return { group: { kind: 'toolApplicants', toolId }, people }
  },
  async verifiedAdmins() {
    const { team } = await verifyTeam(portal)
    const people = await Promise.all([0, 1].map(() => createMember(portal, team.teamId, 'admin')))
    return { group: { kind: 'verifiedAdmins' }, people }
  },
}

async function leave({ accountId }: TestAccount): Promise<void> {
  await portal.db
    .updateTable('memberships')
    .set({ left_at: new Date() })
    .where('account_id', '=', accountId)
    .execute()
  await portal.db
    .updateTable('staff_members')
    .set({ status: 'ended' })
    .where('account_id', '=', accountId)
    .execute()
}

it.each(Object.keys(groups) as SurveyGroup['kind'][])(
  'of %s whoever has left without an answer is asked no more and reads nothing of it',
  async (kind) => {
    const { group, people } = await groups[kind]()
    const { surveyId, version, editor } = await draftSurvey(portal, group)
    await (await portal.api({ token: editor.token })).surveysStaff.send({ surveyId, version })
    await portal.runJobs()
    const [answers, waits] = people as [TestAccount, TestAccount]
    const asked = (await portal.api({ token: waits.token })).surveys
    expect((await asked.detail({ surveyId })).sections).toHaveLength(1)
    expect(await asked.mine({})).toMatchObject({ total: 1, open: 1 })
    await (await portal.api({ token: answers.token })).surveys.answer({ surveyId, answers: { use: 'chat' } })
    await Promise.all(people.map(leave))

    const left = (await portal.api({ token: waits.token })).surveys
    await expect(left.detail({ surveyId })).rejects.toMatchObject({ reason: 'notAvailable' })
    await expect(left.answer({ surveyId, answers: { use: 'chat' } })).rejects.toMatchObject({
      reason: 'notAvailable',
    })
    expect(await left.mine({})).toEqual({ list: [], total: 0, open: 0 })
    const kept = (await portal.api({ token: answers.token })).surveys
    expect(await kept.detail({ surveyId })).toMatchObject({ answeredOn: expect.any(String), sections: [] })
    expect(await kept.mine({})).toMatchObject({ total: 1, open: 0 })

    const stranger = (await portal.api({ token: (await createAccount(portal)).token })).surveys
    await expect(stranger.detail({ surveyId })).rejects.toMatchObject({ reason: 'notAvailable' })
  },
)
