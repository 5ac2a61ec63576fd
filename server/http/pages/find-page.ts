import type { PageRoute } from '../../../app/page-route.ts'
import { pageRoutes } from '../../../app/route-table.ts'
import { pathWithoutLocale } from '../../../shared/lib/locale.ts'
import { patternOf } from '../../../shared/lib/path-pattern.ts'

/** Made once: patterns made anew for each request would cost more than all else that finds its page. */
const patterns = pageRoutes.map((page) => ({ page, pattern: patternOf(page.path) }))

/** The page of a path, `unknown` where it is none. */
export function findPage(pathname: string): PageRoute | 'unknown' {
  const bare = pathWithoutLocale(pathname)
  return patterns.find(({ pattern }) => pattern.test(bare))?.page ?? 'unknown'
}
