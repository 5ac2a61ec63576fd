import { fromKysely, type Job, type JobResult, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Db } from '../db/database.ts'
import type { EnqueueOptions, Services } from '../services.ts'
import { traced } from '../tracing/trace.ts'
import { type QueueName, queueNames } from './queues.ts'
import { schedules, workers } from './workers.ts'

export type Jobs = {
  enqueue: Services['enqueue']
  /** Starts this node's workers. */
  start(services: Services): Promise<void>
  /** Lets running jobs finish, then stops. */
  stop(): Promise<void>
}

/**
 * Two workers of four concurrent jobs for each queue, so that a vendor that hangs delays no more than these.
 * A full batch is followed by the next at once; polling finds jobs that wait for a retry.
 */
const working = {
  localConcurrency: 2,
  batchSize: 4,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
  perJobResults: true,
} as const

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
    // Finds a dead node's jobs quickly: a sign-in code is useless after ten minutes.
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'job queue'))
  return {
    enqueue: enqueueThrough(boss),
    async start(services) {
      await boss.start()
      for (const queue of queueNames) {
        const settle = (job: Job<unknown>) =>
          settleJob(() => workers[queue](services, job.data, job.id), job, log)
        await boss.work(queue, working, (jobs) => Promise.all(jobs.map(settle)))
      }
      for (const { queue, cron } of schedules) await boss.schedule(queue, cron, {}, { tz: 'Asia/Shanghai' })
    },
    stop: () => boss.stop({ graceful: true, timeout: 8000 }),
  }
}

/** Enqueues on the caller's connection. */
export function enqueueThrough(boss: PgBoss): Services['enqueue'] {
  return async (db: Db, queue: QueueName, payload: object, options: EnqueueOptions = {}) => {
    await boss.send(queue, payload, { ...options, db: fromKysely(db) })
  }
}

/** A failing job does not affect the others in its batch. Errors are logged, never stored. */
async function settleJob(work: () => Promise<void>, job: Job<unknown>, log: Logger): Promise<JobResult> {
  try {
    await traced(`job ${job.name}`, work)
    return { id: job.id, status: 'completed' }
  } catch (error) {
    log.warn({ err: error, jobId: job.id, queue: job.name }, 'job failed')
    return { id: job.id, status: 'failed' }
  }
}
