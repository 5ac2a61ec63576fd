import { sql } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Db } from '../../../server/db/database.ts'
import { enqueueThrough } from '../../../server/jobs/boss.ts'
import { queueNames } from '../../../server/jobs/queues.ts'
import { workers } from '../../../server/jobs/workers.ts'
import type { Services } from '../../../server/services.ts'

export type TestJobs = {
  enqueue: Services['enqueue']
  /** Runs every due job, including those that these create; returns how many ran and the failures. */
  run(services: Services): Promise<{ done: number; failures: unknown[] }>
  /** Makes every waiting job due now. */
  makeDue(): Promise<void>
  close(): Promise<void>
}

/** The real queue without its schedule: nothing runs before a test says so. */
export async function openTestJobs(db: Db): Promise<TestJobs> {
  const boss = new PgBoss({
    db: fromKysely(db),
    migrate: false,
    createSchema: false,
    supervise: false,
    schedule: false,
  })
  await boss.start()
  return {
    enqueue: enqueueThrough(boss),
    run: (services) => runDueJobs(boss, db, services),
    async makeDue() {
      await sql`update pgboss.job set start_after = now() where state in ('created', 'retry')`.execute(db)
    },
    close: () => boss.stop({ graceful: false }),
  }
}

async function runDueJobs(boss: PgBoss, db: Db, services: Services) {
  let done = 0
  const failures: unknown[] = []
  for (let isIdle = false; !isIdle; ) {
    isIdle = true
    for (const queue of await queuesWithDueJobs(db)) {
      for (const job of await boss.fetch(queue, { batchSize: 50 })) {
        isIdle = false
        try {
          await workers[queue](services, job.data, job.id)
          await boss.complete(queue, job.id)
          done += 1
        } catch (error) {
          await boss.fail(queue, job.id)
          failures.push(error)
        }
      }
    }
  }
  return { done, failures }
}

/** One query instead of one for each queue, most of which are empty. */
async function queuesWithDueJobs(db: Db) {
  const { rows } = await sql<{ name: string }>`
    select distinct name from pgboss.job where state in ('created', 'retry') and start_after <= now()`.execute(
    db,
  )
  const due = new Set(rows.map(({ name }) => name))
  return queueNames.filter((queue) => due.has(queue))
}
