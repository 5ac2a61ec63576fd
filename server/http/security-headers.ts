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

/**
 * The policy of a rendered page: scripts by their own address or the hash of exactly the inline ones in it.
 * @param assetUrl where else scripts and styles come from, without a slash at its end, or null
 */
export function pagePolicy(html: string, assetUrl: string | null): string {
  // With the slash at its end a source is everything below it, and nothing beside it on a host shared with others.
  const assets = assetUrl ? ` ${assetUrl}/assets/` : ''
  const scripts = inlineHashes(html, 'script')
  const styles = inlineHashes(html, 'style')
  return [
    "default-src 'none'",
    `script-src 'self'${assets}${scripts}`,
    `style-src 'self'${assets}${styles}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

/** The sources of a policy for the inline scripts or styles of a document, each with a space before it. */
export function inlineHashes(html: string, tag: 'script' | 'style'): string {
  const hashes = new Set<string>()
  for (const [, attributes = '', content = ''] of html.matchAll(
    new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'),
  )) {
    if (content === '' || /\ssrc=/.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`)
  }
  return hashes.size === 0 ? '' : ` ${[...hashes].join(' ')}`
}
