import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** A node's metrics; no label ever holds anything personal. */
export type CallMetrics = {
  registry: Registry
  /** Starts timing a call; the outcome is `success` or the name of the error. */
  startCall(call: string, transport: Transport): (outcome: string) => void
  /** Starts timing a page that is not ready in the cache. */
  startPage(): (page: string, status: number) => void
  countPage(outcome: 'hit' | 'stale' | 'miss' | 'uncached'): void
}

/** How a call came: over HTTP, or within a page, a posted form or a document that the server writes. */
type Transport = 'http' | 'page'

/** Gauges are read when the metrics are requested. */
export type GaugeSources = {
  poolTotal(): number
  poolWaiting(): number
  oldestJobSeconds(): Promise<number>
}

const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export function createMetrics(sources: GaugeSources): CallMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'yisun_call_seconds',
    help: 'Time of a call over HTTP or within a page, by outcome',
    labelNames: ['call', 'transport', 'outcome'],
    buckets,
    registers: [registry],
  })
  const pageSeconds = new Histogram({
    name: 'yisun_page_seconds',
    help: 'Time of a page that did not stand ready in memory, its forms included, by status',
    labelNames: ['page', 'status'],
    buckets,
    registers: [registry],
  })
  const pages = new Counter({
    name: 'yisun_pages_total',
    help: 'Pages served, by what the page cache did',
    labelNames: ['cache'],
    registers: [registry],
  })
  addGauge(registry, 'yisun_pool_connections', 'Open database connections', () => sources.poolTotal())
  addGauge(registry, 'yisun_pool_waiting', 'Requests waiting for a connection', () => sources.poolWaiting())
  addGauge(registry, 'yisun_oldest_job_seconds', 'Age of the oldest job not yet done', () =>
    sources.oldestJobSeconds(),
  )
  return {
    registry,
    startCall(call, transport) {
      const end = seconds.startTimer({ call, transport })
      return (outcome) => void end({ outcome })
    },
    startPage() {
      const end = pageSeconds.startTimer()
      return (page, status) => void end({ page, status })
    },
    countPage: (cache) => pages.inc({ cache }),
  }
}

function addGauge(
  registry: Registry,
  name: string,
  help: string,
  read: () => number | Promise<number>,
): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      // An unreadable value, such as while the database is away, does not fail the others.
      this.set(
        await Promise.resolve()
          .then(read)
          .catch(() => Number.NaN),
      )
    },
  })
}
