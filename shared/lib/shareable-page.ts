import { pathWithoutLocale } from './locale.ts'
import { patternOf } from './path-pattern.ts'

/** Pages that show content of their own, and not a list, a form or something of one person. */
export const shareablePages = [
  '/news/:id',
  '/tools/toolsDetail/:id',
  '/tools/digitalService/:id',
  '/tools/scene/:id',
  '/tools/selfTest',
  '/tools/digitalSelfTest',
  '/projects/detail/:id',
  '/projects/activity/:id',
  '/vcp/projects/:id',
  '/volunteer/:id',
  '/resource/:id',
  '/organization/:id',
  '/field/:id',
  '/support/:id',
  '/accessible',
  '/impact',
  '/vcOld',
  '/VCplanTheSecondPhase',
  '/vc',
  '/vcp',
  '/vc4',
  '/venture/:number',
  '/ventureRounds/:id',
] as const

const patterns = shareablePages.map(patternOf)

/** Whether a page, by its path in either language, is offered for sharing. */
export function isShareable(pathname: string): boolean {
  const bare = pathWithoutLocale(pathname)
  return patterns.some((pattern) => pattern.test(bare))
}

/** The QR code of a page of this portal, as a picture: `/share/page.svg?of=%2Fnews%2F1`. */
export function pageCodePath(pathname: string): string {
  return `/share/page.svg?of=${encodeURIComponent(pathname)}`
}
