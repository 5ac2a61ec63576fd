import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { openContent, sealContent, UnreadableContentError } from '../crypto/sealed-content.ts'
import { keepNames } from '../data-dir.ts'
import { StartError } from '../start-error.ts'
import { type BackupKey, backupKeyOf, sealingSchema } from './backup-key.ts'
import { type Manifest, manifestSchema } from './manifest.ts'
import { type Box, damaged } from './parts.ts'

const name = 'manifest.json'
const format = 1
const newline = 0x0a

/** The first line of the file: how to read the second. */
const headSchema = z.object({
  format: z.number().int(),
  sealing: sealingSchema.nullable(),
  sha256: z.string(),
})

/** Whether a folder holds a whole backup: the manifest is the last that is written. */
export function isBackup(folder: string): boolean {
  return existsSync(join(folder, name))
}

/** Makes a backup whole; everything else is in its place and synced. */
export async function writeManifest({ folder, key }: Box, manifest: Manifest): Promise<void> {
  const text = Buffer.from(`${JSON.stringify(manifest)}\n`)
  const body = key ? await sealed(key, text) : text
  const head = { format, sealing: key?.sealing ?? null, sha256: sha256Of(body) }
  const draft = join(folder, `${name}.part`)
  const handle = await open(draft, 'w', 0o600)
  try {
    await handle.writeFile(Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]))
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(draft, join(folder, name))
  keepNames(folder)
}

/**
 * Opens a backup.
 * @param words of the encrypted backup, as in YISUN_BACKUP_KEY
 * @throws StartError where there is none, or it is incomplete, damaged, of a later form or encrypted otherwise
 */
export async function openBackup(
  folder: string,
  words: string | null,
): Promise<{ box: Box; manifest: Manifest }> {
  if (!isBackup(folder)) {
    throw new StartError(
      `${folder}: there is no whole backup (no ${name}); a backup that was interrupted cannot be used`,
    )
  }
  const content = readFileSync(join(folder, name))
  const end = content.indexOf(newline)
  const head = headSchema.safeParse(parsed(content.subarray(0, Math.max(0, end)))).data
  if (!head) throw damaged({ folder }, name)
  if (head.format > format) {
    throw new StartError(`${folder}: the backup was made by a newer release; restore it with that one`)
  }
  const body = content.subarray(end + 1)
  if (sha256Of(body) !== head.sha256) throw damaged({ folder }, name)
  const key = head.sealing ? keyFor(folder, head.sealing, words) : null
  const manifest = manifestSchema.safeParse(parsed(key ? await opened(folder, key, body) : body)).data
  if (!manifest) throw damaged({ folder }, name)
  return { box: { folder, key }, manifest }
}

function keyFor(folder: string, sealing: BackupKey['sealing'], words: string | null): BackupKey {
  if (words !== null) return backupKeyOf(words, sealing)
  throw new StartError(`YISUN_BACKUP_KEY: is missing; the backup in ${folder} is encrypted`)
}

function sealed(key: BackupKey, text: Buffer): Promise<Buffer> {
  return bytesOf(sealContent({ key: key.of(name), context: name }, [text]))
}

async function opened(folder: string, key: BackupKey, body: Buffer): Promise<Buffer> {
  const read = async (position: number, length: number) => body.subarray(position, position + length)
  try {
    const content = openContent({ key: key.of(name), context: name }, body.length, read)
    return await bytesOf(content)
  } catch (error) {
    if (!(error instanceof UnreadableContentError)) throw error
    throw new StartError(
      `YISUN_BACKUP_KEY: does not open the backup in ${folder}; expects the one it was made with`,
    )
  }
}

async function bytesOf(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function parsed(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString('utf8'))
  } catch {
    return null
  }
}

function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
