import { recordOfPath } from '../../../shared/rules/content/record-of-path.ts'
import type { Db } from '../../db/database.ts'
import { isCrawler } from './is-crawler.ts'
import { addReads, type CountedReads } from './reads.queries.ts'

/** Request headers, inspected and not stored. */
type Reader = { userAgent: string | undefined; purpose: string | undefined }

/** More addresses than a portal has records; beyond it, no new address is counted until the next write. */
const mostAddresses = 50_000
const writtenAtOnce = 1000

/**
 * Counts reads of record pages: one number per record, language and day, without any reader. Kept in memory
 * and written at intervals, so a read costs no statement; a killed node loses its unwritten counts.
 */
export class PageReads {
  readonly #db: Db
  readonly #onError: (error: unknown) => void
  #counts = new Map<string, number>()
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(db: Db, onError: (error: unknown) => void) {
    this.#db = db
    this.#onError = onError
  }

  /** Starts writing at an interval. */
  start(everyMs: number): void {
    this.#timer = setInterval(() => void this.write(), everyMs)
    this.#timer.unref()
  }

  /** Counts a page that was sent; `path` has no query. */
  count(path: string, { userAgent, purpose }: Reader): void {
    if (isCrawler(userAgent) || purpose?.includes('prefetch')) return
    const known = this.#counts.get(path)
    if (known === undefined && this.#counts.size >= mostAddresses) return
    this.#counts.set(path, (known ?? 0) + 1)
  }

  /** Writes the counts; those that could not be written are kept for the next time. */
  write(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write()).catch(this.#onError)
    return this.#writing
  }

  /** Writes the last counts. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.write()
  }

  async #write(): Promise<void> {
    const counted = [...this.#counts]
    this.#counts = new Map()
    for (let start = 0; start < counted.length; start += writtenAtOnce) {
      try {
        await addReads(this.#db, counted.slice(start, start + writtenAtOnce).flatMap(readsOf))
      } catch (error) {
        for (const [path, count] of counted.slice(start))
          this.#counts.set(path, (this.#counts.get(path) ?? 0) + count)
        throw error
      }
    }
  }
}

/** Pages that are no record are not stored. */
function readsOf([path, count]: [string, number]): CountedReads[] {
  const record = recordOfPath(path)
  return record ? [{ ...record, count }] : []
}
