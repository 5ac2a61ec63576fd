import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../server/db/database.ts'
import { startEmbedded } from '../server/db/embedded.ts'
import { migrateToLatest } from '../server/db/migrate.ts'
import { findDataSets } from './search/data-sets.ts'
import { measureLatency } from './search/latency.ts'
import { reportQuality } from './search/report-quality.ts'

/**
 * Measures the search as it is served: how well it ranks, on open data sets where the machine has them, and how
 * fast it answers among 100,000 documents. `npm run bench:search -- quality` or `-- latency` runs one part.
 */
async function main(part: string | undefined): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'yisun-bench-'))
  const embedded = await startEmbedded({ dataDir })
  try {
    await migrateToLatest(embedded.ownerUrl, 'yisun_app')
    const { db } = openDatabase(embedded.appUrl, { maxConnections: 4 })
    const folder = findDataSets()
    if (part !== 'latency') {
      if (folder === null) console.log('No data sets here (YISUN_DATA_SETS): quality is not measured.')
      else await reportQuality(db, folder)
    }
    if (part !== 'quality') await measureLatency(embedded, folder)
    await db.destroy()
  } finally {
    await embedded.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

await main(process.argv[2])
