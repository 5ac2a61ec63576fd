import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { cipherOfSecrets } from '../server/cipher-of-secrets.ts'
import { type Db, openDatabase } from '../server/db/database.ts'
import { loadDemo } from '../server/db/demo/load-demo.ts'
import { startEmbedded } from '../server/db/embedded.ts'
import { migrateToLatest } from '../server/db/migrate.ts'
import { roundOffering } from '../server/domains/venture/entries/round-offering.ts'
import { questionsOf } from '../shared/rules/applications/check-answers.ts'
import type { Question } from '../shared/rules/applications/questions.ts'
import { startNode } from '../tests/support/portal/running-portal.ts'
import { testSecrets } from '../tests/support/portal/test-services.ts'
import { createPeople, createTeamRows } from '../tests/support/world/actors.ts'

/** Sent in the last ten minutes before a round closes, at an even pace of five a second. */
const paced = process.argv.includes('small') ? 300 : 3_000
const perSecond = 3_000 / 600
/** Sent in the last seconds of all, ten times as many a second. */
const crowded = 300
/** Of the demo. */
const round = 5101
/** Who send one after another, to compare with. */
const alone = 60

/**
 * Prints what becomes of 3,000 entries that are sent in ten minutes, and of a crowd at ten times that pace, by as many
 * teams, each over HTTP from an address of its own and whenever it comes, whether or not earlier ones have been
 * answered: how long they wait, how many were taken, and whether each of them is stored. Whoever is told to try again
 * does, after the time that they are told. With `-- small` 300 in one minute instead of the 3,000.
 */
async function main(): Promise<void> {
  const [dataDir, nodeDir] = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'yisun-bench-')))
  const embedded = await startEmbedded({ dataDir: dataDir ?? '' })
  const { db } = openDatabase(embedded.appUrl, { maxConnections: 2 })
  try {
    await migrateToLatest(embedded.ownerUrl, 'yisun_app')
    await loadDemo(db)
    const teams = await createTeams(db, alone + paced + crowded)
    const answers = await answersFor(db)
    const node = await startNode({ YISUN_DATA_DIR: nodeDir ?? '', DATABASE_URL: embedded.appUrl })
    try {
      await measure(db, node.address, teams, answers)
    } finally {
      await node.stop()
    }
  } finally {
    await db.destroy()
    await embedded.stop()
    for (const folder of [dataDir, nodeDir]) rmSync(folder ?? '', { recursive: true, force: true })
  }
}

type Team = { teamId: string; token: string; address: string }
type Answers = Record<string, unknown>

async function measure(db: Db, address: string, teams: Team[], answers: Answers): Promise<void> {
  const caller = callerAt(address)
  await inTurns(teams, 16, (team) => caller('application/start', team, { roundId: String(round) }))
  const offering = await roundOffering.find(db, round, 'zh')
  const declared = offering?.rules.flatMap((rule) => (rule.kind === 'declared' ? [rule.key] : []))
  const send = (team: Team) =>
    caller('venture/round/enter', team, { roundId: String(round), declared, answers })
  const [first, pacing, crowd] = [
    teams.slice(0, alone),
    teams.slice(alone, alone + paced),
    teams.slice(alone + paced),
  ]
  const one = await timed(() => inTurns(first, 1, send))
  const even = await timed(() => arriving(pacing, perSecond, send))
  const all = await timed(() => arriving(crowd, perSecond * 10, send))
  const sent = [...one.results, ...even.results, ...all.results]
  const [taken, refused] = [sent.filter(({ code }) => code === 0), sent.filter(({ code }) => code !== 0)]
  const [byOne, byPace] = [waitOf(one.results), waitOf(even.results)]
  console.log(
    `entries: ${pacing.length.toLocaleString('en')} sent within ${(pacing.length / perSecond).toFixed(0)} s: p95 ` +
      `${byPace.p95.toFixed(0)} ms, ×${(byPace.p95 / byOne.p95).toFixed(2)} of one after another (${byOne.p95.toFixed(0)} ms); told to try again ${byPace.retries} times`,
  )
  const ratio = crowd.length / all.seconds / (first.length / one.seconds)
  console.log(
    `  a crowd, ${crowd.length} within ${(crowd.length / perSecond / 10).toFixed(0)} s: taken ×${ratio.toFixed(2)} as many a second as one after ` +
      `another, all after ${all.seconds.toFixed(0)} s; told to try again ${waitOf(all.results).retries} times`,
  )
  console.log(
    `  acknowledged ${taken.length}, refused for good ${refused.length}, ${await lossesOf(db, taken)}`,
  )
  if (refused.length > 0) throw new Error(`refused: ${JSON.stringify(refused[0])}`)
}

function waitOf(results: Sent[]): { p95: number; retries: number } {
  const waits = results.map(({ ms }) => ms).sort((a, b) => a - b)
  return {
    p95: waits[Math.floor(waits.length * 0.95)] ?? 0,
    retries: results.reduce((sum, { retries }) => sum + retries, 0),
  }
}

