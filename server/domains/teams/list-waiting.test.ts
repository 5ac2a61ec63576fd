import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WaitingKind } from '../../../shared/rules/staff/waiting.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createAccount, createMember, createTeam } from '../../../tests/support/world/actors.ts'
import { requestChange } from '../../../tests/support/world/super-admin-changes.ts'
import { openSurveyFor } from '../../../tests/support/world/surveys.ts'
import { verifyTeam } from '../../../tests/support/world/verifications.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const apiOf = ({ token }: { token: string }) => portal.api({ token })
const waitsFor = async (person: { token: string }) => (await apiOf(person)).usercenter.waiting({})
const of = (kind: WaitingKind) => expect.objectContaining({ kind })
const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)

describe('what waits for me', () => {
  it('is nothing for a new person', async () => {
    expect(await waitsFor(await createAccount(portal))).toEqual({ waiting: [], verification: null })
  })

  it('is a request to join, for those who decide and for the requester', async () => {
    const { team, organisationId } = await verifyTeam(portal)
    const member = await createMember(portal, team.teamId, 'member')
    const admin = await createMember(portal, team.teamId, 'admin')
    const person = await createAccount(portal)
    await (await apiOf(person)).teams.applyJoinTeamMessage({ organisationId, name: '苏澄' })
    const asked = { kind: 'joinAsked', id: team.teamId, until: null, count: 1 }
    expect((await waitsFor(admin)).waiting).toContainEqual(expect.objectContaining(asked))
    expect((await waitsFor(member)).waiting).not.toContainEqual(of('joinAsked'))
    const sent = { kind: 'joinSent', id: organisationId, name: expect.stringMatching(/./) }
    expect((await waitsFor(person)).waiting).toContainEqual(expect.objectContaining(sent))
  })

  it('is a missing name, for a person who works with others', async () => {
    const { superAdmin } = await createTeam(portal)
    expect((await waitsFor(superAdmin)).waiting).toEqual([of('name')])
    await (await apiOf(superAdmin)).usercenter.profileupdate({ name: '苏澄' })
    expect((await waitsFor(superAdmin)).waiting).toEqual([])
    const { superAdmin: alone } = await createTeam(portal, { kind: 'person' })
    expect((await waitsFor(alone)).waiting).toEqual([])
  })

  it('is a hand-over, for its two sides, with its day', async () => {
    const { teamId, superAdmin } = await createTeam(portal)
    const mate = await createMember(portal, teamId, 'member')
    await (await apiOf(superAdmin)).handOvers.offer({ TeamID: teamId, userID: mate.accountId })
    const [first, ...others] = (await waitsFor(mate)).waiting
    expect(first).toMatchObject({ kind: 'handOver', id: teamId, until: day })
    expect(others).toContainEqual(expect.objectContaining({ kind: 'messages', count: 1 }))
    expect((await waitsFor(superAdmin)).waiting).toContainEqual(of('handOverSent'))
  })

  it('is a change of super admin that waits for my answer, before what has no day', async () => {
    const { team } = await verifyTeam(portal)
    const { changeId } = await requestChange(portal, { team })
    const { waiting } = await waitsFor(team.superAdmin)
    expect(waiting[0]).toMatchObject({ kind: 'superAdminChange', id: changeId, until: day })
    await (await apiOf(team.superAdmin)).organisations.superAdminAnswer({
      changeId,
      version: (await (await apiOf(team.superAdmin)).organisations.superAdminDetail({ changeId })).version,
      action: 'agree',
    })
    expect((await waitsFor(team.superAdmin)).waiting).not.toContainEqual(of('superAdminChange'))
  })

  it('is a survey until it is answered, and until when my team’s verification holds', async () => {
    const { team } = await verifyTeam(portal)
    const surveyId = await openSurveyFor(portal, [team.superAdmin.accountId])
    const { waiting, verification } = await waitsFor(team.superAdmin)
    expect(waiting).toContainEqual(expect.objectContaining({ kind: 'survey', id: surveyId }))
    expect(verification).toMatchObject({ kind: 'ends', until: day })
  })
})
