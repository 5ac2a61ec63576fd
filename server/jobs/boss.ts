import { fromKysely, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Db } from '../db/database.ts'
import type { EnqueueOptions, Services } from '../services.ts'
import type { QueueName } from './queues.ts'
import { schedules, workers } from './workers.ts'

export type Jobs = {
  enqueue: Services['enqueue']
  /** Starts working on this node's share of the queues. */
  start(services: Services): Promise<void>
  /** Lets running jobs finish, then stops. */
  stop(): Promise<void>
}

/** Of each queue at a time on one node, so that a vendor that hangs holds up no more than these. */
const concurrency = 4

/**
 * Background jobs in PostgreSQL. A job is enqueued in the caller's transaction and runs at least once, on one
 * node at a time.
 */
export function createJobs(databaseUrl: string, log: Logger): Jobs {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 4,
    migrate: false,
    createSchema: false,
    useListenNotify: true,
    // Finds the jobs of a node that died: a sign-in code is of no use ten minutes later.
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'job queue'))
  return {
    enqueue: enqueueThrough(boss),
    async start(services) {
      await boss.start()
      for (const [queue, work] of Object.entries(workers)) {
        const options = { pollingIntervalSeconds: 2, localConcurrency: concurrency }
        await boss.work(queue, options, async (jobs) => {
          for (const job of jobs) await work(services, job.data, job.id)
        })
      }
      for (const { queue, cron } of schedules) await boss.schedule(queue, cron, {}, { tz: 'Asia/Shanghai' })
    },
    stop: () => boss.stop({ graceful: true, timeout: 8000 }),
  }
}

/** Enqueues on the caller's own connection. */
export function enqueueThrough(boss: PgBoss): Services['enqueue'] {
  return async (db: Db, queue: QueueName, payload: object, options: EnqueueOptions = {}) => {
    await boss.send(queue, payload, { ...options, db: fromKysely(db) })
  }
}
