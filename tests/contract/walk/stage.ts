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

/** Inputs of a call in one world, as two teams would send them; neither has been sent yet. */
export type Scene = {
  world: World
  /** The input that team A would send. */
  own: Input
  /** The other team's input, about an object of a third; its own where the call has no teams. */
  foreign: Input
  third: World
  /** For refused or reading actors, whose session stays as it is. */
  caller(actor: ActorName): Caller
}

/** The state that all attacks on one call share. */
export type Stage = {
  portal: TestPortal
  indexed: IndexedCall
  /** An actor who may make the call. */
  actor: ActorName
  /** Inputs about existing objects, and about missing ones. */
  existing: Scene
  missing: Scene | null
}

export async function setStage(portal: TestPortal, indexed: IndexedCall): Promise<Stage> {
  const probe = probeOf(indexed)
  // A team has one organisation, so that its input about a missing one comes from another team.
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

/** A caller and an object that no attack has used. */
export async function beginAnew({ portal, indexed, actor }: Pick<Stage, 'portal' | 'indexed' | 'actor'>) {
  const world = await createWorld(portal)
  const input = await probeOf(indexed).existing(world)
  return { world, input, caller: { token: await world.tokenOf(actor), address: freshAddress() } }
}

/** The outcome of a request; rate limits are reset, since they have tests of their own. */
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
