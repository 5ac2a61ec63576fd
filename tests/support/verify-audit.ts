import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { EncryptionKey } from '../../server/env-fields.ts'
import { testSecrets } from './portal/test-services.ts'

const root = join(import.meta.dirname, '../..')

/** Runs `npm run audit:verify` as an operator with a database of their own does. */
export async function verifyAudit(
  appUrl: string,
  dataDir: string,
  args: string[] = [],
  keys: EncryptionKey[] = testSecrets.encryptionKeys,
): Promise<{ stdout: string }> {
  const { secret } = testSecrets
  return promisify(execFile)(
    process.execPath,
    ['--no-warnings', join(root, 'scripts/audit-verify.ts'), ...args],
    {
      env: {
        DATABASE_URL: appUrl,
        YISUN_DATA_DIR: dataDir,
        YISUN_ORIGIN: 'https://portal.test',
        YISUN_DEMO: '0',
        YISUN_SMS_URL: 'http://127.0.0.1:9/sms',
        YISUN_SMS_KEY: 'a'.repeat(3) + secret.toString('hex'),
        YISUN_SECRET: secret.toString('base64'),
        YISUN_ENCRYPTION_KEYS: keys.map(({ id, key }) => `${id}:${key.toString('base64')}`).join(),
      },
    },
  )
}
