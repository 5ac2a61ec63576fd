const loadTimeoutMs = 120_000

/**
 * Loads a part of the app on demand: a failure, or a wait over 120 seconds, is shown with a button to retry.
 * @returns the result of `load`; never rejects in a page
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  for (let turn = 0; ; turn += 1) {
    try {
      return await inTime(load())
    } catch (error) {
      if (typeof window === 'undefined' || !window.yisunGuard) throw error
      await window.yisunGuard.failed(turn > 0)
    }
  }
}

function inTime<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not loaded within ${loadTimeoutMs} ms`)), loadTimeoutMs)
    loading.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
