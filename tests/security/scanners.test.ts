import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageRoutes } from '../../app/route-table.ts'
import { indexedCalls } from '../../server/http/calls/call-index.ts'
import { addressOf } from '../../server/http/calls/openapi.ts'
import { callNamed, type Input, probeOf } from '../contract/callers.ts'
import { putInCanaries } from '../contract/canary-doors.ts'
import { filledPath, makePageObjects, type PageObjects } from '../contract/page-addresses.ts'
import { createNotice, createWorld, type World } from '../contract/world.ts'
import { type Canaries, createCanaries, createCanaryPeople } from '../support/canaries.ts'
import { overNetwork } from '../support/portal/network.ts'
import { openPortal, type TestPortal } from '../support/portal/portal.ts'
import { type RunningPortal, startRunning } from '../support/portal/running-portal.ts'
import { verifySent } from '../support/world/verifications.ts'
import { callsOfStaff, callsOfTeam, publicReaders } from './attacked-calls.ts'
import { openCallRelay, type Prepared } from './call-relay.ts'
import { fuzz } from './ffuf.ts'
import { openPageRelay } from './page-relay.ts'
import {
  accountBehind,
  enterStaff,
  enterTeam,
  keepSignedIn,
  type Person,
  personNames,
  tokenOf,
  visitor,
} from './people.ts'

import { injectBody, injectQuery } from './sqlmap.ts'
import { newTally, type Tally } from './tally.ts'
import { allowed, crawlAndAttack } from './wapiti.ts'

const minute = 60_000

let inside: TestPortal
let node: RunningPortal
/** The same portal, reached over the network. */
let portal: TestPortal
let home: World
/** Objects of the visitor and the team's administrator, those on the desks of staff, and a neighbour's. */
let objects: PageObjects
let staffObjects: PageObjects
let foreignObjects: PageObjects
let canaries: Canaries
let people: Record<Person['name'], Person>
const tallies: Tally[] = []

beforeAll(async () => {
  inside = await openPortal({ content: 'demo' })
  canaries = createCanaries()
  home = await createWorld(inside)
  objects = await makePageObjects(home)
  // The scan includes what only a verified organisation may do.
  const organisationId = objects.get('/authenticationInfo/:id') ?? ''
  await verifySent(inside, { organisationId, version: await versionOf(organisationId) })
  await createNotice(home)
  // Objects of another team: staff decisions about this one would end its people's sessions.
  staffObjects = await makePageObjects(await createWorld(inside))
  const neighbour = { ...(await createWorld(inside)), name: '' }
  foreignObjects = await makePageObjects(neighbour)
  await createCanaryPeople(inside, canaries, 100, neighbour.teamA.teamId)
  await putInCanaries(neighbour, canaries, 2)
  expect((await inside.runJobs()).failures).toEqual([])
  node = await startRunning(inside)
  portal = overNetwork(inside, node.address)
  const name = '扫描者的团队'
  await inside.db.updateTable('teams').set({ name }).where('id', '=', home.teamA.teamId).execute()
  people = {
    visitor,
    teamAdmin: await enterTeam(portal, home.teamA, name),
    staff: await enterStaff(portal),
  }
}, 3 * minute)
afterAll(async () => {
  const tried = tallies.map(({ faults, ...tally }) => ({ ...tally, faults: faults.size }))
  console.table(tried)
  await node?.stop()
  await inside?.close()
})

