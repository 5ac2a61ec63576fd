import { join } from 'node:path'
import { createDiskFiles } from './adapters/files/disk.ts'
import type { FileStore } from './adapters/files/port.ts'
import { createS3Files, type S3Files } from './adapters/files/s3.ts'
import type { PersonalCipher } from './crypto/personal-columns.ts'
import type { Config } from './env.ts'

type Place = Pick<Config, 'dataDir' | 's3'>

/** This node's files, sealed by its keys. */
export function storedFiles({ dataDir, s3 }: Place, cipher: PersonalCipher): FileStore {
  return s3 ? filesOnS3({ dataDir, s3 }, cipher) : filesInFolder({ dataDir }, cipher)
}

export function filesInFolder({ dataDir }: Pick<Place, 'dataDir'>, cipher: PersonalCipher): FileStore {
  return createDiskFiles(join(dataDir, 'files'), cipher)
}

/** On their way they lie sealed in the data folder. */
export function filesOnS3(
  { dataDir, s3 }: { dataDir: string; s3: NonNullable<Place['s3']> },
  cipher: PersonalCipher,
): S3Files {
  return createS3Files({ place: s3, transitDir: join(dataDir, 'files', 'transit') }, cipher)
}

/** Where the files lie, for the operator. */
export function filesPlaceName({ dataDir, s3 }: Place): string {
  return s3 ? `s3://${s3.bucket}/${s3.prefix}` : dataDir
}
