import { notify } from '../domains/messages/notify.ts'
import { inOwnTransaction, type OwnContext } from '../own-transaction.ts'
import type { Services } from '../services.ts'
import { forgetStuck, listStuck, noteStuck } from './stuck-items.queries.ts'
import { type TaskName, taskWords } from './task-words.ts'

/** For unscheduled jobs that leave something undone: seconds until the job is enqueued again. */
export const laterTry = { startAfter: 600 }

/** The request id of what a job does: the audit shows it in the place of a call's. */
export const jobRequest = (jobId: string) => `job:${jobId}`

/** An action on each of many items, with the name used in the log and for staff. */
type Task<Item> = {
  services: Services
  jobId: string
  task: TaskName
  /** Due items; a limited list leaves out items that wait for a retry, which would fill it. */
  list: (waiting: readonly string[]) => Promise<readonly Item[]> | readonly Item[]
  /** The number of concurrent items; sequential by default. */
  atOnce?: number
}
/** Identified by an id, which is never user input. */
type Item = string | { id: string | number }

/**
 * Runs an action for each of many items: a failure does not hold up the others. It is logged by id, retried
 * later and reported to staff if it persists; the caller is not told.
 * @returns how many were not done this time
 */
export async function eachAlone<Each extends Item>(
  of: Task<Each>,
  work: (item: Each) => Promise<unknown>,
): Promise<number> {
  const { services, task, atOnce = 1 } = of
  const stuck = new Map((await listStuck(services.pool, task)).map((one) => [one.item, one.isWaiting]))
  const waiting = [...stuck].flatMap(([item, isWaiting]) => (isWaiting ? [item] : []))
  const due = (await of.list(waiting))[Symbol.iterator]()
  let left = 0
  const inTurn = async () => {
    for (const item of due) {
      const key = typeof item === 'string' ? item : String(item.id)
      const isDone = !stuck.get(key) && (await tryOne(of, key, () => work(item)))
      if (!isDone) left += 1
      else if (stuck.has(key)) await forgetStuck(services.pool, task, key)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, inTurn))
  return left
}

/** As `eachAlone`, each in its own transaction with its audit entries. */
export function eachInTransaction<Each extends Item>(
  of: Task<Each>,
  work: (ctx: OwnContext, item: Each) => Promise<unknown>,
): Promise<number> {
  const origin = { services: of.services, requestId: jobRequest(of.jobId), accountId: null }
  return eachAlone(of, (item) => inOwnTransaction(origin, (ctx) => work(ctx, item)))
}

async function tryOne(
  { services, jobId, task }: Pick<Task<never>, 'services' | 'jobId' | 'task'>,
  item: string,
  work: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    services.log.error({ err: error, jobId, task, item }, 'one of many was not done')
    await noteFailed(services, task, item)
    return false
  }
}

/** Staff are notified once, without saying whose item it is, since no staff need to know. */
async function noteFailed(services: Services, task: TaskName, item: string): Promise<void> {
  await services.pool.transaction().execute(async (db) => {
    const failed = await noteStuck(db, task, item)
    if (!failed) return
    await notify(
      { db, services },
      {
        to: { kind: 'staff', privilege: 'manageStaff' },
        category: 'internal',
        template: 'stuck_item',
        params: { count: failed.failures, day: failed.day, item, what: taskWords(task) },
        link: '/staff/dashboard',
      },
    )
  })
}