describe.concurrent('trust 18', () => {
  it.each(personNames)(
    'ffuf as %s finds nothing hidden, nothing that fails, and nothing that is somebody else’s',
    async (name) => {
      const calls = indexedCalls.map(({ call }) => addressOf(call).replace(/\{\w+\}/g, '1'))
      const own = pageRoutes.map(({ path }) => filledPath(path, objectsOf(name)))
      const foreign = pageRoutes.map(({ path }) => filledPath(path, foreignObjects))
      const plain = [...calls, ...own.map((path) => `/en${path}`), ...foreign]
      await scanPages('ffuf', name, (address) => fuzz(address, { twisted: own, plain }))
    },
    5 * minute,
  )

  it.each(personNames)(
    'wapiti as %s finds nothing',
    async (name) => {
      const tell = (found: string) => {
        const because = allowed.find(({ finding }) => finding.test(found))?.because
        if (because) console.log(`Allowed: ${found} (${because})`)
        return !because
      }
      await scanPages('wapiti', name, async (address) =>
        [...new Set(await crawlAndAttack(address, pagesOf(name)))].filter(tell),
      )
    },
    9 * minute,
  )

  it.each(publicReaders)(
    'sqlmap as visitor gets nowhere by %s',
    async (reader) => {
      await scanPages('sqlmap', 'visitor', (address) => injectQuery(address + reader), 1)
    },
    5 * minute,
  )

  it.each(callsOfTeam)(
    'sqlmap as teamAdmin gets nowhere by $id',
    async ({ id, more = {} }) => {
      await scanCall(id, 'teamAdmin', more, async () => {
        const world = await createWorld(inside)
        const person = await enterTeam(portal, world.teamA, '')
        return { input: await probeOf(callNamed(id)).existing(world), token: tokenOf(person) }
      })
    },
    5 * minute,
  )

  it.each(callsOfStaff)(
    'sqlmap as staff gets nowhere by $id',
    async ({ id, more = {} }) => {
      await scanCall(id, 'staff', more, async () => {
        const world = await createWorld(inside)
        return { input: await probeOf(callNamed(id)).existing(world), token: tokenOf(people.staff) }
      })
    },
    5 * minute,
  )
})

/** Runs a scanner behind a relay; its findings, the relay's, and a scan that reached nothing fail. */
async function scanPages(
  scanner: string,
  name: Person['name'],
  scan: (address: string) => Promise<string[]>,
  leastOwn = 20,
): Promise<void> {
  const person = people[name]
  const tally = newTally(scanner, name)
  tallies.push(tally)
  const before = await accountBehind(portal, person)
  const relay = await openPageRelay({
    portal,
    nodeAddress: node.address,
    person,
    tally,
    foreignIn: foreignTo(name),
  })
  const found = await scan(relay.address).finally(relay.close)
  expect([...found, ...tally.faults]).toEqual([])
  expect(tally.ok).toBeGreaterThanOrEqual(leastOwn)
  // Still signed in at the end, and seen to be during the scan.
  await keepSignedIn(portal, person)
  expect(await accountBehind(portal, person)).toBe(before)
  expect(before === null).toBe(name === 'visitor')
  if (person.mark) expect(tally.own).toBeGreaterThanOrEqual(leastOwn)
}

async function scanCall(
  id: string,
  name: Person['name'],
  more: Input,
  prepare: () => Promise<Prepared>,
): Promise<void> {
  const tally = newTally(`sqlmap ${id}`, name)
  tallies.push(tally)
  const whole = async () => {
    const { input, token } = await prepare()
    return { input: { ...input, ...more }, token }
  }
  const first = await whole()
  const relay = await openCallRelay({ portal, indexed: callNamed(id), tally, first, prepare: whole })
  const found = await injectBody(relay.address, first.input).finally(relay.close)
  expect([...found, ...tally.faults]).toEqual([])
  // Some calls returned data; otherwise the attack would have got no further than a refusal.
  expect(tally.ok).toBeGreaterThan(0)
  expect(tally.requests).toBeGreaterThan(10)
}

function pagesOf(name: Person['name']): string[] {
  const isTheirs = { visitor: ['public'], teamAdmin: ['signedIn', 'team'], staff: ['staff'] }[name]
  return pageRoutes
    .filter(({ access, path }) => isTheirs.includes(access) && !path.includes('*'))
    .map(({ path }) => filledPath(path, objectsOf(name)))
}

const objectsOf = (name: Person['name']) => (name === 'staff' ? staffObjects : objects)

async function versionOf(organisationId: string): Promise<number> {
  const { version } = await inside.db
    .selectFrom('organisations')
    .select('version')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow()
  return version
}

/** Staff read names and reveal texts, but no page of theirs contains a full phone number either. */
function foreignTo(name: Person['name']): (text: string) => string[] {
  return (text) => canaries.foundIn(text).filter((found) => name !== 'staff' || /^\d/.test(found))
}
