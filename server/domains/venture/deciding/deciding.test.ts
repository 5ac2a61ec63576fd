import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Api } from '../../../../shared/contract/contract.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createPeople } from '../../../../tests/support/world/actors.ts'
import { managerApi } from '../../../../tests/support/world/venture/awards.ts'
import {
  beginDeliberation,
  openDeliberation as openJudgedRound,
} from '../../../../tests/support/world/venture/deliberation.ts'
import { createJudgedRound } from '../../../../tests/support/world/venture/judged-round.ts'
import { publishRound } from '../../../../tests/support/world/venture/publication.ts'
import { hashOfRanking, rankingFile, rankingFileOf } from '../ranking-file.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const small = { entries: 12, judges: 6, judgesOfEntry: 3, places: 4 }
type Manager = Api['ventureDecidingStaff']
const roundOf = async (manager: Manager, roundId: string) => (await manager.deliberation({ roundId })).round
const versionOf = async (manager: Manager, roundId: string) => (await roundOf(manager, roundId)).version
const statesOf = async (number: number) => {
  const rows = await portal.db
    .selectFrom('venture_entries')
    .select(['id', 'state'])
    .where('round_number', '=', number)
    .execute()
  return new Map(rows.map(({ id, state }) => [id, state as string]))
}

const openDeliberation = (made = small, budget = 0) => openJudgedRound(portal, made, budget)

/** Every entry decided by two persons. */
async function decideAll(round: Awaited<ReturnType<typeof openDeliberation>>, advance: number, waitlist = 0) {
  const { one, two, roundId } = round
  await one.proposeAll({ roundId, advance, waitlist, reason: '按名次' })
  for (;;) {
    const { confirmed, left } = await two.confirmAll({ roundId })
    if (confirmed === 0 || left === 0) return
  }
}

