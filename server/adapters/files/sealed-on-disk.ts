import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { UnreadablePersonalValueError } from '../../crypto/personal-columns.ts'
import { openContent, openedBytes, sealContent, UnreadableContentError } from '../../crypto/sealed-content.ts'
import { type FileKeys, headBytes, isSealed, makeHead, readHead } from '../../crypto/sealed-head.ts'
import { isMissing } from './disk-errors.ts'
import { StoredFileDamagedError, StoredFileMissingError } from './port.ts'

/** Writes a new file: sealed, bound to its key in the store, and synced. */
export async function writeSealed(
  keys: FileKeys,
  { key, path }: { key: string; path: string },
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const handle = await open(path, 'wx', 0o600)
  try {
    for await (const part of sealedFile(keys, key, content)) await handle.writeFile(part)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The bytes of a stored file: its head, and its sealed content. */
export async function* sealedFile(
  keys: FileKeys,
  key: string,
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const { key: fileKey, head } = makeHead(keys, key)
  yield head
  yield* sealContent({ key: fileKey, context: key }, content)
}

/** @throws {StoredFileMissingError}, {StoredFileDamagedError} */
export async function openSealed(keys: FileKeys, key: string, path: string) {
  const handle = await open(path, 'r').catch((error) => {
    throw isMissing(error) ? new StoredFileMissingError() : error
  })
  return openSealedFile(keys, key, handle)
}

/**
 * Checks the whole file before its first byte is returned, and each chunk again as it is read. Closes the file
 * at the end of the stream, or on failure.
 * @throws {StoredFileDamagedError}
 */
export async function openSealedFile(keys: FileKeys, key: string, handle: FileHandle) {
  try {
    const { read, size } = await readerOf(keys, key, handle)
    for await (const _ of read());
    return { size, stream: streamOf(handle, read()) }
  } catch (error) {
    await handle.close()
    throw isUnreadable(error) ? new StoredFileDamagedError(key) : error
  }
}

/** Whether the content is not what was stored, or no key reads it. */
export function isUnreadable(error: unknown): boolean {
  return error instanceof UnreadableContentError || error instanceof UnreadablePersonalValueError
}

type Reader = { size: number; read: () => AsyncGenerator<Uint8Array> }

async function readerOf(keys: FileKeys, key: string, handle: FileHandle): Promise<Reader> {
  const { size } = await handle.stat()
  const head = await readAt(handle, 0, headBytes)
  if (!isSealed(head)) return { size, read: () => readPlain(handle, key) }
  const sealedBytes = size - headBytes
  const content = { key: await fileKeyOf(keys, key, handle, head), context: key }
  const read = () =>
    openContent(content, sealedBytes, (position, length) => readAt(handle, headBytes + position, length))
  return { size: openedBytes(sealedBytes), read }
}

/** A concurrent change of keys may have moved the key from one slot to the other while both were read. */
async function fileKeyOf(keys: FileKeys, key: string, handle: FileHandle, head: Buffer): Promise<Buffer> {
  try {
    return readHead(keys, key, head)
  } catch (error) {
    if (!(error instanceof UnreadablePersonalValueError)) throw error
    return readHead(keys, key, await readAt(handle, 0, headBytes))
  }
}

/** A file from before files were sealed: its key in the store ends with the hash of its content. */
export async function* readPlain(handle: FileHandle, key: string): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  for (let position = 0; ; ) {
    const chunk = await readAt(handle, position, 64 * 1024)
    if (chunk.length === 0) break
    hash.update(chunk)
    position += chunk.length
    yield chunk
  }
  if (!key.endsWith(`-${hash.digest('hex')}`)) throw new UnreadableContentError()
}

/** Returns fewer bytes only at the end of the file. */
export async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  let filled = 0
  while (filled < length) {
    const { bytesRead } = await handle.read(buffer, filled, length - filled, position + filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  return buffer.subarray(0, filled)
}

/** Closes the file at the end, on failure, and when the stream is cancelled, even before the first byte. */
function streamOf(handle: FileHandle, content: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      try {
        const { done, value } = await content.next()
        if (!done) return controller.enqueue(value)
        controller.close()
        await handle.close()
      } catch (error) {
        await handle.close()
        throw error
      }
    },
    cancel: () => handle.close(),
  }
  return new ReadableStream(source, { highWaterMark: 0 })
}

export async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
