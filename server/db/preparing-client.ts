import pg from 'pg'

/** From this repetition on a query is prepared: most run once, and preparing those would not pay. */
const often = 5
/** Each prepared query takes some tens of KiB in the database's process. */
const mostPrepared = 128
/** Lists of varying length make ever new queries. */
const mostCounted = 1000

/** Queries in files of their own begin on a line of their own. */
const begins = /^\s*select\s/
/** The query's result type has changed since it was prepared. */
const hasOtherColumns = '0A000'

/**
 * A connection on which the database plans a recurring query once instead of each time, as JDBC's driver
 * does. A query is identified by its text, which names its columns. Writes are planned each time: a generic
 * plan does not find the partial index of an `on conflict` whose condition is a value. So are queries in
 * transactions, which the database rolls back as a whole when it refuses a plan.
 */
export class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>()
  readonly #counts = new Map<string, number>()
  #prepared = 0

  override query = ((text: unknown, values?: unknown, ...rest: unknown[]) => {
    const send = super.query.bind(this) as (...args: unknown[]) => unknown
    const isQuery =
      typeof text === 'string' &&
      begins.test(text) &&
      Array.isArray(values) &&
      rest.length === 0 &&
      this.getTransactionStatus() === 'I'
    const name = isQuery ? this.#nameOf(text) : undefined
    if (!name) return send(text, values, ...rest)
    return (send({ name, text, values }) as Promise<unknown>).catch((error: { code?: unknown }) => {
      if (error.code !== hasOtherColumns) throw error
      // A changed table concerns more queries than this one.
      this.#names.clear()
      return send(text, values)
    })
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
    this.#prepared += 1
    const name = `often_${this.#prepared}`
    this.#names.set(text, name)
    return name
  }
}