/** Compares what was acknowledged with what is stored. @throws Error for a loss */
async function lossesOf(db: Db, taken: Sent[]): Promise<string> {
  const stored = await db
    .selectFrom('applications')
    .leftJoin('venture_entries', 'venture_entries.application_id', 'applications.id')
    .leftJoin('application_revisions', 'application_revisions.application_id', 'applications.id')
    .select(['applications.reference', 'venture_entries.id as entry', 'application_revisions.receipt'])
    .where('offering_kind', '=', 'round')
    .where('offering_number', '=', round)
    .where('applications.state', '=', 'submitted')
    .where(sql<boolean>`applications.reference = any(${taken.map(({ reference }) => reference)}::text[])`)
    .execute()
  const counted = {
    stored: stored.length,
    'with an entry': stored.filter(({ entry }) => entry).length,
    'with a receipt': stored.filter(({ receipt }) => receipt).length,
    'different references': new Set(stored.map(({ reference }) => reference)).size,
  }
  const text = Object.entries(counted).map(([what, count]) => `${what} ${count}`)
  if (Object.values(counted).some((count) => count !== taken.length))
    throw new Error(`of ${taken.length}: ${text.join(', ')}`)
  return text.join(', ')
}

type Sent = { code: number; reference: string; ms: number; retries: number }

/** Makes calls as a team from its address; whoever is told to try again later does. */
function callerAt(origin: string) {
  return async (path: string, { teamId, token, address }: Team, input: object): Promise<Sent> => {
    const began = performance.now()
    for (let retries = 0; ; retries += 1) {
      const response = await fetch(`${origin}/api/techforgood/${path}`, {
        method: 'POST',
        headers: {
          ...{ 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
          ...{ cookie: `__Host-yisun_session=${token}`, 'x-forwarded-for': address },
          'idempotency-key': `bench-${teamId.slice(-12)}`,
        },
        body: JSON.stringify({ TeamID: teamId, ...input }),
      })
      const { code, data } = await response.json()
      const wait = Number(response.headers.get('retry-after'))
      if ((response.status !== 503 && response.status !== 429) || !wait)
        return { code, reference: data?.reference ?? '', ms: performance.now() - began, retries }
      await sleep(wait * 1000)
    }
  }
}

async function timed<Result>(act: () => Promise<Result[]>): Promise<{ results: Result[]; seconds: number }> {
  const began = performance.now()
  const results = await act()
  return { results, seconds: (performance.now() - began) / 1000 }
}

/** So many at a time. */
async function inTurns<Item, Result>(items: Item[], atOnce: number, act: (item: Item) => Promise<Result>) {
  const results: Result[] = []
  const left = [...items]
  const work = async () => {
    for (let item = left.shift(); item; item = left.shift()) results.push(await act(item))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}

/** So many a second, whether or not earlier ones have been answered. */
function arriving<Item, Result>(items: Item[], perSecond: number, act: (item: Item) => Promise<Result>) {
  return Promise.all(
    items.map(async (item, at) => {
      await sleep((at * 1000) / perSecond)
      return act(item)
    }),
  )
}

async function createTeams(db: Db, count: number): Promise<Team[]> {
  const cipher = cipherOfSecrets(testSecrets)
  const teams: Team[] = []
  for (let made = 0; made < count; made += 500) {
    const names = Array.from({ length: Math.min(500, count - made) }, (_, at) => ({
      ...{ kind: 'unregistered' as const, name: `参赛团队 ${made + at}` },
    }))
    const ids = await createTeamRows({ db }, names)
    const people = await createPeople(
      { db, services: { cipher } },
      ids.map((teamId) => ({ membership: { teamId, role: 'superAdmin' as const } })),
    )
    for (const [at, { token }] of people.entries()) {
      const place = made + at
      teams.push({ teamId: ids[at] ?? '', token, address: `10.${place >> 8}.${place & 255}.7` })
    }
  }
  return teams
}

/** Answers to every question of the round that has to be answered, as long as they may be asked to be. */
async function answersFor(db: Db): Promise<Answers> {
  const { questions } = await db
    .selectFrom('question_sets')
    .select('questions')
    .where('offering_kind', '=', 'round')
    .where('offering_number', '=', round)
    .orderBy('version', 'desc')
    .executeTakeFirstOrThrow()
  const asked = questionsOf(questions).filter(({ isOptional }) => !isOptional)
  return Object.fromEntries(asked.map((question) => [question.key, answerTo(question)]))
}

function answerTo(question: Question): unknown {
  switch (question.type) {
    case 'text':
      if (question.format === 'phone') return '13900000000'
      return question.format === 'email' ? 'bench@example.org' : '乡村听诊器'
    case 'longText':
      return '每周三下午在社区看见的一位老人。'.repeat(30).slice(0, question.maxLength)
    case 'number':
      return question.min
    case 'choice':
      return question.options[0]?.value
    case 'choices':
      return [question.options[0]?.value]
    case 'agreement':
      return true
    case 'budget':
      return '设备 | 5000 | 3000'
    default:
      throw new Error(`the round asks for a ${question.type}`)
  }
}

await main()
