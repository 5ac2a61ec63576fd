import { firstSiteSettings, type SiteSettings } from '../shared/rules/site-settings.ts'
import type { PersonalCipher } from './crypto/personal-columns.ts'
import { type Db, openDatabase } from './db/database.ts'
import { loadDemoCodes } from './db/demo/demo-codes.ts'
import { loadDemoStaff } from './db/demo/demo-staff.ts'
import { loadContent } from './db/demo/load-content.ts'
import { loadDemo } from './db/demo/load-demo.ts'
import { loadSite } from './db/demo/load-site.ts'
import { saveSetting } from './db/settings.queries.ts'
import { type IndexedTo, indexMissing } from './domains/content/publish/index-missing.ts'
import { renewCalledFree } from './domains/content/tools/tool-documents.ts'
import { siteSettingsKey } from './domains/settings/site-settings.ts'

/**
 * Writes what an empty portal begins with: fixed articles, help and site texts always, everything else only
 * in a demo. Bundled with the server, because its sources are thousands of files to load at each start.
 * @param demoCipher encrypts the people of a demo; null where there is none
 * @param site the operator; saved settings stay
 * @returns the text after which the search may lack others, null where it lacks none
 */
export async function fillEmpty(
  url: string,
  demoCipher: PersonalCipher | null,
  site: Partial<SiteSettings> | null = null,
): Promise<IndexedTo> {
  const { db } = openDatabase(url, { maxConnections: 1 })
  try {
    if (site) await saveSetting(db, siteSettingsKey, { ...firstSiteSettings, ...site }, 0)
    if (demoCipher) await fillDemo(db, demoCipher)
    else {
      await loadContent(db, 'first')
      await loadSite(db)
    }
    const indexedTo = await indexMissing(db)
    await renewCalledFree(db)
    return indexedTo
  } finally {
    await db.destroy()
  }
}

async function fillDemo(db: Db, cipher: PersonalCipher): Promise<void> {
  await loadDemo(db)
  await loadDemoStaff(db, cipher)
  await loadDemoCodes(db, cipher)
}
