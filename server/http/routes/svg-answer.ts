import { brandPalettes, svgStyle } from '../../../shared/lib/joint/svg.ts'
import type { Accent } from '../../../shared/rules/brand.ts'
import { sourceOf } from '../door/security-headers.ts'

/** A drawing in the colours of a brand as a response. */
export function svgAnswer(document: string, accent: Accent, cacheControl: string): Response {
  const style = sourceOf(svgStyle('auto', brandPalettes(accent)))
  // An uploaded mark is within its file.
  const pictures = document.includes('<image') ? '; img-src data:' : ''
  return new Response(document, {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': cacheControl,
      // An SVG opened directly is a document: it may show itself and nothing else.
      'Content-Security-Policy': `default-src 'none'; style-src ${style}${pictures}; sandbox`,
    },
  })
}
