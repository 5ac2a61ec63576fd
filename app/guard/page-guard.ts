import { localeOfPath } from '../../shared/lib/locale.ts'
import { isMarkedSignedIn } from '../api/state/signed-in-mark.ts'
import { startAfterPaint } from './start-after-paint.ts'
import { keepTyped, noticeTyped, putBackTyped } from './typed-values.ts'

/** The part of React Router's router that is looked at. */
type Router = {
  state: {
    location: { pathname: string; search: string }
    navigation: {
      state: string
      formMethod?: string
      location?: { pathname: string; search: string; hash: string }
    }
    matches: { route: { id: string } }[]
    loaderData: Record<string, unknown>
    actionData: Record<string, { isFailure?: true } | null> | null
    fetchers: Map<string, { state: string }>
  }
  subscribe(hear: (state: Router['state']) => void): () => void
}

/** What stands in every page before anything is loaded. */
export type PageGuard = {
  /**
   * Shows that something could not be loaded. Resolves when it is worth another try; never rejects.
   * @param isSecond it failed after another try as well: now the page itself is loaded anew, if the server answers
   */
  failed(isSecond?: boolean): Promise<void>
  /** The page answers to its script. */
  started(): void
}

declare global {
  interface Window {
    /** Missing in browsers older than those that the portal's script runs in. */
    yisunGuard?: PageGuard
    __reactRouterDataRouter?: Router
  }
}

const loadTimeoutMs = 120_000
const buildCheckTimeoutMs = 8000
const reloadedKey = 'yisun.reloaded'

/** Of the script element that holds the guard. */
const { build = '' } = document.currentScript?.dataset ?? {}
const never = new Promise<never>(() => {})
const tries = new Set<() => void>()
let isStarted = false
let cameFrom: Element | null = null
let unsubscribe: (() => void) | undefined
let typeAgain = () => {}

// The youngest two things that the oldest supported browsers can do. In others the page stays what it is without
// script: readable, with forms that work.
if ('toSorted' in Array.prototype && CSS.supports('color:oklch(0 0 0)')) {
  window.yisunGuard = { failed, started }
  // Before anything is painted: the header then begins with the words that it keeps.
  if (!isMarkedSignedIn()) document.documentElement.dataset.visitor = ''
  addEventListener('error', ({ target }) => onElementError(target), true)
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!isStarted && reason instanceof TypeError) void reloadAfterFailure()
  })
  setTimeout(onTimeout, loadTimeoutMs)
  typeAgain = noticeTyped()
  startAfterPaint()
}

function started(): void {
  isStarted = true
  typeAgain()
  putBackTyped()
}

async function failed(isSecond = false): Promise<void> {
  const target = targetOfNavigation()
  // Each language has a build of its own: nothing has failed, the visit goes on as a whole load.
  if (localeOfPath(new URL(target).pathname) !== localeOfPath(location.pathname)) {
    goTo(target)
    return never
  }
  if ((await askServer()) === 'other build' && reloadOnce(target)) return never
  if (document.readyState === 'loading') {
    await new Promise((parsed) => addEventListener('DOMContentLoaded', parsed, { once: true }))
  }
  await new Promise<void>((goOn) => {
    tries.add(goOn)
    show()
  })
  if (!isSecond || (await askServer()) === null) return
  // Some browsers never ask again for a script that failed once.
  keepTyped()
  goTo(target)
  return never
}

/** A script or style that is named in the document itself. */
function onElementError(element: EventTarget | null): void {
  if (element instanceof HTMLScriptElement && !isStarted) void reloadAfterFailure()
  if (element instanceof HTMLLinkElement && element.rel === 'stylesheet') void loadStyleAgain(element)
}

function onTimeout(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!link.sheet) void loadStyleAgain(link)
  }
  if (!isStarted) void reloadAfterFailure()
}

async function loadStyleAgain(link: HTMLLinkElement): Promise<void> {
  // A style that is still awaited holds back the whole page; a disabled one is asked for anew when it is enabled.
  link.disabled = true
  await failed()
  link.disabled = false
}

/** Without its first scripts nothing in the page can be tried again but the page. */
async function reloadAfterFailure(): Promise<void> {
  await failed()
  keepTyped()
  location.reload()
}

/** Whether the server has other files by now than those that this page knows; null where it does not answer. */
async function askServer(): Promise<'same build' | 'other build' | null> {
  try {
    // The build is asked for by a page of it, because each language has a build of its own.
    const query = new URLSearchParams({ version: build, paths: location.pathname, now: String(Date.now()) })
    const answer = await fetch(`/__manifest?${query}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(buildCheckTimeoutMs),
    })
    if (answer.headers.has('X-Remix-Reload-Document')) return 'other build'
    return answer.ok ? 'same build' : null
  } catch {
    return null
  }
}

/** Loads a page of the new build; false where that has been tried from this build, or cannot be remembered. */
function reloadOnce(target: string): boolean {
  try {
    if (sessionStorage.getItem(reloadedKey) === build) return false
    sessionStorage.setItem(reloadedKey, build)
  } catch {
    return false
  }
  keepTyped()
  goTo(target)
  return true
}

function goTo(target: string): void {
  if (target === location.href) location.reload()
  else location.href = target
}

function targetOfNavigation(): string {
  const { state, location: to } = window.__reactRouterDataRouter?.state.navigation ?? {}
  return to && state === 'loading' ? location.origin + to.pathname + to.search + to.hash : location.href
}

function show(): void {
  const template = document.querySelector<HTMLTemplateElement>('#yisun-failure')
  if (!template || document.querySelector('[data-failure]')) return
  const block = template.content.firstElementChild?.cloneNode(true) as HTMLElement
  block.querySelector('button')?.addEventListener('click', tryAgain)
  // What stands outside of a modal dialog can be neither seen nor reached.
  const place = document.querySelector('dialog:modal') ?? document.body
  place.prepend(block)
  cameFrom = document.activeElement
  // It is announced in any case; nobody is torn out of a field by something that they have not asked for.
  if (isAskedFor() || !cameFrom?.matches('input,textarea,select')) block.focus()
  if (!isStarted) putBackTyped()
  const router = window.__reactRouterDataRouter
  const going = router?.state.navigation.location
  // Whoever goes on elsewhere has seen enough of it.
  unsubscribe = router?.subscribe(({ navigation }) => navigation.location !== going && tryAgain())
}

function isAskedFor(): boolean {
  const { navigation, fetchers } = window.__reactRouterDataRouter?.state ?? {}
  return navigation?.state !== 'idle' || [...(fetchers?.values() ?? [])].some(({ state }) => state !== 'idle')
}

function tryAgain(): void {
  unsubscribe?.()
  const block = document.querySelector('[data-failure]')
  const hadFocus = block?.contains(document.activeElement)
  block?.remove()
  if (hadFocus && cameFrom instanceof HTMLElement) cameFrom.focus()
  const waiting = [...tries]
  tries.clear()
  for (const resolve of waiting) resolve()
}
