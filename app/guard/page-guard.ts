import { localeOfPath } from '../../shared/lib/locale.ts'
import { isMarkedSignedIn } from '../api/state/signed-in-mark.ts'
import { startAfterPaint } from './start-after-paint.ts'
import { keepTyped, noticeTyped, putBackTyped } from './typed-values.ts'

/** The part of React Router's router that the guard reads. */
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

/** Present in every page before anything is loaded. */
export type PageGuard = {
  /**
   * Shows that something could not be loaded. Resolves when a retry makes sense; never rejects.
   * @param isSecond a retry has failed as well: now the page itself is reloaded, if the server answers
   */
  failed(isSecond?: boolean): Promise<void>
  /** The page has been hydrated. */
  started(): void
  /** From then on a press is handled by script. */
  isStarted: boolean
}

declare global {
  interface Window {
    /** Missing in browsers older than those that the portal's script supports. */
    yisunGuard?: PageGuard
    __reactRouterDataRouter?: Router
  }
}

const loadTimeoutMs = 120_000
const buildCheckTimeoutMs = 8000
const reloadedKey = 'yisun.reloaded'

/** From the script element that contains the guard. */
const { build = '' } = document.currentScript?.dataset ?? {}
const never = new Promise<never>(() => {})
const tries = new Set<() => void>()
const guard: PageGuard = { failed, started, isStarted: false }
let cameFrom: Element | null = null
let unsubscribe: (() => void) | undefined
let typeAgain = () => {}

// The two newest features of the oldest supported browsers. In older ones the page stays as it is without
// script: readable, with forms that work.
if ('toSorted' in Array.prototype && CSS.supports('color:oklch(0 0 0)')) {
  window.yisunGuard = guard
  // Before the first paint: the header then starts with its final words.
  if (!isMarkedSignedIn()) document.documentElement.dataset.visitor = ''
  addEventListener('error', ({ target }) => onElementError(target), true)
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!guard.isStarted && reason instanceof TypeError) void reloadAfterFailure()
  })
  setTimeout(onTimeout, loadTimeoutMs)
  typeAgain = noticeTyped()
  startAfterPaint()
}

function started(): void {
  guard.isStarted = true
  typeAgain()
  putBackTyped()
}

async function failed(isSecond = false): Promise<void> {
  const target = targetOfNavigation()
  // Each language has a build of its own: nothing has failed, and navigation continues with a full page load.
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
  // Some browsers never request a script again that failed once.
  keepTyped()
  goTo(target)
  return never
}

/** A script or style that is named in the document itself. */
function onElementError(element: EventTarget | null): void {
  if (element instanceof HTMLScriptElement && !guard.isStarted) void reloadAfterFailure()
  if (element instanceof HTMLLinkElement && element.rel === 'stylesheet') void loadStyleAgain(element)
}

function onTimeout(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!link.sheet) void loadStyleAgain(link)
  }
  if (!guard.isStarted) void reloadAfterFailure()
}

async function loadStyleAgain(link: HTMLLinkElement): Promise<void> {
  // A pending style blocks the whole page; a disabled one is requested again when it is enabled.
  link.disabled = true
  await failed()
  link.disabled = false
}

/** Without its first scripts, only the page itself can be retried. */
async function reloadAfterFailure(): Promise<void> {
  await failed()
  keepTyped()
  location.reload()
}

/** Whether the server now has another build than this page; null if it does not answer. */
async function askServer(): Promise<'same build' | 'other build' | null> {
  try {
    // The build is identified by one of its pages, because each language has a build of its own.
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

/** Loads a page of the new build; false if this build has tried that already, or cannot remember it. */
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
  // Outside of an open modal dialog the notice could be neither seen nor reached.
  const place = document.querySelector('dialog:modal') ?? document.body
  place.prepend(block)
  cameFrom = document.activeElement
  // It is announced in any case; a person typing in a field keeps the focus if they did not request this.
  if (isAskedFor() || !cameFrom?.matches('input,textarea,select')) block.focus()
  if (!guard.isStarted) putBackTyped()
  const router = window.__reactRouterDataRouter
  const going = router?.state.navigation.location
  // A person who navigates on no longer needs the notice.
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
