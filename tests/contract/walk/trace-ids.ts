import { expect } from 'vitest'
import { indexedCalls } from '../../../server/http/calls/call-index.ts'
import { openSecuredClient } from '../../support/secured-call.ts'
import { sendPlain, sentFrom } from '../callers.ts'
import { beginAnew, type Stage } from './stage.ts'

const refused = { code: 4009, traceId: null }

/** A secured call is refused without its own trace id, and in plain where it must be encrypted. */
export async function tryWithoutTraceId({ portal, indexed: { call }, actor, existing }: Stage) {
  const { own, caller } = existing
  const entry = { encoding: 'json', ...call } as const
  const client = openSecuredClient(portal, sentFrom(caller(actor)))
  const elsewhere = indexedCalls.find((other) => isSecured(other.call) && other.call.path !== call.path)
  const attempts = [
    own,
    { ...own, traceId: crypto.randomUUID() },
    { ...own, traceId: (await client.getTrace(elsewhere?.call.path ?? '')).traceId },
    { ...own, traceId: [crypto.randomUUID()] },
  ]
  for (const attempt of attempts)
    expect(await sendPlain(portal, entry, attempt, caller(actor))).toMatchObject(refused)
  if (call.secured !== 'encrypt') return
  for (const inPlain of [own, { data: own }, { data: JSON.stringify(own) }])
    expect(await client.sendSealed(call.path, inPlain)).toMatchObject(refused)
}

const isSecured = ({ secured }: { secured: string }) => secured !== 'none'

/** A trace id is accepted once. */
export async function tryTraceIdTwice(stage: Stage): Promise<void> {
  const { portal, indexed } = stage
  const { call } = indexed
  const { input, caller } = await beginAnew(stage)
  const client = openSecuredClient(portal, sentFrom(caller))
  const answer = await client.send(call, input)
  expect(answer.code).not.toBe(refused.code)
  const replay = { ...input, traceId: answer.traceId ?? '' }
  expect(await sendPlain(portal, { encoding: 'json', ...call }, replay, caller)).toMatchObject(refused)
}
