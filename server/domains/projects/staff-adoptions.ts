import { ApiError } from '../../../shared/contract/errors.ts'
import type { Adoption } from '../../../shared/contract/projects.staff.ts'
import type { AdoptionState } from '../../../shared/rules/toolbox/adoption.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { openSealed, sealText } from '../../db/keys/sealed-texts.ts'
import { recordLook } from '../audit/data-views.ts'
import { recordNames } from '../content/records/record-names.ts'
import { requireHandled } from '../handled-request.ts'
import { move } from '../move.ts'
import { peopleById } from '../sign-in/account/people.ts'
import { adoptionLifecycle } from './adoption-lifecycle.ts'
import { findAdoption } from './adoptions.queries.ts'

type Ctx = CallContext<StaffMember>

/** A request to adopt a project, without the contact. Every view is audited. @throws ApiError `notAvailable` */
export async function reviewAdoption(ctx: Ctx, { adoptionId }: { adoptionId: string }): Promise<Adoption> {
  const row = await findAdoption(ctx.db, adoptionId)
  if (!row) throw new ApiError('notAvailable')
  ctx.audit({ kind: 'adoption.view', subjectKind: 'adoption', subjectId: row.id, teamId: row.team_id })
  const open = (name: 'organisation' | 'place' | 'purpose' | 'note') =>
    openSealed(ctx.services.cipher, 'adoption_requests', name, row) ?? ''
  const project = { collection: 'projects' as const, number: row.number }
  const people = await peopleById(ctx, [row.changed_by])
  return {
    adoptionId: row.id,
    reference: row.reference,
    state: row.state,
    version: row.version,
    instanceID: String(row.number),
    projectTitle: (await recordNames(ctx.db, ctx.locale, [project]))(project),
    organisation: open('organisation'),
    place: open('place'),
    purpose: open('purpose'),
    language: row.language,
    receivedAt: row.received_at.toISOString(),
    note: open('note'),
    changedAt: row.changed_at?.toISOString() ?? null,
    changedBy: people.get(row.changed_by ?? '')?.staffName ?? null,
  }
}

type MoveInput = { adoptionId: string; version: number; state: AdoptionState; note: string }

/**
 * Takes the step that leads to a state; whoever takes the first one goes on with the request.
 * @throws ApiError `conflict`, `illegalTransition`, `notAvailable`, `ownInterest`, `secondPersonNeeded`
 */
export async function moveAdoption(ctx: Ctx, input: MoveInput) {
  const row = await requireHandled(ctx, await findAdoption(ctx.db, input.adoptionId, 'locked'), input.version)
  const { accountId } = ctx.actor
  const note = sealText(ctx.services.cipher, 'adoption_requests', 'note', input.note)
  const { version, state } = await move(ctx, adoptionLifecycle, row, {
    action: input.state,
    accountId,
    set: {
      note: null,
      note_encrypted: note,
      changed_by: accountId,
      assigned_to: row.assigned_to ?? accountId,
    },
  })
  return { version, state }
}

/** A requester's contact, for an audited reason. @throws ApiError `stepUpNeeded`, `notAvailable` */
export async function revealContact(
  ctx: Ctx,
  { adoptionId, reason }: { adoptionId: string; reason: string },
) {
  const row = await findAdoption(ctx.db, adoptionId)
  if (!row) throw new ApiError('notAvailable')
  const contact = ctx.services.cipher.decrypt(row.contact_encrypted, 'adoption_requests.contact')
  await recordLook(ctx, {
    audited: { kind: 'adoption.revealed', subjectKind: 'adoption', teamId: row.team_id },
    what: 'adoption',
    subject: { id: row.id, reference: row.reference },
    reason,
    of: { accountIds: [row.account_id], phones: [contact] },
  })
  return { contact }
}
