/**
 * Reads every file that others take from a running portal (feeds, maps, calendars, exports) and has each judged by
 * validators that were not written here. Each judge is also given a file broken on purpose: one that lets it pass
 * counts as failed. Reads `{ origin, dataDir, dataSets, java, node }` as its argument, prints one JSON line a format.
 */

import { calendarErrors } from './formats/calendars.mjs'
import { collectFiles, collectMapsInParts } from './formats/collect.mjs'
import {
  grantErrors,
  jsonErrors,
  publiccodeErrors,
  publiccodeListErrors,
  serviceErrors,
  tableErrors,
} from './formats/exports.mjs'
import { atomErrors, jsonFeedErrors } from './formats/feeds.mjs'
import { mapErrors, mapIndexErrors } from './formats/maps.mjs'
import { structuredDataErrors } from './formats/structured-data.mjs'

const order = JSON.parse(process.argv[2])
const files = await collectFiles(order.origin)
const { index, parts } = await collectMapsInParts(order)
const checks = [
  ['Atom feeds', files.atom, atomErrors, (text) => text.replace(/<updated>[^<]*<\/updated>/, '')],
  ['JSON feeds', files.jsonFeeds, jsonFeedErrors, (text) => text.replace('"title":', '"headline":')],
  [
    'Sitemap',
    [...files.maps, ...parts],
    mapErrors,
    (text) => text.replace('<loc>', '<lok>').replace('</loc>', '</lok>'),
  ],
  ['Index of sitemaps', [index], mapIndexErrors, (text) => text.replace('</sitemap>', '')],
  [
    'Structured data of pages (schema.org)',
    files.structured,
    structuredDataErrors,
    (text) => text.replaceAll('"@type":"', '"headlong":1,"@type":"'),
  ],
  ['Calendar files', files.calendars, calendarErrors, (text) => text.replace(/UID:.*\r\n/, '')],
  ['Tables (CSV)', files.tables, tableErrors, (text) => `${text}one cell\r\n`],
  ['Exports (JSON)', files.json, jsonErrors, (text) => text.replace('"url":', '"uri":')],
  [
    'publiccode.yml',
    files.publiccode,
    publiccodeErrors,
    (text) => text.replace(/license: .*/, 'license: free'),
  ],
  [
    'publiccode.yml by its lists',
    files.publiccode,
    publiccodeListErrors,
    (text) => `${text.replace(/^categories:\n( .*\n)+/m, '')}categories:\n  - everything\n`,
  ],
  [
    'Services (HSDS 3.0)',
    files.services,
    serviceErrors,
    (text) => text.replaceAll('"status":"active"', '"status":1'),
  ],
  [
    'Awards (360Giving 1.4.3)',
    files.grants,
    grantErrors,
    (text) => text.replace(/"amountAwarded":\d+/g, '"amountAwarded":"much"'),
  ],
]
for (const [name, given, judge, broken] of checks) {
  const errors = await judge(given, order)
  const isAwake =
    errors !== null && (await judge([{ ...given[0], text: broken(given[0].text) }], order)).length > 0
  console.log(
    JSON.stringify({ name, files: given.length, isSkipped: errors === null, isAwake, errors: errors ?? [] }),
  )
}
