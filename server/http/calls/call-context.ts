import type { Call } from '../../../shared/contract/call.ts'
import type { Actor, AuditEntry, CallContext } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { limitPersonal } from './personal-answers.ts'
import type { RequestScope } from './request-scope.ts'

/** Any call's handler without its types: the contract has checked both ends. */
export type AnyHandler = (ctx: CallContext, input: unknown) => Promise<unknown>

/** Parses the output by the contract: drops undeclared fields, and masks what the reader may not see. */
export async function answer(call: Call, actor: Actor, output: unknown): Promise<unknown> {
  return call.output.parse(await limitPersonal(call, actor, output))
}

export type Action = () => Promise<void> | void
/** What a call leaves to be done after its commit or its failure. */
type Kept = { entries: AuditEntry[]; after: Action[]; undo: Action[] }

/** What a handler receives of its request. */
export function contextOf(
  scope: RequestScope,
  db: Db,
  { entries, after, undo }: Kept = { entries: [], after: [], undo: [] },
): CallContext {
  return {
    db,
    actor: scope.actor,
    locale: scope.locale,
    requestId: scope.requestId,
    browserId: scope.browserId,
    rememberBrowser: scope.rememberBrowser,
    address: scope.address,
    device: scope.device,
    idempotencyKey: null,
    services: scope.services,
    cookies: scope.cookies,
    audit: (entry) => entries.push(entry),
    afterCommit: (action) => after.push(action),
    afterFailure: (action) => undo.push(action),
  }
}
