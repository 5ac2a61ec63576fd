import type { Db } from '../../db/database.ts'
import { defaultHome, type HomeSettings } from './default-home.ts'

const settingsKey = 'home'

/** The home page's settings as staff last saved them, else those a new portal begins with. */
export async function getHomeSettings(db: Db): Promise<HomeSettings> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', settingsKey)
    .executeTakeFirst()
  return row ? (row.value as HomeSettings) : defaultHome
}
