import type { Account, CallContext } from '../../context.ts'
import { applicantRights } from './application.policy.ts'

/** What the user's role in the acting team lets them do with offerings. */
export async function getApplicantRole({ actor }: CallContext<Account>) {
  const role = actor.team?.role ?? null
  return { teamID: actor.team?.id ?? null, role, may: applicantRights(role) }
}
