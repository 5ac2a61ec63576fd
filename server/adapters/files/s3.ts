import { createHash, randomBytes } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { changesOfHead, type FileKeys, headBytes, isSealed } from '../../crypto/sealed-head.ts'
import { countedContent, type PutContent } from './counted-content.ts'
import { storageErrors } from './disk-errors.ts'
import { isFileKey, parseFileKey } from './file-key.ts'
import { type FileStore, type FoundFile, type StoredFile, StoredFileMissingError } from './port.ts'
import type { SealOutcome } from './renew-seal.ts'
import { asUnavailable, isMissingObject, isOvertaken } from './s3-failures.ts'
import type { S3Objects, Sums } from './s3-objects.ts'
import type { S3Place } from './s3-place.ts'
import { isUnreadable, openSealedFile, readAt, readPlain, sealedFile } from './sealed-on-disk.ts'
import { openNamelessFile, removeUnfinished } from './unfinished-files.ts'

/** Time for another node's mark to arrive where the server does not refuse the second one. */
const markSettlesMs = 1000

export type S3Options = {
  place: S3Place
  /** An absolute path, for sealed files on their way; created when first needed. */
  transitDir: string
}

/** A store on S3, which also takes sealed files from elsewhere as they are. */
export type S3Files = FileStore & { adopt(key: string, file: FileHandle): Promise<void> }

/**
 * Keeps files on an S3 server, sealed, under the names that they have on a disk: `stored/ab/<key>`. A file on
 * its way lies sealed and nameless on this node's disk: it is sent in one request with its length and MD5, so
 * S3 has it whole or not at all, and is fetched whole to be checked before its first byte is returned, so
 * that a slow reader holds no connection.
 */
export function createS3Files({ place, transitDir }: S3Options, keys: FileKeys): S3Files {
  let loading: Promise<S3Objects> | undefined
  // Loads Amazon's client only where it is used.
  const objects = () => {
    loading ??= import('./s3-objects.ts').then(({ createS3Objects }) => createS3Objects(place))
    return loading
  }
  const s3: Way = { keys, place, objects, transit: () => storageErrors(() => openNamelessFile(transitDir)) }
  let placeId: Promise<string> | undefined
  return {
    put: (content, options) => put(s3, { content, signal: options?.signal }),
    open: async (key) => open(s3, parseFileKey(key)),
    stat: (key) => stat(s3, key),
    async remove(key) {
      if (isFileKey(key)) await asked(s3, (at) => at.remove(nameOf(key)))
    },
    list: () => list(s3),
    placeId() {
      // A bucket is not exchanged below a running node as a folder can be.
      placeId ??= asked(s3, placeIdOf).catch((error) => {
        placeId = undefined
        throw error
      })
      return placeId
    },
    removeUnfinished: (before) => storageErrors(() => removeUnfinished(transitDir, before)),
    async renewSeals(currentKeyId) {
      const done = { sealed: 0, rewrapped: 0, unreadable: [] as string[] }
      for await (const { key } of list(s3)) {
        const outcome = await renewSeal(s3, key, currentKeyId)
        if (outcome === 'unreadable') done.unreadable.push(key)
        else if (outcome !== 'kept') done[outcome] += 1
      }
      return done
    },
    adopt: async (key, file) => asked(s3, async (at) => at.putFile(nameOf(key), file, await sumsOf(file))),
  }
}

type Way = {
  keys: FileKeys
  place: S3Place
  objects: () => Promise<S3Objects>
  transit: () => Promise<FileHandle>
}

function nameOf(key: string): string {
  return `stored/${key.slice(0, 2)}/${key}`
}

/** Whatever S3 fails with is an outage: what is wrong with a file itself is found here, not there. */
async function asked<Result>(
  { place, objects }: Way,
  ask: (at: S3Objects) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  try {
    return await ask(await objects())
  } catch (error) {
    if (signal?.aborted) throw signal.reason
    throw asUnavailable(error, place)
  }
}

async function put(s3: Way, options: PutContent): Promise<StoredFile> {
  const key = randomBytes(16).toString('hex')
  const { counted, hash, size } = countedContent(options)
  const file = await s3.transit()
  try {
    const sums = await fill(file, sealedFile(s3.keys, key, counted))
    options.signal?.throwIfAborted()
    await send(s3, { key, file, sums, signal: options.signal })
    return { key, sha256: hash(), size: size() }
  } finally {
    await file.close()
  }
}

type Sending = { key: string; file: FileHandle; sums: Sums; signal: AbortSignal | undefined }

async function send(s3: Way, { key, file, sums, signal }: Sending): Promise<void> {
  try {
    await asked(s3, (at) => at.putFile(nameOf(key), file, sums, { signal }), signal)
  } catch (error) {
    // S3 may have it although the answer was lost. Not awaited: S3 may be what hangs, and the sweep is behind.
    void asked(s3, (at) => at.remove(nameOf(key))).catch(() => undefined)
    throw error
  }
}

