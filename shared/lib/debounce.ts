/** The default delay of a debounce or throttle. */
export const defaultDelayMs = 200

/** Calls `action` once the calls have stopped for `delayMs`, with the last arguments. `cancel` drops it. */
export function debounce<Args extends unknown[]>(
  action: (...args: Args) => void,
  delayMs = defaultDelayMs,
): ((...args: Args) => void) & { cancel(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const debounced = (...args: Args) => {
    clearTimeout(timer)
    timer = setTimeout(() => action(...args), delayMs)
  }
  return Object.assign(debounced, { cancel: () => clearTimeout(timer) })
}
