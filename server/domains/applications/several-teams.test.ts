import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiError } from '../../../shared/contract/errors.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createStaff } from '../../../tests/support/world/actors.ts'
import { createTool, plainAnswers } from '../../../tests/support/world/tools.ts'
import { type SentByTeam, verifyForSame, verifyTeam } from '../../../tests/support/world/verifications.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const apiOf = ({ team }: SentByTeam) => portal.api({ token: team.superAdmin.token })

async function twoTeams() {
  const first = await verifyTeam(portal)
  return [first, await verifyForSame(portal, first, first.verifier)] as const
}

/** Submits, again where the server is busy. @returns the reason of a refusal */
async function apply(by: SentByTeam, toolId: string): Promise<string> {
  const api = await apiOf(by)
  for (;;) {
    try {
      await api.applications.submit({ TeamID: by.team.teamId, toolId, answers: plainAnswers })
      return 'sent'
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.reason !== 'unavailable') return error.reason
    }
  }
}

describe('teams of one organisation', () => {
  it('have one allowance between them: of thirty applications at once it is never exceeded', async () => {
    const [first, second] = await twoTeams()
    const tools = await Promise.all(
      Array.from({ length: 30 }, () => createTool(portal, { allowanceUnits: 1 })),
    )
    const outcomes = await Promise.all(
      tools.map((toolId, index) => apply(index % 2 ? first : second, toolId)),
    )
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(10)
    expect(outcomes.filter((outcome) => outcome === 'allowanceExhausted')).toHaveLength(20)
  })

  it('have one open application for a tool between them, however they race, and read that the other has it', async () => {
    const [first, second] = await twoTeams()
    const toolId = await createTool(portal)
    const outcomes = await Promise.all([apply(first, toolId), apply(second, toolId)])
    expect(outcomes.toSorted()).toEqual(['otherTeamApplied', 'sent'])
    const both = await Promise.all(
      [first, second].map(async (by) => (await apiOf(by)).applications.eligibility({ toolId })),
    )
    const [without] = both.filter(({ openApplicationId }) => openApplicationId === null)
    const rule = without?.rules.find(({ kind }) => kind === 'noOpenApplication')
    expect(rule).toMatchObject({
      verdict: 'notMet',
      fix: null,
      text: '你们机构的另一个团队已经有一份进行中的申请',
    })
    expect(without?.rules.find(({ kind }) => kind === 'allowance')?.text).toContain('其他团队')
  })

  it('do not wait for a team that no longer acts for it', async () => {
    const [first, second] = await twoTeams()
    const toolId = await createTool(portal)
    expect([await apply(first, toolId), await apply(second, toolId)]).toEqual(['sent', 'otherTeamApplied'])
    const staff = await portal.api({ token: (await createStaff(portal, ['verifier'])).token })
    const { organisationId } = first
    const { version } = await staff.organisationsStaff.detail({ organisationId })
    await staff.organisationsStaff.changeStanding({
      organisationId,
      version,
      action: 'revoke',
      reason: 'complaint',
    })
    expect(await apply(second, toolId)).toBe('sent')
  })
})
