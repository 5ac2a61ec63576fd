/**
 * `npm run keys:rotate` changes the key of all personal columns and files while the portal runs. Where the
 * keys are in the data folder, it makes a new key, waits until the running node knows it, encrypts every
 * value again and wraps the key of every file again. Where `YISUN_ENCRYPTION_KEYS` states them, put the new
 * key behind the old one on every node, restart them, put it first, restart them, then run this. `--retire`
 * removes old keys from the data folder once nothing needs them.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { cipherOfSecrets } from '../server/cipher-of-secrets.ts'
import type { PersonalCipher } from '../server/crypto/personal-columns.ts'
import { appendAudit } from '../server/db/audit/audit.ts'
import { type AuditAnchors, auditAnchorsPath, openAuditAnchors } from '../server/db/audit/audit-anchors.ts'
import { auditProblemLine, noteAudit } from '../server/db/audit/audit-watch.ts'
import { type Db, openDatabase } from '../server/db/database.ts'
import { countLostIndexes, rotateColumns } from '../server/db/keys/rotate-columns.ts'
import { type Config, readConfig } from '../server/env.ts'
import type { EncryptionKey } from '../server/env-fields.ts'
import { requireCommonPlace } from '../server/files/common-place.ts'
import { keepEncryptionKeys, loadSecrets } from '../server/secrets.ts'
import { StartError } from '../server/start-error.ts'
import { filesPlaceName, storedFiles } from '../server/stored-files.ts'
import { withPortal } from './reach-database.ts'
import { runCommand } from './run-command.ts'

/** Longer than the interval at which a running node rereads its keys. */
const nodesKnowAfterMs = 3000

await runCommand(async () => {
  const config = readConfig(process.env)
  const retires = readArguments()
  await withPortal(config, ({ db, url }) => rotate(db, { url, config, retires }))
})

type Rotation = { url: string; config: Config; retires: boolean }

async function rotate(db: Db, { url, config, retires }: Rotation): Promise<void> {
  const isStated = config.encryptionKeys !== null
  // An interrupted rotation continues with the key that it has made.
  if (!retires && !isStated && loadSecrets(config).encryptionKeys.length === 1) await addKey(config)
  const { encryptionKeys } = loadSecrets(config)
  const [current, ...others] = encryptionKeys
  if (!current) throw new StartError('There is no key of personal data')
  if (others.length === 0) {
    throw new StartError(
      retires
        ? 'There is one key alone: nothing to retire'
        : 'YISUN_ENCRYPTION_KEYS: expects the new key before the old one, such as k2:…,k1:…, on every node',
    )
  }
  const cipher = cipherOfSecrets({ encryptionKeys })
  const stored = storedFiles(config, cipher)
  // Retiring a key that files elsewhere still need would lose those files.
  await requireCommonPlace(db, stored, config)
  const written = await rotateColumns(db, cipher, current.id)
  for (const [column, count] of written) console.log(`${column}: ${count}`)
  const total = [...written.values()].reduce((sum, count) => sum + count, 0)
  const lost = await countLostIndexes(db, current.id)
  const files = await stored.renewSeals(current.id)
  await record(url, openAuditAnchors(auditAnchorsPath(config), cipher), cipher, {
    key: current.id,
    values: total,
    files: files.rewrapped,
    retired: retires ? others.map(({ id }) => id) : [],
    lostIndexes: Object.fromEntries(lost),
  })
  console.log(`Every value is written by ${current.id} (${total} anew)`)
  console.log(
    `Every file in ${filesPlaceName(config)} is read by ${current.id} (${files.rewrapped} anew, ${files.sealed} that lay readable)`,
  )
  if (files.unreadable.length > 0) {
    console.warn(`No key reads these files, or they are damaged: ${files.unreadable.join(', ')}`)
  }
  for (const [index, count] of lost) {
    console.warn(
      `${index}: ${count} by an older key, without a value to make them from; nothing finds them without it`,
    )
  }
  if (retires && isStated) {
    throw new StartError(`YISUN_ENCRYPTION_KEYS: take ${idsOf(others)} out on every node and restart them`)
  }
  if (retires) {
    keepEncryptionKeys(config, [current])
    console.log(`Retired: ${idsOf(others)}`)
  } else {
    console.log(
      `Keep ${idsOf(others)} for a day: jobs and codes under way need it, and so do backups from before. ` +
        'Then: npm run keys:rotate -- --retire',
    )
  }
}

/** Makes the key known to every reader before anything uses it: no node meets a key that it does not have. */
async function addKey(config: Config): Promise<void> {
  const { encryptionKeys } = loadSecrets(config)
  const added = { id: nextId(encryptionKeys), key: randomBytes(32) }
  keepEncryptionKeys(config, [...encryptionKeys, added])
  await sleep(nodesKnowAfterMs)
  keepEncryptionKeys(config, [added, ...encryptionKeys])
  await sleep(nodesKnowAfterMs)
}

function nextId(keys: EncryptionKey[]): string {
  const numbers = keys.map(({ id }) => Number(/^k(\d+)$/.exec(id)?.[1] ?? 0))
  return `k${Math.max(0, ...numbers) + 1}`
}

/** The entry vouches for entries sealed by older keys; its note outlasts the notes sealed by those keys. */
async function record(
  url: string,
  anchors: AuditAnchors,
  cipher: PersonalCipher,
  after: Record<string, unknown>,
): Promise<void> {
  const { db } = openDatabase(url, { maxConnections: 1, cipher })
  try {
    // Where no node has run yet, this is the first entry.
    await noteAudit(db, anchors)
    await db.transaction().execute((trx) =>
      appendAudit(trx, [
        {
          accountId: null,
          teamId: null,
          requestId: randomUUID(),
          kind: 'keys.rotated',
          subjectKind: 'portal',
          subjectId: 'encryptionKeys',
          before: null,
          after,
        },
      ]),
    )
    const problem = await noteAudit(db, anchors)
    if (problem) console.warn(auditProblemLine(problem))
  } finally {
    await db.destroy()
  }
}

function idsOf(keys: EncryptionKey[]): string {
  return keys.map(({ id }) => id).join(', ')
}

function readArguments(): boolean {
  try {
    return parseArgs({ options: { retire: { type: 'boolean' } } }).values.retire ?? false
  } catch {
    throw new StartError('Expects nothing, or --retire')
  }
}
