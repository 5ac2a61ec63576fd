import type { Account, CallContext } from '../../../context.ts'
import { ownConsents } from './consents.ts'
import { ownExports } from './exports.ts'

/** What the part about my data shows: what I agreed to, my packages, and how I prove that it is me. */
export async function readPrivacy(ctx: CallContext<Account>) {
  const { staff } = ctx.actor
  return {
    consents: await ownConsents(ctx),
    exports: await ownExports(ctx),
    proof: staff
      ? staff.hasFreshProof
        ? ('proven' as const)
        : ('secondFactor' as const)
      : ('code' as const),
  }
}
