import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../support/portal/portal.ts'
import { createStaff, type TestAccount } from '../../support/world/actors.ts'
import { createJudgedRound } from '../../support/world/venture/judged-round.ts'
import { callNamed, callOverHttp, freshAddress, type Input, reasonOf } from '../callers.ts'
import { entryTrail, expectTrail, ventureState } from './venture-state.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ listens: true })
})
afterAll(() => portal.close())

const made = { entries: 4, judges: 3, judgesOfEntry: 2, places: 2 }
const budget = 100

type Round = Awaited<ReturnType<typeof createJudgedRound>>
type People = Record<string, TestAccount | undefined>

const actions = [
  ...['deliberate', 'propose', 'proposeAll', 'confirm', 'confirmAll', 'publish', 'hold'],
  ...['disqualify', 'confirmRevision', 'takeBack', 'withdraw', 'object', 'uphold', 'reject'],
  ...['jobs', 'endNotice'],
] as const
type Action = (typeof actions)[number]
const ofManagers: readonly Action[] = actions.slice(0, 10)
const ofHandlers: readonly Action[] = ['uphold', 'reject']

type Step = {
  action: Action
  who: string
  entry: number
  outcome: 'advance' | 'waitlist' | 'eliminate'
  amount: number
  isLate: boolean
}

const step: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom(...actions),
  who: fc.constantFrom('right', 'right', 'one', 'two', 'three', 'two', 'own', 'reviewer', 'team', 'visitor'),
  entry: fc.nat({ max: made.entries - 1 }),
  outcome: fc.constantFrom('advance', 'waitlist', 'eliminate'),
  amount: fc.constantFrom(0, 40, 60, budget, budget + 1),
  isLate: fc.oneof({ weight: 8, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
})
const by = (who: string, action: Action, more: Partial<Step> = {}): Step => ({
  ...{ action, who, entry: 0, outcome: 'advance', amount: 40, isLate: false },
  ...more,
})
const decided = [by('one', 'deliberate'), by('one', 'jobs'), by('one', 'proposeAll'), by('two', 'confirmAll')]
const published = [...decided, by('one', 'publish'), by('two', 'publish'), by('one', 'jobs')]
/** Most steps are possible only after others. */
const beginning = fc.constantFrom(
  decided.slice(0, 2),
  decided,
  published,
  [...decided.slice(0, 2), by('one', 'proposeAll', { amount: 0 }), ...published.slice(3)],
  [...published, by('visitor', 'object', { outcome: 'eliminate' }), by('agent', 'uphold')],
  [...published, by('one', 'endNotice')],
)

const rowOf = (table: 'venture_decisions' | 'venture_revisions', entryId: string) =>
  portal.db
    .selectFrom(table)
    .select('version')
    .where('entry_id', '=', entryId)
    .$if(table === 'venture_revisions', (query) => query.where('confirmed_by', 'is', null))
    .executeTakeFirst()

