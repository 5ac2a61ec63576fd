import { ApiError } from '../../../shared/contract/errors.ts'
import type { OwnedId } from '../../../shared/lib/owned-id.ts'
import { changedElsewhere } from '../../../shared/rules/content/changed-elsewhere.ts'
import { isOver } from '../../../shared/rules/organisations/verification-transitions.ts'
import type { CallContext, TeamMember } from '../../context.ts'
import { wasAuditedLately } from '../../db/audit/audit.ts'
import { attachFiles } from '../files/attach-files.ts'
import { refuseGoneFiles } from '../files/gone-files.ts'
import { rememberWish } from '../toolbox/requests/wished-tool.ts'
import { openFieldsOf } from './review/open-fields.ts'
import { paperPurposes } from './review/papers.ts'
import { knownBefore } from './review/stated-before.ts'
import { findLiveDraft, putDraft } from './statement-draft.queries.ts'
import {
  draftKind,
  draftOwner,
  forgetDraft,
  openDraft,
  removeDraftFiles,
  sealDraft,
  type Typed,
  withoutMasks,
} from './statement-draft.ts'
import { requireLedTeam } from './verification.policy.ts'
import { lockTeam } from './verification.queries.ts'

const auditedEveryMinutes = 10

/** Saves what was typed of a statement, valid or not. Only the named fields change. */
export async function saveStatementDraft(
  ctx: CallContext<TeamMember>,
  {
    TeamID,
    toolId,
    base,
    ...stated
  }: Typed & {
    TeamID: OwnedId
    toolId?: string | undefined
    base?: Record<string, string> | undefined
  },
): Promise<{ savedAt: string }> {
  requireLedTeam(ctx, TeamID)
  const owner = draftOwner(ctx)
  // Serialised with submission: typing from before it must not reappear after it.
  const team = await lockTeam(ctx.db, owner.teamId)
  if (!team) throw new ApiError('notAvailable')
  const { organisation } = team
  const canState = !organisation || isOver(organisation.state) || openFieldsOf(organisation).length > 0
  if (!canState) throw new ApiError('illegalTransition')
  const before = await findLiveDraft(ctx.db, owner)
  const kept = before && openDraft(ctx.services, before)
  const known = await knownBefore(ctx, owner, organisation)
  const unmasked = withoutMasks(stated, known)
  refuseChanged({ ...known, ...kept }, unmasked, base)
  const typed: Typed = { ...kept, ...unmasked }
  const draft = await putDraft(ctx.db, owner, sealDraft(ctx.services, typed))
  await keepPapers(ctx, draft.id, stated)
  const { certificate = [], letter = [] } = typed
  await removeDraftFiles(ctx, draft.id, [...certificate, ...letter])
  if (toolId) await rememberWish(ctx.db, owner.teamId, Number(toolId))
  await auditSaving(ctx, draft.id)
  return { savedAt: draft.saved_at.toISOString() }
}

/** @throws ApiError `invalidInput` per field that another page has changed since this page last read it */
function refuseChanged(stored: object, typed: object, base: Record<string, string> | undefined): void {
  const changed = changedElsewhere({ ...stored }, { ...typed }, base)
  if (changed.length === 0) return
  const fields = changed.map((key) => [key, { reason: 'changedElsewhere' }] as const)
  throw new ApiError('invalidInput', { fields: Object.fromEntries(fields) })
}

/** @throws ApiError `invalidInput` by field for a missing paper, `notAvailable` for somebody else's */
async function keepPapers(
  ctx: CallContext<TeamMember>,
  draftId: string,
  { certificate = [], letter = [] }: Typed,
): Promise<void> {
  const to = { kind: draftKind, id: draftId } as const
  await refuseGoneFiles(ctx, to, { certificate, letter })
  await attachFiles(ctx, { fileIds: certificate, ...to, purpose: paperPurposes.certificate })
  await attachFiles(ctx, { fileIds: letter, ...to, purpose: paperPurposes.letter })
}

/** Deletes a draft with its files; only the audit keeps a record of it. */
export async function discardStatementDraft(
  ctx: CallContext<TeamMember>,
  { TeamID }: { TeamID: OwnedId },
): Promise<Record<string, never>> {
  requireLedTeam(ctx, TeamID)
  const draft = await forgetDraft(ctx, draftOwner(ctx))
  if (draft) ctx.audit({ kind: 'statement.discard', subjectKind: draftKind, subjectId: draft.id })
  return {}
}

/** One entry per ten minutes of typing, not one for each pause. */
async function auditSaving(ctx: CallContext<TeamMember>, draftId: string): Promise<void> {
  const entry = { kind: 'statement.saved', subjectKind: draftKind, subjectId: draftId }
  const { accountId } = ctx.actor
  if (await wasAuditedLately(ctx.db, { ...entry, accountId }, auditedEveryMinutes)) return
  ctx.audit(entry)
}
