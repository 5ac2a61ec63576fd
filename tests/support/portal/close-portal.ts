import type { Db } from '../../../server/db/database.ts'
import { putSetting } from '../../../server/db/settings.queries.ts'

/** Makes a portal one that waits for its opening, as a new one without the demo does; before it is asked for anything. */
export async function closePortal(
  db: Db,
  words: { opensOn?: string; wordsZh?: string; wordsEn?: string } = {},
): Promise<void> {
  await putSetting(db, 'opening', { isOpen: false, opensOn: '', wordsZh: '', wordsEn: '', ...words })
}
