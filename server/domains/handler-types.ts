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

/** The handlers of a domain: exactly one for every call of its contract. */
export type HandlersOf<Group extends CallGroup> = {
  [Name in keyof Group]: (
    ctx: CallContext<ActorOf<Group[Name]>>,
    input: z.output<Group[Name]['input']>,
  ) => Promise<z.input<Group[Name]['output']>>
}
