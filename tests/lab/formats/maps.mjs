import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { parseSitemapIndex } from 'sitemap'
import { memoryPages, validateXML } from 'xmllint-wasm'

const lab = join(import.meta.dirname, '..')
const read = (path) => readFileSync(join(lab, path), 'utf8')

/** Maps of addresses by libxml2 and the schema of sitemaps.org. */
export async function mapErrors(files) {
  const { errors } = await validateXML({
    xml: files.map(({ address, text }) => ({ fileName: nameOf(address), contents: text })),
    schema: { fileName: 'maps.xsd', contents: read('formats/maps.xsd') },
    preload: [
      { fileName: 'sitemap.xsd', contents: read('node_modules/sitemap/schema/sitemap.xsd') },
      { fileName: 'xhtml-link.xsd', contents: read('formats/xhtml-link.xsd') },
    ],
    maxMemoryPages: 2 * memoryPages.GiB,
  })
  return [
    ...errors.map(({ rawMessage }) => rawMessage),
    ...files
      .filter(({ text }) => (text.match(/<url>/g)?.length ?? 0) > 50_000)
      .map(({ address }) => `${address}: too long`),
  ]
}

/** An index of maps by the reader of a library that writes them. */
export async function mapIndexErrors(files) {
  const errors = []
  for (const { address, text, count } of files) {
    if (!text.includes('<sitemapindex')) {
      errors.push(`${address}: is no index`)
      continue
    }
    const items = await parseSitemapIndex(Readable.from([text])).catch((error) => {
      errors.push(`${address}: ${error.message}`)
      return null
    })
    const isRight = items?.length === count && items.every(({ url }) => URL.canParse(url))
    if (items && !isRight) errors.push(`${address}: names ${items.length} maps, not ${count}`)
  }
  return errors
}

const nameOf = (address) => address.replaceAll(/[^\w.]/g, '_')