describe('deliberating', () => {
  it('closes the reviews and ranks the entries: the raw mean first, the adjusted score beside it', async () => {
    const { one, roundId, byId, truth } = await openDeliberation()
    const { items, judging, round } = await one.deliberation({ roundId })
    expect(round).toMatchObject({ state: 'deliberating', counts: { all: 12, undecided: 12 } })
    expect(items.map(({ standing }) => standing.position)).toEqual(items.map((_, index) => index + 1))
    const raws = items.map(({ standing }) => standing.raw)
    expect(raws).toEqual(raws.toSorted((a, b) => b - a))
    const own = rankingFileOf(truth.input, '').result.entries
    for (const { entryId, standing } of items) {
      const expected = own.find(({ entry }) => entry === byId.get(entryId))
      expect(standing.raw).toBeCloseTo(expected?.raw ?? Number.NaN, 9)
      expect(standing.adjusted).toBeCloseTo(expected?.adjusted ?? Number.NaN, 9)
    }
    expect(judging?.judges).toHaveLength(6)
    await expect(one.deliberate({ roundId, version: round.version })).rejects.toThrow('illegalTransition')
  })

  it('decides by two persons: nobody confirms their own, and a change has to be confirmed anew (trust 16, 60)', async () => {
    const { one, two, roundId, number } = await openDeliberation()
    const [{ entryId = '' } = {}] = (await one.deliberation({ roundId })).items
    const proposal = { roundId, entryId, outcome: 'advance' as const, reason: '最清楚', version: 0 }
    const { version } = await one.propose(proposal)
    expect((await statesOf(number)).get(entryId)).toBe('in_review')
    const confirmable = async (who: typeof one) =>
      (await who.deliberation({ roundId })).round.counts.confirmable
    expect([await confirmable(one), await confirmable(two)]).toEqual([0, 1])
    await expect(one.confirm({ roundId, entryId, version })).rejects.toThrow('secondPersonNeeded')
    await expect(two.propose(proposal)).rejects.toThrow('conflict')
    const confirmed = await two.confirm({ roundId, entryId, version })
    expect((await statesOf(number)).get(entryId)).toBe('decided')
    await expect(two.propose({ ...proposal, version: confirmed.version })).rejects.toThrow(
      'secondPersonNeeded',
    )
    const changed = { ...proposal, outcome: 'waitlist' as const, waitsAt: 1, version: confirmed.version }
    await one.propose(changed)
    expect((await statesOf(number)).get(entryId)).toBe('in_review')
    const { entry, reviews } = await two.decision({ roundId, entryId })
    // As the round names its criteria, not as the database sorts them.
    expect(reviews[0]?.scores.map(({ label }) => label)).toEqual(['need', 'idea', 'team'])
    expect(entry.decision).toMatchObject({ outcome: 'waitlist', isConfirmed: false, mayConfirm: true })
  })

  it('gives each place on the waiting list once: the next free one where none is named', async () => {
    const { one, roundId } = await openDeliberation()
    const [first, second, third] = (await one.deliberation({ roundId })).items.map(({ entryId }) => entryId)
    const waiting = { roundId, version: 0, outcome: 'waitlist' as const, reason: '候补' }
    await one.propose({ ...waiting, entryId: first ?? '', waitsAt: 1 })
    await expect(one.propose({ ...waiting, entryId: second ?? '', waitsAt: 1 })).rejects.toMatchObject({
      details: { fields: { waitsAt: { reason: 'tooSmall', limit: 2 } } },
    })
    await one.propose({ ...waiting, entryId: second ?? '' })
    await one.proposeAll({ roundId, advance: 0, waitlist: 1, reason: '按名次' })
    const { items } = await one.deliberation({ roundId, filter: 'waitlist' })
    const placeOf = new Map(items.map(({ entryId, decision }) => [entryId, decision?.waitsAt]))
    expect([first, second, third].map((id) => placeOf.get(id ?? ''))).toEqual([1, 2, 3])
  })

  it('keeps places and money, however many are proposed at once (trust 39, 60)', async () => {
    const round = await openDeliberation(small, 100_000)
    const { one, two, roundId } = round
    const { items } = await one.deliberation({ roundId })
    const tried = await Promise.allSettled(
      items.map(({ entryId }, index) =>
        (index % 2 ? one : two).propose({
          ...{ roundId, entryId, version: 0, outcome: 'advance', amount: 40_000, reason: '值得' },
        }),
      ),
    )
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    const { counts } = await roundOf(one, roundId)
    expect(counts).toMatchObject({ advance: 2, amount: 80_000 })
    const [left] = (await one.deliberation({ roundId, filter: 'undecided' })).items
    const asked = { roundId, entryId: left?.entryId ?? '', version: 0, reason: '值得' }
    await expect(one.propose({ ...asked, outcome: 'advance', amount: 20_001 })).rejects.toMatchObject({
      details: { fields: { amount: { reason: 'tooLarge', limit: 20_000 } } },
    })
    const more = { roundId, advance: 2, waitlist: 0, amount: 15_000, reason: '按名次' }
    await expect(one.proposeAll(more)).rejects.toMatchObject({
      details: { fields: { amount: { reason: 'tooLarge', limit: 10_000 } } },
    })
    await expect(one.proposeAll({ roundId, advance: 5, waitlist: 0, reason: '多' })).rejects.toMatchObject({
      details: { fields: { advance: { reason: 'tooLarge', limit: 4 } } },
    })
  })

  it('by nobody about their own team (trust 16, 60)', async () => {
    const { roundId, teams, entries } = await openDeliberation()
    const [person] = await createPeople(portal, [
      { membership: { teamId: teams[0] ?? '', role: 'member' }, staffRoles: ['ventureManager'] },
    ])
    const both = (await portal.api({ token: person?.token ?? '' })).ventureDecidingStaff
    const entryId = entries.get('entry-0') ?? ''
    await expect(
      both.propose({ roundId, entryId, version: 0, outcome: 'advance', reason: '自己的' }),
    ).rejects.toThrow('ownInterest')
    const { proposed } = await both.proposeAll({ roundId, advance: 4, waitlist: 0, reason: '按名次' })
    expect(proposed).toBe(11)
  })

  it('shows who would cross the line without a judge or by other weights, and changes nothing', async () => {
    const { one, roundId, judgeIds, truth, byId } = await openDeliberation({
      ...small,
      entries: 40,
      judges: 8,
    })
    const without = [...judgeIds.values()][0] ?? ''
    const before = await one.deliberation({ roundId })
    const { flips, criteria } = await one.whatIf({ roundId, weights: { need: 0 }, withoutJudge: without })
    const name = [...judgeIds].find(([, id]) => id === without)?.[0]
    const then = rankingFileOf(
      {
        places: 4,
        criteria: truth.input.criteria.filter(({ id }) => id !== 'need'),
        reviews: truth.input.reviews
          .filter(({ judge }) => judge !== name)
          .map((review) => ({
            ...review,
            scores: { idea: review.scores.idea ?? 0, team: review.scores.team ?? 0 },
          })),
      },
      '',
    ).result.entries
    const place = new Map(then.map(({ entry, rawPlace }) => [entry, rawPlace]))
    const expected = before.items
      .filter(({ entryId, standing }) => {
        const later = place.get(byId.get(entryId) ?? '') ?? 0
        return standing.rawPlace <= 4 !== later <= 4
      })
      .map(({ entryId }) => entryId)
    expect(flips.map(({ entryId }) => entryId).toSorted()).toEqual(expected.toSorted())
    expect(flips.length).toBeGreaterThan(0)
    expect(criteria.find(({ key }) => key === 'need')?.weight).toBe(0)
    expect(await one.deliberation({ roundId })).toEqual(before)
  })
})

