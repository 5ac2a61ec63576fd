import type { Config } from '../../server/env.ts'
import { StartError } from '../../server/start-error.ts'

/** @throws StartError where files lie on S3, which keeps its own versions: a backup would lack them */
export function requireFilesHere({ s3 }: Config): void {
  if (!s3) return
  throw new StartError(
    'YISUN_FILES_URL: files on S3 are in no such backup; turn on the versions of the bucket, ' +
      "and back up the database with PostgreSQL's own tools",
  )
}
