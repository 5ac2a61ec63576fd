import { vendorTimeoutMs } from '../delivery-error.ts'

/** The slowest line that files are carried over, and how fast a server writes what it was sent. */
const slowestBytesPerMs = 64
const writtenBytesPerMs = 16 * 1024

/** Tells that work goes on, and ends it where it does not. */
export type Movement = { signal: AbortSignal; moved: () => void; isOf: (size: number) => void }

/**
 * Ends work that stands still as long as a vendor may take, or takes longer than its size allows.
 * @param about.size bytes to be carried, where they are known before
 * @throws a TimeoutError, or the caller's own reason
 */
export async function whileMoving<Result>(
  about: { size?: number; signal?: AbortSignal | undefined },
  work: (moving: Movement) => Promise<Result>,
): Promise<Result> {
  const ending = new AbortController()
  const end = () => ending.abort(new DOMException('It stands still', 'TimeoutError'))
  let still: NodeJS.Timeout | undefined
  let whole: NodeJS.Timeout | undefined
  let stillMs = vendorTimeoutMs
  const moved = () => {
    clearTimeout(still)
    still = setTimeout(end, stillMs)
  }
  const isOf = (size: number) => {
    stillMs = vendorTimeoutMs + size / writtenBytesPerMs
    clearTimeout(whole)
    whole = setTimeout(end, vendorTimeoutMs + size / slowestBytesPerMs)
    moved()
  }
  isOf(about.size ?? 0)
  const signal = about.signal ? AbortSignal.any([ending.signal, about.signal]) : ending.signal
  try {
    return await Promise.race([work({ signal, moved, isOf }), rejectedAt(signal)])
  } catch (error) {
    throw signal.aborted ? signal.reason : error
  } finally {
    clearTimeout(still)
    clearTimeout(whole)
  }
}

/** Where the work itself does not hear the signal, such as looking for keys, the caller still goes on. */
function rejectedAt(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
