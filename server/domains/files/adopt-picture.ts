import { randomBytes } from 'node:crypto'
import type { StoredFile } from '../../adapters/files/port.ts'
import type { PersonalCipher } from '../../crypto/personal-columns.ts'
import type { Db } from '../../db/database.ts'
import { fileNameColumn } from './file.present.ts'
import { attachWaiting, insertFile } from './files.queries.ts'

/**
 * Registers a file for a library picture that no member of staff uploaded, under a random browser id.
 * @returns its id
 */
export async function adoptPicture(
  { db, cipher }: { db: Db; cipher: PersonalCipher },
  { id, stored, mediaType }: { id: string; stored: StoredFile; mediaType: string },
): Promise<string> {
  const owner = { accountId: null, browser: randomBytes(32) }
  const row = await insertFile(db, {
    storage_key: stored.key,
    sha256: Buffer.from(stored.sha256, 'hex'),
    bytes: stored.size,
    media_type: mediaType,
    name_encrypted: cipher.encrypt('', fileNameColumn),
    purpose: 'picture',
    owner_account_id: null,
    owner_browser: owner.browser,
    team_id: null,
  })
  await attachWaiting(db, owner, [row.id], { kind: 'picture', id, purpose: 'picture', teamId: null })
  return row.id
}
