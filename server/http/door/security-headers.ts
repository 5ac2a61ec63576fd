import { createHash } from 'node:crypto'
import { wechatSdk } from '../../../shared/lib/wechat-browser.ts'

/** Headers of every response. */
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

/** The policy of responses that are not pages. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** The policy of pages in development: Vite inserts styles and scripts itself. */
export const developmentPolicy =
  "default-src 'self' 'unsafe-inline' data: ws:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"

/** What a page may run and show, besides what comes from its own origin. */
type PageSources = {
  /** Hashes of the inline scripts that the portal has inserted itself; empty where there is none. */
  scripts?: string
  /** The same for inline styles. */
  styles?: string
  /** Another origin of scripts and styles, without a trailing slash, or null. */
  assetUrl: string | null
}

/** Paths of page pictures: those of the library, drawn ones, a reader's own, and those beside the styles. */
const picturePaths = ['pictures', 'covers', 'art', 'share', 'brand', 'filePictures', 'assets']
const pictureFiles = ['favicon.svg', 'touch-icon.png', 'share.png']

/**
 * A rendered page's policy. The code that inserts a script states its hash, which is never read from the
 * finished page: that would also approve a script injected into a stored text. Pictures are limited to our
 * picture paths, so that no other address of ours counts as one.
 */
export function pagePolicy({ scripts, styles, assetUrl }: PageSources, origin: string): string {
  // With a trailing slash the source covers everything below it, and nothing beside it on a shared host.
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

/**
 * A page's policy for WeChat's browser, where a public account is connected: its script may run too. Cached pages
 * hold the policy for everybody, and each answer gets its own.
 */
export function withWechatSdk(policy: string): string {
  return policy.replace("script-src 'self'", `script-src 'self' ${wechatSdk}`)
}

/** The policy source of an inline style or script that we insert into a document. */
export function sourceOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
