import { gzipSync } from 'node:zlib'
import { pathInLocale } from '../shared/lib/locale.ts'
import { publicTemplates } from '../tests/pages/templates.ts'

/** What a page may weigh as HTML, in KiB gzip; `scripts/check-bundle.mjs` weighs scripts and styles. */
export const htmlLimitKib = 40

export type PageWeight = { path: string; kib: number }

/** What each public page weighs as HTML, in KiB gzip, in both languages; the heaviest first. */
export async function weighPages(origin: string): Promise<PageWeight[]> {
  const weights: PageWeight[] = []
  for (const { path } of publicTemplates) {
    for (const locale of ['zh', 'en'] as const) {
      const address = pathInLocale(path, locale)
      const html = await (await fetch(origin + address)).text()
      weights.push({ path: address, kib: gzipSync(html).byteLength / 1024 })
    }
  }
  return weights.sort((a, b) => b.kib - a.kib)
}
