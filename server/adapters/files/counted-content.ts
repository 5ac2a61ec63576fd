import { createHash } from 'node:crypto'

/** What is put into a store, and the signal that ends it. */
export type PutContent = { content: Uint8Array | AsyncIterable<Uint8Array>; signal?: AbortSignal | undefined }

/** Passes the content through, and computes its size and hash. */
export function countedContent({ content, signal }: PutContent) {
  const sha256 = createHash('sha256')
  let size = 0
  async function* read() {
    for await (const chunk of content instanceof Uint8Array ? [content] : readUntilAborted(content, signal)) {
      signal?.throwIfAborted()
      sha256.update(chunk)
      size += chunk.length
      yield chunk
    }
  }
  return { counted: read(), hash: () => sha256.digest('hex'), size: () => size }
}

/** Ends at the signal even while the content hangs. */
async function* readUntilAborted(content: AsyncIterable<Uint8Array>, signal?: AbortSignal) {
  const aborted = new Promise<never>((_, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  aborted.catch(() => undefined)
  const reader = content[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await Promise.race([reader.next(), aborted])
      if (next.done) return
      yield next.value
    }
  } finally {
    // Not awaited: content that hangs does not settle this promise either.
    reader.return?.()?.catch(() => undefined)
  }
}
