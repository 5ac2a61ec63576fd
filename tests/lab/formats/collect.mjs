import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { findRunningDatabase } from '../../../server/db/embedded/running.ts'
import { openKinds } from '../../../shared/rules/open-data.ts'

/** Every file that others take, with its address and, where another file tells it, how many entries it has to hold. */
export async function collectFiles(origin) {
  const read = (path) => readText(origin + path)
  const labels = [...new Set((await read('/news')).match(/label=\d+/g) ?? [])]
  const feeds = ['/news', '/en/news'].flatMap((path) =>
    ['', ...labels.map((label) => `?${label}`)].map((query) => [path, query]),
  )
  const jsonFeeds = []
  const atom = []
  for (const [path, query] of feeds) {
    const text = await read(`${path}/feed.json${query}`)
    const count = JSON.parse(text).items.length
    jsonFeeds.push({ address: `${path}/feed.json${query}`, text, count })
    atom.push({ address: `${path}/feed.atom${query}`, text: await read(`${path}/feed.atom${query}`), count })
  }
  const map = await read('/sitemap.xml')
  const activities = [...new Set(map.match(/\/volunteer\/\d+/g) ?? [])]
  const calendars = []
  for (const path of [...activities, ...activities.map((one) => `/en${one}`)])
    calendars.push({ address: path, text: await read(`${path}/calendar.ics`), count: 1 })
  return {
    atom,
    jsonFeeds,
    calendars: [...calendars, ...(await wholeCalendars(read))],
    maps: [{ address: '/sitemap.xml', text: map }],
    structured: await collectStructured(read, origin, map),
    ...(await collectExports(read, origin)),
  }
}

/** Three pages of each kind, and each activity, that have data for search engines. */
async function collectStructured(read, origin, map) {
  const addresses = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address.slice(origin.length))
  const kinds = Object.values(Object.groupBy(addresses, (address) => address.replaceAll(/\d+/g, 'N')))
  const pages = []
  for (const address of kinds.flatMap((kind) => kind.slice(0, kind[0]?.includes('/volunteer/') ? 20 : 3))) {
    const text = await read(address || '/')
    if (text.includes('application/ld+json')) pages.push({ address, text, count: 1 })
  }
  return pages
}

/** Of all that is to come: as many events as the page lists. */
async function wholeCalendars(read) {
  const calendars = []
  for (const path of ['/volunteer', '/en/volunteer']) {
    const text = await read(`${path}/calendar.ics`)
    const addresses = new Set((await read(path)).match(/href="[^"]*\/volunteer\/\d+"/g) ?? [])
    calendars.push({ address: `${path}/calendar.ics`, text, count: addresses.size })
  }
  return calendars
}

async function collectExports(read, origin) {
  const [tables, json, publiccode] = [[], [], []]
  for (const kind of openKinds) {
    const text = await read(`/openData/${kind}.json`)
    json.push({ address: `${kind}.json`, text })
    const count = JSON.parse(text).items.length
    tables.push({ address: `${kind}.csv`, text: await read(`/openData/${kind}.csv`), count })
  }
  for (const { publiccode: address } of JSON.parse(await read('/openData/publiccode.json')).items)
    publiccode.push({ address, text: await read(address.slice(origin.length)) })
  const services = []
  for (const address of ['/openData/services.hsds.json', '/en/openData/services.hsds.json'])
    services.push({ address, text: await read(address) })
  const grants = []
  for (const language of ['', '/en'])
    for (const edition of [1, 2, 3, 4]) {
      const address = `${language}/openData/venture-${edition}.360giving.json`
      grants.push({ address, text: await read(address) })
    }
  return { tables, json, publiccode, services, grants }
}

/** Publishes more than one map can hold, since a portal begins an index of its maps only then. */
export async function collectMapsInParts({ origin, dataDir }) {
  const client = new Client({ connectionString: await findRunningDatabase(dataDir) })
  await client.connect()
  const rows = `from generate_series(100001, 120001) n`
  for (const statement of [
    `insert into content_records (collection, number, source_language, shared) select 'helps', n, 'zh', '{}' ${rows}`,
    `insert into content_texts (collection, number, language, state, fields) select 'helps', n, 'zh', 'draft', '{}' ${rows}`,
    `insert into content_versions (collection, number, language, version, fields, shared, text_hash)
      select 'helps', n, 'zh', 1, '{}', '{}', '' ${rows}`,
    `insert into content_live (collection, number, language, version, fields, shared, text_hash, first_published_at,
      published_at) select 'helps', n, 'zh', 1, '{}', '{}', '', now(), now() ${rows}`,
  ])
    await client.query(statement)
  // As a publication does: nodes keep public answers until they hear of one.
  await client.query(`select pg_notify('yisun_content', '[]')`)
  await client.end()
  for (let tries = 0; tries < 50; tries += 1) {
    if ((await readText(`${origin}/sitemap.xml`)).includes('<sitemapindex')) break
    await sleep(100)
  }
  const parts = []
  for (const address of ['/sitemap/1.xml', '/sitemap/2.xml'])
    parts.push({ address, text: await readText(origin + address) })
  return {
    index: { address: '/sitemap.xml', text: await readText(`${origin}/sitemap.xml`), count: parts.length },
    parts,
  }
}

async function readText(address) {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: answered ${response.status}`)
  return response.text()
}
