import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type IndexedCall, indexedCalls } from '../../server/http/call-index.ts'
import { openPortal, type TestPortal } from '../support/portal.ts'
import { stateOfTables } from '../support/state-of-tables.ts'
import { actorFor, callOverHttp, freshAddress, type Input, NoEnvelope, probeOf, reasonOf } from './callers.ts'
import { declaredIds, isUuid, matches, spellings } from './id-spellings.ts'
import { type FieldPath, fieldPaths, valueAt, withValue } from './input-fields.ts'
import { type ActorName, createWorld, type World } from './world.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ content: 'demo', listens: true })
})
afterAll(() => portal.close())

/** Whose rights the committed table refuses for team A's object. */
const refused = new Set(
  readFileSync(join(import.meta.dirname, 'tables/rights.tsv'), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([, object, , , otherTeam]) => object === 'existing' && otherTeam !== 'ok')
    .map(([id = '']) => id),
)

const isId = (value: unknown): value is string =>
  typeof value === 'string' && (/^\d{2,}$/.test(value) || isUuid(value))

/** What looks like one and names nothing that somebody owns. */
const isNoId = new Set(['phone', 'creditCode', 'code', 'codes'])

/** The places of an input that name something; of a long list the first few. */
function idsIn(indexed: IndexedCall, input: Input): FieldPath[] {
  return fieldPaths(indexed, input).filter(
    (path) =>
      isId(valueAt(input, path)) && !path.some((name) => isNoId.has(name) || Number.parseInt(name, 10) > 2),
  )
}

type Try = [label: string, input: Input]
const named = (path: FieldPath, as: unknown) => `${path.join('.')} as ${JSON.stringify(as)}`

/** Each id in another shape. In an address a list of one and a number are what they were. */
function reshaped(indexed: IndexedCall, input: Input): Try[] {
  const { method, path: address } = indexed.call
  const declared = declaredIds(indexed)
  return idsIn(indexed, input).flatMap((path) => {
    const id = valueAt(input, path) as string
    const isInAddress = method === 'GET' || address.includes(`{${path.join('.')}}`)
    const inBody = [Number.parseInt(id, 16), [id], { id }, [[id]]]
    const isDeclared = declared.some((place) => matches(place, path))
    const written = isDeclared ? [spellings.blanks(id), spellings.fullWidth(id)] : []
    const shapes = [...(isInAddress ? [] : inBody), ...written, `${id}' or '1'='1`, `${id},${id}`]
    return shapes.map((shape): Try => [named(path, shape), withValue(input, path, shape)])
  })
}

/** Ids by which anybody may ask: of organisations that everybody may join or follow, and of partners. */
const open: Record<string, string> = {
  'organisations.superAdminInfo': 'organisationId',
  'organisations.checkPhone': 'TeamID',
  'partners.addUserAuth': 'partnerId',
  'partners.gentoken': 'partnerId',
  'teams.checkTeam': 'organisationId',
  'teams.applyJoinTeamMessage': 'organisationId',
}

/** Each id in turn taken from what somebody else sends about a thing of theirs. */
function ofAnotherTeam(indexed: IndexedCall, own: Input, theirs: Input): Try[] {
  return idsIn(indexed, own).flatMap((path): Try[] => {
    const [id, before] = [valueAt(theirs, path), valueAt(own, path)]
    if (!isUuid(id) || id === before || open[indexed.id] === path.join('.')) return []
    return [[named(path, id), withValue(own, path, id)]]
  })
}

/** Each id in turn that of a thing of another kind. */
function ofOtherKinds(indexed: IndexedCall, input: Input, { teamA }: World): Try[] {
  // Saying that one looks at a thing no more names anything of it.
  if (indexed.id === 'staff.leave') return []
  // Any account can be suspended: somebody else's is no thing of another kind.
  const isOfAccounts = indexed.id === 'suspensionsStaff.suspend'
  const others = isOfAccounts ? [teamA.teamId] : [teamA.teamId, teamA.superAdmin.accountId]
  return idsIn(indexed, input)
    .filter((path) => isUuid(valueAt(input, path)))
    .flatMap((path) =>
      others
        .filter((id) => id !== valueAt(input, path))
        .map((id): Try => [named(path, id), withValue(input, path, id)]),
    )
}

async function send(indexed: IndexedCall, input: Input, token: string | undefined): Promise<string> {
  await portal.db.deleteFrom('rate_limits').execute()
  try {
    return reasonOf(await callOverHttp(portal, indexed, input, { token, address: freshAddress() }))
  } catch (error) {
    if (error instanceof NoEnvelope && error.status === 404) return 'noAddress'
    throw error
  }
}

type Tries = [who: ActorName, tries: Try[]][]

async function triesAt(indexed: IndexedCall, world: World): Promise<Tries> {
  const { call } = indexed
  const actor = actorFor(indexed)
  const own = await probeOf(indexed).existing(world)
  if (call.access === 'public') return [[actor, reshaped(indexed, own)]]
  if (call.access === 'staff')
    return [[actor, [...reshaped(indexed, own), ...ofOtherKinds(indexed, own, world)]]]

  // A team has one organisation, so that each of these is about one of its own.
  const [fresh, theirWorld] = [await createWorld(portal), await createWorld(portal)]
  const foreign = await probeOf(indexed).existing({ ...fresh, actingTeam: world.teamOf('otherTeam') })
  const asForeign = reshaped(indexed, foreign)
  if (refused.has(indexed.id)) asForeign.push(['as it is', foreign])
  if (call.access === 'team' && call.effect !== 'read')
    asForeign.push(['another team', { ...foreign, TeamID: fresh.teamA.teamId }])
  const theirs = await probeOf(indexed).existing(theirWorld)
  return [
    ['otherTeam', asForeign],
    [actor, ofAnotherTeam(indexed, own, theirs)],
  ]
}

describe('trust 12: every id swapped', () => {
  it.each(indexedCalls)('$id is refused without a side effect', async (indexed) => {
    const world = await createWorld(portal)
    const tries = await triesAt(indexed, world)
    if (tries.every(([, of]) => of.length === 0)) return
    const tokens = new Map<ActorName, string | undefined>()
    for (const [who] of tries) tokens.set(who, await world.tokenOf(who))
    const before = await stateOfTables(portal)
    for (const [who, of] of tries) {
      for (const [label, tried] of of) {
        const reason = await send(indexed, tried, tokens.get(who))
        expect([who, label, reason]).toEqual([who, label, expect.not.stringMatching(/^(ok|internal)$/)])
      }
    }
    expect(await stateOfTables(portal)).toEqual(before)
  })

  it('ids are in most calls', () => {
    expect(refused.size).toBeGreaterThan(100)
  })
})
