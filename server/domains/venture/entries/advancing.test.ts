import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Locale } from '../../../../shared/lib/locale.ts'
import type { EntryState } from '../../../../shared/rules/venture/entry-transitions.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createTeam, type TestTeam } from '../../../../tests/support/world/actors.ts'
import { plainAnswers } from '../../../../tests/support/world/tools.ts'
import { createRound } from '../../../../tests/support/world/venture/rounds.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const entryBecame = ({ teamId }: TestTeam, state: EntryState) =>
  portal.db.updateTable('venture_entries').set({ state }).where('team_id', '=', teamId).execute()

async function entered(roundId: string): Promise<{ team: TestTeam }> {
  const team = await createTeam(portal)
  const { applications } = await portal.api({ token: team.superAdmin.token })
  await applications.start({ TeamID: team.teamId, roundId })
  await applications.enterRound({ TeamID: team.teamId, roundId, answers: plainAnswers })
  return { team }
}

describe('a later round says beforehand who may enter it', () => {
  const advancing = async ({ superAdmin, teamId }: TestTeam, roundId: string, locale: Locale = 'zh') => {
    const { applications } = await portal.api({ token: superAdmin.token, locale })
    const [form, page] = [await applications.form({ roundId }), await applications.eligibility({ roundId })]
    const [rule] = form.rules.filter(({ kind }) => kind === 'advancing')
    expect(page.rules.find(({ kind }) => kind === 'advancing')).toEqual(rule)
    if (rule) expect(form.rules.at(0)).toEqual(rule)
    const start = () => applications.start({ TeamID: teamId, roundId })
    const isSendable = form.rules.every(({ verdict }) => verdict === 'met')
    return { ...rule, canStart: form.canStart, isSendable, start }
  }

  it('with the reason, and begins no form of a team that did not advance', async () => {
    const first = await createRound(portal, { edition: 701 })
    const second = await createRound(portal, { edition: 701, ordinal: 2 })
    const stranger = await createTeam(portal)
    const seen = await advancing(stranger, second)
    expect(seen).toMatchObject({ verdict: 'notMet', canStart: false, fix: null })
    expect(seen.text).toBe('上一轮晋级的团队可以报名：团队没有报名')
    expect((await advancing(stranger, second, 'en')).text).toBe(
      'Teams that advanced may enter: your team did not enter',
    )
    await expect(seen.start()).rejects.toThrow('notAdvanced')
    const { team } = await entered(first)
    for (const [state, reason] of [
      ['eliminated', '团队没有晋级'],
      ['withdrawn', '团队已经退出'],
      ['disqualified', '团队在这一期的参赛资格已被取消'],
    ] as const) {
      await entryBecame(team, state)
      const shown = await advancing(team, second)
      expect(shown).toMatchObject({ verdict: 'notMet', canStart: false })
      expect(shown.text).toContain(reason)
      await expect(shown.start()).rejects.toThrow('notAdvanced')
    }
    await entryBecame(team, 'advanced')
    const through = await advancing(team, second)
    expect(through).toMatchObject({ verdict: 'met', fix: null, canStart: true, isSendable: true })
    await through.start()
  })

  it('without telling what is decided and not published: it can be filled in and not yet sent', async () => {
    const first = await createRound(portal, { edition: 702 })
    const second = await createRound(portal, { edition: 702, ordinal: 2 })
    const { team } = await entered(first)
    const shown = []
    for (const state of ['submitted', 'eligible', 'in_review', 'decided', 'waitlisted'] as const) {
      await entryBecame(team, state)
      const { start: _, ...rule } = await advancing(team, second)
      shown.push(rule)
    }
    expect(shown[0]).toMatchObject({
      ...{ verdict: 'unknown', canStart: true, isSendable: false },
      fix: { step: 'waitForResult', path: null },
    })
    for (const rule of shown) expect(rule).toEqual(shown[0])
    const TeamID = team.teamId
    const own = (await portal.api({ token: team.superAdmin.token })).applications
    await own.start({ TeamID, roundId: second })
    const send = () => own.enterRound({ TeamID, roundId: second, answers: plainAnswers })
    await expect(send()).rejects.toThrow('notAdvanced')
    await entryBecame(team, 'eliminated')
    await expect(send()).rejects.toThrow('notAdvanced')
    await entryBecame(team, 'advanced')
    await send()
  })

  it('also to programs that state facts, where nobody can know it, and not in a first round', async () => {
    const first = await createRound(portal, { edition: 703 })
    const second = await createRound(portal, { edition: 703, ordinal: 2 })
    const { applications } = await portal.api()
    const stated = async (number: string) =>
      applications.statedEligibility({
        ...{ kind: 'round', number },
        facts: { role: 'superAdmin', isVerified: false, declared: [] },
      })
    expect(await stated(first)).toMatchObject({ isEligible: true })
    const { rules, isEligible } = await stated(second)
    expect(isEligible).toBe(false)
    expect(rules.find(({ kind }) => kind === 'advancing')).toMatchObject({ verdict: 'unknown', fix: null })
    expect((await advancing(await createTeam(portal), first)).kind).toBeUndefined()
  })
})
