/** A browser that does not say when it painted, or that was left for another window meanwhile, starts all the same. */
const longestWaitMs = 3000
let isStarted = false

/**
 * Starts the script of the page, which the server put into it as mere data, once the page has been painted: until then
 * it takes neither the line nor the processor from what is read first.
 */
export function startAfterPaint(): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', afterPaint, { once: true })
  else afterPaint()
}

function afterPaint(): void {
  // A page in the background is not painted before somebody looks at it.
  if (document.visibilityState === 'hidden') {
    start()
    return
  }
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start()
  }).observe({ type: 'paint', buffered: true })
  setTimeout(start, longestWaitMs)
}

function start(): void {
  const held = document.querySelector<HTMLScriptElement>('body>script[data-imports]')
  if (!held || isStarted) return
  isStarted = true
  const { dataset, textContent } = held
  const imports = dataset.imports?.split(' ') ?? []
  append(
    ...imports.map(
      (href) => () => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    ),
    () => Object.assign(document.createElement('script'), { type: 'module', text: textContent }),
  )
}

/** Each in a task of its own: a slow phone takes several milliseconds to begin a request, and taps wait for them. */
function append(next?: () => HTMLElement, ...rest: (() => HTMLElement)[]): void {
  if (!next) return
  document.head.append(next())
  setTimeout(append, 0, ...rest)
}
