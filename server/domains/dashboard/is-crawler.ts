/** Words by which machines that read pages name themselves; `Cubot` is a telephone. */
const machine =
  /(?<!cu)bot(?:\b|_)|crawl|spider|slurp|headless|lighthouse|externalhit|preview|monitor|archiver|validator|feedfetcher|pingdom|phantomjs|mediapartners|scanner|transcoder/i

/** Whether a reader is known to be a machine: it says so, or does not speak as browsers do. */
export function isCrawler(userAgent: string | undefined): boolean {
  return !userAgent?.startsWith('Mozilla/') || machine.test(userAgent)
}
