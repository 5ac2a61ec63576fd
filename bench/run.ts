import { publicTemplates } from '../tests/pages/templates.ts'
import { measureByWrk, measureCrowd, measureLoad } from './http/measure.ts'
import { printWeights, weighPages } from './page-weights.ts'
import { type MeasuredPortal, startBaseline, startPortal } from './portal.ts'

const toolPath = '/tools/toolsDetail/1001'
const callPath = '/api/techforgood/toolbox/item/detail'
const callBody = JSON.stringify({ toolId: '1001' })

/**
 * Measures pages and calls against bare servers in the same run on the same machine, and page weights. The
 * ratios count: absolute figures depend on the machine.
 */
async function main(): Promise<void> {
  const portal = await startPortal(21_700)
  try {
    await comparePage(portal.origin)
    await compareRendering(portal.origin)
    await compareCall(portal.origin)
    await compareSaturation(portal)
    const publicPaths = publicTemplates.map(({ path }) => path)
    printWeights('public pages', await weighPages(portal.origin, publicPaths))
  } finally {
    await portal.stop()
  }
}

async function comparePage(origin: string): Promise<void> {
  const headers = { 'accept-encoding': 'br' }
  const page = await fetch(origin + toolPath, { headers })
  const bytes = Number(page.headers.get('content-length'))
  const bare = await startBaseline('node', 21_701, bytes)
  const baseline = await measureByWrk(bare.origin)
  const cached = await measureByWrk(origin + toolPath)
  await bare.stop()
  print(
    'a public page from the cache / bare node:http with the same bytes',
    cached.perSecond / baseline.perSecond,
    {
      goal: '≥ 0.7',
      'cached, requests a second': Math.round(cached.perSecond),
      'bare, requests a second': Math.round(baseline.perSecond),
      'cached p99': cached.p99,
    },
  )
}

/** The same page without a page cache; one request at a time, because concurrent ones share a rendering. */
async function compareRendering(origin: string): Promise<void> {
  const cached = await measureLoad(origin + toolPath, { connections: 1 })
  const keepsNone = await startPortal(21_703, { YISUN_PAGE_CACHE_MIB: '0' })
  const rendered = await measureLoad(keepsNone.origin + toolPath, { connections: 1 })
  await keepsNone.stop()
  print('the same page rendered / from the cache, one at a time', rendered.perSecond / cached.perSecond, {
    goal: 'none, for comparison',
    'rendered, requests a second': Math.round(rendered.perSecond),
    'rendered p97.5, ms': rendered.p97,
  })
}

async function compareCall(origin: string): Promise<void> {
  const response = await fetch(origin + callPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: callBody,
  })
  const bytes = (await response.text()).length
  const bare = await startBaseline('hono', 21_702, bytes)
  const baseline = await measureLoad(`${bare.origin}/`, { body: callBody })
  const call = await measureLoad(origin + callPath, { body: callBody })
  await bare.stop()
  print('the catalogue call / a bare Hono answer of the same size', call.perSecond / baseline.perSecond, {
    goal: 'none, for comparison',
    'call, requests a second': Math.round(call.perSecond),
    'bare, requests a second': Math.round(baseline.perSecond),
    'call p97.5, ms': call.p97,
  })
}

/**
 * Ten times as many visitors a second as a node can serve request pages that are not rendered yet. The load
 * client also uses processor time, so pages are counted per second of the node's own processor time, too.
 */
async function compareSaturation({ origin, worked }: MeasuredPortal): Promise<void> {
  const pages = `${origin}/tools/searchToolList?keywords=NUMBER`
  const { perSecond: most } = await measureLoad(pages)
  const measureWatched = async (arrivals: number) => {
    const before = worked()
    const watched = await Promise.all([
      measureCrowd(pages, arrivals),
      // More often than a node is watched, and not so often that the watching is its work.
      measureLoad(`${origin}/readyz`, { connections: 1, rate: 20 }),
    ])
    return [...watched, worked() - before] as const
  }
  const [peak, , peakWork] = await measureWatched(most)
  const [crowd, probe, crowdWork] = await measureWatched(most * 10)
  print(
    'new pages served to ten times as many as a node can serve / to as many as it can',
    crowd.perSecond / peak.perSecond,
    {
      goal: '≥ 0.8',
      'to as many as it can, a second': Math.round(peak.perSecond),
      'to the crowd, a second': Math.round(crowd.perSecond),
      'the same by processor time of the node': (
        crowd.perSecond /
        crowdWork /
        (peak.perSecond / peakWork)
      ).toFixed(2),
      'served p99, ms': crowd.servedP99.toFixed(1),
      refused: crowd.refused,
      'refused p50, ms': crowd.refusedP50.toFixed(1),
      'refused p99, ms': crowd.refusedP99.toFixed(1),
      'cut off': crowd.cutOff,
      'probe p99, ms': probe.p99,
    },
  )
}

function print(title: string, ratio: number, facts: Record<string, string | number>): void {
  console.log(`\n${title}: ${ratio.toFixed(2)}`)
  for (const [name, value] of Object.entries(facts)) console.log(`  ${name}: ${value}`)
}

await main()
