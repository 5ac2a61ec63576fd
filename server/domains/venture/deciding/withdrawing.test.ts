import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createStaff, type TestTeam } from '../../../../tests/support/world/actors.ts'
import { openDeliberation } from '../../../../tests/support/world/venture/deliberation.ts'
import { openRound, typedReview } from '../../../../tests/support/world/venture/judging.ts'
import { publishRound } from '../../../../tests/support/world/venture/publication.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const made = { entries: 6, judges: 3, judgesOfEntry: 2, places: 2 }
const managerApi = async () => portal.api({ token: (await createStaff(portal, ['ventureManager'])).token })
const stateOf = async (id: string) =>
  (await portal.db.selectFrom('venture_entries').select('state').where('id', '=', id).executeTakeFirst())
    ?.state

type Round = { teams: string[]; members: { token: string }[] }

/** The team of an entry withdraws it with its application. */
async function withdraw({ teams, members }: Round, entryId: string) {
  const { team_id: TeamID, application_id: applicationId } = await portal.db
    .selectFrom('venture_entries')
    .select(['team_id', 'application_id'])
    .where('id', '=', entryId)
    .executeTakeFirstOrThrow()
  const { applications, ventureAwards } = await portal.api({
    token: members[teams.indexOf(TeamID)]?.token ?? '',
  })
  await applications.withdraw({ TeamID, applicationId })
  return { ventureAwards, TeamID }
}

const awardOf = async (entryId: string) =>
  portal.db.selectFrom('venture_awards').selectAll().where('entry_id', '=', entryId).executeTakeFirst()

const terms = {
  text: '双方约定：钱只用在申请里写明的事情上，改做法先商量。',
  tranches: [{ amount: 40_000, dueOn: '2026-01-10', condition: 'agreement' as const }],
}

describe('withdrawing', () => {
  it('of a winner ends the award, and frees place and money for the waiting list', async () => {
    const round = await publishRound(portal, { made, budget: 80_000, amount: 40_000, waitlist: 1 })
    const [entry] = await round.entriesIn('selected')
    const [waiting] = await round.entriesIn('waitlisted')
    const entryId = entry?.id ?? ''
    const { ventureAwardsStaff: awards, messages } = await managerApi()
    const awardId = (await awardOf(entryId))?.id ?? ''
    const { version } = await awards.detail({ awardId })
    await awards.propose({ awardId, version, ...terms })
    const { ventureAwards, TeamID } = await withdraw(round, entryId)
    const ended = await awards.detail({ awardId })
    expect(ended.state).toBe('stopped')
    await expect(awards.propose({ awardId, version: ended.version, ...terms })).rejects.toThrow(
      'illegalTransition',
    )
    const { agreements } = await ventureAwards.details({ awardId })
    await expect(
      ventureAwards.agree({ TeamID, awardId, number: 1, hash: agreements[0]?.hash ?? '' }),
    ).rejects.toThrow('illegalTransition')
    expect(await stateOf(waiting?.id ?? '')).toBe('selected')
    expect(await awardOf(waiting?.id ?? '')).toMatchObject({ state: 'awarded' })
    await portal.runJobs()
    const { list } = await messages.describeMessageList({})
    expect(list.map(({ title }) => title).join()).toContain(entry?.reference)
  })

  it('of one who agreed is refused, and leaves the award as it is', async () => {
    const round = await publishRound(portal, { made, budget: 80_000, amount: 40_000, waitlist: 1 })
    const [entry] = await round.entriesIn('selected')
    const entryId = entry?.id ?? ''
    await portal.db
      .updateTable('venture_entries')
      .set({ state: 'confirmed' })
      .where('id', '=', entryId)
      .execute()
    await expect(withdraw(round, entryId)).rejects.toThrow('illegalTransition')
    expect(await awardOf(entryId)).toMatchObject({ state: 'awarded' })
  })

  it('leaves a place open where the money left does not suffice for the first who waits', async () => {
    const round = await openDeliberation(portal, made, 100_000)
    const { one, two, roundId, versionOf } = round
    const { items } = await one.deliberation({ roundId })
    const given = [
      { outcome: 'advance' as const, amount: 60_000 },
      { outcome: 'advance' as const, amount: 40_000 },
      { outcome: 'waitlist' as const, amount: 50_000, feedback: '谢谢你们。' },
    ]
    for (const [index, { entryId }] of items.entries())
      await one.propose({
        ...{ roundId, entryId, version: 0, reason: '按名次' },
        ...(given[index] ?? { outcome: 'eliminate' as const, amount: 0, feedback: '谢谢你们。' }),
      })
    await two.confirmAll({ roundId })
    await one.publish({ roundId, version: await versionOf() })
    await two.publish({ roundId, version: await versionOf() })
    await portal.runJobs()
    const [first, second, waiting] = items.map(({ entryId }) => entryId)
    await withdraw(round, second ?? '')
    expect(await stateOf(waiting ?? '')).toBe('waitlisted')
    await withdraw(round, first ?? '')
    expect(await stateOf(waiting ?? '')).toBe('selected')
    expect(Number((await awardOf(waiting ?? ''))?.amount)).toBe(50_000)
  })

  it('before the decisions leaves the others to be confirmed at once', async () => {
    const round = await openDeliberation(portal, made)
    const { one, two, roundId, entryId } = round
    await one.proposeAll({ roundId, advance: 2, waitlist: 1, reason: '按名次' })
    await withdraw(round, entryId)
    expect(await two.confirmAll({ roundId })).toEqual({ confirmed: 5, left: 0 })
  })
})

