import { expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'

it('still reports what it can while the database is away', async () => {
  const metrics = createMetrics({
    poolTotal: () => 3,
    poolWaiting: () => 7,
    oldestJobSeconds: () => Promise.reject(new Error('connection refused')),
  })
  metrics.countPage('hit')
  const lines = (await metrics.registry.metrics()).split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'yisun_pool_connections 3',
      'yisun_pool_waiting 7',
      'yisun_oldest_job_seconds Nan',
      'yisun_pages_total{cache="hit"} 1',
    ]),
  )
})
