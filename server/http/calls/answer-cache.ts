import { LRUCache } from 'lru-cache'

/**
 * Answers of public reading calls that are the same for everybody, until content changes. Bounded by their size as
 * JSON; the least recently asked for go first. One computation per key at a time; a failure is not kept.
 */
export class AnswerCache {
  readonly #answers: LRUCache<string, object, () => Promise<unknown>>

  constructor(maxBytes: number) {
    this.#answers = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (data, key) => JSON.stringify(data).length + key.length,
      fetchMethod: (_key, _kept, { context: compute }) => compute() as Promise<object>,
      // Who waits for an answer gets it, though content has changed meanwhile; it is not kept.
      ignoreFetchAbort: true,
    })
  }

  /** The kept answer of a key, or that of `compute`. */
  answer(key: string, compute: () => Promise<unknown>): Promise<unknown> {
    return this.#answers.fetch(key, { context: compute })
  }

  /** Content has changed: nothing computed before is answered again. */
  clear(): void {
    this.#answers.clear()
  }
}
