import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { keepNames, makeDataDir } from './data-dir.ts'
import type { Config } from './env.ts'
import { type EncryptionKey, keyRingField, secretField } from './env-fields.ts'
import { StartError } from './start-error.ts'

/** The server's secrets. */
export type Secrets = {
  /** 32 bytes or more: signs cookies and derives unguessable values. */
  secret: Buffer
  /** Keys of personal columns, the current one first. */
  encryptionKeys: EncryptionKey[]
}

const fileSchema = z.object({ secret: secretField.unwrap(), encryptionKeys: keyRingField.unwrap() })

/**
 * The secrets as configured; missing ones come from `secrets.json` in the data folder, which is made on the
 * first start. Stated ones win, so that copying them into the environment moves them there.
 * @throws StartError when the file is lost while data exists, is readable by others, or is malformed
 */
export function loadSecrets(config: Pick<Config, 'dataDir' | 'secret' | 'encryptionKeys'>): Secrets {
  const { secret, encryptionKeys } = config
  if (secret && encryptionKeys) return { secret, encryptionKeys }
  const path = join(makeDataDir(config.dataDir), 'secrets.json')
  if (!existsSync(path)) generate(path)
  const kept = read(path)
  return { secret: secret ?? kept.secret, encryptionKeys: encryptionKeys ?? kept.encryptionKeys }
}

/** Changes whenever the keys in the data folder do. */
export function versionOfKeys({ dataDir }: Pick<Config, 'dataDir'>): string {
  const { mtimeMs, ino } = statSync(join(dataDir, 'secrets.json'))
  return `${ino} ${mtimeMs}`
}

/**
 * Replaces the keys of personal columns in the data folder, the current one first. A concurrent reader finds
 * the old or the new keys, whole.
 * @throws StartError where the file is missing or malformed
 */
export function keepEncryptionKeys({ dataDir }: Pick<Config, 'dataDir'>, keys: EncryptionKey[]): void {
  const path = join(dataDir, 'secrets.json')
  read(path)
  const kept: unknown = JSON.parse(readFileSync(path, 'utf8'))
  const encryptionKeys = keys.map(({ id, key }) => `${id}:${key.toString('base64')}`).join()
  const draft = `${path}.${process.pid}.part`
  try {
    writeDurably(draft, `${JSON.stringify({ ...(kept as object), encryptionKeys }, null, 2)}\n`)
    renameSync(draft, path)
    keepNames(dirname(path))
  } finally {
    rmSync(draft, { force: true })
  }
}

function generate(path: string): void {
  if (existsSync(join(dirname(path), 'postgres'))) {
    // New keys would make every stored personal value unreadable for good.
    throw new StartError(
      `${path} is missing while the data beside it needs its keys; restore it from your backup, ` +
        'or state YISUN_SECRET and YISUN_ENCRYPTION_KEYS',
    )
  }
  const secret = randomBytes(48).toString('base64')
  const encryptionKeys = `k1:${randomBytes(32).toString('base64')}`
  const draft = `${path}.${process.pid}.part`
  try {
    writeDurably(draft, `${JSON.stringify({ secret, encryptionKeys }, null, 2)}\n`)
    // link does not replace a file: of two concurrent first starts both use the same secrets.
    linkSync(draft, path)
    keepNames(dirname(path))
  } catch (error) {
    if (existsSync(path)) return
    throw new StartError(
      `YISUN_DATA_DIR: ${path} cannot be written (${error instanceof Error ? error.message : error})`,
    )
  } finally {
    rmSync(draft, { force: true })
  }
}

function writeDurably(path: string, text: string): void {
  const file = openSync(path, 'wx', 0o600)
  try {
    writeSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

function read(path: string): Secrets {
  let content: unknown
  try {
    if (statSync(path).mode & 0o077) {
      throw new StartError(`${path} can be read by other users; expects mode 0600 (chmod 600 ${path})`)
    }
    content = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(
      `${path} cannot be read; start as the user that made it, or restore it from your backup`,
    )
  }
  const parsed = fileSchema.safeParse(content)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new StartError(
    `${path}: "${String(issue?.path[0])}" ${issue?.message}; restore the file from your backup`,
  )
}
