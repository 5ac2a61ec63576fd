import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'

const deploy = join(import.meta.dirname, '../../../deploy')

/** What Prometheus adds itself to a metric's name, and what it knows without any. */
const endings = /_(bucket|count|sum)$/

it.each(['prometheus-rules.yml', 'grafana-dashboard.json'])(
  '%s asks for nothing that nodes do not tell',
  async (file) => {
    const { registry } = createMetrics({
      poolTotal: () => 1,
      poolWaiting: () => 0,
      oldestJobSeconds: async () => 0,
    })
    const told = (await registry.getMetricsAsJSON()).map(({ name }) => name)
    const asked = readFileSync(join(deploy, file), 'utf8').match(/\b(yisun|process|nodejs)_\w+/g) ?? []
    expect(asked.length).toBeGreaterThan(4)
    for (const name of asked) expect(told).toContain(name.replace(endings, ''))
  },
)
