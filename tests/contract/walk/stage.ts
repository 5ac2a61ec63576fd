import type { IndexedCall } from '../../../server/http/calls/call-index.ts'
import type { TestPortal } from '../../support/portal/portal.ts'
import {
  actorFor,
  type Caller,
  callOverHttp,
  freshAddress,
  type Input,
  NoEnvelope,
  type Outcome,
  probeOf,
} from '../callers.ts'
import { type ActorName, createWorld, type World } from '../world.ts'

/** Things that a call is about in one world, as two teams would send them; nobody has sent them yet. */
export type Scene = {
  world: World
  /** As team A would. */
  own: Input
  /** As the other team would, about a thing of a third one: its own where the call tells no teams apart. */
  foreign: Input
  third: World
  /** Who is refused, or only reads: the session stays as it is. */
  caller(actor: ActorName): Caller
}

/** What all attacks on one call share. */
export type Stage = {
  portal: TestPortal
  indexed: IndexedCall
  /** Somebody who may make the call. */
  actor: ActorName
  /** About things that exist, and about none. */
  existing: Scene
  missing: Scene | null
}

export async function setStage(portal: TestPortal, indexed: IndexedCall): Promise<Stage> {
  const probe = probeOf(indexed)
  // A team has one organisation, so that what it sends about none is another team's.
  const isApart = indexed.group.startsWith('organisations') && indexed.call.effect !== 'read'
  const existing = await setScene(portal, indexed, probe.existing)
  const missing = probe.missing && (await setScene(portal, indexed, probe.missing, isApart ? null : existing))
  return { portal, indexed, actor: actorFor(indexed), existing, missing: missing ?? null }
}

async function setScene(
  portal: TestPortal,
  { call }: IndexedCall,
  make: (world: World) => Promise<Input>,
  beside: Scene | null = null,
): Promise<Scene> {
  const world = beside?.world ?? (await createWorld(portal))
  const isOfTeams = call.access === 'team' || call.access === 'signedIn'
  const third = beside?.third ?? (isOfTeams ? await createWorld(portal) : world)
  const own = await make(world)
  const foreign = isOfTeams ? await make({ ...third, actingTeam: world.teamOf('otherTeam') }) : own
  if (beside) return { ...beside, own, foreign }
  const tokens = await world.tokens()
  return {
    world,
    own,
    foreign,
    third,
    caller: (actor) => ({ token: tokens[actor], address: freshAddress() }),
  }
}

/** Somebody and something that no attack has met yet. */
export async function beginAnew({ portal, indexed, actor }: Pick<Stage, 'portal' | 'indexed' | 'actor'>) {
  const world = await createWorld(portal)
  const input = await probeOf(indexed).existing(world)
  return { world, input, caller: { token: await world.tokenOf(actor), address: freshAddress() } }
}

/** What a sending came to; how often somebody may send is another promise. */
export async function send(
  { portal, indexed }: Pick<Stage, 'portal' | 'indexed'>,
  input: Input,
  { token }: Pick<Caller, 'token'>,
): Promise<Outcome> {
  const sendOnce = () => callOverHttp(portal, indexed, input, { token, address: freshAddress() })
  try {
    const outcome = await sendOnce()
    if (outcome.reason !== 'tooMany') return outcome
    await forgetLimits(portal)
    return await sendOnce()
  } catch (error) {
    if (error instanceof NoEnvelope && error.status === 404) return { reason: 'noAddress', details: {} }
    throw error
  }
}

export async function forgetLimits({ db }: TestPortal): Promise<void> {
  await db.deleteFrom('rate_limits').execute()
}
