import { paperTerms } from '../../../shared/rules/organisations/paper-openings.ts'
import type { DataViewKind } from '../../../shared/rules/sign-in/data-view.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { spendLimits } from '../../db/limits.ts'
import { recordLook } from '../audit/data-views.ts'
import type { AttachedKind } from './file.policy.ts'
import { findOpening, listOwnersOfPapers, putOpening } from './paper-openings.queries.ts'

export type Papers = {
  kind: AttachedKind
  id: string
  /** The kind and reference by which its sender knows the thing. */
  what: DataViewKind
  reference: string
  teamId: string | null
  /** Whose the thing itself is, also where it has no papers; null of somebody without an account. */
  ofAccounts: readonly (string | null)[]
}

/**
 * Opens a thing's papers to this session for a while, like revealing a phone: for a reason that the audit
 * keeps and that everybody whose papers they are can read. The call requires a fresh proof; the caller has
 * checked that the actor may see the thing.
 * @throws ApiError `tooMany`
 */
export async function openPapers(
  ctx: CallContext<StaffMember>,
  papers: Papers,
  reason: string,
): Promise<{ papersOpenUntil: string }> {
  const { kind, id, what, reference, teamId, ofAccounts } = papers
  const { accountId, sessionId } = ctx.actor
  await spendLimits(ctx.services.limits, [
    { key: `papers:${accountId}`, most: paperTerms.casesPerHour, windowSeconds: 3600 },
  ])
  const until = await putOpening(ctx.db, { sessionId, kind, id }, paperTerms.openMinutes)
  await recordLook(ctx, {
    audited: { kind: 'papers.opened', subjectKind: kind, teamId },
    what,
    subject: { id, reference },
    reason,
    of: { accountIds: [...ofAccounts, ...(await listOwnersOfPapers(ctx.db, kind, id))] },
  })
  return { papersOpenUntil: until.toISOString() }
}

/** The time until which a thing's papers are open to this session; null where they are closed. */
export async function papersOpenUntil(
  { db, actor }: CallContext<StaffMember>,
  { kind, id }: { kind: AttachedKind; id: string },
): Promise<string | null> {
  const until = await findOpening(db, { sessionId: actor.sessionId, kind, id })
  return until?.toISOString() ?? null
}
