import { createHash } from 'node:crypto'
import { pino } from 'pino'
import { createDiskFiles } from '../../../server/adapters/files/disk.ts'
import { createBuiltInScan } from '../../../server/adapters/scan/built-in.ts'
import { cipherOfSecrets } from '../../../server/cipher-of-secrets.ts'
import { createKeyedHash } from '../../../server/crypto/keyed-hash.ts'
import { createPartnerTokens } from '../../../server/crypto/partner-tokens.ts'
import { openAuditAnchors } from '../../../server/db/audit/audit-anchors.ts'
import type { Db } from '../../../server/db/database.ts'
import { createDeliveryPorts } from '../../../server/delivery-ports.ts'
import { domainPorts } from '../../../server/domains/ports.ts'
import { watchOpening } from '../../../server/domains/settings/open-state.ts'
import { announceChange } from '../../../server/http/pages/content-changes.ts'
import type { Services } from '../../../server/services.ts'
import { createThreadPool } from '../../../server/threads/pool.ts'

export const testOrigin = 'http://localhost:3000'

/** The secrets of every node in tests, random enough for a node started as an operator would. */
export const testSecrets = {
  secret: createHash('sha512').update('a node in tests').digest(),
  encryptionKeys: [{ id: 'test', key: createHash('sha256').update('personal columns in tests').digest() }],
}

/** Shared by all portals of a test process. */
export const testThreads = createThreadPool({
  threadFile: new URL('../../../server/threads/thread.ts', import.meta.url),
})

/** The services of a node in tests: fixed keys, and everything sent goes to the outbox. */
export function testServices(
  db: Db,
  limits: Db,
  enqueue: Services['enqueue'],
  filesDir: string,
  log: Services['log'] = pino({ level: 'silent' }),
): Services {
  const cipher = cipherOfSecrets(testSecrets)
  return {
    pool: db,
    limits,
    cipher,
    auditAnchors: openAuditAnchors(`${filesDir}-audit.log`, cipher),
    ...createDeliveryPorts({ mail: null, sms: null, isDemo: true }, db, cipher),
    identity: [],
    wechatAccount: null,
    files: createDiskFiles(filesDir, cipher),
    scan: createBuiltInScan(testThreads),
    threads: testThreads,
    links: null,
    keyedHash: createKeyedHash(testSecrets.secret),
    partnerTokens: createPartnerTokens(testSecrets.encryptionKeys, testOrigin),
    enqueue,
    contentChanged: announceChange,
    answers: null,
    replica: null,
    log,
    ports: domainPorts,
    isDemo: true,
    isClosed: watchOpening(db),
    version: '0.0.0-test',
    origin: testOrigin,
  }
}
