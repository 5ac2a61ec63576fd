import { defaultDelayMs } from './debounce.ts'

/** Calls `action` at once and then at most every `delayMs`; a burst's last call is made at its end. */
export function throttle<Args extends unknown[]>(
  action: (...args: Args) => void,
  delayMs = defaultDelayMs,
): (...args: Args) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: Args | undefined
  const rest = () => {
    timer = undefined
    if (!waiting) return
    const args = waiting
    waiting = undefined
    run(args)
  }
  const run = (args: Args) => {
    action(...args)
    timer = setTimeout(rest, delayMs)
  }
  return (...args) => {
    if (timer) waiting = args
    else run(args)
  }
}
