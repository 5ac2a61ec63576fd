import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { cipherOfSecrets } from '../server/cipher-of-secrets.ts'
import { openDatabase } from '../server/db/database.ts'
import { loadDemo } from '../server/db/demo/load-demo.ts'
import { startEmbedded } from '../server/db/embedded.ts'
import { migrateToLatest } from '../server/db/migrate.ts'
import { volunteerSkills } from '../shared/rules/toolbox/volunteer-facets.ts'
import { databaseAt } from '../tests/support/portal/postgres.ts'
import { startNode } from '../tests/support/portal/running-portal.ts'
import { testSecrets } from '../tests/support/portal/test-services.ts'
import { createPeople } from '../tests/support/world/actors.ts'
import { settleTables } from './growth/multiply.queries.ts'
import { addRegions, countsOf, fillVolunteering } from './growth/volunteering.queries.ts'

const sizes = process.argv.includes('small') ? [1_000, 10_000] : [1_000, 1_000_000]
/** Requests that are measured, after so many that are not. */
const [asked, warmed] = [60, 20]
/** Sign-ups of the shift whose list is measured. */
const onList = 200

/**
 * Prints what volunteering costs as it grows: the list with filters, the page of an activity, a sign-up and the
 * host's list of a shift, at 1,000 and at 1,000,000 activities and as many sign-ups; with `-- small` at fewer. Both
 * portals are asked in turn, so that whatever else the machine does slows both. No answer is asked for twice, so that
 * none comes from a cache.
 */
async function main(): Promise<void> {
  const portals: Portal[] = []
  try {
    for (const size of sizes) portals.push(await openPortal(size))
    const [small, large] = portals
    for (const name of Object.keys(small?.asks ?? {})) {
      const costs = portals.map((): number[] => [])
      for (let time = 0; time < warmed + asked; time += 1)
        for (const [index, { asks }] of portals.entries()) {
          const began = performance.now()
          await asks[name]?.(time)
          costs[index]?.push(performance.now() - began)
        }
      const [one = 0, other = 0] = costs.map(medianOf)
      console.log(`  ${name}: ${one.toFixed(1)} ms, ${other.toFixed(1)} ms (×${(other / one).toFixed(2)})`)
    }
    console.log(`at ${small?.held}, and at ${large?.held}`)
  } finally {
    for (const { stop } of portals) await stop()
  }
}

type Portal = { asks: Record<string, Ask>; held: string; stop(): Promise<void> }

/** A running portal with so many activities, on a database of its own. */
async function openPortal(size: number): Promise<Portal> {
  const dataDir = mkdtempSync(join(tmpdir(), 'yisun-bench-'))
  const nodeDir = mkdtempSync(join(tmpdir(), 'yisun-bench-node-'))
  const embedded = await startEmbedded({ dataDir })
  const { db } = openDatabase(embedded.appUrl, { maxConnections: 2 })
  const admin = new pg.Client({ connectionString: databaseAt(embedded.adminUrl, 'yisun') })
  await migrateToLatest(embedded.ownerUrl, 'yisun_app')
  await loadDemo(db)
  const people = await openHost(db)
  await admin.connect()
  const regions = await addRegions(admin)
  const open = await fillVolunteering(admin, { ...people, regions, size, onList })
  await settleTables(embedded.ownerUrl)
  const { activities, signups } = await countsOf(admin)
  const node = await startNode({ YISUN_DATA_DIR: nodeDir, DATABASE_URL: embedded.appUrl })
  return {
    asks: questions(node.address, { ...people, regions, open }),
    held: `${activities.toLocaleString('en')} activities, ${signups.toLocaleString('en')} sign-ups`,
    async stop() {
      await node.stop()
      await admin.end()
      await db.destroy()
      await embedded.stop()
      for (const folder of [dataDir, nodeDir]) rmSync(folder, { recursive: true, force: true })
    },
  }
}

type People = { teamId: string; host: string; volunteer: string; name: string }

/** A team that hosts, and a volunteer: their sessions, and a name as sign-ups keep it. */
async function openHost(db: ReturnType<typeof openDatabase>['db']): Promise<People> {
  const { id: teamId } = await db
    .insertInto('teams')
    .values({ kind: 'registered', name: '青禾公益团队', organisation_id: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const cipher = cipherOfSecrets(testSecrets)
  const [host, volunteer] = await createPeople({ db, services: { cipher } }, [
    { membership: { teamId, role: 'superAdmin' } },
    {},
  ])
  if (!host || !volunteer) throw new Error('Nobody was created')
  const name = cipher.encrypt('林晓', 'volunteer_signups.name')
  return { teamId, host: host.token, volunteer: volunteer.token, name }
}

type Ask = (time: number) => Promise<unknown>

type Asked = People & {
  regions: number[]
  /** Places of activities that one can sign up for. */
  open: number[]
}

/** Each of them asked with other values every time, spread over all that there is. */
function questions(address: string, { host, volunteer, regions, open }: Asked): Record<string, Ask> {
  const headers = (token: string) => ({
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    cookie: `__Host-yisun_session=${token}`,
  })
  const call = async (path: string, body: object, token = '') => {
    const response = await fetch(`${address}/api/techforgood/${path}`, {
      ...{ method: 'POST', headers: headers(token), body: JSON.stringify(body) },
    })
    const { code, data } = await response.json()
    if (code !== 0) throw new Error(`${path}: ${response.status} ${code} ${JSON.stringify(data)}`)
  }
  const list = (choice: (time: number) => object): Ask => {
    return (time) => call('vol/organization/activityList', { pageSize: 12, ...choice(time) })
  }
  const place = (time: number) => String(regions[time % 10])
  const skill = (time: number) => volunteerSkills[Math.floor(time / 10) % volunteerSkills.length]
  return {
    'list, page by page': list((time) => ({ page: 1 + (time % 40) })),
    'list of a district, with what is near': list((time) => ({
      ...{ place: place(time), page: 1 + Math.floor(time / 10) },
    })),
    'list by skill and way, from a place': list((time) => ({
      ...{ place: place(time), within: 'all', skill: skill(time), mode: 'online' },
    })),
    'list of a month by skill in a district': list((time) => ({
      ...{ place: place(time), skill: skill(time), when: 'month' },
    })),
    'list of a district by skill, way and kind': list((time) => ({
      ...{ place: place(time), skill: skill(time), mode: 'onsite', kind: 'activity', pageSize: 3 },
    })),
    'page of an activity': async (time) => {
      const response = await fetch(`${address}/volunteer/${10_000 + (open[time] ?? 0)}`)
      if (response.status !== 200) throw new Error(`page: ${response.status}`)
      await response.text()
    },
    'sign-up': (time) =>
      call('volunteers/signup/add', { shiftId: shiftOf(open[time] ?? 0), name: '林晓' }, volunteer),
    "host's list of a shift": async () => {
      const response = await fetch(`${address}/api/techforgood/volunteers/host/activity?activityID=10000`, {
        headers: headers(host),
      })
      const { data } = await response.json()
      if (data?.shifts?.[0]?.signups.length !== onList) throw new Error(`list: ${response.status}`)
    },
  }
}

/** The id of a shift, by the place of its activity. */
const shiftOf = (place: number) => `01900000-0000-7000-8000-${place.toString(16).padStart(12, '0')}`

function medianOf(costs: number[]): number {
  return costs.slice(warmed).toSorted((a, b) => a - b)[Math.floor(asked / 2)] ?? 0
}

await main()
