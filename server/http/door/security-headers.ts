import { createHash } from 'node:crypto'

/** Headers that every answer carries. */
export function securityHeaders(origin: string): Record<string, string> {
  const headers: Record<string, string> = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=(), browsing-topics=()',
  }
  if (origin.startsWith('https:'))
    headers['Strict-Transport-Security'] = 'max-age=63072000; includeSubDomains'
  return headers
}

/** The policy of answers that are no page. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** The policy of pages that Vite serves while they are worked on: it puts styles and scripts into them itself. */
export const developmentPolicy =
  "default-src 'self' 'unsafe-inline' data: ws:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"

/** What of a page may run and be shown, beside what comes from its own origin. */
type PageSources = {
  /** Hashes of the inline scripts that the portal has put in itself; empty where there is none. */
  scripts?: string
  /** The same of inline styles. */
  styles?: string
  /** Where else scripts and styles come from, without a slash at its end, or null. */
  assetUrl: string | null
}

/** Where the pictures of pages are: those of the library, drawn ones, a reader's own, and those beside the styles. */
const picturePaths = ['pictures', 'covers', 'art', 'share', 'filePictures', 'assets']
const pictureFiles = ['favicon.svg', 'touch-icon.png', 'share.png']

/**
 * The policy of a rendered page. What may run is named by whoever puts it in, never read from the finished page: a script
 * that got into a stored text would be blessed with the rest. A picture is one of ours, and none that an address of ours
 * might answer instead.
 */
export function pagePolicy({ scripts, styles, assetUrl }: PageSources, origin: string): string {
  // With the slash at its end a source is everything below it, and nothing beside it on a host shared with others.
  const assets = assetUrl ? ` ${assetUrl}/assets/` : ''
  const pictures = [...picturePaths.map((path) => `${path}/`), ...pictureFiles]
  return [
    "default-src 'none'",
    `script-src 'self'${assets}${scripts ? ` ${scripts}` : ''}`,
    `style-src 'self'${assets}${styles ? ` ${styles}` : ''}`,
    `img-src ${pictures.map((path) => `${origin}/${path}`).join(' ')}${assets}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

/** The source of a policy for an inline style or script that we put into a document. */
export function sourceOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
