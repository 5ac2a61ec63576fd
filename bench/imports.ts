import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Db, openDatabase } from '../server/db/database.ts'
import { startEmbedded } from '../server/db/embedded.ts'
import { migrateToLatest } from '../server/db/migrate.ts'
import { beginImport } from '../server/domains/imports/begin-import.ts'
import { importDetail } from '../server/domains/imports/list-imports.ts'
import { mapImport, startImport, undoImport } from '../server/domains/imports/move-import.ts'
import { workOnImport } from '../server/domains/imports/work-on-import.jobs.ts'
import type { TestPortal } from '../tests/support/portal/portal.ts'
import { testServices } from '../tests/support/portal/test-services.ts'
import { createStaff } from '../tests/support/world/actors.ts'
import { mappingOf } from '../tests/support/world/imports.ts'

const sizes = process.argv.slice(2).map(Number)
const steps = ['read', 'try', 'write', 'try again', 'undo'] as const
type Step = (typeof steps)[number]

/**
 * Measures imports of 1,000 and 10,000 rows (or the numbers given as arguments) into tools, step by step,
 * each on an empty database: rows per second, how much more a row costs in a large import, and memory.
 */
async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'yisun-bench-'))
  const embedded = await startEmbedded({ dataDir })
  try {
    await migrateToLatest(embedded.ownerUrl, 'yisun_app')
    const { db } = openDatabase(embedded.appUrl, { maxConnections: 4 })
    const results = []
    for (const rows of sizes.length > 0 ? sizes : [1_000, 10_000]) {
      results.push({ rows, seconds: await measure(db, join(dataDir, 'files'), rows) })
    }
    report(results)
    await db.destroy()
  } finally {
    await embedded.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

let peakMiB = 0

async function measure(db: Db, filesDir: string, rows: number): Promise<Record<Step, number>> {
  let waiting: object[] = []
  const enqueue = async (_db: Db, _queue: string, payload: object) => {
    waiting.push(payload)
  }
  const services = testServices(db, db, enqueue, filesDir)
  const { accountId } = await createStaff({ db, services } as TestPortal, ['editor'])
  const staff = { roles: ['editor' as const], hasSecondFactor: true, hasFreshProof: true }
  const actor = { kind: 'account' as const, accountId, sessionId: '', team: null, staff }
  const ctx = { db, actor, locale: 'zh', services, audit: () => {} } as unknown as Parameters<
    typeof beginImport
  >[0]
  const timed = async (act: () => Promise<unknown>) => {
    const began = performance.now()
    await act()
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      await workOnImport(services, job, 'bench')
      peakMiB = Math.max(peakMiB, process.memoryUsage().rss / 2 ** 20)
    }
    waiting = []
    return (performance.now() - began) / 1000
  }
  const files = new File([csvOf(rows)], 'tools.csv')
  const begin = async () => (await beginImport(ctx, { collection: 'tools', languages: 'zh', files }))(ctx)
  let importId = ''
  const read = await timed(async () => {
    importId = (await begin()).importId
  })
  const now = async () => ({ importId, version: (await importDetail(ctx, { importId })).version })
  const tried = async () => mapImport(ctx, { ...(await now()), mapping, isDraft: false })
  const seconds = {
    read,
    try: await timed(tried),
    write: await timed(async () => startImport(ctx, await now())),
    'try again': 0,
    undo: 0,
  }
  const first = importId
  await timed(async () => {
    importId = (await begin()).importId
  })
  seconds['try again'] = await timed(tried)
  importId = first
  seconds.undo = await timed(async () => undoImport(ctx, await now()))
  return seconds
}

const mapping = mappingOf(
  { 'zh.name': '名称', 'zh.tagline': '一句话', 'zh.description': '介绍', 'shared.homepage': '主页' },
  'zh.name',
)

function csvOf(rows: number): string {
  const lines = Array.from(
    { length: rows },
    (_, index) =>
      `工具 ${index},给社区用的第 ${index} 个工具,"${'把名单、排班和物资放在一处，谁都看得到。'.repeat(12)}",https://tool${index}.example.org`,
  )
  return ['名称,一句话,介绍,主页', ...lines].join('\n')
}

function report(results: { rows: number; seconds: Record<Step, number> }[]): void {
  const [few, ...many] = results
  console.log('\nimports into tools, rows a second')
  for (const { rows, seconds } of results) {
    const rates = steps.map((step) => `${step} ${Math.round(rows / seconds[step])}`)
    console.log(`  ${String(rows).padStart(7)} rows: ${rates.join(' · ')}`)
  }
  for (const { rows, seconds } of many) {
    if (!few) continue
    const ratios = steps.map(
      (step) => `${step} ${(seconds[step] / rows / (few.seconds[step] / few.rows)).toFixed(2)}`,
    )
    console.log(`  cost of a row among ${rows} / among ${few.rows}: ${ratios.join(' · ')}`)
  }
  console.log(`  most memory of the process meanwhile: ${Math.round(peakMiB)} MiB`)
}

await main()
