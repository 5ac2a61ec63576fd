import { vi } from 'vitest'
import type { CallEntry } from '../../app/api/transport/call-table.ts'
import { type FailedRequest, isEnvelope, sendRequest } from '../../app/api/transport/http-client.ts'
import { sessionCookie } from '../../server/cookie-names.ts'
import { type IndexedCall, indexedCalls } from '../../server/http/calls/call-index.ts'
import { mapPersonal, maskPersonal } from '../../server/http/calls/personal-answers.ts'
import { errorNameOfCode } from '../../shared/contract/error-table.ts'
import { ApiError, type Envelope, type ErrorData } from '../../shared/contract/errors.ts'
import type { TestPortal } from '../support/portal/portal.ts'
import { openSecuredClient } from '../support/secured-call.ts'
import { newBrowser } from '../support/sign-in.ts'
import { probes } from './probes/probes.ts'
import type { ActorName, World } from './world.ts'

export type Input = Record<string, unknown>
type AnyProbe = { existing(world: World): Promise<Input>; missing?(world: World): Promise<Input> }

/** The outcome of a call in a form common to both transports: the output, or the error with its details. */
export type Outcome = { reason: 'ok'; data: unknown } | { reason: string; details: unknown }

/** A response that is no envelope, such as that of an address without a call. */
export class NoEnvelope extends Error {
  readonly status: number
  constructor(path: string, { status, statusText, data }: FailedRequest) {
    super(`${path}: ${status} ${statusText} ${String(data)}`)
    this.status = status
  }
}

/** Calls whose probe sends a wrong code, or none. */
export const guesses: ReadonlySet<string> = new Set([
  'passkeys.prove',
  'passkeys.register',
  'passkeys.signIn',
  'recoveryCodes.use',
  'privacy.deletionRequest',
  'privacy.exportOpen',
  'signIn.signIn',
  'staff.secondFactorConfirm',
  'staff.secondFactorProve',
  'waysIn.identityConfirm',
  'waysIn.phoneChange',
  'waysIn.mailLinkFollow',
  // No provider and no public account is connected.
  'providers.start',
  'providers.finish',
  'providers.link',
  'wechat.sign',
  // None of these people has an email address.
  'waysIn.identityMail',
])

export type Caller = { token?: string | undefined; address: string; idempotencyKey?: string }

export function probeOf({ group, name, id }: IndexedCall): AnyProbe {
  const probe = (probes as unknown as Record<string, Record<string, AnyProbe>>)[group]?.[name]
  if (!probe) throw new Error(`no probe for ${id}`)
  return probe
}

export function callNamed(id: string): IndexedCall {
  const indexed = indexedCalls.find((one) => one.id === id)
  if (!indexed) throw new Error(`${id} is gone`)
  return indexed
}

/** The outcome of a call. A call about several things answers per thing: here, the first refusal counts. */
export function reasonOf(outcome: Outcome): string {
  if (!('data' in outcome)) return outcome.reason
  const { refused = [], items = [] } = (outcome.data ?? {}) as { refused?: Item[]; items?: Item[] }
  return [...refused, ...items].find(({ error }) => error)?.error ?? outcome.reason
}
type Item = { error?: string | null }

/** An actor who may make the call. */
export function actorFor({ group, id, call }: IndexedCall): ActorName {
  if (id === 'staff.invitationAccept' || id === 'teams.applyJoinTeamMessage') return 'noTeam'
  // The super admin cannot leave while others are in the team.
  if (id === 'teams.leave') return 'member'
  const ofReviewers = [
    'staff.assign',
    'staff.look',
    'volunteeringStaff.disputeDetail',
    'volunteeringStaff.settle',
  ]
  if (ofReviewers.includes(id)) return 'reviewer'
  const ofAdministrators = [
    'staff',
    'roleChangesStaff',
    'suspensionsStaff',
    'settingsStaff',
    'auditStaff',
    'partnersStaff',
    'earlierUsersStaff',
  ]
  if (ofAdministrators.includes(group)) return 'administrator'
  if (group === 'judging') return 'judge'
  if (call.access === 'staff' && /^(venture|judging)/.test(group)) return 'ventureManager'
  if (call.access !== 'staff') return 'superAdmin'
  if (id === 'contentStaff.reviewRule') return 'administrator'
  if (id === 'searchStaff.synonymTry') return 'editor'
  if (['contentStaff', 'projectsStaff', 'importsStaff', 'surveysStaff', 'selftestStaff'].includes(group))
    return 'editor'
  const ofSupport = [
    'supportStaff',
    'searchStaff',
    'toolRequestsStaff',
    'deliveriesStaff',
    'volunteeringStaff',
  ]
  if (ofSupport.includes(group)) return 'supportAgent'
  return group.startsWith('organisations') ? 'verifier' : 'reviewer'
}

