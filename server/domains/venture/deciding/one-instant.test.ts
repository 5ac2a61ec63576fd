import { afterAll, beforeAll, expect, it } from 'vitest'
import { pageRoutes } from '../../../../app/route-table.ts'
import { locales, pathInLocale } from '../../../../shared/lib/locale.ts'
import { openKinds } from '../../../../shared/rules/open-data.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { type RunningPortal, startRunning } from '../../../../tests/support/portal/running-portal.ts'
import { beginDeliberation } from '../../../../tests/support/world/venture/deliberation.ts'
import { publishEdition } from '../../../../tests/support/world/venture/editions.ts'
import { createRoundToJudge, sendReviews } from '../../../../tests/support/world/venture/judged-round.ts'
import { createRound } from '../../../../tests/support/world/venture/rounds.ts'

/** Two nodes of one portal, each with pages and answers in its memory. */
let portal: TestPortal
const nodes: RunningPortal[] = []
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(async () => {
  for (const { stop } of nodes) await stop()
  await portal?.close()
})

const soon = { timeout: 60_000 }

/** What files, answers and kept pages say; a page made for each reader holds the number of its request. */
const said = (reads: readonly Read[]) =>
  reads
    .filter(({ etag, text }) => etag || !text.startsWith('<!DOCTYPE'))
    .map(({ path, status, text }) => ({ path, status, text }))

/** Until a node shows what another has published: a notice of the database, on a machine that has much else to do. */
const knownMs = 5_000

it('pages, their ETags, files and answers of two nodes show a result at its instant and none before (trust 60)', async () => {
  const round = await openRound()
  const { one, two, roundId, edition, versionOf } = round
  for (const _ of [1, 2])
    nodes.push(await startRunning(portal, { YISUN_ORIGIN: 'https://yisun.example.org' }))
  const doors = doorsOf(roundId, edition)
  const undecided = await readAll(doors)
  const own = new RegExp(`/${roundId}$|/venture/${edition}$|venture-|/api/|/search`)
  const failed = undecided.filter(({ path, status }) => own.test(path) && status !== 200)
  expect(failed.map(({ path, status }) => `${path} ${status}`)).toEqual([])

  await one.proposeAll({ roundId, advance: 2, waitlist: 1, amount: 40_000, reason: '按名次' })
  await two.confirmAll({ roundId })
  await one.publish({ roundId, version: await versionOf() })
  // Whatever was in memory is made anew, as after any change of content.
  await portal.services.contentChanged(portal.db, 'everywhere')
  await expect.poll(async () => said(await readAll(doors)), soon).toEqual(said(undecided))
  const asked = await readAll(doors)
  for (const { path, text } of asked) expect(namesIn(text, edition), path).toEqual([])
  const held = new Map(
    asked.filter(({ etag, status }) => etag && status === 200).map(({ path, etag }) => [path, etag ?? '']),
  )
  expect(held.get(`/ventureRounds/${roundId}`)).toBeDefined()
  for (const { path, status } of await readAll(doors, held))
    if (held.has(path)) expect(status, path).toBe(304)

  const seen = await pollWhile(doors, held, async () => {
    await two.publish({ roundId, version: await versionOf() })
    await expect.poll(stateOf(round.number), soon).toBe('public_notice')
  })
  const after = await readAll(doors)
  for (const at of nodes.keys()) {
    const shown = (path: string) => after.find((read) => read.node === at && read.path === path)?.text ?? ''
    for (const path of [`/ventureRounds/${roundId}`, `/en/ventureRounds/${roundId}`, detailOf(roundId)])
      expect(namesIn(shown(path), edition), path).toHaveLength(2)
  }
  const isNew = (read: Read) => read.status === 200 && namesIn(read.text, edition).length > 0
  const instant = Math.min(...seen.filter(isNew).map(({ endedAt }) => endedAt))
  const changing = new Set(after.filter(isNew).map(({ node, path }) => `${node} ${path}`))
  const late = seen.filter(
    (read) => changing.has(`${read.node} ${read.path}`) && read.startedAt > instant + knownMs && !isNew(read),
  )
  expect(late.map(({ node, path }) => `${node} ${path}`)).toEqual([])
  // A browser that holds the page of the time before is told of the new one, by either node.
  const again = await readAll(doors, held)
  for (const read of again.filter(({ node, path }) => changing.has(`${node} ${path}`)))
    expect(read.status, read.path).toBe(200)
  // Longer than a minute no shared cache keeps a page, longer than five no file.
  for (const { path, lifetime } of after.filter(isNew)) expect(lifetime, path).toBeLessThanOrEqual(300)
  for (const { path, lifetime } of after.filter(({ path }) => /\/ventureRounds(\/|$)/.test(path)))
    expect(lifetime, path).toBeLessThanOrEqual(60)

  await withdrawOne(round)
  for (const at of nodes.keys()) {
    const names = async (path: string) => namesIn((await read(at, path)).text, edition).toSorted()
    const before = namesIn(
      after.find(({ path }) => path === `/ventureRounds/${roundId}`)?.text ?? '',
      edition,
    ).toSorted()
    await expect.poll(() => names(detailOf(roundId)), soon).not.toEqual(before)
    // The page does not lag behind the answer, not even for its first reader.
    const filled = await names(detailOf(roundId))
    expect(filled).toHaveLength(2)
    for (const path of [`/ventureRounds/${roundId}`, `/en/ventureRounds/${roundId}`])
      expect(await names(path), path).toEqual(filled)
  }
}, 600_000)

