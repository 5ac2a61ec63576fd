import type { z } from 'zod'
import type { Call, CallGroup } from '../../shared/contract/call.ts'
import type { Account, Actor, CallContext, StaffMember, TeamMember } from '../context.ts'

/** Who a handler can rely on, by the access that the contract states. */
type ActorOf<C extends Call> = C['access'] extends 'public'
  ? Actor
  : C['access'] extends 'signedIn'
    ? Account
    : C['access'] extends 'team'
      ? TeamMember
      : StaffMember

type Handler<C extends Call, Result> = (
  ctx: CallContext<ActorOf<C>>,
  input: z.output<C['input']>,
) => Promise<Result>

/** What writes in the transaction of a call, once its files were looked through. */
export type WriteOf<C extends Call> = (ctx: CallContext<ActorOf<C>>) => Promise<z.input<C['output']>>

/**
 * The handlers of a domain: exactly one for every call of its contract. One that takes files looks through them before
 * there is a transaction, which would hold a connection meanwhile and be ended where that takes long.
 */
export type HandlersOf<Group extends CallGroup> = {
  [Name in keyof Group]: NonNullable<Group[Name]['encoding']> extends 'multipart'
    ? Handler<Group[Name], WriteOf<Group[Name]>>
    : Handler<Group[Name], z.input<Group[Name]['output']>>
}
