/** What the laboratory found, as lines that a person reads. Limits are those that a page has to keep. */
const limits = {
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcp: 1500,
  cls: 0.02,
  tbt: 100,
}

/** The figures of a page that miss their limit, in words. */
export function missesOf(page) {
  const low = ['performance', 'accessibility', 'bestPractices', 'seo'].filter(
    (key) => page[key] < limits[key],
  )
  const high = ['lcp', 'cls', 'tbt'].filter((key) => page[key] > limits[key])
  return [...low, ...high].map((key) => `${key} ${round(page[key])}, limit ${limits[key]}`)
}

/** A table of all pages, and below it what each misses. */
export function measureReport(pages) {
  const width = Math.max(...pages.map(({ path }) => path.length))
  const head = `${'page'.padEnd(width)}  perf  a11y  best   seo    LCP ms     CLS  TBT ms`
  const rows = pages.map((page) => {
    const scores = [page.performance, page.accessibility, page.bestPractices, page.seo]
    const figures = [Math.round(page.lcp), page.cls.toFixed(3), Math.round(page.tbt)]
    return `${page.path.padEnd(width)}${scores.map((score) => cell(score, 6)).join('')}${figures.map((figure, index) => cell(figure, [10, 8, 8][index])).join('')}`
  })
  const misses = pages.flatMap((page) =>
    [...missesOf(page), ...page.failed].map((miss) => `  ${page.path}: ${miss}`),
  )
  return [head, ...rows, ...(misses.length > 0 ? ['', 'Missed:', ...misses] : [])]
}

/** The messages of the validator, by the template that they are about; the same one in several pages once. */
export function htmlReport(messages) {
  const byText = new Map()
  for (const { message, file, extract } of messages) {
    const known = byText.get(message) ?? { files: new Set(), extract }
    known.files.add(file)
    byText.set(message, known)
  }
  return [...byText].map(
    ([message, { files, extract }]) =>
      `  ${message}\n    in ${[...files].slice(0, 4).join(', ')}${files.size > 4 ? ` and ${files.size - 4} more` : ''}\n    ${extract.trim().replace(/\s+/g, ' ').slice(0, 160)}`,
  )
}

/** What speaks against a format: errors in its files, or a validator that lets a broken one pass. */
export function faultsOf({ files, isSkipped, isAwake, errors }) {
  if (isSkipped) return []
  if (files === 0) return ['no file was found']
  return [...errors, ...(isAwake ? [] : ['a file broken on purpose was let pass'])]
}

/** A line a format, and below it what its files have wrong. */
export function formatsReport(formats) {
  return formats.flatMap((format) => {
    const faults = faultsOf(format)
    const result = faults.length === 0 ? 'valid' : `${faults.length} errors`
    const said = format.isSkipped ? 'SKIPPED: no ../shared/data beside the checkout' : result
    return [
      `  ${format.name}, ${format.files} files: ${said}`,
      ...faults.slice(0, 20).map((fault) => `    ${fault}`),
    ]
  })
}

const cell = (value, width) => String(value).padStart(width)
const round = (value) => Math.round(value * 1000) / 1000
