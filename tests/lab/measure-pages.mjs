/**
 * Measures public pages as a mid phone loads them: four times slower than this machine, over slow 4G. Each page is
 * loaded once, and where that misses a limit some times more, of which the median of each figure counts: a busy machine
 * adds to some loads and takes away from none. Reads `{ origin, paths, chrome, runs }` as its argument and prints one
 * JSON line a page.
 */
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { missesOf } from './pages-report.mjs'

const { origin, paths, chrome: chromePath, runs } = JSON.parse(process.argv[2])
/** What Lighthouse says where the trace of a load is incomplete; of the page it says nothing. */
const recordingErrors = ['NO_NAVSTART', 'NO_FCP', 'NO_LCP', 'NO_TRACING_STARTED']
/** How often a load is tried again whose recording failed. */
const retries = 2
const chrome = await launch({
  chromePath,
  chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
})
try {
  // A browser that has just started does work of its own, which is no page's.
  await load(origin + paths[0], [])
  for (const path of paths) console.log(JSON.stringify(await measure(path)))
} finally {
  chrome.kill()
}

async function measure(path) {
  const url = origin + path
  // A page that asks not to be kept by search engines is not to be blamed for it.
  const isKept = !(await (await fetch(url)).text()).includes('content="noindex"')
  const skipAudits = isKept ? [] : ['is-crawlable']
  const results = [await load(url, skipAudits)]
  if (missesOf(figuresOf(path, results)).length === 0) return figuresOf(path, results)
  while (results.length < runs) results.push(await load(url, skipAudits))
  return figuresOf(path, results)
}

/** The median of each figure over the loads of a page. */
function figuresOf(path, results) {
  const median = (read) => results.map(read).sort((a, b) => a - b)[Math.floor(results.length / 2)]
  const score = (category) => Math.round(median(({ categories }) => categories[category].score) * 100)
  const figure = (audit) => median(({ audits }) => audits[audit].numericValue)
  return {
    path,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: figure('largest-contentful-paint'),
    cls: figure('cumulative-layout-shift'),
    tbt: figure('total-blocking-time'),
    failed: failedAudits(results[0]),
  }
}

async function load(url, skipAudits, triesLeft = retries) {
  const { lhr } = await lighthouse(
    url,
    { port: chrome.port, logLevel: 'error', locale: 'en' },
    {
      extends: 'lighthouse:default',
      settings: { skipAudits },
    },
  )
  if (!lhr.runtimeError) return lhr
  const { code, message } = lhr.runtimeError
  if (triesLeft > 0 && recordingErrors.includes(code)) return load(url, skipAudits, triesLeft - 1)
  throw new Error(`${url}: ${message}`)
}

/** What costs points outside of performance, by name. */
function failedAudits({ categories, audits }) {
  return ['accessibility', 'best-practices', 'seo']
    .flatMap((category) => categories[category].auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && audits[id]?.score < 1)
    .map(({ id }) => id)
}
