import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createMember, createTeam, type TestTeam } from '../../../../tests/support/world/actors.ts'
import { createTool, plainAnswers } from '../../../../tests/support/world/tools.ts'
import { makeStatement, verifyTeam } from '../../../../tests/support/world/verifications.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

async function wishedBy(team: TestTeam, toolId?: string) {
  const api = await portal.api({ token: team.superAdmin.token })
  return (await api.toolbox.wished({ ...(toolId && { toolId }) })).tool
}

/** Begins the organisation's statement on the way to a tool. */
async function setOut(team: TestTeam, toolId: string) {
  const api = await portal.api({ token: team.superAdmin.token })
  await api.organisations.saveDraft({ TeamID: team.teamId, toolId, name: '青禾' })
}

async function newestNotice(team: TestTeam, locale: 'zh' | 'en') {
  const api = await portal.api({ token: team.superAdmin.token, locale })
  return (await api.messages.describeMessageList({})).list[0]
}

describe('the tool that a team set out to apply for', () => {
  it('is not remembered for just viewing it, but named when coming from it', async () => {
    const team = await createTeam(portal)
    const toolId = await createTool(portal)
    const api = await portal.api({ token: team.superAdmin.token })
    const { offeringName: name } = await api.applications.form({ toolId })
    expect(await wishedBy(team, toolId)).toEqual({ toolId, name })
    expect(await wishedBy(team)).toBeNull()
    expect(
      await portal.db.selectFrom('tool_wishes').selectAll().where('team_id', '=', team.teamId).execute(),
    ).toEqual([])
  })

  it('is remembered once its form is begun, for everyone in the team and nobody else', async () => {
    const [team, other] = [await createTeam(portal), await createTeam(portal)]
    const toolId = await createTool(portal)
    const api = await portal.api({ token: team.superAdmin.token })
    await api.applications.start({ TeamID: team.teamId, toolId })
    const { offeringName } = await api.applications.form({ toolId })
    expect(await wishedBy(team)).toEqual({ toolId, name: offeringName })
    const mate = await createMember(portal, team.teamId, 'member')
    expect((await (await portal.api({ token: mate.token })).toolbox.wished({})).tool).toEqual({
      toolId,
      name: offeringName,
    })
    expect(await wishedBy(other)).toBeNull()
  })

  it('is the newest one, and none that does not exist', async () => {
    const team = await createTeam(portal)
    const [first, second] = [await createTool(portal), await createTool(portal)]
    await setOut(team, first)
    await setOut(team, second)
    expect(await wishedBy(team)).toMatchObject({ toolId: second })
    await setOut(team, '99999999')
    expect(await wishedBy(team, '99999999')).toMatchObject({ toolId: second })
  })

  it('is remembered with the statement and its letter that are sent on the way', async () => {
    const team = await createTeam(portal)
    const { organisations } = await portal.api({ token: team.superAdmin.token })
    const [first, second] = [await createTool(portal), await createTool(portal)]
    const { letter, realName, position, ...statement } = await makeStatement(portal, team)
    await organisations.add({ ...statement, toolId: first })
    expect(await wishedBy(team)).toMatchObject({ toolId: first })
    const { TeamID } = statement
    await organisations.addUserVerification({ TeamID, realName, position, letter, toolId: second })
    expect(await wishedBy(team)).toMatchObject({ toolId: second })
  })

  it('is forgotten once the team has applied, or has given its draft up', async () => {
    const team = await createTeam(portal)
    const api = (await portal.api({ token: team.superAdmin.token })).applications
    const TeamID = team.teamId
    const toolId = await createTool(portal)
    await setOut(team, toolId)
    await api.start({ TeamID, toolId })
    expect(await wishedBy(team)).toMatchObject({ toolId })
    await api.submit({ TeamID, toolId, answers: plainAnswers })
    expect(await wishedBy(team)).toBeNull()
    await api.form({ toolId })
    expect(await wishedBy(team)).toBeNull()

    const given = await createTool(portal)
    await setOut(team, given)
    const { applicationId } = await api.start({ TeamID, toolId: given })
    await api.discardDraft({ TeamID, applicationId })
    expect(await wishedBy(team)).toBeNull()
  })

  it('is not offered after 90 days, nor once it is withdrawn', async () => {
    const team = await createTeam(portal)
    const toolId = await createTool(portal)
    await setOut(team, toolId)
    const change = (table: 'tool_wishes' | 'tool_texts', set: object) =>
      portal.db.updateTable(table).set(set).where('tool_number', '=', Number(toolId)).execute()
    await change('tool_wishes', { wished_at: new Date(Date.now() - 91 * 86_400_000) })
    expect(await wishedBy(team)).toBeNull()
    await change('tool_wishes', { wished_at: new Date() })
    expect(await wishedBy(team)).toMatchObject({ toolId })
    await change('tool_texts', { state: 'withdrawn' })
    expect(await wishedBy(team)).toBeNull()
  })

  it('stands in the message that the organisation is verified, which leads on to it', async () => {
    const team = await createTeam(portal)
    const toolId = await createTool(portal)
    await setOut(team, toolId)
    await verifyTeam(portal, team)
    for (const locale of ['zh', 'en'] as const) {
      const notice = await newestNotice(team, locale)
      const api = await portal.api({ token: team.superAdmin.token, locale })
      const { tool } = await api.toolbox.wished({})
      expect(notice?.body).toContain(tool?.name)
      expect(notice?.link).toBe(`${locale === 'en' ? '/en' : ''}/toolAskFor/${toolId}`)
    }
    const without = await verifyTeam(portal)
    expect((await newestNotice(without.team, 'zh'))?.link).toBe(
      `/authenticationInfo/${without.organisationId}`,
    )
  })
})
