import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../support/portal/portal.ts'
import { createStaff, type TestAccount } from '../../support/world/actors.ts'
import { createRoundToJudge } from '../../support/world/venture/judged-round.ts'
import { callNamed, callOverHttp, freshAddress, type Input, reasonOf } from '../callers.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ listens: true })
})
afterAll(() => portal.close())

/**
 * The legal steps of a review as the product defines them, not as the portal's own table does, so that a superfluous step
 * there is found here.
 */
const legal: Record<string, readonly string[]> = {
  assigned: ['draft', 'submitted', 'declined', 'conflict'],
  draft: ['submitted', 'declined', 'conflict'],
  submitted: ['draft', 'conflict', 'locked'],
  declined: ['assigned'],
}
const held = ['assigned', 'draft', 'submitted', 'locked']

const made = { entries: 3, judges: 3, judgesOfEntry: 2, places: 1 }
type Round = Awaited<ReturnType<typeof createRoundToJudge>>

const ofJudges = ['save', 'submit', 'reopen', 'decline', 'stateConflict'] as const
const ofManagers = ['give', 'takeAway', 'free', 'assign', 'sample', 'noSample', 'deliberate'] as const
const actions = [...ofJudges, ...ofManagers, 'withdraw'] as const
type Action = (typeof actions)[number]
const isOf = (some: readonly Action[], action: Action) => some.includes(action)

type Step = { action: Action; who: string; entry: number; judge: number }
const by = (who: string, action: Action, more: Partial<Step> = {}): Step => ({
  ...{ action, who, entry: 0, judge: 0 },
  ...more,
})
const step: fc.Arbitrary<Step> = fc.record({
  // The end of the judging is one step in many, since little follows it.
  action: fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...actions.filter((one) => one !== 'deliberate')) },
    { weight: 1, arbitrary: fc.constant<Action>('deliberate') },
  ),
  who: fc.constantFrom('right', 'right', 'right', 'judge', 'other', 'manager', 'own', 'reviewer', 'team'),
  entry: fc.nat({ max: made.entries - 1 }),
  judge: fc.nat({ max: made.judges - 1 }),
})
const beginning = fc.constantFrom<Step[]>(
  [],
  [by('judge', 'submit'), by('judge', 'save', { judge: 1 })],
  [by('judge', 'submit'), by('judge', 'submit', { judge: 1 }), by('judge', 'save', { entry: 1, judge: 1 })],
)

const idOf = (map: Map<string, string>, at: number) => [...map.values()][at] ?? ''

/** Every review of a round with all that is stored, and what its round and the entries are at. */
async function stateOf({ number, entries }: Round) {
  const { rows } = await sql<{ reviews: Row[] | null; state: string; version: number; entries: string[] }>`
    select r.state, r.version,
      (select jsonb_agg(to_jsonb(v) order by v.id) from venture_reviews v where v.round_number = r.number) as reviews,
      (select jsonb_agg(e.state order by e.id) from venture_entries e where e.round_number = r.number) as entries,
      (select count(*)::integer from audit_events a where a.subject_id = r.id::text or a.subject_id = any(
        ${[...entries.values()]}::text[]) or a.kind like 'ventureReview.%') as audited,
      (select count(*)::integer from venture_barred_pairs b where b.round_number = r.number) as barred
    from venture_rounds r where r.number = ${number}`.execute(portal.db)
  const [found] = rows
  if (!found) throw new Error(`no round ${number}`)
  return { ...found, reviews: found.reviews ?? [] }
}
type Row = {
  id: string
  entry_id: string
  judge_id: string
  state: string
  is_sample: boolean
  scores: object
}
type State = Awaited<ReturnType<typeof stateOf>>

const reviewAt = (round: Round, { reviews }: State, { entry, judge }: Step) =>
  reviews.find(
    ({ entry_id, judge_id, is_sample: isSample }) =>
      entry_id === idOf(round.entries, entry) && judge_id === idOf(round.judgeIds, judge) && !isSample,
  )

/** What each judge writes is theirs alone. */
const wordsOf = (judge: number) => ({ note: `只给自己的话 ${judge}`, feedback: `给团队的话 ${judge}` })

