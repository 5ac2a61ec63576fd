import { readFileSync } from 'node:fs'
import pg from 'pg'
import { type Db, openDatabase } from '../../server/db/database.ts'
import { searchedKinds } from '../../server/domains/search/search-kinds.ts'
import { analyseQuery } from '../../server/search/analyse-query.ts'
import { planRanking, tokensOfTerms } from '../../server/search/plan-ranking.ts'
import { refreshSearchStatistics } from '../../server/search/refresh-statistics.ts'
import { loadTermStatistics, rankingQuery } from '../../server/search/search.queries.ts'
import { candidateBudget, search } from '../../server/search/search.ts'
import { suggestionQuery } from '../../server/search/suggest.queries.ts'
import { suggest } from '../../server/search/suggest.ts'
import { ask, backendProcess, explain, insertDocuments } from './fill.queries.ts'
import { type Catalogue, drawDocuments, readSource, type Source } from './large-catalogue.ts'

/** Everything that the search of the whole portal covers: 100,000 documents. */
const portal: Catalogue = {
  name: '100,000 documents of every kind',
  records: 50_000,
  kinds: searchedKinds,
}
const toolbox: Catalogue = { name: '100,000 tools in two languages', records: 100_000, kinds: ['tool'] }
const goalMs = 20
const tokenIndex =
  'create index search_documents_tokens on search_documents using gin (tokens gin__int_ops) with (fastupdate = off)'

/** Milliseconds of a call: wall-clock time, and processor time of this process and the database's. */
type Cost = { clock: number; processor: number }

/**
 * Prints how long searches take among 100,000 documents of every kind, and among 100,000 tools. The goal is
 * compared with the processor time of the fastest of four rounds, which is close to wall-clock time on an
 * idle machine; the database process's time is read from Linux.
 */
export async function measureLatency(
  urls: { ownerUrl: string; appUrl: string },
  folder: string | null,
): Promise<void> {
  const { db } = openDatabase(urls.appUrl, { maxConnections: 1 })
  const source = readSource(folder)
  await fill(db, urls.ownerUrl, source, portal)
  await measurePortal(db, await backendProcess(db), source)
  await reportPlans(db)
  await fill(db, urls.ownerUrl, source, toolbox)
  await measureToolbox(db, await backendProcess(db), source)
  await reportPlans(db, ['tool'])
  await db.destroy()
}

async function measurePortal(db: Db, pid: number, source: Source): Promise<void> {
  const find = (text: string) =>
    search(db, { text, language: 'zh', shownKinds: searchedKinds, limit: 10, offset: 0 })
  reportHead()
  report('a bare select 1', await measure(pid, source.queries, () => ask(db)))
  report('search, each query for the first time', await measure(pid, source.queries, find))
  const rounds = []
  for (let round = 0; round < 4; round += 1) rounds.push(await measure(pid, source.queries, find))
  report('search, four times more', rounds.flat())
  report('search, the fastest of the four', fastestOf(rounds), goalMs)
  const narrowed = (text: string) =>
    search(db, { text, language: 'zh', shownKinds: ['help'], limit: 10, offset: 0 })
  const narrowedRounds = []
  for (let round = 0; round < 3; round += 1) narrowedRounds.push(await measure(pid, source.queries, narrowed))
  report('search of one kind, the fastest of three', fastestOf(narrowedRounds), goalMs)
  const mistyped = source.queries.map(swapTwoLetters)
  const mistypedRounds = []
  for (let round = 0; round < 3; round += 1) mistypedRounds.push(await measure(pid, mistyped, find))
  report('search, mistyped, the fastest of three', fastestOf(mistypedRounds), goalMs)
  const prefixes = source.queries.flatMap((text) => [1, 2, 4].map((length) => text.slice(0, length)))
  report('suggestions', await measure(pid, prefixes, (text) => suggest(db, text, { language: 'zh' })), goalMs)
}

/** Asks as the toolbox search does: for two hundred tools at most, which it then filters and pages. */
async function measureToolbox(db: Db, pid: number, source: Source): Promise<void> {
  const find = (text: string) => search(db, { text, language: 'zh', kinds: ['tool'], limit: 200, offset: 0 })
  reportHead()
  const rounds = []
  for (let round = 0; round < 4; round += 1) rounds.push(await measure(pid, source.queries, find))
  report('search, each query for the first time', rounds[0] ?? [])
  report('search, the fastest of the four', fastestOf(rounds), goalMs)
}