describe('publishing', () => {
  it('takes from staff neither the comparison nor who judged what', async () => {
    const { one, roundId, number, truth } = await publishRound(portal, { made: small })
    const { judges } = await one.whatIf({ roundId, weights: { need: 0 } })
    expect(judges).toHaveLength(6)
    const { judgingStaff } = await managerApi(portal)
    const { total, entries, progress } = await judgingStaff.round({ round: String(number) as never })
    expect([total, progress.entries]).toEqual([12, 12])
    const reviews = entries.flatMap((entry) => entry.reviews)
    expect(reviews.map(({ state }) => state)).toEqual(truth.input.reviews.map(() => 'locked'))
  })

  it('is asked by one, confirmed by another, and happens to all entries at once', async () => {
    const round = await openDeliberation()
    const { one, two, roundId, number, members } = round
    const seen = async () => ({ roundId, version: await versionOf(one, roundId) })
    await expect(one.publish(await seen())).rejects.toThrow('illegalTransition')
    await decideAll(round, 4, 2)
    await one.publish(await seen())
    await expect(one.publish(await seen())).rejects.toThrow('secondPersonNeeded')
    const [{ entryId = '' } = {}] = (await one.deliberation({ roundId })).items
    const { entry } = await one.decision({ roundId, entryId })
    await expect(
      one.propose({
        roundId,
        entryId,
        version: entry.decision?.version ?? 0,
        outcome: 'eliminate',
        reason: '改',
      }),
    ).rejects.toThrow('illegalTransition')
    await two.publish(await seen())
    expect(new Set((await statesOf(number)).values())).toEqual(new Set(['decided']))
    const [{ token = '' } = {}] = members
    const team = await portal.api({ token })
    const labelOf = async () => (await team.applications.list({ kind: 'round' })).items[0]?.label
    expect(await labelOf()).toBe('underEvaluation')
    await portal.runJobs()
    const counts = Map.groupBy((await statesOf(number)).values(), (state) => state)
    expect([...counts].map(([state, all]) => [state, all.length]).toSorted()).toEqual([
      ['eliminated', 6],
      ['selected', 4],
      ['waitlisted', 2],
    ])
    expect(await labelOf()).not.toBe('applying')
    const { publishedAt, counts: published } = await roundOf(one, roundId)
    expect(publishedAt).not.toBeNull()
    expect(published).toMatchObject({ advance: 4, waitlist: 2, eliminate: 6 })
    const { list } = await team.messages.describeMessageList({})
    expect(list.filter(({ title }) => title.includes('SQ-'))).toHaveLength(1)
    await portal.runJobs()
    expect((await team.messages.describeMessageList({})).list).toHaveLength(list.length)
  })

  it('waits until no entry is left in its formal check, and says how many are', async () => {
    const judged = await createJudgedRound(portal, small, 0)
    const late = judged.entries.get('entry-11') ?? ''
    await portal.db
      .updateTable('venture_entries')
      .set({ state: 'submitted' })
      .where('id', '=', late)
      .execute()
    const round = await beginDeliberation(portal, judged)
    const { one, roundId } = round
    await decideAll(round, 4)
    const seen = async () => ({ roundId, version: await versionOf(one, roundId) })
    expect((await roundOf(one, roundId)).counts).toMatchObject({ all: 11, undecided: 0, left: 1 })
    await expect(one.publish(await seen())).rejects.toThrow('illegalTransition')
    await portal.db
      .updateTable('venture_entries')
      .set({ state: 'withdrawn' })
      .where('id', '=', late)
      .execute()
    await one.publish(await seen())
    expect((await roundOf(one, roundId)).counts.left).toBe(0)
  })

  it('is taken back by either while it has not happened', async () => {
    const round = await openDeliberation()
    const { one, two, roundId } = round
    await decideAll(round, 4)
    await one.publish({ roundId, version: await versionOf(one, roundId) })
    await two.holdPublish({ roundId, version: await versionOf(two, roundId) })
    expect((await roundOf(one, roundId)).askedBy).toBeNull()
  })
})

it('the ranking can be taken along, and a second computation agrees to the last bit', async () => {
  const { one, roundId, number } = await openDeliberation()
  const { text } = await one.exportRanking({ roundId })
  const file = rankingFile.parse(JSON.parse(text))
  expect(hashOfRanking(file)).toBe(file.hash)
  expect(rankingFileOf(file.input, file.version)).toEqual(file)
  const audited = await portal.db
    .selectFrom('audit_events')
    .select('kind')
    .where('kind', '=', 'ventureRanking.export')
    .where('subject_id', '=', String(number))
    .execute()
  expect(audited).toHaveLength(1)
})
