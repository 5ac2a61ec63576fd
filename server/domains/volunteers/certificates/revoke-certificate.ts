import { ApiError } from '../../../../shared/contract/errors.ts'
import { shanghaiDay } from '../../../../shared/lib/text/shanghai-time.ts'
import type { Account, CallContext, StaffMember, TeamMember } from '../../../context.ts'
import { move } from '../../move.ts'
import { certificateLifecycle } from './certificate-lifecycle.ts'
import { type CertificateRow, findCertificate, saveContact } from './certificates.queries.ts'

type Revocation = { number: string; reason: string }

/** The host takes back what it has issued. @throws ApiError `notAvailable`, `illegalTransition` */
export async function revokeAsHost(ctx: CallContext<TeamMember>, input: Revocation) {
  const row = await findCertificate(ctx.db, input.number, 'locked')
  if (row?.team_id !== ctx.actor.team.id) throw new ApiError('notAvailable')
  return revoke(ctx, row, 'host', input)
}

/** Staff take back any. @throws ApiError `notAvailable`, `illegalTransition`, `ownInterest` for one's own */
export async function revokeAsStaff(ctx: CallContext<StaffMember>, input: Revocation) {
  const row = await findCertificate(ctx.db, input.number, 'locked')
  if (!row) throw new ApiError('notAvailable')
  if (row.account_id === ctx.actor.accountId) throw new ApiError('ownInterest')
  return revoke(ctx, row, 'staff', input)
}

async function revoke(
  ctx: CallContext<Account>,
  row: CertificateRow,
  side: 'host' | 'staff',
  { reason }: Revocation,
) {
  const { account_id } = row
  await move(ctx, certificateLifecycle, row, {
    action: 'revoke',
    side,
    accountId: ctx.actor.accountId,
    set: { reason_encrypted: ctx.services.cipher.encrypt(reason, 'volunteer_certificates.reason') },
    reason: { text: reason, about: account_id ? [account_id] : [] },
  })
  return {}
}

/** A certificate by its number, as staff see it: without its holder. @throws ApiError `notAvailable` */
export async function certificateForStaff({ db }: CallContext<StaffMember>, { number }: { number: string }) {
  const row = await findCertificate(db, number)
  if (!row) throw new ApiError('notAvailable')
  const { state, host, activity, issued_on, ended_at } = row
  return {
    ...{ number, state, host },
    activityID: String(activity),
    issuedOn: issued_on,
    endedOn: ended_at && shanghaiDay(ended_at),
  }
}

/** How the acting team's certificates say that it is reached. */
export async function setContact(ctx: CallContext<TeamMember>, { contact }: { contact: string }) {
  const { id } = ctx.actor.team
  await saveContact(ctx.db, { team_id: id, contact })
  ctx.audit({ kind: 'hosting.contact', subjectKind: 'team', subjectId: id })
  return {}
}
