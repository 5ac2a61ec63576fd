import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal, type TestPortal, type TestRequest } from '../../../tests/support/portal/portal.ts'
import { createStaff } from '../../../tests/support/world/actors.ts'
import { beginDeliberation } from '../../../tests/support/world/venture/deliberation.ts'
import { createRoundToJudge, sendReviews } from '../../../tests/support/world/venture/judged-round.ts'
import { kendallTau, secondOpinion } from '../../../tests/support/world/venture/made-round.ts'
import { sealStatement } from './judging/judge-texts.ts'
import { hashOfRanking, rankingFile, rankingFileOf } from './ranking-file.ts'

const made = { entries: 2_000, judges: 60, judgesOfEntry: 5, places: 200 }
const schools = 200

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

it('a simulated edition: 2,000 entries and 60 judges, from the assignment to the instant of publishing', async () => {
  const round = await createRoundToJudge(portal, made, {
    answersOf: (entry) => ({ school: `第 ${entry % schools} 中学` }),
  })
  const planted = await plantConflicts(round)
  await assign(round)
  const pairs = await portal.db
    .selectFrom('venture_reviews')
    .select(['entry_id', 'judge_id'])
    .where('round_number', '=', round.number)
    .execute()

  expect(pairs).toHaveLength(made.entries * made.judgesOfEntry)
  expect(pairs.filter(({ entry_id, judge_id }) => planted.has(`${entry_id} ${judge_id}`))).toEqual([])
  const loads = [...Map.groupBy(pairs, ({ judge_id }) => judge_id).values()].map(({ length }) => length)
  expect(loads).toHaveLength(made.judges)
  expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1)

  const judgeOf = new Map([...round.judgeIds].map(([name, id]) => [id, name]))
  const reviews = pairs.map(({ entry_id, judge_id }) =>
    round.truth.review(round.byId.get(entry_id) ?? '', judgeOf.get(judge_id) ?? ''),
  )
  await sendReviews(portal, round, reviews)
  const deliberated = await beginDeliberation(portal, round)
  await checkRanking(deliberated)
  await decideAll(deliberated)
  await publishWhileAllRead(deliberated)
}, 300_000)

type Round = Awaited<ReturnType<typeof createRoundToJudge>>
type Deliberated = Awaited<ReturnType<typeof beginDeliberation>>

/**
 * Gives every judge a school of which ten teams are, an entry that they name themselves, a team in which they once
 * were, and the mail domain of another team.
 * @returns entry and judge of each conflict
 */
async function plantConflicts({ entries, teams, members, judges, judgeIds }: Round): Promise<Set<string>> {
  const { db, services } = portal
  const entryIds = [...entries.values()]
  const planted = new Set<string>()
  const mailOf = (name: string) => ({
    email_encrypted: services.cipher.encrypt(`${name}.org`, 'accounts.email'),
    email_index: services.cipher.blindIndex(`${name}.org`, 'accounts.email'),
  })
  for (const [at, judgeId] of [...judgeIds.values()].entries()) {
    const accountId = judges[at]?.accountId ?? ''
    const [declared, past, sameMail] = [at + 60, at + 120, at + 260]
    const statement = { organisations: '', schools: `第${at}中学`, employers: '' }
    await db
      .updateTable('venture_judges')
      .set({ statement_encrypted: sealStatement(services, statement) })
      .where('id', '=', judgeId)
      .execute()
    await db
      .insertInto('venture_conflicts')
      .values({ judge_id: judgeId, entry_id: entryIds[declared] ?? '' })
      .execute()
    await db
      .insertInto('memberships')
      .values({ team_id: teams[past] ?? '', account_id: accountId, role: 'member', left_at: new Date() })
      .execute()
    const people = [
      [accountId, `judge@office-${at}`],
      [members[sameMail]?.accountId ?? '', `team@office-${at}`],
    ] as const
    for (const [id, mail] of people)
      await db.updateTable('accounts').set(mailOf(mail)).where('id', '=', id).execute()
    const ofSchool = entryIds.filter((_, entry) => entry % schools === at)
    for (const entryId of [...ofSchool, entryIds[declared], entryIds[past], entryIds[sameMail]])
      planted.add(`${entryId} ${judgeId}`)
  }
  expect(planted.size).toBe(made.judges * (made.entries / schools + 3))
  return planted
}

async function assign({ roundId }: Round): Promise<void> {
  const manager = await portal.api({ token: (await createStaff(portal, ['ventureManager'])).token })
  const { found, obstacle } = await manager.judgingStaff.assign({ round: roundId })
  expect(obstacle).toBeNull()
  expect((await manager.judgingStaff.assign({ round: roundId })).found).toBe(found)
  await manager.judgingStaff.assign({ round: roundId, keep: found })
}

