/** Words in crawlers' user agents; `Cubot` is a phone. */
const machine =
  /(?<!cu)bot(?:\b|_)|crawl|spider|slurp|headless|lighthouse|externalhit|preview|monitor|archiver|validator|feedfetcher|pingdom|phantomjs|mediapartners|scanner|transcoder/i

/** Whether a user agent is a known crawler or not browser-like. */
export function isCrawler(userAgent: string | undefined): boolean {
  return !userAgent?.startsWith('Mozilla/') || machine.test(userAgent)
}
