import { gzipSync } from 'node:zlib'
import { pathInLocale } from '../shared/lib/locale.ts'

/** What a page may weigh as HTML, in KiB gzip; `scripts/check-bundle.mjs` weighs scripts and styles. */
const htmlLimitKib = 40

export type PageWeight = { path: string; kib: number }

/**
 * How much HTML the pages send, in KiB gzip, in both languages; the heaviest first. Redirects are left out.
 */
export async function weighPages(
  origin: string,
  paths: readonly string[],
  headers: Record<string, string> = {},
): Promise<PageWeight[]> {
  const weights: PageWeight[] = []
  for (const path of paths) {
    for (const locale of ['zh', 'en'] as const) {
      const address = pathInLocale(path, locale)
      const response = await fetch(origin + address, { headers, redirect: 'manual' })
      const html = await response.text()
      if (response.status < 300 || response.status >= 400)
        weights.push({ path: address, kib: gzipSync(html).byteLength / 1024 })
    }
  }
  return weights.sort((a, b) => b.kib - a.kib)
}

/** Prints the heaviest pages, and every page over the limit. */
export function printWeights(what: string, weights: readonly PageWeight[]): void {
  const over = weights.filter(({ kib }) => kib > htmlLimitKib)
  console.log(`\nHTML of ${weights.length} ${what}, KiB gzip, the heaviest of at most ${htmlLimitKib}`)
  for (const { path, kib } of over.length > 5 ? over : weights.slice(0, 5)) {
    console.log(`  ${kib <= htmlLimitKib ? 'within' : 'OVER  '} ${kib.toFixed(1).padStart(6)}  ${path}`)
  }
}
