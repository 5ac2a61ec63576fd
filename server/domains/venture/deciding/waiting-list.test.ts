import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createPeople, createStaff } from '../../../../tests/support/world/actors.ts'
import { plainAnswers } from '../../../../tests/support/world/tools.ts'
import { beginDeliberation } from '../../../../tests/support/world/venture/deliberation.ts'
import { createJudgedRound } from '../../../../tests/support/world/venture/judged-round.ts'
import { decideAndPublish, publishRound } from '../../../../tests/support/world/venture/publication.ts'
import { createRound } from '../../../../tests/support/world/venture/rounds.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const made = { entries: 6, judges: 3, judgesOfEntry: 2, places: 2 }

const deciding = async () =>
  (await portal.api({ token: (await createStaff(portal, ['ventureManager'])).token })).ventureDecidingStaff

const awarding = async () =>
  (await portal.api({ token: (await createStaff(portal, ['ventureManager'])).token })).ventureAwardsStaff

async function tick() {
  await portal.services.enqueue(portal.db, 'venture-clock', {})
  expect(await portal.runJobs()).toMatchObject({ failures: [] })
}

/** Ends the public notice of a round as the clock does. */
async function conclude(number: number) {
  await sql`update venture_rounds set published_at = now() - interval '90 days' where number = ${number}`.execute(
    portal.db,
  )
  await tick()
}

type Round = { teams: string[]; members: { token: string }[] }

/** An entry with the calls of its team. */
async function ofEntry({ teams, members }: Round, entryId: string) {
  const { team_id: TeamID, application_id: applicationId } = await portal.db
    .selectFrom('venture_entries')
    .select(['team_id', 'application_id'])
    .where('id', '=', entryId)
    .executeTakeFirstOrThrow()
  const api = await portal.api({ token: members[teams.indexOf(TeamID)]?.token ?? '' })
  return {
    ...{ TeamID, applicationId, api },
    withdraw: () => api.applications.withdraw({ TeamID, applicationId }),
    label: async () => (await api.applications.list({ kind: 'round' })).items[0]?.label,
    titles: async () => (await api.messages.describeMessageList({})).list.map(({ title }) => title),
  }
}

/** The first of two rounds, published with two winners and three who wait; the second takes entries. */
async function publishFirst() {
  const first = await createJudgedRound(portal, made)
  const second = await createRound(portal, { edition: first.edition, ordinal: 2 })
  const round = await decideAndPublish(portal, await beginDeliberation(portal, first), { waitlist: 3 })
  const enterSecond = async (entryId: string) => {
    const { TeamID, api } = await ofEntry(round, entryId)
    await api.applications.start({ TeamID, roundId: second })
    await api.applications.enterRound({ TeamID, roundId: second, answers: plainAnswers })
  }
  return { ...round, second, enterSecond }
}

async function disqualify(roundId: string, entryId: string) {
  const [one, two] = [await deciding(), await deciding()]
  const { version } = await one.propose({
    ...{ roundId, entryId, version: 0, outcome: 'disqualify', reason: '材料是假的' },
  })
  await two.confirm({ roundId, entryId, version, what: 'revision' })
}

describe('the waiting list of a round that is not the last', () => {
  it('gets the place of who is disqualified in the next one, and not of who may enter that again', async () => {
    const round = await publishFirst()
    const [one, two] = (await round.entriesIn('advanced')).map(({ id }) => id)
    await round.enterSecond(one ?? '')
    await round.enterSecond(two ?? '')
    const team = await ofEntry(round, one ?? '')
    await team.withdraw()
    expect(await round.entriesIn('waitlisted')).toHaveLength(3)
    await disqualify(round.second, two ?? '')
    expect(await round.entriesIn('waitlisted')).toHaveLength(2)
    await round.enterSecond(one ?? '')
    const { placed } = await (await portal.api()).venture.roundDetail({ roundId: round.roundId })
    expect(placed).toHaveLength(2)
  })

  it('ends with its public notice: who still waits is not selected, and is told so once', async () => {
    const round = await publishFirst()
    const waiting = await round.entriesIn('waitlisted')
    const first = await ofEntry(round, waiting[0]?.id ?? '')
    await tick()
    expect(await first.label()).toBe('underEvaluation')
    await conclude(round.number)
    await tick()
    expect(await round.entriesIn('waitlisted')).toEqual([])
    for (const { id } of waiting) {
      const team = await ofEntry(round, id)
      expect(await team.label()).toBe('eliminated')
      expect((await team.titles()).filter((title) => title.includes('候补结束'))).toHaveLength(1)
    }
    await expect(round.enterSecond(waiting[0]?.id ?? '')).rejects.toThrow('notAdvanced')
  })
})

