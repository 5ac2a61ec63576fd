/** A browser that reports no first paint, or was sent to the background before it, starts all the same. */
const longestWaitMs = 3000
let isStarted = false

/**
 * Starts the page's script, which the server embedded as inert data, once the page has been painted: until
 * then it competes neither for bandwidth nor for the processor with what is read first.
 */
export function startAfterPaint(): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', afterPaint, { once: true })
  else afterPaint()
}

function afterPaint(): void {
  // A background page is not painted until somebody looks at it.
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

/** Each in its own task: a slow phone takes milliseconds to start a request, and taps wait for that. */
function append(next?: () => HTMLElement, ...rest: (() => HTMLElement)[]): void {
  if (!next) return
  document.head.append(next())
  setTimeout(append, 0, ...rest)
}
