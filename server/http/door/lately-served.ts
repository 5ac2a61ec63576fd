/** It is known of the last ten to twenty seconds. */
const spanMs = 10_000
/** A visit of a page with its scripts takes no more; who was served that little waits behind nobody. */
const freeMs = 1_000

/** How long each was worked for lately, so that whoever never stops asking makes way for those who do. */
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
