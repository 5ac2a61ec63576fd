import type { PageRoute } from '../../../app/page-route.ts'
import { pageRoutes } from '../../../app/route-table.ts'
import { pathWithoutLocale } from '../../../shared/lib/locale.ts'
import { patternOf } from '../../../shared/lib/path-pattern.ts'

/** Compiled once: compiling for each request would cost more than everything else in finding its page. */
const patterns = pageRoutes.map((page) => ({ page, pattern: patternOf(page.path) }))

/** The page of a path; `unknown` where there is none. */
export function findPage(pathname: string): PageRoute | 'unknown' {
  const bare = pathWithoutLocale(pathname)
  return patterns.find(({ pattern }) => pattern.test(bare))?.page ?? 'unknown'
}
