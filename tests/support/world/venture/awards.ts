import { grantAward } from '../../../../server/domains/venture/awards/grant-award.ts'
import { inOwnTransaction } from '../../../../server/own-transaction.ts'
import type { Api } from '../../../../shared/contract/contract.ts'
import { heldId } from '../../../../shared/lib/owned-id.ts'
import type { TestPortal } from '../../portal/portal.ts'
import { createStaff, createTeam, type TestTeam } from '../actors.ts'
import { plainAnswers } from '../tools.ts'
import { createRound } from './rounds.ts'

/** A round that can award something; open, so that teams can still enter. */
export async function createBudget(portal: TestPortal, budget: number, edition?: number): Promise<string> {
  const roundId = await createRound(portal, edition ? { edition } : {})
  await portal.db
    .updateTable('venture_rounds')
    .set({ budget })
    .where('number', '=', Number(roundId))
    .execute()
  return roundId
}

/** A team's entry in a round, selected as if the round had been decided. */
export async function selectEntry(portal: TestPortal, roundId: string, team: TestTeam) {
  const { applications } = await portal.api({ token: team.superAdmin.token })
  const { applicationId } = await applications.start({ TeamID: team.teamId, roundId })
  await applications.enterRound({ TeamID: team.teamId, roundId, answers: plainAnswers })
  const { id } = await portal.db
    .updateTable('venture_entries')
    .set({ state: 'selected' })
    .where('application_id', '=', applicationId)
    .returning('id')
    .executeTakeFirstOrThrow()
  return { entryId: id, applicationId }
}

/** Awards money as the last decision of a round does. */
export function grant(portal: TestPortal, entryId: string, amount: number): Promise<string> {
  return inOwnTransaction({ services: portal.services, requestId: 'test', accountId: null }, (ctx) =>
    grantAward(ctx, { entryId: heldId(entryId), amount, accountId: null }),
  )
}

export type TestAward = { awardId: string; applicationId: string; team: TestTeam }
type Given = { team?: TestTeam; amount?: number; edition?: number }

/** An award of a team, about which nothing is agreed yet. */
export async function createAward(
  portal: TestPortal,
  { amount = 50_000, edition, team: given }: Given = {},
): Promise<TestAward> {
  const team = given ?? (await createTeam(portal))
  const roundId = await createBudget(portal, amount, edition)
  const { entryId, applicationId } = await selectEntry(portal, roundId, team)
  return { awardId: await grant(portal, entryId, amount), applicationId, team }
}

/** The calls of somebody who runs the programme. */
export async function managerApi(portal: TestPortal): Promise<Api> {
  return portal.api({ token: (await createStaff(portal, ['ventureManager'])).token })
}

/** What is usually agreed: one half at once, the rest after the reports. */
export const usualTerms = {
  text: '双方约定：钱只用在申请里写明的事情上，改做法先商量。',
  tranches: [
    { amount: 25_000, dueOn: '2026-01-10', condition: 'agreement' as const },
    { amount: 15_000, dueOn: '2026-06-10', condition: 'midterm' as const },
    { amount: 10_000, dueOn: '2026-12-10', condition: 'closing' as const },
  ],
  midtermDueOn: '2026-05-31',
  closingDueOn: '2026-11-30',
}

/** Ends the public notice of the round of an award, or begins it again. */
export async function setNotice(portal: TestPortal, awardId: string, state: 'public_notice' | 'final') {
  await portal.db
    .updateTable('venture_rounds')
    .set({ state })
    .where('number', 'in', (eb) =>
      eb.selectFrom('venture_awards').select('round_number').where('id', '=', awardId),
    )
    .execute()
}

/** An award whose agreement both sides have accepted, after the public notice. */
export async function createAgreedAward(portal: TestPortal, given: Given = {}): Promise<TestAward> {
  const award = await createAward(portal, given)
  const { ventureAwardsStaff } = await managerApi(portal)
  const { awardId, team } = award
  await ventureAwardsStaff.propose({ awardId, version: 1, ...usualTerms })
  await setNotice(portal, awardId, 'final')
  const { ventureAwards } = await portal.api({ token: team.superAdmin.token })
  const { agreements } = await ventureAwards.details({ awardId })
  await ventureAwards.agree({
    ...{ TeamID: team.teamId, awardId },
    ...{ number: 1, hash: agreements[0]?.hash ?? '' },
  })
  return award
}
