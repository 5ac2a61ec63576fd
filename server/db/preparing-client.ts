import pg from 'pg'

/** From this time on a query is prepared: most come once, and to keep those costs more than it saves. */
const often = 5
/** Each takes some tens of KiB in the database's process. */
const mostPrepared = 128
/** Lists of any length make ever new queries. */
const mostCounted = 1000

/**
 * A connection on which the database plans a query that comes again and again once instead of each time, as JDBC's driver
 * does. It is known by its text. Writes are planned each time: a plan for any values does not find the partial index of
 * an `on conflict` whose condition is a value.
 */
export class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>()
  readonly #counts = new Map<string, number>()

  override query = ((text: unknown, values?: unknown, ...rest: unknown[]) => {
    const send = super.query.bind(this) as (...args: unknown[]) => unknown
    const isQuery = typeof text === 'string' && text.startsWith('select ') && Array.isArray(values)
    const name = isQuery ? this.#nameOf(text) : undefined
    return name ? send({ name, text, values }, undefined, ...rest) : send(text, values, ...rest)
  }) as pg.Client['query']

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known || this.#names.size === mostPrepared) return known
    const count = (this.#counts.get(text) ?? 0) + 1
    if (count < often) {
      if (this.#counts.size === mostCounted) this.#counts.clear()
      this.#counts.set(text, count)
      return undefined
    }
    this.#counts.delete(text)
    const name = `often_${this.#names.size}`
    this.#names.set(text, name)
    return name
  }
}
