import { ApiError } from '../../../../shared/contract/errors.ts'
import type { CallContext, TeamMember } from '../../../context.ts'
import { offeringOf } from '../../../db/offering-columns.ts'
import { deleteDraft } from '../application.queries.ts'
import { sourceOf } from '../offerings.ts'
import { ownApplication } from '../own-application.ts'
import { dropUnnamedFiles } from './answer-files.ts'

/** Deletes a draft with its answers and files; only the audit keeps a record of it. */
export async function discardDraft(ctx: CallContext<TeamMember>, input: { applicationId: string }) {
  const application = await ownApplication(ctx, input.applicationId)
  await dropUnnamedFiles(ctx, application.id, [])
  if (!(await deleteDraft(ctx.db, application.id))) throw new ApiError('illegalTransition')
  const offering = offeringOf(application)
  await sourceOf(ctx, offering).forgetWish(ctx.db, ctx.actor.team.id, offering.number)
  ctx.audit({
    kind: 'application.discard',
    subjectKind: 'application',
    subjectId: application.id,
    before: { state: 'draft' },
  })
  return {}
}
