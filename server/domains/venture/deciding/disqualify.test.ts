import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createPeople, createStaff } from '../../../../tests/support/world/actors.ts'
import { openDeliberation } from '../../../../tests/support/world/venture/deliberation.ts'
import { createJudgedRound } from '../../../../tests/support/world/venture/judged-round.ts'
import { publishRound } from '../../../../tests/support/world/venture/publication.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const made = { entries: 6, judges: 3, judgesOfEntry: 2, places: 2 }
const managerApi = async () => portal.api({ token: (await createStaff(portal, ['ventureManager'])).token })
const manager = async () => (await managerApi()).ventureDecidingStaff
const proposal = { version: 0, outcome: 'disqualify' as const, reason: '提交的证书是假的。' }
const stateOf = async (id: string) =>
  (await portal.db.selectFrom('venture_entries').select('state').where('id', '=', id).executeTakeFirst())
    ?.state

type Round = Pick<Awaited<ReturnType<typeof createJudgedRound>>, 'roundId' | 'teams' | 'members' | 'number'>

/** The calls of a member of an entry's team. */
async function teamOf({ teams, members }: Round, entryId: string) {
  const { team_id } = await portal.db
    .selectFrom('venture_entries')
    .select('team_id')
    .where('id', '=', entryId)
    .executeTakeFirstOrThrow()
  return portal.api({ token: members[teams.indexOf(team_id)]?.token ?? '' })
}

async function disqualify({ roundId }: Pick<Round, 'roundId'>, entryId: string) {
  const [one, two] = [await manager(), await manager()]
  const { version } = await one.propose({ ...proposal, roundId, entryId })
  return two.confirm({ roundId, entryId, version, what: 'revision' })
}

