import { nextState } from '../../../shared/rules/lifecycle.ts'
import {
  type VerificationAction,
  verificationTransitions,
} from '../../../shared/rules/verification-transitions.ts'
import type { OwnContext } from '../../own-transaction.ts'
import { refreshFace } from './face-documents.ts'
import { removePapers } from './papers.ts'
import { changeOrganisation, insertEvent, type OrganisationRow, placeOf } from './verification.queries.ts'

/** The columns of a verification in which nothing is under way any more. */
export const nothingUnderWay = {
  due_on: null,
  remarks: '{}',
  reason: null,
  reason_words: null,
  locked_by: null,
  locked_until: null,
} as const

/**
 * Ends a verification by the clock, with its papers, unless somebody was faster: then it is met again tomorrow.
 * @returns what it has become; undefined where somebody was faster
 */
export async function endByClock(
  ctx: OwnContext,
  organisation: OrganisationRow,
  action: Extract<VerificationAction, 'lapse' | 'close' | 'abandon'>,
): Promise<OrganisationRow | undefined> {
  const state = nextState(verificationTransitions, placeOf(organisation), action)
  if (!state) return undefined
  const ended = await changeOrganisation(ctx.db, organisation, { ...nothingUnderWay, state })
  if (!ended) return undefined
  await insertEvent(ctx.db, { organisation: ended, action, side: 'portal', accountId: null })
  await removePapers(ctx, ended.id)
  await refreshFace(ctx, ended.id)
  ctx.audit({
    kind: `organisation.${action}`,
    subjectKind: 'organisation',
    subjectId: ended.id,
    teamId: ended.team_id,
    before: { state: organisation.state },
    after: { state },
  })
  return ended
}