async function callOf(one: Step, round: Round, seen: State): Promise<[string, Input]> {
  const { action, entry, judge } = one
  const { roundId } = round
  const reviewId = reviewAt(round, seen, one)?.id ?? '00000000-0000-7000-8000-000000000000'
  const answers = { score_need: '7', score_idea: String(5 + judge), score_team: '6', ...wordsOf(judge) }
  const [entryId, judgeId] = [idOf(round.entries, entry), idOf(round.judgeIds, judge)]
  switch (action) {
    case 'save':
      return ['judging.save', { reviewId, answers }]
    case 'submit':
      return ['judging.submit', { reviewId, answers }]
    case 'sample':
    case 'noSample':
      return ['judgingStaff.sampleSet', { entryId, isSample: action === 'sample' }]
    case 'deliberate':
      return ['ventureDecidingStaff.deliberate', { roundId, version: seen.version }]
    case 'withdraw': {
      const { id: applicationId } = await portal.db
        .selectFrom('applications')
        .select('id')
        .where('team_id', '=', round.teams[entry] ?? '')
        .executeTakeFirstOrThrow()
      return ['applications.withdraw', { TeamID: round.teams[entry], applicationId }]
    }
    case 'give':
    case 'takeAway':
    case 'free':
      return ['judgingStaff.pairSet', { entryId, judgeId, action }]
    default:
      return ['judging.step', { reviewId, action }]
  }
}

async function send(id: string, input: Input, { token }: Pick<TestAccount, 'token'>): Promise<string> {
  await portal.db.deleteFrom('rate_limits').execute()
  return reasonOf(await callOverHttp(portal, callNamed(id), input, { token, address: freshAddress() }))
}

/** Finds judges and keeps them, as a manager does. */
async function assign(round: Round, { token }: TestAccount): Promise<string> {
  const found = await callOverHttp(
    portal,
    callNamed('judgingStaff.assign'),
    { round: round.roundId },
    { token, address: freshAddress() },
  )
  if (!('data' in found)) return found.reason
  const { found: keep } = found.data as { found: string }
  return keep === '' ? 'nothing' : send('judgingStaff.assign', { round: round.roundId, keep }, { token })
}

/** Who may never take a step, whatever the round is at. */
function isForbidden({ action, who, entry }: Step): boolean {
  if (action === 'withdraw') return who !== 'team'
  if (isOf(ofJudges, action)) return who !== 'judge'
  if (action === 'assign' || action === 'deliberate') return who !== 'manager' && who !== 'own'
  return who !== 'manager' && !(who === 'own' && entry !== 0)
}

/** What holds after any step: legal steps alone, each audited; a judge reads what is theirs, and no word of others. */
async function expectRight(label: string, round: Round, before: State, after: State): Promise<void> {
  const was = new Map(before.reviews.map((row) => [row.id, row]))
  for (const row of after.reviews) {
    const from = was.get(row.id)?.state ?? 'assigned'
    if (from !== row.state)
      expect([label, from, legal[from]]).toEqual([label, from, expect.arrayContaining([row.state])])
  }
  const now = new Map(after.reviews.map((row) => [row.id, row]))
  for (const { id, state } of before.reviews)
    if (!now.has(id)) expect([label, state]).toEqual([label, 'assigned'])
  // Once nothing is judged any more, what was sent stays to the letter.
  const sent = ({ reviews }: State) => reviews.filter(({ state }) => state === 'locked')
  if (before.state !== 'reviewing') expect([label, sent(after)]).toEqual([label, sent(before)])
  if (after.state !== 'reviewing')
    expect([label, after.reviews.filter(({ state }) => state === 'submitted')]).toEqual([label, []])
  const { rows } = await sql<{ id: string; from: string; to: string }>`
    select subject_id as id, before->>'state' as from, after->>'state' as to from audit_events
    where kind like 'ventureReview.%' and subject_id = any(${[...now.keys()]}::text[]) order by position`.execute(
    portal.db,
  )
  const at = new Map([...now.keys()].map((id) => [id, 'assigned']))
  for (const { id, from, to } of rows) {
    expect([label, from]).toEqual([label, at.get(id)])
    at.set(id, to)
  }
  expect([label, Object.fromEntries(at)]).toEqual([
    label,
    Object.fromEntries(after.reviews.map(({ id, state }) => [id, state])),
  ])
  for (const [index, { token }] of round.judges.entries()) {
    const { judging } = await portal.api({ token })
    const own = after.reviews.filter(
      ({ judge_id, state }) => judge_id === idOf(round.judgeIds, index) && held.includes(state),
    )
    const { reviews } = await judging.mine({})
    const isRead = (id: string) => reviews.some(({ reviewId }) => reviewId === id)
    expect([label, own.filter(({ is_sample: is }) => !is).every(({ id }) => isRead(id))]).toEqual([
      label,
      true,
    ])
    const texts = [JSON.stringify(reviews)]
    for (const { reviewId } of reviews) texts.push(JSON.stringify(await judging.entry({ reviewId })))
    for (const other of round.judges.keys())
      if (other !== index)
        for (const words of Object.values(wordsOf(other)))
          expect([label, index, texts.join().includes(words)]).toEqual([label, index, false])
  }
}

