/** Covers the last ten to twenty seconds. */
const spanMs = 10_000
/** Loading a page with its scripts takes no more; a client below this waits behind nobody. */
const freeMs = 1_000

/** How long each client was served lately, so that one that never stops makes way for others. */
export class LatelyServed {
  #now = new Map<string, number>()
  #before = new Map<string, number>()
  #since = performance.now()

  add(who: string, ms: number): void {
    const passed = performance.now() - this.#since
    if (passed > spanMs) {
      this.#before = passed > 2 * spanMs ? new Map() : this.#now
      this.#now = new Map()
      this.#since = performance.now()
    }
    this.#now.set(who, (this.#now.get(who) ?? 0) + ms)
  }

  of(who: string): number {
    return Math.max(freeMs, (this.#now.get(who) ?? 0) + (this.#before.get(who) ?? 0))
  }
}
