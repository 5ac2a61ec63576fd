import { createDiskFiles } from '../../server/adapters/files/disk.ts'
import { createBuiltInScan } from '../../server/adapters/scan/built-in.ts'
import { createKeyedHash } from '../../server/crypto/keyed-hash.ts'
import { createPersonalCipher } from '../../server/crypto/personal-columns.ts'
import type { Db } from '../../server/db/database.ts'
import { createDeliveryPorts } from '../../server/delivery-ports.ts'
import { announceChange } from '../../server/http/content-changes.ts'
import type { Services } from '../../server/services.ts'

export const testOrigin = 'http://localhost:3000'

/** The services of a node in tests: fixed keys, everything that is sent in the outbox. */
export function testServices(db: Db, enqueue: Services['enqueue'], filesDir: string): Services {
  const cipher = createPersonalCipher({
    currentKeyId: 'test',
    keys: new Map([['test', Buffer.alloc(32, 7)]]),
  })
  return {
    pool: db,
    cipher,
    ...createDeliveryPorts({ mail: null, sms: null, isDemo: true }, db, cipher),
    files: createDiskFiles(filesDir),
    scan: createBuiltInScan(),
    keyedHash: createKeyedHash(Buffer.alloc(32, 9)),
    enqueue,
    contentChanged: (trx) => announceChange(trx, 'changed'),
    answers: null,
    isDemo: true,
    origin: testOrigin,
  }
}