let lastAddress = 0

/** A new address for each try, since limits by address are tested elsewhere. */
export function freshAddress(): string {
  lastAddress += 1
  return `10.7.${(lastAddress >> 8) & 255}.${lastAddress & 255}`
}

/** Makes the call as server rendering does. */
export async function callInProcess(
  portal: TestPortal,
  { group, name }: IndexedCall,
  input: Input,
  { token, address, idempotencyKey }: Caller,
): Promise<Outcome> {
  const api = await portal.api({ ...(token && { token }), address })
  const calls = api as unknown as Record<string, Record<string, (...args: unknown[]) => Promise<unknown>>>
  try {
    const data = await calls[group]?.[name]?.(input, idempotencyKey ? { idempotencyKey } : {})
    return { reason: 'ok', data }
  } catch (error) {
    if (error instanceof ApiError) return { reason: error.reason, details: asJson(error.details) }
    throw error
  }
}

/** Makes the call with the browser client's own code; personal texts are decrypted, then masked. */
export async function callOverHttp(
  portal: TestPortal,
  { call }: IndexedCall,
  input: Input,
  caller: Caller,
): Promise<Outcome> {
  if (call.secured === 'none') {
    const envelope = await sendPlain(portal, { encoding: 'json', ...call }, input, caller)
    return outcomeOf(envelope, envelope.data)
  }
  const client = openSecuredClient(portal, sentFrom(caller))
  const envelope = await client.send(call, input)
  const opened = await client.open(envelope)
  return outcomeOf(
    envelope,
    envelope.code === 0 ? await mapPersonal(call.output, opened, maskPersonal) : opened,
  )
}

/** Sends the envelope of a request as the browser's client forms it, without a trace id. */
export async function sendPlain(
  portal: TestPortal,
  entry: CallEntry,
  input: Input,
  { token, address, idempotencyKey }: Caller,
): Promise<Envelope> {
  vi.stubGlobal('location', { pathname: '/' })
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    portal.fetch(path, { ...init, address, ...(token && { cookie: `${sessionCookie}=${token}` }) }),
  )
  try {
    const answer: Envelope | FailedRequest = await sendRequest(entry, input, {
      idempotencyKey,
      staysOnPage: true,
    })
    if (isEnvelope(answer)) return answer
    throw new NoEnvelope(entry.path, answer)
  } finally {
    vi.unstubAllGlobals()
  }
}

/** The identity for which the secured client of the tests acts. */
export function sentFrom({ token, address, idempotencyKey: key }: Caller) {
  const cookie = token && `${sessionCookie}=${token}`
  return { browser: newBrowser(), address, ...(cookie && { cookie }), ...(key && { key }) }
}

/** A value after a round trip through JSON. */
export function asJson(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value))
}

function outcomeOf(envelope: Envelope, data: unknown): Outcome {
  if (envelope.code === 0) return { reason: 'ok', data }
  // The response of an address without a call.
  if (envelope.data === null) return { reason: 'noAddress', details: {} }
  const { error, message: _, ...details } = envelope.data as ErrorData
  if (error !== errorNameOfCode(envelope.code)) throw new Error(`${envelope.code} is not ${error}`)
  return { reason: error, details }
}
