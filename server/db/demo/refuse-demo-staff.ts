import type { PersonalCipher } from '../../crypto/personal-columns.ts'
import { StartError } from '../../start-error.ts'
import { openDatabase } from '../database.ts'
import { findDemoPeople } from './demo-people.ts'

/**
 * A production portal does not start on a former demo while the demo's people can sign in: their phones are
 * known to everybody, and the authenticators' codes of its staff were shown on a page.
 * @throws StartError that names the command
 */
export async function refuseDemoStaff(url: string, cipher: PersonalCipher): Promise<void> {
  const { db } = openDatabase(url, { maxConnections: 1 })
  try {
    const { length } = await findDemoPeople(db, cipher)
    if (length === 0) return
    throw new StartError(
      `YISUN_DEMO: this was a demo, and ${length} of its made-up people can still sign in; ` +
        'take them out by "npm run db:remove-demo-staff" with these settings, or begin with an empty YISUN_DATA_DIR or database',
    )
  } finally {
    await db.destroy()
  }
}