describe('the waiting list of the last round', () => {
  it('ends once its notice is over and every award is agreed on, and moves up until then', async () => {
    const round = await publishRound(portal, { made, budget: 80_000, amount: 40_000, waitlist: 2 })
    await conclude(round.number)
    expect(await round.entriesIn('waitlisted')).toHaveLength(2)
    const [one] = await round.entriesIn('selected')
    await (await ofEntry(round, one?.id ?? '')).withdraw()
    expect(await round.entriesIn('waitlisted')).toHaveLength(1)
    const { ventureAwardsStaff } = await portal.api({
      token: (await createStaff(portal, ['ventureManager'])).token,
    })
    for (const { id } of await round.entriesIn('selected')) {
      await tick()
      expect(await round.entriesIn('waitlisted')).toHaveLength(1)
      const { api, TeamID, applicationId } = await ofEntry(round, id)
      const { awardId } = await api.ventureAwards.find({ applicationId })
      const { version } = await ventureAwardsStaff.detail({ awardId: awardId ?? '' })
      await ventureAwardsStaff.propose({ awardId: awardId ?? '', version, text: '约定', tranches: [] })
      const { agreements } = await api.ventureAwards.details({ awardId: awardId ?? '' })
      const hash = agreements[0]?.hash ?? ''
      await api.ventureAwards.agree({ TeamID, awardId: awardId ?? '', number: 1, hash })
    }
    const [last] = await round.entriesIn('waitlisted')
    await tick()
    expect(await round.entriesIn('waitlisted')).toEqual([])
    const team = await ofEntry(round, last?.id ?? '')
    expect(await team.titles()).toContainEqual(expect.stringContaining('候补结束'))
  })

  it('ends with the notice where nothing is awarded', async () => {
    const round = await publishRound(portal, { made, waitlist: 2 })
    await conclude(round.number)
    expect(await round.entriesIn('waitlisted')).toEqual([])
  })

  it('gives who has waited in vain the judges’ words as everybody who is eliminated, and not before', async () => {
    const round = await publishRound(portal, { made, waitlist: 2 })
    const [first] = await round.entriesIn('waitlisted')
    const team = await ofEntry(round, first?.id ?? '')
    const feedback = async () =>
      (await team.api.applications.details({ applicationId: team.applicationId })).feedback
    expect(await feedback()).toBeNull()
    const { reviews } = await round.one.decision({ roundId: round.roundId, entryId: first?.id ?? '' })
    await conclude(round.number)
    expect(await feedback()).toBe(reviews.map((review) => review.feedback).join('\n\n'))
    expect(reviews.length).toBeGreaterThan(1)
  })

  it('gets the place of an award that is stopped before anything is agreed, and of none after that', async () => {
    const round = await publishRound(portal, { made, budget: 80_000, amount: 40_000, waitlist: 2 })
    const [one, two] = [await awarding(), await awarding()]
    const stop = async (entryId: string) => {
      const { api, applicationId } = await ofEntry(round, entryId)
      const awardId = (await api.ventureAwards.find({ applicationId })).awardId ?? ''
      const { version } = await one.detail({ awardId })
      const asked = await one.end({ awardId, version, action: 'askStop', reason: '一直没有回音' })
      expect((await two.detail({ awardId })).state).not.toBe('stopped')
      return two.end({ ...asked, action: 'stop' })
    }
    const [silent, other] = (await round.entriesIn('selected')).map(({ id }) => id)
    await stop(silent ?? '')
    expect(await round.entriesIn('waitlisted')).toHaveLength(1)
    expect(await round.entriesIn('selected')).toHaveLength(2)
    const team = await ofEntry(round, silent ?? '')
    expect(await team.label()).toBe('eliminated')
    const { placed } = await (await portal.api()).venture.roundDetail({ roundId: round.roundId })
    expect(placed).toHaveLength(2)
    const freed = async () => {
      const { items } = await one.list({ edition: String(round.edition) })
      const ofRound = items.filter(({ state }) => state === 'stopped')
      return ofRound.map(({ title, released }) => ({ title, ...released }))
    }
    const moved = (await round.entriesIn('selected')).find(({ id }) => id !== other)
    const next = await ofEntry(round, moved?.id ?? '')
    const nextAward = await next.api.ventureAwards.find({ applicationId: next.applicationId })
    const awarded = await one.detail({ awardId: nextAward.awardId ?? '' })
    const to = [{ awardId: awarded.awardId, title: awarded.title, amount: 40_000 }]
    expect(await freed()).toMatchObject([{ amount: 40_000, to }])

    const { api, TeamID, applicationId } = await ofEntry(round, other ?? '')
    const awardId = (await api.ventureAwards.find({ applicationId })).awardId ?? ''
    const { version } = await one.detail({ awardId })
    await one.propose({ awardId, version, text: '约定', tranches: [] })
    const hash = (await api.ventureAwards.details({ awardId })).agreements[0]?.hash ?? ''
    await api.ventureAwards.agree({ TeamID, awardId, number: 1, hash })
    await stop(other ?? '')
    expect(await round.entriesIn('waitlisted')).toHaveLength(1)
    expect(await round.entriesIn('confirmed')).toHaveLength(1)
    expect(await freed()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ amount: 40_000, to }),
        expect.objectContaining({ amount: 40_000, to: [] }),
      ]),
    )
    const { placed: listed } = await (await portal.api()).venture.roundDetail({ roundId: round.roundId })
    expect(listed?.map(({ stoppedAfter }) => stoppedAfter)).toEqual(expect.arrayContaining([0, null]))
  })

  it('is helped up by nobody of a team on it: they neither ask for such a stop nor confirm it', async () => {
    const round = await publishRound(portal, { made, budget: 80_000, amount: 40_000, waitlist: 1 })
    const [winner] = await round.entriesIn('selected')
    const [waiting] = await round.entriesIn('waitlisted')
    const membership = { teamId: waiting?.team_id ?? '', role: 'member' as const }
    const [kin] = await createPeople(portal, [{ staffRoles: ['ventureManager'], membership }])
    const { ventureAwardsStaff: own } = await portal.api({ token: kin?.token ?? '' })
    const { api, applicationId } = await ofEntry(round, winner?.id ?? '')
    const awardId = (await api.ventureAwards.find({ applicationId })).awardId ?? ''
    const one = await awarding()
    const stop = { awardId, version: 1, action: 'askStop' as const, reason: '一直没有回音' }
    await expect(own.end(stop)).rejects.toThrow('ownInterest')
    const asked = await one.end(stop)
    expect((await own.detail({ awardId })).canStop).toBe(false)
    await expect(own.end({ ...asked, action: 'stop' })).rejects.toThrow('ownInterest')
    expect(await round.entriesIn('waitlisted')).toHaveLength(1)
    expect((await (await awarding()).detail({ awardId })).canStop).toBe(true)
  })
})

