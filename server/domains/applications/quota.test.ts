import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiError } from '../../../shared/contract/errors.ts'
import { shanghaiYear } from '../../../shared/lib/text/shanghai-time.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createTeam, type TestTeam } from '../../../tests/support/world/actors.ts'
import { createApplication } from '../../../tests/support/world/applications.ts'
import { createTool, plainAnswers } from '../../../tests/support/world/tools.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const year = shanghaiYear(new Date())

async function periodOf(toolId: string) {
  return portal.db
    .selectFrom('offering_stock_periods')
    .select(['reserved', 'spent'])
    .where('offering_number', '=', Number(toolId))
    .where('year', '=', year)
    .executeTakeFirst()
}

/** Retries as a client does when the server says that it is busy. */
async function patiently<T>(call: () => Promise<T>): Promise<T | ApiError> {
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.reason !== 'unavailable') return error
    }
  }
}

describe('trust 37: quota', () => {
  it('never gives out more than the stock of 10, with 200 at once and withdrawals between', {
    timeout: 120_000,
  }, async () => {
    const toolId = await createTool(portal, { stockPerYear: 10 })
    const teams: TestTeam[] = []
    while (teams.length < 200) {
      teams.push(...(await Promise.all(Array.from({ length: 10 }, () => createTeam(portal)))))
    }
    let withdrawn = 0
    const outcomes = await Promise.all(
      teams.map(async ({ teamId: TeamID, superAdmin }, index) => {
        const api = await patiently(() => portal.api({ token: superAdmin.token }))
        if (api instanceof ApiError) return api.reason
        const submitted = await patiently(() =>
          api.applications.submit(
            { TeamID, toolId, answers: plainAnswers },
            { idempotencyKey: `submit-${index}` },
          ),
        )
        if (submitted instanceof ApiError) return submitted.reason
        if (withdrawn >= 5) return 'held'
        withdrawn += 1
        await patiently(() => api.applications.withdraw({ TeamID, applicationId: submitted.applicationId }))
        return 'withdrawn'
      }),
    )
    // A team refused before a place was freed retries once.
    for (const [index, team] of teams.entries()) {
      if (outcomes[index] !== 'quotaExhausted') continue
      const api = await portal.api({ token: team.superAdmin.token })
      const again = await patiently(() =>
        api.applications.submit({ TeamID: team.teamId, toolId, answers: plainAnswers }),
      )
      outcomes[index] = again instanceof ApiError ? again.reason : 'held'
    }
    expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(10)
    expect(outcomes.filter((outcome) => outcome === 'withdrawn')).toHaveLength(5)
    expect(outcomes.filter((outcome) => outcome === 'quotaExhausted')).toHaveLength(185)
    expect(await periodOf(toolId)).toEqual({ reserved: 10, spent: 0 })
    const open = await portal.db
      .selectFrom('applications')
      .select('id')
      .where('offering_number', '=', Number(toolId))
      .where('state', '=', 'submitted')
      .execute()
    expect(open).toHaveLength(10)
  })

  it('holds one team to its yearly allowance, whatever comes at once', async () => {
    const team = await createTeam(portal)
    const api = await portal.api({ token: team.superAdmin.token })
    const tools = await Promise.all(
      Array.from({ length: 6 }, () => createTool(portal, { allowanceUnits: 3 })),
    )
    const outcomes = await Promise.all(
      tools.map((toolId) =>
        patiently(() => api.applications.submit({ TeamID: team.teamId, toolId, answers: plainAnswers })),
      ),
    )
    const refused = outcomes.filter((outcome) => outcome instanceof ApiError)
    expect(refused).toHaveLength(3)
    for (const error of refused) expect(error.reason).toBe('allowanceExhausted')
  })
})

describe('a reservation', () => {
  it.each([
    ['draft', undefined],
    ['submitted', { reserved: 1, spent: 0 }],
    ['needs_correction', { reserved: 1, spent: 0 }],
    ['withdrawn', { reserved: 0, spent: 0 }],
    ['rejected', { reserved: 0, spent: 0 }],
    ['fulfilling', { reserved: 0, spent: 1 }],
    ['active', { reserved: 0, spent: 1 }],
  ] as const)('of an application that is %s', async (state, expected) => {
    const toolId = await createTool(portal, { stockPerYear: 3 })
    await createApplication(portal, state, { toolId })
    expect(await periodOf(toolId)).toEqual(expected)
  })

  it('reduces what is left', async () => {
    const toolId = await createTool(portal, { stockPerYear: 3, allowanceUnits: 4 })
    const { team } = await createApplication(portal, 'submitted', { toolId })
    const api = await portal.api({ token: team.superAdmin.token })
    const { quota, openApplicationId, isEligible } = await api.applications.eligibility({ toolId })
    expect(quota).toEqual({ year, stock: 3, stockLeft: 2, allowance: 10, allowanceLeft: 6, units: 4 })
    expect(openApplicationId).not.toBeNull()
    expect(isEligible).toBe(false)
  })
})
