import { createCipheriv, createDecipheriv } from 'node:crypto'

/**
 * The content of a stored file, sealed in chunks to save memory: the STREAM construction of Hoang,
 * Reyhanitabar, Rogaway and Vizár (Online Authenticated-Encryption and its Nonce-Reuse Misuse-Resistance,
 * CRYPTO 2015, https://eprint.iacr.org/2015/189) over AES-256-GCM, with the chunks and nonces of age
 * (https://age-encryption.org/v1): 64 KiB each, and a counter of 11 bytes and one byte that is 1 in the last
 * chunk alone. A chunk that was changed, removed, moved, cut or appended cannot be read. A key seals one
 * file, so no nonce repeats.
 */
const chunkBytes = 64 * 1024
const tagBytes = 16
const sealedChunkBytes = chunkBytes + tagBytes

/** The content cannot be read: it is not what was sealed, or was sealed by another key. */
export class UnreadableContentError extends Error {
  override readonly name = 'UnreadableContentError'
  constructor() {
    super('Sealed content cannot be read')
  }
}

/** @param context what the content is bound to: under another name it cannot be read */
export async function* sealContent(
  { key, context }: { key: Buffer; context: string },
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const waiting = Buffer.alloc(chunkBytes)
  let filled = 0
  let counter = 0
  const seal = (isLast: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(counter, isLast)).setAAD(Buffer.from(context))
    counter += 1
    return Buffer.concat([cipher.update(waiting.subarray(0, filled)), cipher.final(), cipher.getAuthTag()])
  }
  for await (const part of content) {
    for (let at = 0; at < part.length; ) {
      // A full chunk waits for more content: only then is it certain that it is not the last.
      if (filled === chunkBytes) {
        yield seal(false)
        filled = 0
      }
      const taken = part.subarray(at, at + chunkBytes - filled)
      waiting.set(taken, filled)
      filled += taken.length
      at += taken.length
    }
  }
  yield seal(true)
}

/**
 * @param sealedBytes length of the sealed content; it determines which chunk is the last, and reading proves
 * it
 * @param readAt reads this many sealed bytes from a position, or fewer at the end
 * @throws {UnreadableContentError} at the first chunk that cannot be read
 */
export async function* openContent(
  { key, context }: { key: Buffer; context: string },
  sealedBytes: number,
  readAt: (position: number, length: number) => Promise<Buffer>,
): AsyncGenerator<Buffer> {
  const chunks = Math.max(1, Math.ceil(sealedBytes / sealedChunkBytes))
  for (let counter = 0; counter < chunks; counter += 1) {
    const sealed = await readAt(counter * sealedChunkBytes, sealedChunkBytes)
    yield openChunk({ key, context }, nonceOf(counter, counter === chunks - 1), sealed)
  }
}

/** Length of the content in this many sealed bytes. */
export function openedBytes(sealedBytes: number): number {
  return sealedBytes - tagBytes * Math.max(1, Math.ceil(sealedBytes / sealedChunkBytes))
}

function openChunk(
  { key, context }: { key: Buffer; context: string },
  nonce: Buffer,
  sealed: Buffer,
): Buffer {
  try {
    const end = sealed.length - tagBytes
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
    decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(end))
    return Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()])
  } catch {
    throw new UnreadableContentError()
  }
}

function nonceOf(counter: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(counter, 5, 6)
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}
