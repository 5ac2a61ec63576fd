import { expect } from 'vitest'
import type { IndexedCall } from '../../../server/http/calls/call-index.ts'
import { asJson, callInProcess, freshAddress, guesses, type Outcome, probeOf } from '../callers.ts'
import { type ActorName, createWorld } from '../world.ts'
import { type Answers, answerTo } from './rights.ts'
import { type Stage, send } from './stage.ts'

/** Writes that only feed the audit: they answer the same about one object every time. */
const looks = new Set([
  'applicationsStaff.detail',
  'ordersStaff.detail',
  'ventureQuestions.question',
  'ventureQuestionsStaff.detail',
  'volunteeringStaff.disputeDetail',
  'organisationsStaff.detail',
  'projectsStaff.adoptionDetail',
  'supportStaff.detail',
  'suspensionsStaff.detail',
  'toolRequestsStaff.detail',
  'ventureAwardsStaff.detail',
])
export const isLook = ({ id }: IndexedCall) => looks.has(id)

type ObjectKind = 'existing' | 'missing'

/** In-process the call has the same outcome as over HTTP. */
async function compare(stage: Stage, answers: Answers, object: ObjectKind, actor: ActorName) {
  const outside = answerTo(answers, object, actor)
  const caller = stage[object]?.caller(actor)
  if (!outside || !caller) return
  const inside = await callInProcess(stage.portal, stage.indexed, outside.input, caller)
  if (object === 'existing' && actor === stage.actor) expect(inside.reason).toBe('ok')
  // A value that is not plain JSON in-process would be a different one over HTTP.
  expect(asJson(inside)).toStrictEqual(inside)
  expect(outside.outcome).toStrictEqual(inside)
}

/** Refusals are the same over both transports; so are the responses of calls that read. */
export async function compareRefusals(stage: Stage, answers: Answers): Promise<void> {
  const { call } = stage.indexed
  const isRead = call.effect === 'read'
  for (const actor of ['visitor', 'noTeam'] as const) {
    if (!isRead && call.access === 'public') continue
    if (actor === 'noTeam' && call.access === 'signedIn') continue
    await compare(stage, answers, 'existing', actor)
  }
  if (!isRead) return
  await compare(stage, answers, 'existing', stage.actor)
  await compare(stage, answers, 'missing', stage.actor)
}

/** A look at one object answers the same over both transports. */
export async function compareLooks(stage: Stage): Promise<void> {
  for (const scene of [stage.existing, stage.missing]) {
    if (!scene) continue
    const caller = scene.caller(stage.actor)
    const inside = await callInProcess(stage.portal, stage.indexed, scene.own, caller)
    if (scene === stage.existing) expect(inside.reason).toBe('ok')
    expect(asJson(inside)).toStrictEqual(inside)
    expect(await send(stage, scene.own, caller)).toStrictEqual(inside)
  }
}

/** A write has the same outcome over both transports, each on new objects, since it changes its object. */
export async function compareWrites(stage: Stage, answers: Answers): Promise<void> {
  const { portal, indexed, actor } = stage
  const { existing, missing } = probeOf(indexed)
  for (const [object, make] of [['existing', existing] as const, ['missing', missing] as const]) {
    const outside = answerTo(answers, object, actor)?.outcome
    if (!make) continue
    const world = await createWorld(portal)
    const input = await make(world)
    const caller = { token: await world.tokenOf(actor), address: freshAddress() }
    const inside = await callInProcess(portal, indexed, input, caller)
    if (object === 'existing' && !guesses.has(indexed.id)) expect(inside.reason).toBe('ok')
    expect(shapeOf(outside as Outcome)).toStrictEqual(shapeOf(inside))
  }
}

/** The kind of value in each place: ids and times differ between objects, their places do not. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (value === null || typeof value !== 'object') return isFixed(value) ? value : typeof value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shapeOf(item)]))
}

/** Flags and the names of errors, states and steps are the same for every object. */
function isFixed(value: unknown): boolean {
  return (
    value === null ||
    typeof value === 'boolean' ||
    (typeof value === 'string' && /^[a-z][A-Za-z_]*$/.test(value))
  )
}
