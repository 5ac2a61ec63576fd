import { fromKysely, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Db } from '../db/database.ts'
import type { EnqueueOptions, Services } from '../services.ts'
import type { QueueName } from './queues.ts'
import { schedules, workers } from './workers.ts'

export type Jobs = {
  enqueue: Services['enqueue']
  /** Lets this process enqueue without working on anything; `start` does it too. */
  connect(): Promise<void>
  /** Starts working on this node's share of the queues. */
  start(services: Services): Promise<void>
  /** Lets running jobs finish, then stops. */
  stop(): Promise<void>
}

/**
 * Background jobs in PostgreSQL. A job is enqueued in the caller's transaction and runs at least once, on one
 * node at a time.
 */
export function createJobs(databaseUrl: string, log: Logger): Jobs {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 3, migrate: false, createSchema: false })
  boss.on('error', (error) => log.warn({ err: error }, 'job queue'))
  let connected: Promise<unknown> | undefined
  const connect = async () => {
    connected ??= boss.start()
    await connected
  }
  return {
    async enqueue(db: Db, queue: QueueName, payload: object, options: EnqueueOptions = {}) {
      await boss.send(queue, payload, { ...options, db: fromKysely(db) })
    },
    connect,
    async start(services) {
      await connect()
      for (const [queue, work] of Object.entries(workers)) {
        await boss.work(queue, { pollingIntervalSeconds: 2 }, async (jobs) => {
          for (const job of jobs) await work(services, job.data, job.id)
        })
      }
      for (const { queue, cron } of schedules) await boss.schedule(queue, cron, {}, { tz: 'Asia/Shanghai' })
    },
    stop: () => boss.stop({ graceful: true, timeout: 8000 }),
  }
}