it.each(['judged', 'deliberated'] as const)(
  'a round from which every entry is gone while it is %s is published by two persons, with an empty list, and ends',
  async (when) => {
    const judged = await createJudgedRound(portal, { entries: 2, judges: 2, judgesOfEntry: 1, places: 1 })
    const empty = async () => {
      for (const id of judged.entries.values()) await (await ofEntry(judged, id)).withdraw()
    }
    if (when === 'judged') await empty()
    const { one, two, roundId, number, versionOf } = await beginDeliberation(portal, judged)
    if (when === 'deliberated') await empty()
    const { round, judging } = await one.deliberation({ roundId })
    expect([round.counts.all, judging === null]).toEqual([0, false])
    const detail = async () => (await portal.api()).venture.roundDetail({ roundId })
    expect(await detail()).toMatchObject({ placed: null, publishedAt: null })
    await one.publish({ roundId, version: await versionOf() })
    await expect(one.publish({ roundId, version: await versionOf() })).rejects.toThrow('secondPersonNeeded')
    await two.publish({ roundId, version: await versionOf() })
    expect(await portal.runJobs()).toMatchObject({ failures: [] })
    expect(await detail()).toMatchObject({
      ...{ state: 'public_notice', placed: [] },
      publishedAt: expect.stringMatching(/^20/),
    })
    await conclude(number)
    expect(await detail()).toMatchObject({ state: 'final' })
  },
)
