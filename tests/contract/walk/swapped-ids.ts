import { expect } from 'vitest'
import type { IndexedCall } from '../../../server/http/calls/call-index.ts'
import { declaredIds, isUuid, matches, spellings } from '../attacks/id-spellings.ts'
import { type FieldPath, fieldPaths, valueAt, withValue } from '../attacks/input-fields.ts'
import { type Input, reasonOf } from '../callers.ts'
import type { ActorName } from '../world.ts'
import { refusedToOthers } from './rights.ts'
import { type Scene, type Stage, send } from './stage.ts'

const isId = (value: unknown): value is string =>
  typeof value === 'string' && (/^\d{2,}$/.test(value) || isUuid(value))

/** Fields that look like ids but name nothing that anybody owns. */
const isNoId = new Set(['phone', 'creditCode', 'code', 'codes'])

/** The places of an input that name something; only the first few of a long list. */
function idsIn(indexed: IndexedCall, input: Input): FieldPath[] {
  return fieldPaths(indexed, input).filter(
    (path) =>
      isId(valueAt(input, path)) && !path.some((name) => isNoId.has(name) || Number.parseInt(name, 10) > 2),
  )
}

type Try = [label: string, input: Input]
const named = (path: FieldPath, as: unknown) => `${path.join('.')} as ${JSON.stringify(as)}`

/** Each id in another JSON type. In an address a one-item list and a number look the same as before. */
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

/** Ids with which anybody may ask: organisations open to joining or following, partners, and shifts. */
const open: Record<string, string> = {
  'organisations.superAdminInfo': 'organisationId',
  'organisations.checkPhone': 'TeamID',
  'partners.addUserAuth': 'partnerId',
  'partners.giveHours': 'partnerId',
  'partners.gentoken': 'partnerId',
  'teams.checkTeam': 'organisationId',
  'volunteering.signUp': 'shiftId',
  'teams.applyJoinTeamMessage': 'organisationId',
}

/** Each id in turn replaced by one from another team's input about its own object. */
function ofAnotherTeam(indexed: IndexedCall, own: Input, theirs: Input): Try[] {
  return idsIn(indexed, own).flatMap((path): Try[] => {
    const [id, before] = [valueAt(theirs, path), valueAt(own, path)]
    if (!isUuid(id) || id === before || open[indexed.id] === path.join('.')) return []
    return [[named(path, id), withValue(own, path, id)]]
  })
}

/** Each id in turn replaced by that of an object of another kind. */
function ofOtherKinds(indexed: IndexedCall, { own, world: { teamA } }: Scene): Try[] {
  // Leaving a page accepts any id, since nothing is read by it.
  if (indexed.id === 'staff.leave') return []
  // Any account can be suspended, so another person's account is not an object of another kind.
  const isOfAccounts = indexed.id === 'suspensionsStaff.suspend'
  const others = isOfAccounts ? [teamA.teamId] : [teamA.teamId, teamA.superAdmin.accountId]
  return idsIn(indexed, own)
    .filter((path) => isUuid(valueAt(own, path)))
    .flatMap((path) =>
      others
        .filter((id) => id !== valueAt(own, path))
        .map((id): Try => [named(path, id), withValue(own, path, id)]),
    )
}

function triesAt({ indexed, actor, existing }: Stage): [who: ActorName, tries: Try[]][] {
  const { own, foreign, third } = existing
  const { call, id } = indexed
  if (call.access === 'public') return [[actor, reshaped(indexed, own)]]
  if (call.access === 'staff')
    return [[actor, [...reshaped(indexed, own), ...ofOtherKinds(indexed, existing)]]]
  const asForeign = reshaped(indexed, foreign)
  if (refusedToOthers.has(id)) asForeign.push(['as it is', foreign])
  if (call.access === 'team' && call.effect !== 'read')
    asForeign.push(['another team', { ...foreign, TeamID: third.teamA.teamId }])
  return [
    ['otherTeam', asForeign],
    [actor, ofAnotherTeam(indexed, own, foreign)],
  ]
}

/** Every swapped id is refused. */
export async function swapIds(stage: Stage): Promise<void> {
  for (const [who, tries] of triesAt(stage)) {
    for (const [label, tried] of tries) {
      const reason = reasonOf(await send(stage, tried, stage.existing.caller(who)))
      expect([who, label, reason]).toEqual([who, label, expect.not.stringMatching(/^(ok|internal)$/)])
    }
  }
}

/** Texts that only look like ids, or are also the names of roles and have a single spelling. */
const otherTexts: Record<string, string[]> = {
  'applicationsStaff.addCodes': ['codes.0'],
  'roleChangesStaff.roleRetire': ['key'],
  // The key that a form chooses, in any letters; here it looks like an id.
  'suspensions.object': ['formKey'],
}

/** Everything that looks like an id is declared as one, and so is read in one spelling. */
export function expectDeclaredIds({ indexed, existing: { own } }: Stage): void {
  const declared = declaredIds(indexed)
  const undeclared = fieldPaths(indexed, own)
    .filter((path) => isUuid(valueAt(own, path)) && !declared.some((place) => matches(place, path)))
    .map((path) => path.join('.'))
  expect(undeclared).toEqual(otherTexts[indexed.id] ?? [])
}