async function open(s3: Way, key: string) {
  const file = await s3.transit()
  try {
    await fetch(s3, key, file)
  } catch (error) {
    await file.close()
    throw error
  }
  return storageErrors(() => openSealedFile(s3.keys, key, file))
}

/** Returns the version of what it has put into the file. */
function fetch(s3: Way, key: string, file: FileHandle): Promise<string | null> {
  return found(s3, (at) => at.getFile(nameOf(key), file))
}

/** @throws {StoredFileMissingError} */
async function found<Result>(s3: Way, ask: (at: S3Objects) => Promise<Result>): Promise<Result> {
  const missing = Symbol()
  const result = await asked(s3, (at) =>
    ask(at).catch((error) => {
      if (isMissingObject(error)) return missing
      throw error
    }),
  )
  if (typeof result === 'symbol') throw new StoredFileMissingError()
  return result
}

async function stat(s3: Way, key: string): Promise<FoundFile | null> {
  if (!isFileKey(key)) return null
  try {
    return { key, storedAt: await found(s3, (at) => at.modifiedAt(nameOf(key))) }
  } catch (error) {
    if (error instanceof StoredFileMissingError) return null
    throw error
  }
}

async function* list(s3: Way): AsyncGenerator<FoundFile> {
  const objects = await s3.objects()
  try {
    for await (const { name, modifiedAt } of objects.list('stored/')) {
      const key = name.slice(name.lastIndexOf('/') + 1)
      if (isFileKey(key) && name === nameOf(key)) yield { key, storedAt: modifiedAt }
    }
  } catch (error) {
    throw asUnavailable(error, s3.place)
  }
}

/** Where several nodes start at once, all read the same mark: S3 refuses the second, or the last one stays. */
async function placeIdOf(at: S3Objects): Promise<string> {
  const mark = () =>
    at.getText('place').catch((error) => {
      if (isMissingObject(error)) return null
      throw error
    })
  const marked = await mark()
  if (marked) return marked
  await at.putText('place', randomBytes(16).toString('hex'), { onlyNew: true }).catch((error) => {
    if (!isOvertaken(error)) throw error
  })
  await sleep(markSettlesMs)
  return at.getText('place')
}

/**
 * Seals a readable file or, where a key is named, wraps its file key by that key alone. S3 replaces an object
 * as a whole, so the file is fetched and sent anew, unless it was removed or changed meanwhile. It is then as
 * young as a new one, which only delays the sweep for files without a row.
 */
async function renewSeal(s3: Way, key: string, currentKeyId?: string): Promise<SealOutcome> {
  const file = await s3.transit()
  try {
    const version = await fetch(s3, key, file)
    const head = await readAt(file, 0, headBytes)
    if (!isSealed(head)) return await sealPlain(s3, { key, plain: file, version })
    const changes = currentKeyId ? changesOfHead(s3.keys, key, head, currentKeyId) : []
    if (changes.length === 0) return 'kept'
    for (const { position, bytes } of changes) await file.write(bytes, 0, bytes.length, position)
    return (await replace(s3, { key, file, version })) ? 'rewrapped' : 'kept'
  } catch (error) {
    // Removed since it was listed.
    if (error instanceof StoredFileMissingError) return 'kept'
    if (isUnreadable(error)) return 'unreadable'
    throw error
  } finally {
    await file.close()
  }
}

async function sealPlain(
  s3: Way,
  { key, plain, version }: { key: string; plain: FileHandle; version: string | null },
): Promise<SealOutcome> {
  const file = await s3.transit()
  try {
    await fill(file, sealedFile(s3.keys, key, readPlain(plain, key)))
    return (await replace(s3, { key, file, version })) ? 'sealed' : 'kept'
  } finally {
    await file.close()
  }
}

/** Whether the object was still what was read. */
async function replace(
  s3: Way,
  { key, file, version }: { key: string; file: FileHandle; version: string | null },
): Promise<boolean> {
  const sums = await sumsOf(file)
  return asked(s3, (at) =>
    at.putFile(nameOf(key), file, sums, { onlyOver: version }).then(
      () => true,
      (error) => {
        if (isOvertaken(error) || isMissingObject(error)) return false
        throw error
      },
    ),
  )
}

/** Writes all of it, and sums it up on the way. */
async function fill(file: FileHandle, content: AsyncIterable<Buffer>): Promise<Sums> {
  const md5 = createHash('md5')
  let size = 0
  for await (const part of content) {
    md5.update(part)
    size += part.length
    await storageErrors(() => file.writeFile(part))
  }
  return { size, md5: md5.digest('base64') }
}

async function sumsOf(file: FileHandle): Promise<Sums> {
  const md5 = createHash('md5')
  let size = 0
  for (;;) {
    const part = await readAt(file, size, 64 * 1024)
    if (part.length === 0) return { size, md5: md5.digest('base64') }
    md5.update(part)
    size += part.length
  }
}
