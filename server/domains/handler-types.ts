import type { z } from 'zod'
import type { Call, CallGroup } from '../../shared/contract/call.ts'
import type { Account, Actor, CallContext, StaffMember, TeamMember } from '../context.ts'

/** The actor that a handler can rely on, by the access that the contract states. */
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

/** The part of a call that runs in its transaction, after its files were inspected. */
export type WriteOf<C extends Call> = (ctx: CallContext<ActorOf<C>>) => Promise<z.input<C['output']>>

/**
 * The handlers of a domain: exactly one per call of its contract. A call that takes files inspects them
 * before the transaction begins, which would otherwise hold a connection meanwhile and time out.
 */
export type HandlersOf<Group extends CallGroup> = {
  [Name in keyof Group]: NonNullable<Group[Name]['encoding']> extends 'multipart'
    ? Handler<Group[Name], WriteOf<Group[Name]>>
    : Handler<Group[Name], z.input<Group[Name]['output']>>
}