/** The adjusted order is nearer to the truth, and the file that is taken along agrees with two other computations. */
async function checkRanking({ one, roundId, truth, byId }: Deliberated): Promise<void> {
  const file = rankingFile.parse(JSON.parse((await one.exportRanking({ roundId })).text))
  expect(hashOfRanking(file)).toBe(file.hash)
  expect(rankingFileOf(file.input, file.version)).toEqual(file)
  const { entries } = file.result
  expect(entries).toHaveLength(made.entries)
  const other = secondOpinion(file.input)
  for (const { entry, adjusted } of entries) expect(adjusted).toBeCloseTo(other.get(entry) ?? Number.NaN, 6)
  const worth = entries.map(({ entry }) => truth.worth.get(byId.get(entry) ?? '') ?? 0)
  const tau = (key: 'raw' | 'adjusted') =>
    kendallTau(
      entries.map((entry) => entry[key]),
      worth,
    )
  console.log(
    `Kendall's tau with the truth: raw ${tau('raw').toFixed(3)}, adjusted ${tau('adjusted').toFixed(3)}`,
  )
  expect(tau('adjusted')).toBeGreaterThan(tau('raw'))
}

async function decideAll({ one, two, roundId }: Deliberated): Promise<void> {
  await one.proposeAll({ roundId, advance: made.places, waitlist: 50, reason: '按名次' })
  for (let left = made.entries; left > 0; ) ({ left } = await two.confirmAll({ roundId }))
}

type Door = () => Promise<string>

/** Everything that could show a result to somebody: a team's own pages, the public calls, the files for programs. */
async function doorsOf(
  round: Deliberated,
  who: 'team' | 'judge' | 'visitor',
  token?: string,
): Promise<Door[]> {
  const { roundId, edition } = round
  const api = await portal.api(token ? { token } : {})
  const editionID = String(edition)
  const page = { page: 1, pageSize: 48 }
  const ofTeam = [
    () => api.applications.list({ kind: 'round' }),
    () => api.messages.describeMessageList({}),
    () => api.messages.unreadCounts({}),
  ]
  const asked = [
    ...(who === 'team' ? ofTeam : []),
    ...(who === 'judge' ? [() => api.judging.mine({})] : []),
    () => api.venture.roundDetail({ roundId }),
    () => api.venture.roundList({}),
    () => api.venture.editionEntries({ editionID, ...page }),
    () => api.venture.editionDetail({ editionID }),
    () => api.impact.figures({}),
  ]
  const files = [
    `/openData/venture-${edition}.360giving.json`,
    `/openData/venture-${edition}.360giving.csv`,
    '/sitemap.xml',
  ]
  const calls: [string, object][] = [
    ['venture/round/detail', { roundId }],
    ['venture/edition/entries', { editionID, ...page }],
  ]
  return [
    ...asked.map((ask) => async () => JSON.stringify(await ask())),
    ...files.map((file) => () => textAt(file)),
    ...calls.map(
      ([path, input]) =>
        () =>
          textAt(`/api/techforgood/${path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(input),
          }),
    ),
  ]
}

async function textAt(path: string, request: TestRequest = {}): Promise<string> {
  const response = await portal.fetch(path, request)
  expect(response.status, path).toBe(200)
  return response.text()
}

/** Thirty readers ask at every door, one after the other, while the round is published. */
async function publishWhileAllRead(round: Deliberated): Promise<void> {
  const { one, two, roundId, members, judges, versionOf } = round
  await one.publish({ roundId, version: await versionOf() })
  const doors = await Promise.all([
    ...members.slice(0, 26).map(({ token }) => doorsOf(round, 'team', token)),
    ...judges.slice(0, 2).map(({ token }) => doorsOf(round, 'judge', token)),
    ...[1, 2].map(() => doorsOf(round, 'visitor')),
  ])
  expect(doors).toHaveLength(30)
  const readAll = () => Promise.all(doors.map((all) => Promise.all(all.map((ask) => ask()))))
  const before = await readAll()
  expect(await readAll()).toEqual(before)
  let isDone = false
  const polling = doors.map(async (all, reader) => {
    const seen: { door: number; text: string }[] = []
    // Once something is new, one more round at every door is enough.
    for (let left = 2; left > 0 && !isDone; ) {
      for (const [door, ask] of all.entries()) {
        seen.push({ door, text: await ask() })
        await new Promise((done) => setTimeout(done, 400))
      }
      if (seen.some(({ door, text }) => text !== before[reader]?.[door])) left -= 1
    }
    return seen
  })
  await two.publish({ roundId, version: await versionOf() })
  const { failures } = await portal.runJobs()
  expect(failures).toEqual([])
  isDone = true
  const read = await Promise.all(polling)
  const after = await readAll()
  for (const [reader, seen] of read.entries()) {
    const changes = (door: number) => before[reader]?.[door] !== after[reader]?.[door]
    const isNew = seen
      .filter(({ door }) => changes(door))
      .map(({ door, text }) => text !== before[reader]?.[door])
    // Nobody sees anything of the time before once they have seen something of the time after.
    expect(isNew).toEqual(isNew.toSorted((one, other) => Number(one) - Number(other)))
    expect(isNew[0]).toBe(false)
  }
  const states = await portal.db
    .selectFrom('venture_entries')
    .select(({ fn }) => ['state', fn.countAll<string>().as('count')])
    .where('round_number', '=', round.number)
    .groupBy('state')
    .orderBy('state')
    .execute()
  expect(states.map(({ state, count }) => [state, Number(count)])).toEqual([
    ['eliminated', made.entries - made.places - 50],
    ['selected', made.places],
    ['waitlisted', 50],
  ])
}
