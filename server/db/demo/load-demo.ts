import { countFigures } from '../../domains/impact/count-figures.ts'
import { siteSettingsKey } from '../../domains/settings/site-settings.ts'
import { refreshSearchStatistics } from '../../search/refresh-statistics.ts'
import type { Db } from '../database.ts'
import { saveSetting } from '../settings.queries.ts'
import { loadRounds } from './demo-rounds.ts'
import { loadContent } from './load-content.ts'
import { loadSite } from './load-site.ts'
import { demoOperator } from './operator.ts'

/**
 * Writes the demo content into a portal, with what every portal begins with: all published in both languages
 * and indexed for search. Each record is given once: an older portal gets the new records, and what its
 * editors have changed, withdrawn or removed stays as they left it.
 * @returns whether anything was written
 */
export async function loadDemo(db: Db): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Settings saved by staff stay.
    await saveSetting(trx, siteSettingsKey, demoOperator, 0)
    const isDemoNew = await loadContent(trx, 'demo')
    if (isDemoNew) await loadRounds(trx)
    const isFirstNew = await loadContent(trx, 'first', { operator: demoOperator })
    const isStarterNew = await loadStarters(trx)
    const isSiteNew = await loadSite(trx)
    const isNew = isDemoNew || isFirstNew || isStarterNew || isSiteNew
    if (isNew) {
      await refreshSearchStatistics(trx)
      await countFigures(trx)
    }
    return isNew
  })
}

/** A demo has the texts that other portals choose; it has fields and tools of its own. */
const chosenForDemo = ['legal', 'help', 'home'] as const

async function loadStarters(db: Db): Promise<boolean> {
  const written: boolean[] = []
  for (const name of chosenForDemo)
    written.push(await loadContent(db, `packages/${name}`, { operator: demoOperator }))
  return written.includes(true)
}
