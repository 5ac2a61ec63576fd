import { ApiError } from '../../../shared/contract/errors.ts'

/** Decoding the largest image takes some 160 MB, and the transaction of a waiting upload holds a connection. */
const mostAtOnce = 2
const mostWaiting = 8

let running = 0
const waiting: (() => void)[] = []

/**
 * Runs an inspection when it is its turn on this node.
 * @throws ApiError `unavailable` while too many wait already
 */
export async function withInspectionTurn<Result>(inspect: () => Promise<Result>): Promise<Result> {
  await takeTurn()
  try {
    return await inspect()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

async function takeTurn(): Promise<void> {
  if (running < mostAtOnce) {
    running += 1
    return
  }
  if (waiting.length >= mostWaiting) throw new ApiError('unavailable', { retryAfterSeconds: 5 })
  await new Promise<void>((resolve) => waiting.push(resolve))
}