/** A round of an edition with a page, its reviews sent, in deliberation. */
async function openRound() {
  const { edition } = await publishEdition(portal)
  const closed = { opensIn: -48, closesIn: -24, state: 'reviewing' as const }
  const roundId = await createRound(portal, { ...closed, edition, ordinal: 2 })
  const made = { entries: 6, judges: 4, judgesOfEntry: 2, places: 2 }
  const round = await createRoundToJudge(portal, made, { roundId, budget: 80_000 })
  await sendReviews(portal, round, round.truth.input.reviews)
  return beginDeliberation(portal, round)
}

const stateOf = (number: number) => async () =>
  (
    await portal.db
      .selectFrom('venture_rounds')
      .select('state')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
  ).state

/** A team that was selected gives up its place, which goes to the one that waits. */
async function withdrawOne({ teams, members, number }: Awaited<ReturnType<typeof openRound>>) {
  const entry = await portal.db
    .selectFrom('venture_entries')
    .selectAll()
    .where('round_number', '=', number)
    .where('state', '=', 'selected')
    .executeTakeFirstOrThrow()
  const { applications } = await portal.api({ token: members[teams.indexOf(entry.team_id)]?.token ?? '' })
  await applications.withdraw({ TeamID: entry.team_id, applicationId: entry.application_id })
}

const detailOf = (roundId: string) => `${callOf}venture/round/detail ${JSON.stringify({ roundId })}`

/** Teams of the round that a text names, which nothing public names before the round is published. */
function namesIn(text: string, edition: number): string[] {
  const names = text.match(new RegExp(`团队 ${edition} entry-\\d|SQ-${edition}-\\d`, 'g')) ?? []
  return [...new Set(names.map((name) => name.at(-1) ?? ''))]
}

/** Every public page and file without a part that varies, and those of this round and edition. */
function doorsOf(roundId: string, edition: number): string[] {
  const isFixed = (path: string) => !/[:*]/.test(path)
  const pages = pageRoutes
    .filter(({ access, path }) => access === 'public' && isFixed(path))
    .map(({ path }) => path)
  const own = [
    ...[`/venture/${edition}`, `/ventureRounds/${roundId}`, `/ventureRounds/${roundId}/objection`],
    ...[`/search?${query(`团队 ${edition}`)}`, `/openData/venture-${edition}.360giving.json`],
    `/openData/venture-${edition}.360giving.csv`,
  ]
  const both = [...pages, ...own].flatMap((path) => locales.map((locale) => pathInLocale(path, locale)))
  const files = portal.routes
    .filter(({ method, path }) => method === 'GET' && isFixed(path) && fileOf.test(path))
    .map(({ path }) => path)
  const data = openKinds.flatMap((kind) => [`/openData/${kind}.json`, `/openData/${kind}.csv`])
  const text = `团队 ${edition}`
  const asked: [string, object][] = [
    ['venture/round/detail', { roundId }],
    ['venture/round/list', {}],
    ['venture/edition/entries', { editionID: String(edition), page: 1, pageSize: 48 }],
    ['venture/edition/detail', { editionID: String(edition) }],
  ]
  const calls = asked.map(([path, input]) => `${callOf}${path} ${JSON.stringify(input)}`)
  const got = [
    'impact/figures',
    `techWebAPI/site/search?${query(text)}`,
    `techWebAPI/site/suggest?${query(text)}`,
  ]
  return [...new Set([...both, ...files, ...data, ...calls, ...got.map((path) => callOf + path)])]
}

/** A call that is posted has its input behind its path. */
const callOf = '/api/techforgood/'
const query = (text: string) => new URLSearchParams({ q: text }).toString()

const fileOf = /\.(xml|txt|json|csv|ics|atom)$/

type Read = {
  node: number
  path: string
  status: number
  text: string
  etag: string | null
  lifetime: number
}
type Timed = Read & { startedAt: number; endedAt: number }

async function read(node: number, path: string, held?: ReadonlyMap<string, string>): Promise<Read> {
  const etag = held?.get(path)
  const [address = '', body] = path.split(' ', 2)
  const headers = { 'sec-fetch-site': 'same-origin', ...(etag && { 'if-none-match': etag }) }
  const posted = body && { method: 'POST', body, headers: { ...headers, 'content-type': 'application/json' } }
  const response = await fetch(`${nodes[node]?.address}${address}`, {
    ...{ headers, redirect: 'manual' },
    ...posted,
  })
  const ages = (response.headers.get('cache-control') ?? '').matchAll(/(?:max-age|s-maxage)=(\d+)/g)
  const lifetime = Math.max(0, ...[...ages].map(([, seconds]) => Number(seconds)))
  const text = await response.text()
  return { ...{ node, path, lifetime, text }, status: response.status, etag: response.headers.get('etag') }
}

/** Both nodes side by side, one door after the other. */
async function readAll(doors: readonly string[], held?: ReadonlyMap<string, string>): Promise<Read[]> {
  const ofNode = async (node: number) => {
    const reads: Read[] = []
    for (const path of doors) reads.push(await read(node, path, held))
    return reads
  }
  return (await Promise.all([...nodes.keys()].map(ofNode))).flat()
}

/** Asks at every door of both nodes, with and without the ETag of the time before, while something is done. */
async function pollWhile(
  doors: readonly string[],
  held: ReadonlyMap<string, string>,
  run: () => Promise<unknown>,
): Promise<Timed[]> {
  const seen: Timed[] = []
  let isDone = false
  const polling = [...nodes.keys()].flatMap((node) =>
    [held, undefined].map(async (known) => {
      // Once it is done, one more turn at every door is enough.
      for (let isLast = false; !isLast; ) {
        isLast = isDone
        for (const path of doors) {
          const startedAt = performance.now()
          seen.push({ ...(await read(node, path, known)), startedAt, endedAt: performance.now() })
        }
      }
    }),
  )
  await run()
  isDone = true
  await Promise.all(polling)
  return seen
}
