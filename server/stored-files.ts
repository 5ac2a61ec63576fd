import { join } from 'node:path'
import { createDiskFiles } from './adapters/files/disk.ts'
import type { FileStore } from './adapters/files/port.ts'
import type { PersonalCipher } from './crypto/personal-columns.ts'
import type { Config } from './env.ts'

/** This node's files, sealed by its keys. */
export function storedFiles({ dataDir }: Pick<Config, 'dataDir'>, cipher: PersonalCipher): FileStore {
  return createDiskFiles(join(dataDir, 'files'), cipher)
}