/** The call of an action, with its input as somebody sees the round now. */
async function callOf({ action, entry, outcome, amount, isLate }: Step, round: Round) {
  const { roundId, number } = round
  const entryId = [...round.entries.values()][entry] ?? ''
  const late = isLate ? 1 : 0
  const { version, state } = await portal.db
    .selectFrom('venture_rounds')
    .select(['version', 'state'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  const seen = { roundId, version: version - late }
  const isNotice = state === 'public_notice'
  const of = async (table: Parameters<typeof rowOf>[0]) => (await rowOf(table, entryId))?.version ?? 0
  const said = { reason: '讨论过了', feedback: '请补上试点的数据。' }
  const calls: Partial<Record<Action, () => Promise<[string, Input]>>> = {
    deliberate: async () => ['ventureDecidingStaff.deliberate', seen],
    propose: async () => {
      const at = (await of(isNotice ? 'venture_revisions' : 'venture_decisions')) + late
      return ['ventureDecidingStaff.propose', { roundId, entryId, version: at, outcome, amount, ...said }]
    },
    proposeAll: async () => [
      'ventureDecidingStaff.proposeAll',
      { roundId, advance: 2, waitlist: 1, amount, reason: said.reason },
    ],
    confirm: async () => [
      'ventureDecidingStaff.confirm',
      { roundId, entryId, version: Math.max(1, (await of('venture_decisions')) + late) },
    ],
    confirmAll: async () => ['ventureDecidingStaff.confirmAll', { roundId }],
    publish: async () => ['ventureDecidingStaff.publish', seen],
    hold: async () => ['ventureDecidingStaff.holdPublish', seen],
    disqualify: async () => [
      'ventureDecidingStaff.propose',
      {
        ...{ roundId, entryId, version: (await of('venture_revisions')) + late },
        ...{ outcome: 'disqualify', reason: '材料是抄的' },
      },
    ],
    confirmRevision: async () => [
      'ventureDecidingStaff.confirm',
      { roundId, entryId, version: (await of('venture_revisions')) + late || 1, what: 'revision' },
    ],
    takeBack: async () => [
      'ventureDecidingStaff.confirm',
      { roundId, entryId, version: (await of('venture_revisions')) + late || 1, what: 'takeBack' },
    ],
    withdraw: async () => {
      const { application_id: applicationId } = await portal.db
        .selectFrom('venture_entries')
        .select('application_id')
        .where('id', '=', entryId)
        .executeTakeFirstOrThrow()
      return ['applications.withdraw', { TeamID: round.teams[entry], applicationId }]
    },
    object: async () => [
      'support.feedbackSend',
      {
        ...{ formKey: randomBytes(16).toString('hex'), kind: 'complaint', topic: 'objection' },
        ...{ round: roundId, entry: outcome === 'eliminate' ? '' : await referenceOf(entryId) },
        body: '名单里的项目去年已经得到过同样的资助。',
      },
    ],
  }
  return calls[action]?.()
}

const referenceOf = async (entryId: string) =>
  (
    await portal.db
      .selectFrom('venture_entries')
      .select('reference')
      .where('id', '=', entryId)
      .executeTakeFirstOrThrow()
  ).reference

async function send(id: string, input: Input, person: TestAccount | undefined): Promise<string> {
  await portal.db.deleteFrom('rate_limits').execute()
  const caller = { token: person?.token, address: freshAddress() }
  return reasonOf(await callOverHttp(portal, callNamed(id), input, caller))
}

/** Answers the oldest open objection to the round, as a handler does: looks into it, then answers. */
async function settle(round: Round, action: Action, person: TestAccount | undefined): Promise<string> {
  const ticketAt = async (id?: string) =>
    portal.db
      .selectFrom('feedback_tickets')
      .select(['id', 'version'])
      .where('round_number', '=', round.number)
      .$if(id === undefined, (query) => query.where('result', 'is', null))
      .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
      .orderBy('id')
      .executeTakeFirst()
  const ticket = await ticketAt()
  if (!ticket) return 'nothing'
  const { id: ticketId, version } = ticket
  const seen = { ticketId, version, kind: 'complaint', topic: 'objection', concerned: [] }
  await send('supportStaff.triage', seen, person)
  const result = action === 'uphold' ? 'upheld' : 'rejected'
  const answer = { ticketId, version: (await ticketAt(ticketId))?.version, body: '查清了。', result }
  return send('supportStaff.answer', { ...answer, resultReason: '查过了往年的名单。' }, person)
}

async function clockOf({ number }: Round, action: Action): Promise<string> {
  if (action === 'endNotice')
    await sql`update venture_rounds set published_at = published_at - notice_days * interval '1 day'
      where number = ${number} and state = 'public_notice'`.execute(portal.db)
  await portal.services.enqueue(portal.db, 'venture-clock', {})
  expect((await portal.runJobs()).failures).toEqual([])
  return 'ok'
}

/** Who may never take a step, whatever the round is at. */
function isForbidden({ action, who, entry }: Step): boolean {
  if (ofManagers.includes(action)) {
    if (!['one', 'two', 'three', 'own'].includes(who)) return true
    const isAboutEntry = ['propose', 'confirm', 'disqualify', 'confirmRevision', 'takeBack'].includes(action)
    return who === 'own' && isAboutEntry && entry === 0
  }
  if (action === 'withdraw') return who !== 'team'
  return ofHandlers.includes(action) && who !== 'agent'
}

const rightOf = (action: Action) =>
  ofManagers.includes(action) ? 'three' : ofHandlers.includes(action) ? 'agent' : 'team'

/** Examples contain every refusal that the sequences must meet, since chance alone may miss one. */
const examples: [Step[], Step[]][] = [
  [
    decided.slice(0, 2),
    [
      by('one', 'propose', { amount: budget + 1 }),
      by('one', 'propose', { amount: 60 }),
      by('one', 'confirm'),
      by('two', 'confirm', { isLate: true }),
      by('own', 'confirm'),
      by('two', 'confirm'),
      by('one', 'propose', { entry: 1, amount: 60 }),
      by('two', 'publish'),
      by('two', 'propose', { amount: 10 }),
      by('three', 'propose', { outcome: 'eliminate' }),
      by('one', 'propose', { entry: 1, outcome: 'waitlist' }),
    ],
  ],
  [
    published,
    [
      by('visitor', 'object', { outcome: 'eliminate' }),
      by('one', 'uphold'),
      by('agent', 'uphold'),
      by('one', 'endNotice'),
      by('one', 'propose', { outcome: 'eliminate' }),
      by('two', 'takeBack'),
      by('one', 'takeBack'),
      by('three', 'propose', { outcome: 'eliminate' }),
      by('two', 'confirmRevision'),
      by('one', 'confirmRevision', { isLate: true }),
      by('one', 'confirmRevision'),
      by('team', 'withdraw', { entry: 1 }),
      by('two', 'disqualify', { entry: 2 }),
      by('two', 'confirmRevision', { entry: 2 }),
      by('three', 'confirmRevision', { entry: 2 }),
      by('one', 'endNotice'),
    ],
  ],
  [
    [...decided, by('one', 'publish')],
    [
      by('two', 'propose'),
      by('two', 'hold'),
      by('three', 'publish'),
      by('three', 'publish'),
      by('one', 'publish'),
      by('one', 'hold'),
      by('team', 'withdraw', { entry: 3 }),
      by('one', 'jobs'),
      by('visitor', 'object', { outcome: 'eliminate' }),
      by('agent', 'reject'),
    ],
  ],
  // Which entries have a place depends on the scores: one of them can be disqualified.
  [published, [0, 1, 2, 3].map((entry) => by('two', 'disqualify', { entry }))],
]

describe('trust 15, 16, 39, 60, over HTTP: random sequences of decisions about a round', () => {
  it('take only legal steps, show nothing early, and keep places and money', {
    timeout: 240_000,
  }, async () => {
    const staff: People = {
      one: await createStaff(portal, ['ventureManager']),
      two: await createStaff(portal, ['ventureManager']),
      three: await createStaff(portal, ['ventureManager']),
      reviewer: await createStaff(portal, ['reviewer']),
      agent: await createStaff(portal, ['supportAgent']),
    }
    const seen = { taken: new Set<string>(), refused: new Set<string>() }
    await fc.assert(
      fc.asyncProperty(beginning, fc.array(step, { minLength: 5, maxLength: 12 }), async (first, tried) => {
        const round = await createJudgedRound(portal, made, budget)
        const own = await createStaff(portal, ['ventureManager'])
        await portal.db
          .insertInto('memberships')
          .values({ team_id: round.teams[0] ?? '', account_id: own.accountId, role: 'member', left_at: null })
          .execute()
        let before = await ventureState(portal, round.number)
        for (const given of [...first, ...tried]) {
          const who = given.who === 'right' ? rightOf(given.action) : given.who
          const one = { ...given, who }
          const people = { ...staff, own, team: round.members[one.entry] }
          const outcome = await outcomeOf(one, round, people[who as keyof typeof people])
          const after = await ventureState(portal, round.number)
          const label = `${one.action} by ${who} of ${one.entry} in ${before.state}`
          expect([label, outcome]).not.toEqual([label, 'internal'])
          if (isForbidden(one)) expect([label, outcome === 'ok']).toEqual([label, false])
          if (outcome === 'ok') seen.taken.add(one.action)
          else {
            expect([label, outcome, after]).toEqual([label, outcome, before])
            seen.refused.add(outcome)
          }
          // What changed nothing was looked at before.
          if (!isDeepStrictEqual(after, before))
            await expectTrail(portal, round, { budget, places: made.places, label })
          before = after
        }
        expect(await entryTrail(portal, round.number)).toHaveLength(made.entries)
      }),
      { numRuns: 8, endOnFailure: true, examples },
    )
    expect([...seen.taken].toSorted()).toEqual([...actions].toSorted())
    expect([...seen.refused]).toEqual(
      expect.arrayContaining([
        ...['conflict', 'illegalTransition', 'invalidInput', 'notAvailable', 'ownInterest'],
        'secondPersonNeeded',
      ]),
    )
  })
})

async function outcomeOf(one: Step, round: Round, person: TestAccount | undefined): Promise<string> {
  if (one.action === 'jobs' || one.action === 'endNotice') return clockOf(round, one.action)
  if (ofHandlers.includes(one.action)) return settle(round, one.action, person)
  const [id, input] = (await callOf(one, round)) ?? ['', {}]
  return send(id, input, person)
}
