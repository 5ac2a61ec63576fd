import { gzipSync } from 'node:zlib'

export type Budget = { page: string; part: 'script' | 'style' | 'HTML'; kib: number; limitKib: number }

/** The pages that stand for their kind, with the most script that they may load, in KiB gzip. */
const pages = [
  { page: '/', limitKib: 120 },
  { page: '/tools', limitKib: 120 },
  { page: '/tools/toolsDetail/1001', limitKib: 120 },
  { page: '/tools/searchToolList?keywords=nextcloud', limitKib: 120 },
  { page: '/privacy', limitKib: 120 },
  { page: '/signIn', limitKib: 160 },
]
const styleLimitKib = 16
const htmlLimitKib = 40

/** What a first visit of each page loads, by kind, beside its budget. */
export async function readBudgets(origin: string): Promise<Budget[]> {
  const budgets: Budget[] = []
  for (const { page, limitKib } of pages) {
    const html = await (await fetch(origin + page)).text()
    const addresses = (pattern: RegExp) => [
      ...new Set([...html.matchAll(pattern)].map(([, address = '']) => address)),
    ]
    const scripts = addresses(/(?:href|src|import)[=(]?\s*"(\/assets\/[^"]+\.js)"/g)
    const styles = addresses(/href="(\/assets\/[^"]+\.css)"/g)
    budgets.push({ page, part: 'script', kib: await weigh(origin, scripts), limitKib })
    budgets.push({ page, part: 'style', kib: await weigh(origin, styles), limitKib: styleLimitKib })
    budgets.push({ page, part: 'HTML', kib: gzipSync(html).byteLength / 1024, limitKib: htmlLimitKib })
  }
  return budgets
}

async function weigh(origin: string, addresses: string[]): Promise<number> {
  const sizes = addresses.map(async (address) => {
    const body = await (await fetch(origin + address)).arrayBuffer()
    return gzipSync(Buffer.from(body)).byteLength / 1024
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
