/**
 * Answers of public reading calls that are the same for everybody, until content changes. Bounded by their size as
 * JSON; the oldest go first. One computation per key at a time.
 */
export class AnswerCache {
  readonly #answers = new Map<string, { data: Promise<unknown>; bytes: number }>()
  readonly #maxBytes: number
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  /** The kept answer of a key, or that of `compute`; a failure is not kept. */
  answer(key: string, compute: () => Promise<unknown>): Promise<unknown> {
    const kept = this.#answers.get(key)
    if (kept) return kept.data
    const entry = { data: compute(), bytes: 0 }
    this.#answers.set(key, entry)
    entry.data.then(
      (data) => this.#weigh(key, entry, JSON.stringify(data).length + key.length),
      () => {
        if (this.#answers.get(key) === entry) this.#answers.delete(key)
      },
    )
    return entry.data
  }

  /** Content has changed: nothing computed before is answered again. */
  clear(): void {
    this.#answers.clear()
    this.#bytes = 0
  }

  #weigh(key: string, entry: { bytes: number }, bytes: number): void {
    if (this.#answers.get(key) !== entry) return
    entry.bytes = bytes
    this.#bytes += bytes
    for (const [oldest, { bytes: size }] of this.#answers) {
      if (this.#bytes <= this.#maxBytes) return
      this.#answers.delete(oldest)
      this.#bytes -= size
    }
  }
}
