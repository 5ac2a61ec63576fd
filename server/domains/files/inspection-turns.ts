import { ApiError } from '../../../shared/contract/errors.ts'
import { FairLine } from '../../../shared/lib/fair-line.ts'

/** Decoding the largest image takes some 160 MB. */
const mostAtOnce = 2
/** Besides the one being inspected; in total no more wait than a node accepts at once. */
const mostWaitingOfOwner = 8

const running = new Set<string>()
const line = new FairLine<() => void>()

/**
 * Runs an inspection when it is its owner's turn on this node: one at a time per owner, so that a bulk
 * uploader waits for their own files.
 * @throws ApiError `unavailable` while too many of theirs wait already
 */
export async function withInspectionTurn<Result>(
  owner: string,
  inspect: () => Promise<Result>,
): Promise<Result> {
  if (line.waitingOf(owner) >= mostWaitingOfOwner) throw new ApiError('unavailable', { retryAfterSeconds: 5 })
  const turn = new Promise<void>((begin) => line.join(owner, begin))
  beginWhatMay()
  await turn
  try {
    return await inspect()
  } finally {
    running.delete(owner)
    beginWhatMay()
  }
}

function beginWhatMay(): void {
  while (running.size < mostAtOnce) {
    const next = line.next((owner) => !running.has(owner))
    if (!next) return
    running.add(next.owner)
    next.item()
  }
}
