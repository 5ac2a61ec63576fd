import { LRUCache } from 'lru-cache'

/**
 * Responses of public read calls that are the same for everybody, until content changes or the time is up,
 * since figures of a year end with it. Bounded by twice their size as JSON, since each is also kept as text;
 * least recently used go first. One computation per key at a time; a failure is not cached.
 */
export class AnswerCache {
  readonly #answers: LRUCache<string, object, () => Promise<unknown>>

  constructor(maxBytes: number, maxAgeSeconds: number) {
    this.#answers = new LRUCache({
      maxSize: maxBytes,
      ttl: maxAgeSeconds * 1000,
      sizeCalculation: (data, key) => 2 * JSON.stringify(data).length + key.length,
      fetchMethod: (_key, _kept, { context: compute }) => compute() as Promise<object>,
      // A caller that waits gets the response even if content has changed meanwhile; it is not cached.
      ignoreFetchAbort: true,
    })
  }

  /** The cached response of a key, or that of `compute`. */
  answer(key: string, compute: () => Promise<unknown>): Promise<unknown> {
    return this.#answers.fetch(key, { context: compute })
  }

  /** Called when what they show has changed: nothing computed before is returned again. */
  clear(): void {
    this.#answers.clear()
  }
}
