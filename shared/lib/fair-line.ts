/** An owner served before this many others counts as never served. */
const mostRemembered = 10_000

/**
 * A queue in which owners take turns: the owner served longest ago comes first; each owner's items stay in
 * order. An owner with many items waits for their own, and a new owner for hardly anybody.
 */
export class FairLine<Item> {
  readonly #waiting = new Map<string, Item[]>()
  readonly #servedAt = new Map<string, number>()
  #served = 0

  join(owner: string, item: Item): void {
    this.#waiting.set(owner, [...(this.#waiting.get(owner) ?? []), item])
  }

  get isEmpty(): boolean {
    return this.#waiting.size === 0
  }

  /** The number of an owner's waiting items. */
  waitingOf(owner: string): number {
    return this.#waiting.get(owner)?.length ?? 0
  }

  /** Takes the next item of an owner who may come now; undefined where there is none. */
  next(mayCome: (owner: string) => boolean = () => true): { owner: string; item: Item } | undefined {
    const owners = [...this.#waiting.keys()].filter(mayCome)
    const servedAt = (owner: string) => this.#servedAt.get(owner) ?? 0
    const [owner] = owners.toSorted((a, b) => servedAt(a) - servedAt(b))
    const [item, ...others] = (owner !== undefined && this.#waiting.get(owner)) || []
    if (owner === undefined || item === undefined) return undefined
    if (others.length > 0) this.#waiting.set(owner, others)
    else this.#waiting.delete(owner)
    this.#note(owner)
    return { owner, item }
  }

  #note(owner: string): void {
    this.#served += 1
    this.#servedAt.delete(owner)
    this.#servedAt.set(owner, this.#served)
    const [oldest] = this.#servedAt.keys()
    if (oldest !== undefined && this.#servedAt.size > mostRemembered) this.#servedAt.delete(oldest)
  }
}