describe('while a round is judged', () => {
  it.each(['withdrawn', 'turned away'] as const)(
    'an entry that is %s is read and scored no longer',
    async (how) => {
      const round = await openRound(portal)
      const { team } = await round.enter({ title: '乡村听诊器' })
      await round.beginJudging(3)
      const judges = [await round.addJudge(), await round.addJudge(), await round.addJudge()]
      await round.assign()
      const ids: string[] = []
      for (const { api } of judges) ids.push((await api.mine({})).reviews[0]?.reviewId ?? '')
      const [sent = '', begun = '', unread = ''] = ids
      await judges[0]?.api.submit({ reviewId: sent, answers: typedReview })
      await judges[1]?.api.save({ reviewId: begun, answers: typedReview })
      await (how === 'withdrawn' ? withdrawOwn(team) : turnAway(team))
      const { reviews } = (await judges[0]?.api.mine({})) ?? {}
      expect(reviews).toMatchObject([{ reviewId: sent, state: 'locked' }])
      for (const [at, reviewId] of [begun, unread].entries()) {
        const api = judges[at + 1]?.api
        expect((await api?.mine({}))?.reviews).toEqual([])
        await expect(api?.entry({ reviewId })).rejects.toThrow('notAvailable')
        await expect(api?.submit({ reviewId, answers: typedReview })).rejects.toThrow('notAvailable')
      }
      const { progress } = await round.manager.judgingStaff.round({ round: round.number })
      expect(progress).toMatchObject({ entries: 0, open: 0, draft: 0, sent: 1 })
      expect(await round.manager.judgingStaff.remind({ round: round.number })).toEqual({ reminded: 0 })
    },
  )
})

const applicationOf = ({ teamId }: TestTeam) =>
  portal.db
    .selectFrom('applications')
    .select(['id', 'version'])
    .where('team_id', '=', teamId)
    .executeTakeFirstOrThrow()

async function withdrawOwn(team: TestTeam) {
  const { applications } = await portal.api({ token: team.superAdmin.token })
  await applications.withdraw({ TeamID: team.teamId, applicationId: (await applicationOf(team)).id })
}

/** Reverses the formal check, by another reviewer. */
async function turnAway(team: TestTeam) {
  const decide = async () => {
    const { token } = await createStaff(portal, ['reviewer'])
    return (await portal.api({ token })).applicationsStaff
  }
  const seen = async () => {
    const { id: applicationId, version } = await applicationOf(team)
    return { applicationId, version }
  }
  await portal.db
    .updateTable('applications')
    .set({ state: 'approved' })
    .where('team_id', '=', team.teamId)
    .execute()
  await (await decide()).reverse({ ...(await seen()), reasonCode: 'planUnclear', text: '材料不是这家机构的' })
}

describe('the waiting list', () => {
  it('takes nobody for whom the budget would not suffice', async () => {
    const { one, roundId, entryId } = await openDeliberation(portal, made, 50_000)
    await expect(
      one.propose({ roundId, entryId, version: 0, outcome: 'waitlist', amount: 60_000, reason: '等' }),
    ).rejects.toMatchObject({
      reason: 'invalidInput',
      details: { fields: { amount: { reason: 'tooLarge', limit: 50_000 } } },
    })
  })
})