/** Examples contain every refusal that the sequences must meet, since chance alone may miss one. */
const examples: [Step[], Step[]][] = [
  [[], [by('reviewer', 'assign'), by('judge', 'decline', { entry: 2 }), by('manager', 'assign')]],
  [
    [],
    [
      by('judge', 'submit'),
      by('other', 'submit', { judge: 1 }),
      by('judge', 'save'),
      by('judge', 'reopen'),
      by('judge', 'stateConflict'),
      by('manager', 'give'),
      by('own', 'takeAway', { judge: 1 }),
      by('judge', 'save', { judge: 1 }),
      by('manager', 'takeAway', { judge: 1 }),
      by('manager', 'give', { judge: 1 }),
      by('manager', 'sample', { entry: 2 }),
      by('judge', 'decline', { judge: 1 }),
      by('manager', 'free', { judge: 1 }),
      by('manager', 'noSample', { entry: 2 }),
      by('team', 'withdraw', { entry: 1 }),
      by('manager', 'deliberate'),
      by('judge', 'submit', { judge: 2 }),
    ],
  ],
]

describe('trust 14, 15, 16, 60, over HTTP: random sequences of steps of reviews', () => {
  it('take only legal steps of those who judge, and show nobody the words of another', {
    timeout: 240_000,
  }, async () => {
    const staff = {
      manager: await createStaff(portal, ['ventureManager']),
      reviewer: await createStaff(portal, ['reviewer']),
    }
    const seen = { taken: new Set<string>(), refused: new Set<string>() }
    await fc.assert(
      fc.asyncProperty(beginning, fc.array(step, { minLength: 6, maxLength: 12 }), async (first, tried) => {
        const round = await createRoundToJudge(portal, made)
        await sql`update venture_rounds set sees_others = 'never' where number = ${round.number}`.execute(
          portal.db,
        )
        await portal.db
          .insertInto('venture_reviews')
          .values(
            [...round.entries.values()].flatMap((entry_id, entry) =>
              [entry, entry + 1].map((judge) => ({
                ...{ round_number: round.number, entry_id },
                judge_id: idOf(round.judgeIds, judge % made.judges),
              })),
            ),
          )
          .execute()
        const own = await createStaff(portal, ['ventureManager'])
        await portal.db
          .insertInto('memberships')
          .values({ team_id: round.teams[0] ?? '', account_id: own.accountId, role: 'member', left_at: null })
          .execute()
        let before = await stateOf(round)
        for (const given of [...first, ...tried]) {
          const right = isOf(ofJudges, given.action)
            ? 'judge'
            : given.action === 'withdraw'
              ? 'team'
              : 'manager'
          const one = { ...given, who: given.who === 'right' ? right : given.who }
          const people: Record<string, TestAccount | undefined> = {
            ...{ ...staff, own, team: round.members[one.entry] },
            judge: round.judges[one.judge],
            other: round.judges[(one.judge + 1) % made.judges],
          }
          const person = people[one.who]
          if (!person) throw new Error(`nobody is ${one.who}`)
          const outcome =
            one.action === 'assign'
              ? await assign(round, person)
              : await send(...(await callOf(one, round, before)), person)
          expect((await portal.runJobs()).failures).toEqual([])
          const after = await stateOf(round)
          const label = `${one.action} by ${one.who} of ${one.entry} for ${one.judge} in ${before.state}`
          expect([label, outcome]).not.toEqual([label, 'internal'])
          if (isForbidden(one)) expect([label, outcome === 'ok']).toEqual([label, false])
          if (outcome === 'ok') seen.taken.add(one.action)
          else {
            expect([label, outcome, after]).toEqual([label, outcome, before])
            seen.refused.add(outcome)
          }
          // What changed nothing was looked at before.
          if (!isDeepStrictEqual(after, before)) await expectRight(label, round, before, after)
          before = after
        }
      }),
      { numRuns: 6, endOnFailure: true, examples },
    )
    expect([...seen.taken].toSorted()).toEqual([...actions].toSorted())
    expect([...seen.refused]).toEqual(
      expect.arrayContaining(['illegalTransition', 'invalidInput', 'notAvailable', 'ownInterest']),
    )
  })
})
