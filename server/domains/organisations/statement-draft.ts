import type { StatementDraft } from '../../../shared/contract/organisations/organisation-parts.ts'
import { maskName, maskPhone } from '../../../shared/lib/text/masking.ts'
import type { CallContext, TeamMember } from '../../context.ts'
import type { OwnContext } from '../../own-transaction.ts'
import { ownedBy } from '../../owned-by.ts'
import type { Services } from '../../services.ts'
import { filesOf } from '../files/files-of.ts'
import { removeFiles } from '../files/remove-files.ts'
import type { PersonalField } from './review/personal-facts.ts'
import type { Statement } from './statement.ts'
import {
  type DraftOwner,
  type DraftRow,
  deleteDraft,
  deleteOldDraft,
  findLiveDraft,
} from './statement-draft.queries.ts'

/** The stored form: the statement as typed, and the search that led to it. */
export type Typed = Statement & { search?: string | undefined }

export const draftKind = 'statementDraft'
const column = 'statement_drafts.statement'

/** The caller's unsent draft for their team. */
export async function getStatementDraft(
  ctx: CallContext<TeamMember>,
): Promise<{ draft: StatementDraft | null }> {
  const row = await findLiveDraft(ctx.db, draftOwner(ctx))
  return { draft: row ? await present(ctx, row) : null }
}

async function present(ctx: CallContext<TeamMember>, row: DraftRow): Promise<StatementDraft> {
  const typed = openDraft(ctx.services, row)
  const files = (await filesOf(ctx, { kind: draftKind, id: row.id })).flatMap(({ view }) => view ?? [])
  const kept = (ids: readonly string[] = []) => files.filter(({ fileId }) => ids.includes(fileId))
  const text = (value: string | undefined) => value ?? ''
  return ownedBy(ctx.actor.accountId, {
    savedAt: row.saved_at.toISOString(),
    search: text(typed.search),
    entityType: text(typed.entityType),
    name: text(typed.name),
    creditCode: text(typed.creditCode),
    registeredOn: text(typed.registeredOn),
    address: text(typed.address),
    legalRepresentative: text(typed.legalRepresentative),
    contactName: text(typed.contactName),
    contactPhone: text(typed.contactPhone),
    realName: text(typed.realName),
    position: text(typed.position),
    certificate: kept(typed.certificate),
    letter: kept(typed.letter),
  })
}

export function draftOwner({ actor }: CallContext<TeamMember>): DraftOwner {
  return { accountId: actor.accountId, teamId: actor.team.id }
}

export function openDraft({ cipher }: Services, row: DraftRow): Typed {
  return JSON.parse(cipher.decrypt(row.statement_encrypted, column)) as Typed
}

export function sealDraft({ cipher }: Services, typed: Typed): string {
  return cipher.encrypt(JSON.stringify(typed), column)
}

const masks: Record<PersonalField, (value: string) => string> = {
  address: () => '****',
  legalRepresentative: maskName,
  contactName: maskName,
  contactPhone: maskPhone,
  realName: maskName,
  position: () => '****',
}

/**
 * Restores the stored values where a form sent masked ones: a page without script shows personal texts
 * masked, and submitting it unchanged must not overwrite them.
 */
export function withoutMasks<Stated extends Statement>(stated: Stated, kept: Typed): Stated {
  const restored = { ...stated }
  for (const [field, mask] of Object.entries(masks) as [PersonalField, (value: string) => string][]) {
    const before = kept[field]
    if (before && stated[field] === mask(before)) restored[field] = before
  }
  return restored
}

/** Deletes a draft and the files that still belong to it. */
export async function forgetDraft(
  ctx: Pick<CallContext, 'db' | 'services'>,
  owner: DraftOwner,
): Promise<{ id: string } | undefined> {
  const draft = await deleteDraft(ctx.db, owner)
  if (draft) await removeDraftFiles(ctx, draft.id, [])
  return draft
}

/** Removes a draft's files that it does not name. */
export async function removeDraftFiles(
  ctx: Pick<CallContext, 'db' | 'services'>,
  draftId: string,
  named: readonly string[],
): Promise<void> {
  const files = await filesOf(ctx, { kind: draftKind, id: draftId })
  const unnamed = files.filter(({ fileId, view }) => view && !named.includes(fileId))
  await removeFiles(ctx, { fileIds: unnamed.map(({ fileId }) => fileId) })
}

/** Deletes a draft untouched for its term, with its files. */
export async function removeOldDraft(ctx: OwnContext, id: string): Promise<void> {
  if (await deleteOldDraft(ctx.db, id)) await removeDraftFiles(ctx, id, [])
}