/** The query with two neighbours swapped in the middle of its longest word or stretch. */
function swapTwoLetters(query: string): string {
  const [longest = ''] = (query.match(/\p{Script=Han}+|[\p{L}\p{N}]+/gu) ?? []).sort(
    (a, b) => b.length - a.length,
  )
  const middle = Math.floor(longest.length / 2)
  const [first, second] = [longest.charAt(middle - 1), longest.charAt(middle)]
  return query.replace(longest, longest.slice(0, middle - 1) + second + first + longest.slice(middle + 1))
}

async function fill(db: Db, ownerUrl: string, source: Source, catalogue: Catalogue): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  owner.on('error', () => {})
  await owner.connect()
  const started = performance.now()
  await owner.query('truncate search_documents cascade')
  await owner.query('drop index search_documents_tokens')
  let batch = []
  for (const document of drawDocuments(source, catalogue)) {
    batch.push(document)
    if (batch.length < 1000) continue
    await insertDocuments(db, batch)
    batch = []
  }
  await owner.query(tokenIndex)
  await owner.query('vacuum analyze search_documents, search_suggestions')
  await refreshSearchStatistics(db)
  await owner.end()
  console.log(`\n${catalogue.name}, filled in ${Math.round((performance.now() - started) / 1000)} s`)
}

async function measure(
  pid: number,
  texts: string[],
  call: (text: string) => Promise<unknown>,
): Promise<Cost[]> {
  const costs: Cost[] = []
  for (const text of texts) {
    const before = processorTime(pid)
    const started = performance.now()
    await call(text)
    costs.push({ clock: performance.now() - started, processor: processorTime(pid) - before })
  }
  return costs
}

/** For each query, the least time of any round: other work on the machine is left out. */
function fastestOf(rounds: Cost[][]): Cost[] {
  const least = (index: number, key: keyof Cost) =>
    Math.min(...rounds.map((round) => round[index]?.[key] ?? Number.POSITIVE_INFINITY))
  return (rounds[0] ?? []).map((_, index) => ({
    clock: least(index, 'clock'),
    processor: least(index, 'processor'),
  }))
}

/** Milliseconds of processor time of this process and the database's; without Linux, this process alone. */
function processorTime(pid: number): number {
  const { user, system } = process.cpuUsage()
  const own = (user + system) / 1000
  try {
    return own + Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return own
  }
}

function reportHead(): void {
  console.log(
    '\nlatency, ms                                 calls   clock p50 / p95      processor p50 / p95',
  )
}

function report(name: string, costs: Cost[], goal?: number): void {
  const at = (key: keyof Cost, share: number): number => {
    const sorted = costs.map((cost) => cost[key]).sort((a, b) => a - b)
    return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0
  }
  const cell = (key: keyof Cost) => `${at(key, 0.5).toFixed(1)} / ${at(key, 0.95).toFixed(1)}`.padEnd(21)
  const mark =
    goal === undefined ? '' : `goal p95 ≤ ${goal}: ${at('processor', 0.95) <= goal ? 'met' : 'MISSED'}`
  console.log(
    `${name.padEnd(44)}${String(costs.length).padEnd(8)}${cell('clock')}${cell('processor')}${mark}`,
  )
}

async function reportPlans(db: Db, kinds?: string[]): Promise<void> {
  const { terms } = analyseQuery('开源 管理 password')
  const statistics = await loadTermStatistics(db, tokensOfTerms(terms))
  const { averageLength } = statistics
  const plan = planRanking(terms, statistics, candidateBudget(averageLength))
  const page = {
    language: 'zh',
    leastShare: 0,
    filter: kinds ? { kinds } : {},
    limit: 10,
    offset: 0,
  } as const
  const ranking = await explain(db, rankingQuery({ ...plan, ...page, averageLength }))
  const suggestions = await explain(
    db,
    suggestionQuery({ key: 'ne', language: 'zh', kinds: undefined, limit: 8 }),
  )
  console.log('\nindexes read')
  for (const [name, text] of Object.entries({ search: ranking, suggestions })) {
    console.log(`  ${name}: ${[...new Set(text.match(/search_\w+_(?:tokens|pkey|key)\b/g))].join(', ')}`)
  }
}
