import { pathInLocale } from '../../../../shared/lib/locale.ts'
import { loadPart } from '../../../guard/load-part.ts'

/** A list is kept for so long after its shift, in ms. */
const keptAfter = 24 * 3_600_000

/**
 * Has this browser keep the open page, with its scripts and styles, for when there is no network.
 * @param endsAt of the shift: a day later the page is forgotten
 * @param tell learns whether it is kept; nothing once that day is over
 * @returns a stop function
 */
export function keepList(endsAt: string, tell: (isKept: boolean) => void): () => void {
  const workers = navigator.serviceWorker
  const until = Date.parse(endsAt) + keptAfter
  if (until < Date.now()) return () => {}
  if (!workers) {
    tell(false)
    return () => {}
  }
  const { pathname } = location
  const hear = ({ data }: MessageEvent) => {
    if (data.page === pathname) tell(data.isKept)
  }
  workers.addEventListener('message', hear)
  // Whoever sees it without a network has it from what is kept.
  if (!navigator.onLine) tell(workers.controller !== null)
  else void register(pathname, new Date(until).toISOString()).catch(() => tell(false))
  return () => workers.removeEventListener('message', hear)
}

async function register(page: string, until: string): Promise<void> {
  const locale = page.startsWith('/en/') ? 'en' : 'zh'
  // What sends the ticks is kept too; else it loads with the first call.
  await loadPart(() => import('../../../api/transport/http-api.ts'))
  // Not `ready`: that waits for a worker of the page that this document was loaded for, which another may have been.
  const { active, waiting, installing } = await navigator.serviceWorker.register(
    pathInLocale('/volunteering/list/keep.js', locale),
  )
  ;(active ?? waiting ?? installing)?.postMessage({ page, files: ownFiles(), until })
}

/** What the page has loaded so far of scripts, styles and fonts. */
function ownFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const named = [...document.querySelectorAll<HTMLLinkElement>('link[href]')].map(({ href }) => href)
  const files = [...loaded, ...named].filter((file) => file.startsWith(`${location.origin}/assets/`))
  return [...new Set(files)]
}
