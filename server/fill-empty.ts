import { firstSiteSettings, type SiteSettings } from '../shared/rules/site-settings.ts'
import type { PersonalCipher } from './crypto/personal-columns.ts'
import { type Db, openDatabase } from './db/database.ts'
import { loadFixedArticles } from './db/demo/load-articles.ts'
import { loadHelp } from './db/demo/load-help.ts'
import { loadLibraryHead } from './db/demo/load-projects.ts'
import { loadSite } from './db/demo/load-site.ts'
import { loadEditionDrafts } from './db/demo/load-venture.ts'
import { demoOperator } from './db/demo/operator.ts'
import { saveSetting } from './db/settings.queries.ts'
import { indexMissing } from './domains/content/index-missing.ts'
import { renewCalledFree } from './domains/content/tools/tool-documents.ts'
import { siteSettingsKey } from './domains/settings/site-settings.ts'

/**
 * Writes what an empty portal begins with: fixed articles, help and words always, everything else in a demo alone.
 * Built together with the server, since from their sources these are thousands of files at each start.
 * @param demoCipher encrypts the people of a demo; null where there is none
 * @param site who runs the portal; what was saved once stays
 */
export async function fillEmpty(
  url: string,
  demoCipher: PersonalCipher | null,
  site: Partial<SiteSettings> | null = null,
): Promise<void> {
  const { db } = openDatabase(url, { maxConnections: 1 })
  try {
    if (site) await saveSetting(db, siteSettingsKey, { ...firstSiteSettings, ...site }, 0)
    await loadFixedArticles(db, demoCipher && demoOperator)
    await loadHelp(db)
    await db.transaction().execute((trx) => loadLibraryHead(trx))
    if (demoCipher) await fillDemo(db, demoCipher)
    // After what the demo publishes: a record that is there stays.
    await db.transaction().execute(async (trx) => {
      await loadEditionDrafts(trx)
      await loadSite(trx, demoCipher !== null)
    })
    await db.transaction().execute((trx) => indexMissing(trx))
    await renewCalledFree(db)
  } finally {
    await db.destroy()
  }
}

/** Read only where there is a demo: its texts are some hundred files. */
async function fillDemo(db: Db, cipher: PersonalCipher): Promise<void> {
  const { loadDemo } = await import('./db/demo/load-demo.ts')
  const { loadDemoStaff } = await import('./db/demo/demo-staff.ts')
  const { loadDemoCodes } = await import('./db/demo/demo-codes.ts')
  await loadDemo(db)
  await loadDemoStaff(db, cipher)
  await loadDemoCodes(db, cipher)
}