describe('disqualifying', () => {
  it('takes two persons, shows nothing before, and stops the reviews (trust 16, 60)', async () => {
    const round = await createJudgedRound(portal, made)
    const entryId = round.entries.get('entry-0') ?? ''
    const { roundId } = round
    const open = (
      await portal.db
        .updateTable('venture_reviews')
        .set({ state: 'draft', submitted_at: null })
        .where('id', 'in', (db) =>
          db.selectFrom('venture_reviews').select('id').where('entry_id', '=', entryId).limit(1),
        )
        .returning('id')
        .execute()
    ).map(({ id }) => id)
    const [one, two] = [await manager(), await manager()]
    const { version } = await one.propose({ ...proposal, roundId, entryId })
    const team = await teamOf(round, entryId)
    const applicationOf = async () => (await team.applications.list({ kind: 'round' })).items[0]
    expect((await applicationOf())?.label).toBe('underEvaluation')
    await expect(one.confirm({ roundId, entryId, version, what: 'revision' })).rejects.toThrow(
      'secondPersonNeeded',
    )
    await expect(two.confirm({ roundId, entryId, version: version + 1, what: 'revision' })).rejects.toThrow(
      'conflict',
    )
    const { revision, mayDisqualify } = await two.decision({ roundId, entryId })
    expect(revision).toMatchObject({ outcome: 'disqualify', reason: proposal.reason, mayConfirm: true })
    expect(mayDisqualify).toBe(true)
    await two.confirm({ roundId, entryId, version, what: 'revision' })
    const application = await applicationOf()
    expect(application?.label).toBe('eliminated')
    const reviews = await portal.db
      .selectFrom('venture_reviews')
      .select(['id', 'state'])
      .where('entry_id', '=', entryId)
      .execute()
    for (const { id, state } of reviews) expect(state).toBe(open.includes(id) ? 'declined' : 'locked')
    await portal.runJobs()
    const { list } = await team.messages.describeMessageList({})
    expect(list.filter(({ title }) => title.includes('取消资格'))).toHaveLength(1)
    const details = await team.applications.details({ applicationId: application?.applicationId ?? '' })
    expect(details.disqualified).toEqual({ reason: proposal.reason, roundId })
    await expect(one.propose({ ...proposal, roundId, entryId })).rejects.toThrow('illegalTransition')
  })

  it('is taken back by who proposed it, and waits no longer in another round', async () => {
    const round = await createJudgedRound(portal, made)
    const [entryId, other] = [round.entries.get('entry-0') ?? '', round.entries.get('entry-1') ?? '']
    const { roundId } = round
    const [one, two] = [await manager(), await manager()]
    const seen = { roundId, entryId, what: 'takeBack' as const }
    const { version } = await one.propose({ ...proposal, roundId, entryId })
    expect((await one.decision({ roundId, entryId })).revision).toMatchObject({ mayTakeBack: true })
    expect((await two.decision({ roundId, entryId })).revision).toMatchObject({ mayTakeBack: false })
    await expect(two.confirm({ ...seen, version })).rejects.toThrow('notAvailable')
    await expect(one.confirm({ ...seen, version: version + 1 })).rejects.toThrow('conflict')
    await one.confirm({ ...seen, version })
    expect((await two.decision({ roundId, entryId })).revision).toBeNull()
    await expect(two.confirm({ ...seen, version, what: 'revision' })).rejects.toThrow('notAvailable')

    await one.propose({ ...proposal, roundId, entryId: other })
    const next = await createJudgedRound(portal, { ...made, entries: 2 })
    await portal.db
      .updateTable('venture_entries')
      .set({ round_number: next.number })
      .where('id', '=', other)
      .execute()
    const later = { roundId: next.roundId, entryId: other }
    expect((await one.decision(later)).revision).toBeNull()
    const again = await two.propose({ ...proposal, ...later })
    await one.confirm({ ...later, version: again.version, what: 'revision' })
    expect(await stateOf(other)).toBe('disqualified')
  })

  it('by nobody about their own team (trust 16, 60)', async () => {
    const round = await createJudgedRound(portal, made)
    const entryId = round.entries.get('entry-0') ?? ''
    const [kin] = await createPeople(portal, [
      { staffRoles: ['ventureManager'], membership: { teamId: round.teams[0] ?? '', role: 'member' } },
    ])
    const { ventureDecidingStaff: own } = await portal.api({ token: kin?.token ?? '' })
    const { roundId } = round
    await expect(own.propose({ ...proposal, roundId, entryId })).rejects.toThrow('ownInterest')
    const { version } = await (await manager()).propose({ ...proposal, roundId, entryId })
    await expect(own.confirm({ roundId, entryId, version, what: 'revision' })).rejects.toThrow('ownInterest')
  })

  it('by nobody whose own team waits for the place, in that round or one before (trust 16, 60)', async () => {
    const round = await publishRound(portal, { made, waitlist: 1 })
    const { roundId } = round
    const [waiting] = await round.entriesIn('waitlisted')
    const entryId = (await round.entriesIn('selected'))[0]?.id ?? ''
    const { team_id: teamId } = await portal.db
      .selectFrom('venture_entries')
      .select('team_id')
      .where('id', '=', waiting?.id ?? '')
      .executeTakeFirstOrThrow()
    const [kin] = await createPeople(portal, [
      { staffRoles: ['ventureManager'], membership: { teamId, role: 'member' } },
    ])
    const { ventureDecidingStaff: own } = await portal.api({ token: kin?.token ?? '' })
    await expect(own.propose({ ...proposal, roundId, entryId })).rejects.toThrow('ownInterest')
    expect(await own.decision({ roundId, entryId })).toMatchObject({ mayDisqualify: false })
    const { version } = await (await manager()).propose({ ...proposal, roundId, entryId })
    const { revision } = await own.decision({ roundId, entryId })
    expect(revision).toMatchObject({ mayConfirm: false })
    await expect(own.confirm({ roundId, entryId, version, what: 'revision' })).rejects.toThrow('ownInterest')
    expect(await stateOf(entryId)).toBe('selected')

    const later = await createJudgedRound(portal, { ...made, entries: 2 })
    await portal.db
      .updateTable('venture_rounds')
      .set({ edition: round.edition, ordinal: 2 })
      .where('number', '=', later.number)
      .execute()
    const seen = { roundId: later.roundId, entryId: later.entries.get('entry-0') ?? '' }
    await expect(own.propose({ ...proposal, ...seen })).rejects.toThrow('ownInterest')
    await (await manager()).propose({ ...proposal, ...seen })
  })

  it.each([
    'submitted',
    'eligible',
    'in_review',
    'advanced',
    'waitlisted',
    'selected',
    'confirmed',
    'eliminated',
  ] as const)('is possible for an entry that is %s', async (state) => {
    const round = await createJudgedRound(portal, { ...made, entries: 2 })
    const entryId = round.entries.get('entry-1') ?? ''
    await portal.db.updateTable('venture_entries').set({ state }).where('id', '=', entryId).execute()
    await disqualify(round, entryId)
    expect(await stateOf(entryId)).toBe('disqualified')
  })

  it('leaves the others to be decided and published', async () => {
    const round = await openDeliberation(portal, made)
    const { one, two, roundId, versionOf, entryId } = round
    await one.proposeAll({ roundId, advance: 2, waitlist: 0, reason: '按名次' })
    await two.confirmAll({ roundId })
    await disqualify(round, entryId)
    const [free] = (await one.deliberation({ roundId })).items.filter(
      ({ decision }) => decision?.outcome === 'eliminate',
    )
    const wasPlaced = (await one.deliberation({ roundId })).round.counts.advance === 1
    if (wasPlaced && free)
      await one.propose({
        ...{ roundId, entryId: free.entryId, version: free.decision?.version ?? 0 },
        ...{ outcome: 'advance', reason: '名额空出来了' },
      })
    await two.confirmAll({ roundId })
    await one.publish({ roundId, version: await versionOf() })
    await two.publish({ roundId, version: await versionOf() })
    await portal.runJobs()
    const { placed } = await (await portal.api()).venture.roundDetail({ roundId })
    expect(placed).toHaveLength(2)
    expect(await stateOf(entryId)).toBe('disqualified')
  })

  it('frees place and money for the waiting list, once the award is ended', async () => {
    const round = await publishRound(portal, { made, budget: 80_000, amount: 40_000, waitlist: 1 })
    const { roundId } = round
    const [entry] = await round.entriesIn('selected')
    const [waiting] = await round.entriesIn('waitlisted')
    const entryId = entry?.id ?? ''
    await expect(disqualify(round, entryId)).rejects.toThrow('illegalTransition')
    const { awardId } = await (await manager()).decision({ roundId, entryId })
    const { ventureAwardsStaff: awards } = await managerApi()
    const { version } = await awards.detail({ awardId: awardId ?? '' })
    const asked = await awards.end({
      ...{ awardId: awardId ?? '', version, action: 'askStop', reason: '证书是假的' },
    })
    await (await managerApi()).ventureAwardsStaff.end({ ...asked, action: 'stop' })
    await disqualify(round, entryId)
    expect(await stateOf(waiting?.id ?? '')).toBe('selected')
    const { awardId: next } = await (await manager()).decision({ roundId, entryId: waiting?.id ?? '' })
    expect(await awards.detail({ awardId: next ?? '' })).toMatchObject({ amount: 40_000, state: 'awarded' })
    const { placed } = await (await portal.api()).venture.roundDetail({ roundId })
    expect(placed?.map(({ reference }) => reference)).not.toContain(entry?.reference)
    expect(placed).toHaveLength(2)
  })
})
