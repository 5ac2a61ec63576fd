import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What a node measures of itself; no label ever holds anything personal. */
export type CallMetrics = {
  registry: Registry
  /** Starts the clock of a call; the outcome is `success` or the name of the error. */
  startCall(call: string): (outcome: string) => void
  countPage(outcome: 'hit' | 'stale' | 'miss' | 'uncached'): void
}

/** Gauges are read when somebody asks for the metrics. */
export type GaugeSources = {
  poolTotal(): number
  poolWaiting(): number
  oldestJobSeconds(): Promise<number>
}

export function createMetrics(sources: GaugeSources): CallMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'yisun_call_seconds',
    help: 'Time of a call over HTTP, by outcome',
    labelNames: ['call', 'outcome'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
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
    startCall(call) {
      const end = seconds.startTimer({ call })
      return (outcome) => void end({ outcome })
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
      this.set(await read())
    },
  })
}
