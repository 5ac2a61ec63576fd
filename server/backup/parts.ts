import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { readAt } from '../adapters/files/sealed-on-disk.ts'
import { openContent, sealContent } from '../crypto/sealed-content.ts'
import { StartError } from '../start-error.ts'
import type { BackupKey } from './backup-key.ts'
import type { Part } from './manifest.ts'

/** The folder of a backup, and the key of its parts where it is encrypted. */
export type Box = { folder: string; key: BackupKey | null }

type Content = AsyncIterable<Uint8Array>

/** Writes one file of a backup durably. @param name its path below the folder; packed where it ends with .gz */
export async function writePart(box: Box, name: string, content: Content): Promise<Part> {
  const path = join(box.folder, name)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const packed = isPacked(name) ? through(content, createGzip({ level: 3 })) : content
  const sealed = box.key ? sealContent({ key: box.key.of(name), context: name }, packed) : packed
  const hash = createHash('sha256')
  let bytes = 0
  const handle = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of sealed) {
      hash.update(chunk)
      bytes += chunk.length
      await handle.writeFile(chunk)
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  return { sha256: hash.digest('hex'), bytes }
}

/** Reads back what `writePart` was given. @throws StartError where it was not written so */
export async function* readPart(box: Box, name: string): AsyncGenerator<Buffer> {
  try {
    const opened = box.key ? openSealedPart(box, box.key, name) : createReadStream(join(box.folder, name))
    yield* isPacked(name) ? through(opened, createGunzip()) : opened
  } catch (error) {
    throw isOfContent(error) ? damaged(box, name) : error
  }
}

/** @throws StartError where a file of the backup is missing, or is not what the manifest says */
export async function checkPart(box: Box, name: string, part: Part): Promise<void> {
  const found = await hashOf(join(box.folder, name)).catch((error: { code?: string }) => {
    if (error.code !== 'ENOENT') throw error
    throw new StartError(`${box.folder}: the backup is incomplete, ${name} is missing; use another one`)
  })
  if (found.bytes !== part.bytes || found.sha256 !== part.sha256) throw damaged(box, name)
}

/** The SHA-256 and length of a file as it lies on the disk. */
export async function hashOf(path: string): Promise<Part> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { sha256: hash.digest('hex'), bytes }
}

export function damaged({ folder }: Pick<Box, 'folder'>, name: string): StartError {
  return new StartError(`${folder}: the backup is damaged, ${name} is not what was written; use another one`)
}

async function* openSealedPart(box: Box, key: BackupKey, name: string): AsyncGenerator<Buffer> {
  const handle = await open(join(box.folder, name), 'r')
  try {
    const { size } = await handle.stat()
    const read = (position: number, length: number) => readAt(handle, position, length)
    yield* openContent({ key: key.of(name), context: name }, size, read)
  } finally {
    await handle.close()
  }
}

async function* through(content: Content, transform: Transform): AsyncGenerator<Buffer> {
  const passing = pipeline(content, transform)
  // A failure reaches the reader through the transform.
  passing.catch(() => undefined)
  yield* transform
  await passing
}

function isPacked(name: string): boolean {
  return name.endsWith('.gz')
}

function isOfContent(error: unknown): boolean {
  const { name, code } = error as { name?: string; code?: string }
  return name === 'UnreadableContentError' || /^Z_/.test(code ?? '')
}
