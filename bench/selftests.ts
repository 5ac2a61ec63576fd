import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '../server/db/database.ts'
import { loadDemo } from '../server/db/demo/load-demo.ts'
import { startEmbedded } from '../server/db/embedded.ts'
import { migrateToLatest } from '../server/db/migrate.ts'
import { countFigures } from '../server/domains/selftest/figures/figures.queries.ts'
import { basesOf } from '../server/domains/selftest/kept/bases.ts'
import type { SelftestPage } from '../shared/contract/selftest.ts'
import type { Questionnaire } from '../shared/rules/selftest/questionnaire.ts'
import { startNode } from '../tests/support/portal/running-portal.ts'
import { ways } from '../tests/support/world/selftests.ts'
import { settleTables } from './growth/multiply.queries.ts'

const sizes = process.argv.includes('small') ? [100, 1_000] : [1_000, 100_000]
const asked = 60
/** Requests before those that are measured. */
const warmed = 40
const use = 'maturity'
/** What nobody is like but everybody in this portal. */
const like = { entityType: 'foundation', organisationSize: 'upTo5' }

/**
 * Prints what the report of a self-test with the band of its peers costs when many organisations keep one, and how
 * long the night's count takes: at 1,000 and at 100,000 verified organisations, with `-- small` at fewer.
 */
async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'yisun-bench-'))
  const nodeDir = mkdtempSync(join(tmpdir(), 'yisun-bench-node-'))
  const embedded = await startEmbedded({ dataDir })
  const { db } = openDatabase(embedded.appUrl, { maxConnections: 2 })
  try {
    await migrateToLatest(embedded.ownerUrl, 'yisun_app')
    await loadDemo(db)
    const node = await startNode({ YISUN_DATA_DIR: nodeDir, DATABASE_URL: embedded.appUrl })
    try {
      const token = await answerAndShare(node.address)
      let first: number | undefined
      for (const size of sizes) {
        await keepMany(embedded.ownerUrl, size)
        await settleTables(embedded.ownerUrl)
        const began = performance.now()
        await db.transaction().execute(countFigures)
        const counted = performance.now() - began
        const report = await medianOf(`${node.address}/api/techforgood/selftest/shared?token=${token}`)
        first ??= report
        console.log(
          `${size.toLocaleString('en')} organisations: report with peers ${report.toFixed(1)} ms ` +
            `(×${(report / first).toFixed(2)}), counted in ${(counted / 1000).toFixed(2)} s`,
        )
      }
    } finally {
      await node.stop()
    }
  } finally {
    await db.destroy()
    await embedded.stop()
    for (const folder of [dataDir, nodeDir]) rmSync(folder, { recursive: true, force: true })
  }
}

/** Answers the self-test as a visitor does. @returns the secret of a link to the report */
async function answerAndShare(address: string): Promise<string> {
  let cookie = ''
  const call = async (path: string, body: object) => {
    const response = await fetch(`${address}/api/techforgood/selftest/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
      body: JSON.stringify(body),
    })
    cookie ||= response.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    return (await response.json()).data
  }
  let { next } = await call('begin', { use, ...like })
  while (typeof next === 'number') {
    const response = await fetch(`${address}/api/techforgood/selftest/describe?use=${use}&part=${next}`, {
      headers: { cookie },
    })
    const { questions }: SelftestPage = (await response.json()).data
    const answers = Object.fromEntries(questions.map((one) => [one.questionId, ways.worst(one)]))
    next = (await call('answer', { use, part: next, answers })).next
  }
  const { made } = await call('share', { use, days: 7 })
  return new URL(made.link).searchParams.get('link') ?? ''
}

/** Has so many verified organisations keep a copy of that test, with scores of their own. */
async function keepMany(ownerUrl: string, wanted: number): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  const { rows } = await client.query<{ questionnaire: Questionnaire }>(
    'select questionnaire from selftest_versions',
  )
  const bases = rows[0] ? [...basesOf(rows[0].questionnaire)] : []
  await client.query(
    `with account as (
      insert into accounts (status) select 'active' where not exists (select from accounts) returning id
    ), leader as (
      select id from account union all select id from accounts limit 1
    ), n as (
      select uuid7() as team, uuid7() as org, uuid7() as result
      from generate_series((select count(*) + 1 from organisations), $1)
    ), team as (
      insert into teams (id, kind, name) select team, 'registered', team::text from n
    ), org as (
      insert into organisations (id, reference, team_id, submitted_by, entity_type, name, name_key, credit_code,
        state, verified_until)
      select org, org::text, team, leader.id, 'foundation', org::text, org::text, upper(left(md5(org::text), 18)),
        'verified', current_date + 365 from n, leader
    ), kept as (
      insert into selftest_results (id, team_id, version_id, selftest_use, entity_type, organisation_size, answers,
        advised, finished_at)
      select n.result, n.team, r.version_id, r.selftest_use, r.entity_type, r.organisation_size, r.answers, r.advised,
        now() from n, (select * from selftest_results where browser_hash is not null limit 1) r
    )
    insert into selftest_scores (result_id, dimension, basis, score)
    select n.result, s.dimension, decode(s.basis, 'hex'), floor(random() * 101)
    from n, jsonb_to_recordset($2::jsonb) s (dimension integer, basis text)`,
    [
      wanted,
      JSON.stringify(bases.map(([dimension, basis]) => ({ dimension, basis: basis.toString('hex') }))),
    ],
  )
  await client.query(
    'update teams t set organisation_id = o.id from organisations o where o.team_id = t.id and t.organisation_id is null',
  )
  await client.end()
}

async function medianOf(url: string): Promise<number> {
  const times: number[] = []
  for (let time = 0; time < warmed + asked; time += 1) {
    const began = performance.now()
    const response = await fetch(url)
    const { data } = await response.json()
    if (!data.report?.peers) throw new Error(`no peers: ${response.status}`)
    times.push(performance.now() - began)
  }
  return times.slice(warmed).toSorted((a, b) => a - b)[Math.floor(asked / 2)] ?? 0
}

await main()
